/** Copies a text to the clipboard; returns whether it could. Pages without https cannot use `navigator.clipboard`. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const area = document.createElement("textarea");
  area.value = text;
  area.style.position = "fixed";
  // A modal dialog makes everything outside it inert: the text must be selected inside.
  const parent = document.querySelector("dialog[open]") ?? document.body;
  parent.append(area);
  area.select();
  try {
    return document.execCommand("copy");
  } finally {
    area.remove();
  }
}

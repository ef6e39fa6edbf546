/** Puts a text on the clipboard; tells whether it could. Pages without https may only do it the old way. */
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

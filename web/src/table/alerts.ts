/** "Your turn" beyond the page: a mark on the tab's icon, and a message of the browser. */

const SIZE = 64;
let plain: string | null = null;
let marked = false;

/** Marks the tab's icon with a dot, or takes it off again. */
export function badge(on: boolean): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (!link) return;
  plain ??= link.href;
  marked = on;
  if (!on) {
    link.href = plain;
    return;
  }
  const picture = new Image();
  picture.onload = () => {
    // The turn may be over before the picture is there.
    const badged = marked ? drawn(picture) : null;
    if (badged) link.href = badged;
  };
  picture.src = plain;
}

/** Asks the browser for leave to send messages; only ever called from a click. */
export async function askLeave(): Promise<boolean> {
  if (typeof Notification === "undefined") return false;
  return (await Notification.requestPermission()) === "granted";
}

/** Sends a message that brings the reader back to this page; none while he looks at it. */
export function notify(title: string, body: string): void {
  if (typeof Notification === "undefined" || Notification.permission !== "granted" || !document.hidden) return;
  try {
    const message = new Notification(title, { body, tag: location.pathname, icon: "/icon.svg" });
    message.onclick = () => {
      window.focus();
      message.close();
    };
  } catch {
    // Phones allow messages only to pages with a worker of their own; there the title must do.
  }
}

function drawn(picture: HTMLImageElement): string | null {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = SIZE;
  const pen = canvas.getContext("2d");
  if (!pen) return null;
  pen.drawImage(picture, 0, 0, SIZE, SIZE);
  pen.beginPath();
  pen.arc(SIZE - 17, 17, 15, 0, 2 * Math.PI);
  pen.fillStyle = "#c8553d";
  pen.fill();
  pen.lineWidth = 4;
  pen.strokeStyle = "#fffaf0";
  pen.stroke();
  return canvas.toDataURL("image/png");
}

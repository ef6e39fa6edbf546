/** "Your turn" outside the page: a dot on the tab's icon, and a notification of the browser. */

const SIZE = 64;
let plainIcon: string | null = null;
let badged = false;

/** Puts a dot on the tab's icon, or removes it. */
export function setBadge(on: boolean): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (!link) return;
  plainIcon ??= link.href;
  badged = on;
  if (!on) {
    link.href = plainIcon;
    return;
  }
  const picture = new Image();
  picture.onload = () => {
    // The turn may be over before the picture is loaded.
    const icon = badged ? withDot(picture) : null;
    if (icon) link.href = icon;
  };
  picture.src = plainIcon;
}

/** Asks for permission to show notifications; browsers allow that only in a click. */
export async function requestPermission(): Promise<boolean> {
  if (typeof Notification === "undefined") return false;
  return (await Notification.requestPermission()) === "granted";
}

/** Shows a notification that leads back to this page; none while the page is visible. */
export function notify(title: string, body: string): void {
  if (typeof Notification === "undefined" || Notification.permission !== "granted" || !document.hidden) return;
  try {
    const notification = new Notification(title, { body, tag: location.pathname, icon: "/icon.svg" });
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
  } catch {
    // Phones allow notifications only to pages with a service worker; there the page's title must do.
  }
}

function withDot(picture: HTMLImageElement): string | null {
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

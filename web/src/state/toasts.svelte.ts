/** Short notices at the edge of the page, spoken to screen readers. */

import { refusedText } from "../words/refusal";
import { language } from "./language.svelte";

interface Toast {
  id: number;
  text: string;
  kind: "good" | "plain" | "bad";
}

const DURATION = 5000;
const DURATION_BAD = 9000;

class Toasts {
  all: readonly Toast[] = $state.raw([]);
  /** Pixels to leave free at the lower edge. */
  bottomInset = $state(0);
  private next = 0;

  /** Shows a notice for a while, once if it is repeated. */
  show(text: string, kind: Toast["kind"] = "plain"): void {
    const id = this.next++;
    const others = this.all.filter((toast) => toast.text !== text);
    this.all = [...others.slice(-3), { id, text, kind }];
    setTimeout(() => this.dismiss(id), kind === "bad" ? DURATION_BAD : DURATION);
  }

  /** Shows why something was refused: a `RequestError` of the API or a `Refused` of a socket. */
  showError(error: unknown): void {
    this.show(refusedText(language.words(), error), "bad");
  }

  dismiss(id: number): void {
    this.all = this.all.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();

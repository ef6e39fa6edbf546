/** Short notices at the edge of the page, spoken to screen readers. */

import { refusedText } from "../words/refusal";
import { language } from "./language.svelte";

export interface Toast {
  id: number;
  text: string;
  kind: "good" | "plain" | "bad";
}

const STAY = 5000;
const STAY_BAD = 9000;

class Toasts {
  all: readonly Toast[] = $state.raw([]);
  /** Pixels at the lower edge that they leave free. */
  lift = $state(0);
  private next = 0;

  /** Shows a notice for a while. */
  show(text: string, kind: Toast["kind"] = "plain"): void {
    const id = this.next++;
    this.all = [...this.all.slice(-3), { id, text, kind }];
    setTimeout(() => this.dismiss(id), kind === "bad" ? STAY_BAD : STAY);
  }

  /** Shows why something was refused: a `Failed` of the API or a `Refused` of a socket. */
  failed(refused: unknown): void {
    this.show(refusedText(language.words(), refused), "bad");
  }

  dismiss(id: number): void {
    this.all = this.all.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();

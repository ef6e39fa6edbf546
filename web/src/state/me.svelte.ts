/** Who the reader is: a guest with a name, remembered by the server's cookie; asked for when it is first needed. */

import * as api from "../wire/api";
import { reopenLines } from "../wire/line";
import type { Me } from "../wire/protocol";

class Identity {
  guest: string | null = $state(null);
  name = $state("");
  /** The small dialog that asks for a name is open. */
  asking = $state(false);
  private answer: ((known: boolean) => void) | null = null;

  /** Asks the server who this is. */
  async load(): Promise<void> {
    this.take(await api.me());
  }

  /** Makes sure that the reader has a name, asking if need be; false if they would rather not. */
  async ensure(): Promise<boolean> {
    if (this.guest === null) await this.load();
    return this.guest !== null || this.ask();
  }

  /** Opens the dialog; true once a name was given. */
  ask(): Promise<boolean> {
    this.answer?.(false);
    this.asking = true;
    return new Promise((resolve) => {
      this.answer = resolve;
    });
  }

  /** Takes the name given in the dialog. */
  async call(name: string): Promise<void> {
    this.become(await api.rename(name));
    this.close(true);
  }

  /** Closes the dialog without a name. */
  close(known = false): void {
    this.asking = false;
    this.answer?.(known);
    this.answer = null;
  }

  /** Becomes the guest that a personal link carried here. */
  async carry(token: string): Promise<void> {
    this.become(await api.carry(token));
  }

  /** Takes a name or guest that was not there before; open sockets must hear of it. */
  private become(me: Me): void {
    const other = me.guest !== this.guest;
    this.take(me);
    if (other) reopenLines();
  }

  private take(me: Me): void {
    this.guest = me.guest;
    this.name = me.name;
  }
}

export const me = new Identity();

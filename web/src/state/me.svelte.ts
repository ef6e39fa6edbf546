/** The guest who reads the page, known by the server's cookie; the name is asked for when it is first needed. */

import * as api from "../wire/api";
import type { Me } from "../wire/protocol";
import { reconnectAll } from "../wire/socket";

class Identity {
  guest: string | null = $state(null);
  name = $state("");
  /** The dialog that asks for a name is open. */
  asking = $state(false);
  private answer: ((known: boolean) => void) | null = null;

  /** Asks the server who this is. */
  async load(): Promise<void> {
    this.take(await api.me());
  }

  /** Asks for a name if the guest has none; returns false if none is given. */
  async ensureName(): Promise<boolean> {
    if (this.guest === null) await this.load();
    return this.guest !== null || this.askName();
  }

  /** Opens the dialog; resolves to whether a name was given. */
  askName(): Promise<boolean> {
    this.answer?.(false);
    this.asking = true;
    return new Promise((resolve) => {
      this.answer = resolve;
    });
  }

  /** Takes the name given in the dialog. */
  async rename(name: string): Promise<void> {
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

  /** Takes a new name or guest; another guest needs new sockets. */
  private become(me: Me): void {
    const other = me.guest !== this.guest;
    this.take(me);
    if (other) reconnectAll();
  }

  private take(me: Me): void {
    this.guest = me.guest;
    this.name = me.name;
  }
}

export const me = new Identity();

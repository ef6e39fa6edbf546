/** The guest who reads the page, known by the server's cookie; the name is asked for when it is first needed. */

import { readStored, writeStored } from "../start/storage";
import * as api from "../wire/api";
import { whenDeviceDoubtful } from "../wire/device";
import type { Me } from "../wire/protocol";
import { reconnectAll, reconnectEnded } from "../wire/socket";

/** How long to wait for the cookie that another page of this browser may be about to get, in milliseconds. */
const COOKIE_DELAY = 1500;
/** Where the browser keeps the guest's name: a device that was ended while no page was open is told so later. */
const STORED_NAME = "name";

class Identity {
  guest: string | null = $state(null);
  name = $state("");
  /** The dialog that asks for a name is open. */
  asking = $state(false);
  /** The name that this device had before the server stopped knowing it; null if there is nothing to tell. */
  ended: string | null = $state(null);
  private answer: ((known: boolean) => void) | null = null;

  /** Asks the server who this is; a stranger who had a name is told that it is gone. */
  async load(): Promise<void> {
    this.take(await api.me());
    if (this.guest === null && readStored(STORED_NAME) !== null) void this.checkForgotten();
  }

  /** Asks for a name if the guest has none; returns false if none is given. */
  async ensureName(): Promise<boolean> {
    if (this.guest === null) this.become(await api.me());
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

  /** Makes every other device of the guest a stranger's. */
  async endOtherDevices(): Promise<void> {
    this.take(await api.endOtherDevices());
    reconnectAll();
  }

  /** Devices of the guest were ended: finds out whether this one was, or is the one that asked for it. */
  async checkEnded(): Promise<void> {
    const { guest, name } = this;
    if (guest === null) return;
    if (await this.isStill(guest)) return reconnectEnded();
    await new Promise((resolve) => setTimeout(resolve, COOKIE_DELAY));
    if (this.guest !== guest) return;
    if (await this.isStill(guest)) return reconnectEnded();
    this.take({ guest: null, name: "" });
    this.ended = name;
  }

  /** The person has read that the name is gone: it is not told again. */
  forget(): void {
    writeStored(STORED_NAME, null);
  }

  /** The server does not know the guest whom this browser remembers: asks again, as `checkEnded` does. */
  private async checkForgotten(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, COOKIE_DELAY));
    const known = await api.me().catch(() => null);
    if (known === null || this.guest !== null) return;
    if (known.guest !== null) this.become(known);
    else this.ended = readStored(STORED_NAME);
  }

  /** Tells whether the server still knows this guest; also if it does not answer. */
  private async isStill(guest: string): Promise<boolean> {
    const known = await api.me().catch(() => null);
    return known === null || known.guest === guest;
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
    if (me.guest === null) return;
    this.ended = null;
    writeStored(STORED_NAME, me.name);
  }
}

export const me = new Identity();
whenDeviceDoubtful(() => me.checkEnded());

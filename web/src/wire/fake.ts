/** A WebSocket for tests: the test plays the server. */

import type { Message } from "./protocol";

export class FakeSocket {
  static readonly OPEN = 1;
  /** Every socket that was opened, oldest first. */
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1) as FakeSocket;
  }

  readyState = 0;
  readonly sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = 3;
  }

  /** The server accepts. */
  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  /** The server says something. */
  says(message: Message | object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The line breaks. */
  breaks(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

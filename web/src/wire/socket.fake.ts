/** A WebSocket for tests: the test takes the part of the server. */

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

  /** The server accepts the connection. */
  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  /** The server sends a message. */
  says(message: Message | object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The connection is lost. */
  disconnect(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

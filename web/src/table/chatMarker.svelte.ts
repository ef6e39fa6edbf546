/** How far this browser has read the chat of a table; a reload of the page does not make it unread again. */

import { readStored, writeStored } from "../start/storage";
import type { Said } from "../wire/protocol";

export class ChatMarker {
  private read: number;
  private readonly name: string;

  constructor(table: string) {
    this.name = `chat-${table}`;
    this.read = $state(Number.parseInt(readStored(this.name) ?? "", 10) || 0);
  }

  /** Marks these messages as read. */
  mark(chat: readonly Said[]): void {
    const last = chat.at(-1)?.number ?? 0;
    if (last <= this.read) return;
    this.read = last;
    writeStored(this.name, String(last));
  }

  /** Returns the number of unread messages. */
  unread(chat: readonly Said[]): number {
    return chat.filter((said) => said.number > this.read).length;
  }
}

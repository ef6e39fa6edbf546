/** The open tables, as they come and go. */

import { socketUrl } from "./api";
import { type Connection, SocketLine } from "./line";
import type { LobbyMessage, TableCard } from "./protocol";

export class LobbySession {
  /** Newest first; null until the server has told. */
  tables: readonly TableCard[] | null = $state.raw(null);
  /** How many games are going on. */
  playing = $state(0);
  connection: Connection = $state("connecting");
  private readonly line: SocketLine;

  constructor() {
    this.line = new SocketLine(socketUrl("/api/lobby/socket"), {
      opened: () => {},
      heard: (message) => this.hear(message as LobbyMessage),
      changed: (connection) => {
        this.connection = connection;
      },
    });
  }

  close(): void {
    this.line.end();
  }

  private hear(message: LobbyMessage): void {
    if (message.type !== "lobby") return;
    this.tables = message.tables;
    this.playing = message.playing;
  }
}

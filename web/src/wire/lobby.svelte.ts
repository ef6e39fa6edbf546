/** The open tables, kept up to date by the lobby's socket. */

import { socketUrl } from "./api";
import type { LobbyMessage, TableCard } from "./protocol";
import { type ConnectionState, ReconnectingSocket } from "./socket";

export class LobbySession {
  /** Newest first; null until the server has sent them. */
  tables: readonly TableCard[] | null = $state.raw(null);
  /** How many games are going on. */
  playing = $state(0);
  connection: ConnectionState = $state("connecting");
  private readonly socket: ReconnectingSocket;

  constructor() {
    this.socket = new ReconnectingSocket(socketUrl("/api/lobby/socket"), {
      onOpen: () => {},
      onMessage: (message) => this.receive(message as LobbyMessage),
      onState: (state) => {
        this.connection = state;
      },
    });
  }

  close(): void {
    this.socket.close();
  }

  private receive(message: LobbyMessage): void {
    if (message.type !== "lobby") return;
    this.tables = message.tables;
    this.playing = message.playing;
  }
}

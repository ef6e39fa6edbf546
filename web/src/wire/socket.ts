/** A WebSocket that reconnects after growing delays when the connection is lost; used by the table and the lobby. */

import { doubtDevice } from "./device";

export type ConnectionState = "connecting" | "open" | "lost";

export interface SocketListener {
  onOpen(): void;
  onMessage(message: unknown): void;
  onState(state: ConnectionState): void;
}

const FIRST_DELAY = 500;
const LONGEST_DELAY = 10_000;
/** How often to ping, and how long to wait for an answer: a phone can lose its connection without an event. */
const PING_EVERY = 25_000;
const PONG_TIMEOUT = 10_000;

/** Every socket that is not closed for good. */
const sockets = new Set<ReconnectingSocket>();

/** Reconnects every socket after a change of the guest's cookie, which the server reads when a socket opens. */
export function reconnectAll(): void {
  for (const socket of sockets) socket.reconnect();
}

/** Reconnects the sockets that the server has closed because devices were ended: this one was not. */
export function reconnectEnded(): void {
  for (const socket of sockets) if (socket.ended) socket.reconnect();
}

export class ReconnectingSocket {
  /** The server has closed the socket because devices of its guest were ended: it stays closed until that is clear. */
  ended = false;
  private socket: WebSocket | null = null;
  private delay = FIRST_DELAY;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private pingTimer: ReturnType<typeof setInterval> | undefined;
  private pongTimer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    private readonly url: string,
    private readonly listener: SocketListener,
    /** The message to send as a ping; null where the server would not answer. */
    private readonly pingMessage: object | null = null,
  ) {
    sockets.add(this);
    addEventListener("online", this.retryNow);
    addEventListener("offline", this.onOffline);
    document.addEventListener("visibilitychange", this.retryNow);
    this.open();
  }

  /** Sends a message if the socket is open; returns whether it was. */
  send(message: object): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Closes the socket for good. */
  close(): void {
    this.closed = true;
    sockets.delete(this);
    removeEventListener("online", this.retryNow);
    removeEventListener("offline", this.onOffline);
    document.removeEventListener("visibilitychange", this.retryNow);
    clearTimeout(this.retryTimer);
    this.drop();
  }

  /** Closes the socket and opens it again at once. */
  reconnect(): void {
    clearTimeout(this.retryTimer);
    this.ended = false;
    this.drop();
    this.listener.onState("connecting");
    this.open();
  }

  private open(): void {
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onopen = () => {
      this.delay = FIRST_DELAY;
      this.pingTimer = setInterval(() => this.ping(), PING_EVERY);
      this.listener.onState("open");
      this.listener.onOpen();
    };
    socket.onmessage = (event) => {
      clearTimeout(this.pongTimer);
      const message = JSON.parse(String(event.data));
      this.listener.onMessage(message);
      if (message.type !== "goodbye") return;
      this.ended = message.code === "device-ended";
      doubtDevice(message.code);
    };
    socket.onclose = () => this.lost();
  }

  private lost(): void {
    clearTimeout(this.retryTimer);
    this.drop();
    if (this.closed) return;
    this.listener.onState("lost");
    if (this.ended) return;
    // A random part keeps clients from all reconnecting at the same moment when a server comes back.
    this.retryTimer = setTimeout(() => this.open(), this.delay * (0.75 + Math.random() / 2));
    this.delay = Math.min(this.delay * 2, LONGEST_DELAY);
  }

  private drop(): void {
    clearInterval(this.pingTimer);
    clearTimeout(this.pongTimer);
    const socket = this.socket;
    if (!socket) return;
    this.socket = null;
    socket.onopen = socket.onmessage = socket.onclose = null;
    // Browsers report an error for a socket that is closed before it is open.
    if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket.close();
  }

  private ping(): void {
    if (this.pingMessage && this.send(this.pingMessage)) this.pongTimer = setTimeout(() => this.lost(), PONG_TIMEOUT);
  }

  /** The network is gone: no need to wait for a ping that is not answered. */
  private readonly onOffline = () => this.lost();

  /** The network is back or the page is visible again: retries without waiting for the timer. */
  private readonly retryNow = () => {
    if (this.socket || this.ended || document.visibilityState === "hidden") return;
    clearTimeout(this.retryTimer);
    this.delay = FIRST_DELAY;
    this.open();
  };
}

/** A socket that is opened again whenever it is lost, slower each time: the table and the lobby both listen to one. */

export type Connection = "connecting" | "open" | "lost";

export interface Listener {
  /** The socket is open. */
  opened(): void;
  /** A message came. */
  heard(message: unknown): void;
  /** The connection changed. */
  changed(connection: Connection): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
/** How often we ask whether anybody is there, and how long we wait for any sound: a phone's line dies silently. */
const ASK_EVERY = 25_000;
const SILENCE = 10_000;

/** Every line that is not ended. */
const lines = new Set<SocketLine>();

/** Opens every line again: the server reads who we are when a socket opens, and that has just changed. */
export function reopenLines(): void {
  for (const line of lines) line.reopen();
}

export class SocketLine {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private again: ReturnType<typeof setTimeout> | undefined;
  private ask: ReturnType<typeof setInterval> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private ended = false;

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
    /** What to send to hear whether anybody is there; null where nobody would answer. */
    private readonly question: object | null = null,
  ) {
    lines.add(this);
    addEventListener("online", this.hurry);
    addEventListener("offline", this.cut);
    document.addEventListener("visibilitychange", this.hurry);
    this.open();
  }

  /** Sends if the line is open; tells whether it was. */
  send(message: object): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Hangs up for good. */
  end(): void {
    this.ended = true;
    lines.delete(this);
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.cut);
    document.removeEventListener("visibilitychange", this.hurry);
    clearTimeout(this.again);
    this.drop();
  }

  /** Hangs up and calls again at once. */
  reopen(): void {
    clearTimeout(this.again);
    this.drop();
    this.listener.changed("connecting");
    this.open();
  }

  private open(): void {
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.ask = setInterval(() => this.ping(), ASK_EVERY);
      this.listener.changed("open");
      this.listener.opened();
    };
    socket.onmessage = (event) => {
      clearTimeout(this.silence);
      this.listener.heard(JSON.parse(String(event.data)));
    };
    socket.onclose = () => this.lost();
  }

  private lost(): void {
    clearTimeout(this.again);
    this.drop();
    if (this.ended) return;
    this.listener.changed("lost");
    // Not all at the same moment when a server comes back.
    this.again = setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private drop(): void {
    clearInterval(this.ask);
    clearTimeout(this.silence);
    const socket = this.socket;
    if (!socket) return;
    this.socket = null;
    socket.onopen = socket.onmessage = socket.onclose = null;
    // Browsers count it as an error to hang up before somebody has answered.
    if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket.close();
  }

  private ping(): void {
    if (this.question && this.send(this.question)) this.silence = setTimeout(() => this.lost(), SILENCE);
  }

  /** The network is gone: sooner known than by silence. */
  private readonly cut = () => this.lost();

  /** The network is back or the page is looked at again: no reason to wait any longer. */
  private readonly hurry = () => {
    if (this.socket || document.visibilityState === "hidden") return;
    clearTimeout(this.again);
    this.wait = FIRST_WAIT;
    this.open();
  };
}

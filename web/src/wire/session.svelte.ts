/** One table as this browser knows it: a socket, what the server has sent, and the commands that await an answer. */

import { socketUrl } from "./api";
import { crc32 } from "./crc";
import { type Prompt, unpack } from "./prompts";
import type {
  Because,
  Chat,
  Command,
  Done,
  Foreseen,
  Hinted,
  Line,
  Message,
  Refused,
  Room,
  Said,
  Spectators,
  Story,
  Update,
  Welcome,
} from "./protocol";
import { randomHex } from "./random";
import { type ConnectionState, ReconnectingSocket, type SocketListener } from "./socket";

/** The version of the protocol that this client speaks. */
export const PROTOCOL = 3;
/** Goodbyes after which a reconnect would get the same answer. */
const FINAL = new Set(["unknown-table", "no-spectators", "removed", "no-game"]);

/** Milliseconds to wait before sending again after `too-fast`. */
const RESEND_DELAY = 1500;

type Numbered = Exclude<Command, { do: "look" | "ping" }>;
type Unnumbered<C> = C extends { id: string } ? Omit<C, "id"> : never;
/** A command without its id, which the session adds. */
export type CommandBody = Unnumbered<Numbered>;
export type Answer = Done | Because | Foreseen | Hinted | Spectators;
/** An update with its prompt unpacked and all its lines. */
export type Sight = Omit<Update, "prompt"> & { prompt: Prompt | null };

interface Pending {
  command: Numbered;
  resolve: (answer: Answer) => void;
  reject: (refused: Refused) => void;
}

export class TableSession {
  room: Room | null = $state.raw(null);
  update: Sight | null = $state.raw(null);
  /** The log as this eye may read it, oldest first. */
  lines: readonly Line[] = $state.raw([]);
  /** The lines that the last update brought; none after a look. */
  news: readonly Line[] = $state.raw([]);
  chat: readonly Said[] = $state.raw([]);
  you: Welcome | null = $state.raw(null);
  /** This guest may not talk at the table. */
  silenced = $state(false);
  connection: ConnectionState = $state("connecting");
  /** Why the server closed the socket for good, if it did. */
  goodbye: string | null = $state(null);
  /** The server speaks a newer protocol: the page must be reloaded. */
  outdated = $state(false);
  /** When room and update arrived, by `performance.now()`; away times and clocks count from there. */
  roomAt = $state(0);
  updateAt = $state(0);

  private readonly socket: ReconnectingSocket;
  private readonly pending = new Map<string, Pending>();
  private eye: number | null = null;
  /** The lines that came before the update to which they belong. */
  private earlier: Line[] = [];
  /** The next update answers a `look`: its lines are not news. */
  private looking = false;
  /** A full update was requested because the views differed. */
  private resyncing = false;
  private resendTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string, eye: number | null = null) {
    this.eye = eye;
    const url = socketUrl(`/api/tables/${encodeURIComponent(table)}/socket`);
    const listener: SocketListener = {
      onOpen: () => this.opened(),
      onMessage: (message) => this.receive(message as Message),
      onState: (state) => {
        this.connection = state;
      },
    };
    this.socket = new ReconnectingSocket(url, listener, { do: "ping" });
  }

  /** Looks from another seat; null looks as a spectator. */
  look(eye: number | null): void {
    if (eye === this.eye && this.update) return;
    this.eye = eye;
    this.earlier = [];
    this.update = null;
    this.lines = [];
    this.news = [];
    this.sendLook(null);
  }

  /** Sends a command, now or once the connection is back; rejects with the server's refusal. */
  send(body: CommandBody): Promise<Answer> {
    const command = { ...body, id: randomHex() } as Numbered;
    return new Promise((resolve, reject) => {
      this.pending.set(command.id, { command, resolve, reject });
      this.socket.send(command);
    });
  }

  /** Closes the table's socket; commands without an answer are rejected as `unanswered`. */
  close(): void {
    this.socket.close();
    clearTimeout(this.resendTimer);
    this.rejectAll("unanswered");
  }

  private opened(): void {
    this.earlier = [];
    this.sendLook(this.update?.seq ?? null);
    this.resend();
  }

  /** Sends the unanswered commands again with the same ids, which the server executes once, without the hash of a view
   * that may have changed meanwhile. */
  private resend(): void {
    for (const { command } of this.pending.values()) this.socket.send({ ...command, hash: undefined });
  }

  private sendLook(since: number | null): void {
    this.looking = this.socket.send({ do: "look", eye: this.eye, since });
  }

  private receive(message: Message): void {
    switch (message.type) {
      case "welcome":
        this.you = message;
        this.silenced = false;
        this.outdated = message.protocol > PROTOCOL;
        break;
      case "room":
        this.room = message;
        this.roomAt = performance.now();
        break;
      case "story":
        this.hold(message);
        break;
      case "update":
        this.updated(message);
        break;
      case "chat":
        this.chatted(message);
        break;
      case "silenced":
        this.silenced = message.on;
        break;
      case "goodbye":
        this.endedBy(message.code);
        break;
      case "refused":
        this.refused(message);
        break;
      case "done":
      case "because":
      case "foreseen":
      case "hinted":
      case "spectators":
        this.takePending(message.id)?.resolve(message);
        break;
    }
  }

  private hold(story: Story): void {
    if (story.eye === this.eye) this.earlier.push(...story.lines);
  }

  private updated(update: Update): void {
    // An update for the last eye may still arrive after a look from another.
    if (update.eye !== this.eye) return;
    const lines = [...this.earlier, ...update.lines];
    this.earlier = [];
    const kept = this.lines.filter((line) => line.seq < update.lines_from);
    const dropped = new Set(this.lines.slice(kept.length).map((line) => JSON.stringify(line)));
    this.news = this.looking ? [] : lines.filter((line) => !dropped.has(JSON.stringify(line)));
    this.lines = [...kept, ...lines];
    this.update = {
      ...update,
      lines,
      prompt: update.prompt && unpack(update.prompt, (update.view as { game: string }).game),
    };
    this.updateAt = performance.now();
    this.looking = false;
    this.checkHash(update);
  }

  /** Requests a full update if the two sides hold different views; only once, for a lasting difference is a bug. */
  private checkHash(update: Update): void {
    const mine = crc32(JSON.stringify(update.view));
    if (mine === Number.parseInt(update.hash, 16)) {
      this.resyncing = false;
      return;
    }
    console.warn(`view ${update.seq}: expected hash ${update.hash}, got ${mine.toString(16).padStart(8, "0")}`);
    if (!this.resyncing) this.sendLook(null);
    this.resyncing = true;
  }

  private chatted(chat: Chat): void {
    const known = new Map([...this.chat, ...chat.lines].map((said) => [said.number, said]));
    this.chat = [...known.values()].sort((one, other) => one.number - other.number);
  }

  private endedBy(code: string): void {
    if (!FINAL.has(code)) return;
    this.goodbye = code;
    this.close();
    this.connection = "lost";
  }

  private refused(refused: Refused): void {
    if (refused.id === null) this.couldNotRead(refused.code);
    else this.takePending(refused.id)?.reject(refused);
  }

  /** The server could not read a message and cannot say which: no command may wait for ever for its answer. */
  private couldNotRead(code: string): void {
    console.warn(`the server could not read a message: ${code}`);
    clearTimeout(this.resendTimer);
    if (code === "too-fast") this.resendTimer = setTimeout(() => this.resend(), RESEND_DELAY);
    else this.rejectAll(code);
  }

  private rejectAll(code: string): void {
    for (const { command, reject } of this.pending.values()) reject(refusal(command.id, code));
    this.pending.clear();
  }

  private takePending(id: string): Pending | undefined {
    const pending = this.pending.get(id);
    this.pending.delete(id);
    return pending;
  }
}

function refusal(id: string, code: string): Refused {
  return { type: "refused", id, code, args: {}, reason: null };
}

/** One table as this browser knows it: a socket, what came through it, and what was asked and not yet answered. */

import { socketUrl } from "./api";
import { crc32 } from "./crc";
import { type Connection, type Listener, SocketLine } from "./line";
import type {
  Because,
  Chat,
  Command,
  Done,
  Hinted,
  Line,
  Message,
  Refused,
  Room,
  Said,
  Update,
  Welcome,
} from "./protocol";
import { randomText } from "./random";

/** The version of the protocol that this client speaks. */
export const PROTOCOL = 1;
/** Goodbyes after which coming back would only meet the same answer. */
const FINAL = new Set(["unknown-table", "no-spectators", "no-game", "old-rules"]);

/** How long to hold back after having been too fast, in milliseconds. */
const PATIENCE = 1500;

type Numbered = Exclude<Command, { do: "look" | "ping" }>;
type Unnumbered<C> = C extends { id: string } ? Omit<C, "id"> : never;
/** A command as the pages give it; its id is the session's business. */
export type Wanted = Unnumbered<Numbered>;
export type Answer = Done | Because | Hinted;

interface Pending {
  command: Numbered;
  resolve: (answer: Answer) => void;
  reject: (refused: Refused) => void;
}

export class TableSession {
  room: Room | null = $state.raw(null);
  update: Update | null = $state.raw(null);
  /** The log as the eye may read it, oldest first. */
  lines: readonly Line[] = $state.raw([]);
  /** The lines that the last update brought; none after a look. */
  news: readonly Line[] = $state.raw([]);
  chat: readonly Said[] = $state.raw([]);
  you: Welcome | null = $state.raw(null);
  connection: Connection = $state("connecting");
  /** Why the server closed the socket for good, if it did. */
  goodbye: string | null = $state(null);
  /** The server speaks a newer protocol: the page must be loaded again. */
  outdated = $state(false);
  /** When room and update came, by `performance.now()`: what away times and clocks are reckoned from. */
  roomAt = $state(0);
  updateAt = $state(0);
  /** The seats of this guest: one, several at one device, or none for a spectator. */
  readonly mine: number[] = $derived.by(() => this.seatsOf(this.you?.guest));

  private readonly line: SocketLine;
  private readonly pending = new Map<string, Pending>();
  private eye: number | null = null;
  private looking = false;
  private healing = false;
  private patience: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string, eye: number | null = null) {
    this.eye = eye;
    const url = socketUrl(`/api/tables/${encodeURIComponent(table)}/socket`);
    const listener: Listener = {
      opened: () => this.opened(),
      heard: (message) => this.hear(message as Message),
      changed: (connection) => {
        this.connection = connection;
      },
    };
    this.line = new SocketLine(url, listener, { do: "ping" });
  }

  /** Looks from another seat (null: as a spectator does). */
  look(eye: number | null): void {
    if (eye === this.eye && this.update) return;
    this.eye = eye;
    this.update = null;
    this.lines = [];
    this.news = [];
    this.sayLook(null);
  }

  /** Sends a command, now or as soon as the line is back; rejects with what the server refused it for. */
  send(wanted: Wanted): Promise<Answer> {
    const command = { ...wanted, id: randomText() } as Numbered;
    return new Promise((resolve, reject) => {
      this.pending.set(command.id, { command, resolve, reject });
      this.line.send(command);
    });
  }

  /** Leaves the table's socket; whatever was not answered is refused as `unanswered`. */
  close(): void {
    this.line.end();
    clearTimeout(this.patience);
    this.rejectAll("unanswered");
  }

  private opened(): void {
    this.sayLook(this.update?.seq ?? null);
    this.sendAgain();
  }

  /** Sends what was not answered with the same ids: what had arrived nevertheless is carried out once. */
  private sendAgain(): void {
    for (const { command } of this.pending.values()) this.line.send(command);
  }

  private sayLook(since: number | null): void {
    this.looking = this.line.send({ do: "look", eye: this.eye, since });
  }

  private hear(message: Message): void {
    switch (message.type) {
      case "welcome":
        this.you = message;
        this.outdated = message.protocol > PROTOCOL;
        break;
      case "room":
        this.room = message;
        this.roomAt = performance.now();
        break;
      case "update":
        this.updated(message);
        break;
      case "chat":
        this.chatted(message);
        break;
      case "goodbye":
        this.dismissed(message.code);
        break;
      case "refused":
        this.refused(message);
        break;
      case "done":
      case "because":
      case "hinted":
        this.take(message.id)?.resolve(message);
        break;
    }
  }

  private updated(update: Update): void {
    // An update for the eye that was just given up is of no use any more.
    if (update.eye !== this.eye) return;
    const kept = this.lines.filter((line) => line.seq < update.lines_from);
    const dropped = new Set(this.lines.slice(kept.length).map((line) => JSON.stringify(line)));
    this.news = this.looking ? [] : update.lines.filter((line) => !dropped.has(JSON.stringify(line)));
    this.lines = [...kept, ...update.lines];
    this.update = update;
    this.updateAt = performance.now();
    this.looking = false;
    this.compare(update);
  }

  /** If the two sides hold different views, asks for everything once more; once, for a lasting difference is a bug. */
  private compare(update: Update): void {
    const mine = crc32(JSON.stringify(update.view));
    if (mine === Number.parseInt(update.hash, 16)) {
      this.healing = false;
      return;
    }
    console.warn(`view ${update.seq}: expected hash ${update.hash}, got ${mine.toString(16).padStart(8, "0")}`);
    if (!this.healing) this.sayLook(null);
    this.healing = true;
  }

  private chatted(chat: Chat): void {
    const known = new Map([...this.chat, ...chat.lines].map((said) => [said.number, said]));
    this.chat = [...known.values()].sort((one, other) => one.number - other.number);
  }

  private dismissed(code: string): void {
    if (!FINAL.has(code)) return;
    this.goodbye = code;
    this.close();
    this.connection = "lost";
  }

  private refused(refused: Refused): void {
    if (refused.id === null) this.unread(refused.code);
    else this.take(refused.id)?.reject(refused);
  }

  /** The server did not even read a message, so it cannot say which: nothing may wait for its answer for ever. */
  private unread(code: string): void {
    console.warn(`the server did not read a message: ${code}`);
    clearTimeout(this.patience);
    if (code === "too-fast") this.patience = setTimeout(() => this.sendAgain(), PATIENCE);
    else this.rejectAll(code);
  }

  private rejectAll(code: string): void {
    for (const { command, reject } of this.pending.values()) reject(refusal(command.id, code));
    this.pending.clear();
  }

  private take(id: string): Pending | undefined {
    const found = this.pending.get(id);
    this.pending.delete(id);
    return found;
  }

  private seatsOf(guest: string | undefined): number[] {
    const chairs = this.room?.chairs ?? [];
    return chairs.flatMap((chair, seat) => (guest !== undefined && chair.guest === guest ? [seat] : []));
  }
}

function refusal(id: string, code: string): Refused {
  return { type: "refused", id, code, args: {}, reason: null };
}

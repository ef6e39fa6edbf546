/** Generated from the server's structs by `npm run types`: change those, not this file. */

export type Command =
  | Look
  | Play
  | Undo
  | AskWhy
  | AskTouch
  | AskEffect
  | AskHint
  | Sit
  | SitBot
  | Leave
  | Close
  | Wish
  | Resume
  | Resign
  | Noticed
  | Say
  | Mute
  | Silence
  | Remove
  | AskSpectators
  | Skip
  | Rematch
  | Ping;
export type LobbyMessage = Welcome | Lobby | Goodbye;
export type Message =
  | Welcome
  | Room
  | Story
  | Update
  | Chat
  | Done
  | Refused
  | Because
  | Foreseen
  | Hinted
  | Spectators
  | Silenced
  | Pong
  | Goodbye;
/**
 * One legal move; sent as a list: `[[0, 3, 7], 1, false, 0, null]`. Its notation is the ids of its parts.
 *
 * @minItems 5
 */
export type PackedChoice = [number[], number | null, boolean, number | null, number | null];
/**
 * One word of a choice; sent as a list: `["R3", "label-space", {"space": "R3"}, "space "]`.
 *
 * @minItems 4
 */
export type PackedPart = [
  string,
  string,
  {
    [k: string]: string | number | (string | number)[];
  },
  string | null
];
/**
 * Something one may want to do in a question, offered now or not; sent as a list: `[0, ["card", "space"]]`.
 *
 * @minItems 2
 */
export type PackedUse = [number, string[]];

/**
 * What a legal move would do, as far as the seat knows. Answered by `foreseen`.
 */
export interface AskEffect {
  do: "effect";
  id: string;
  move: string;
  seat: number;
}
/**
 * The best moves, as a bot that looks ahead sees them, and why. Answered by `hinted`.
 */
export interface AskHint {
  do: "hint";
  id: string;
  seat: number;
}
/**
 * The host asks who watches. Answered by `spectators`.
 */
export interface AskSpectators {
  do: "spectators";
  id: string;
}
/**
 * Why touching a board element leads nowhere, with what is chosen so far. Answered by `because`.
 */
export interface AskTouch {
  /**
   * @maxItems 12
   */
  chosen?: string[];
  do: "touch";
  element: string;
  id: string;
  seat: number;
}
/**
 * Whether a move, or the beginning of one, is legal, and the rule if not. Answered by `because`.
 */
export interface AskWhy {
  do: "why";
  id: string;
  move: string;
  seat: number;
}
/**
 * The answer to `why` and `touch`.
 */
export interface Because {
  id: string;
  move: string | null;
  reason: Reason | null;
  type: "because";
}
/**
 * A rule that the move breaks (`RAI-32`), or one of the engine's own reasons below.
 *
 * The clause to show is the attribute `why` of the message of this code, with `args` as its variables.
 */
export interface Reason {
  args: {
    [k: string]: string | number | (string | number)[];
  };
  code: string;
}
/**
 * The token of a personal link.
 */
export interface Carry {
  token: string;
}
/**
 * A personal link that makes another device the same guest.
 */
export interface CarryLink {
  hours: number;
  qr: string;
  url: string;
}
/**
 * A chair before the game begins, a seat afterwards.
 */
export interface Chair {
  away: number | null;
  bot: string | null;
  guest: string | null;
  kind: "bot" | "kept" | "open" | "person";
  left: ("resigned" | "timed-out") | null;
  name: string;
  online: boolean;
}
/**
 * Lines of chat: the latest after the first `look`, then each new one.
 */
export interface Chat {
  lines: Said[];
  type: "chat";
}
/**
 * One line of chat.
 */
export interface Said {
  at: string;
  guest: string;
  name: string;
  number: number;
  seat: number | null;
  text: string;
}
/**
 * The host gives the table up, before the game begins.
 */
export interface Close {
  do: "close";
  id: string;
}
/**
 * Chooses the eye of this socket and asks for updates; again to change the eye. Answered by `update`.
 */
export interface Look {
  do: "look";
  eye?: number | null;
  since?: number | null;
}
/**
 * A seat decides.
 */
export interface Play {
  do: "play";
  hash?: string | null;
  id: string;
  move: string;
  seat: number;
  secret_steps?: number;
  seq: number;
}
/**
 * A seat takes its last moves back.
 */
export interface Undo {
  do: "undo";
  id: string;
  seat: number;
  secret_steps?: number;
  seq: number;
}
/**
 * Takes a chair, before the game begins.
 */
export interface Sit {
  chair: number;
  do: "sit";
  id: string;
  name: string;
  salt: string;
}
/**
 * The host puts a bot on a chair.
 */
export interface SitBot {
  bot: string;
  chair: number;
  do: "sit-bot";
  id: string;
}
/**
 * Frees a chair: one's own, or as host a bot's.
 */
export interface Leave {
  chair: number;
  do: "leave";
  id: string;
}
/**
 * A seat wishes a pause, or a bot in an absent player's seat.
 */
export interface Wish {
  about?: number | null;
  do: "wish";
  id: string;
  on?: boolean;
  seat: number;
  wish: "pause" | "replace";
}
/**
 * A seat ends the pause.
 */
export interface Resume {
  do: "resume";
  id: string;
  seat: number;
}
/**
 * A seat gives up.
 */
export interface Resign {
  do: "resign";
  id: string;
  seat: number;
}
/**
 * A seat has seen the fleeting lines up to this `seq`.
 */
export interface Noticed {
  do: "noticed";
  id: string;
  seat: number;
  seq: number;
}
/**
 * Says something to everybody at the table.
 */
export interface Say {
  do: "say";
  id: string;
  text: string;
}
/**
 * Stops or resumes reading another guest.
 */
export interface Mute {
  do: "mute";
  guest: string;
  id: string;
  on?: boolean;
}
/**
 * The host stops a spectator from talking, or lets them talk again.
 */
export interface Silence {
  do: "silence";
  guest: string;
  id: string;
  on?: boolean;
}
/**
 * The host stops a spectator from watching, and from sitting down, or lets them come again.
 */
export interface Remove {
  do: "remove";
  guest: string;
  id: string;
  on?: boolean;
}
/**
 * Lets the bots answer at once until a person is asked; only for one who plays alone against them.
 */
export interface Skip {
  do: "skip";
  id: string;
}
/**
 * Opens a new table for the same group, once the game is over.
 */
export interface Rematch {
  do: "rematch";
  id: string;
}
/**
 * Asks for a sign of life. Answered by `pong`.
 */
export interface Ping {
  do: "ping";
}
/**
 * Who made the game.
 */
export interface Credits {
  artists: string[];
  designers: string[];
  development: string[];
  layout: string[];
  publisher: string;
  year: number;
}
/**
 * A number of days for every move.
 */
export interface DaysClock {
  days: number;
  kind: "days";
}
/**
 * A drawn slab on the place where it comes to lie.
 */
export interface DolmenArranged {
  colours: string[];
  fits: number[];
  place: number;
}
/**
 * What a choice does.
 */
export interface DolmenEffect {
  arranged?: DolmenArranged[];
  crystals?: number;
  draws?: number;
  edges?: string[];
  faces?: {
    [k: string]: number;
  };
  fits?: number[];
  game: "dolmen";
  jumps?: number[];
  mystery?: boolean;
  needs?: {
    [k: string]: (number | null)[];
  };
  next?: Next | null;
  path?: number[];
  pillar?: number | null;
  place?: number | null;
  points?: number;
  shuffles?: boolean;
  spot?: string | null;
  stake?: number;
  steps?: number;
  sweeps?: number[];
  ways?: {
    [k: string]: number[];
  };
  wins?: number[];
}
/**
 * What comes after a move, as far as that is certain.
 */
export interface Next {
  ends?: string | null;
  odds?: {
    [k: string]: number;
  };
  question?: string | null;
  seats?: number[];
}
/**
 * The points side of a slab.
 */
export interface DolmenFace {
  mystery: boolean;
  points: number;
}
/**
 * A slab that is to be arranged or laid, or that was left in the end.
 */
export interface DolmenHandView {
  colours: string[];
  face: DolmenFace | null;
}
/**
 * A slab of a dolmen.
 */
export interface DolmenLaidView {
  edges: string[];
  mystery: boolean;
  points: number;
  rotation: number;
  start: boolean;
  x: number;
  y: number;
}
/**
 * A peek that everybody has seen.
 */
export interface DolmenPeekView {
  place: number;
  seat: number;
}
/**
 * A slab place of the circle.
 */
export interface DolmenPlaceView {
  colours: string[] | null;
  ends: number[];
  face: DolmenFace | null;
  fits: boolean;
  needs: (number | null)[] | null;
  peekers: number[];
  place: number;
}
/**
 * One player's things.
 */
export interface DolmenPlayerView {
  colour: string;
  dolmen: DolmenLaidView[];
  point: number;
  reserve: number;
  score: DolmenScore;
  side: number;
  table: number;
}
/**
 * How a player's points come about.
 */
export interface DolmenScore {
  crystals: number;
  mysteries: number;
  mystery_points: number;
  slabs: number;
  total: number;
}
/**
 * The moor as one eye sees it.
 */
export interface DolmenView {
  active: number;
  deciders: number[];
  discard: number;
  ends: string[];
  eye: number | null;
  fairy: number;
  first: number;
  game: string;
  hand: DolmenHandView[];
  jump_counts: string;
  last_peek: DolmenPeekView | null;
  memory_aid: boolean;
  mystery_roll: number;
  next_pillar: number;
  peeked: boolean;
  phase: string;
  pile: number;
  places: DolmenPlaceView[];
  players: DolmenPlayerView[];
  rest: DolmenHandView[] | null;
  result: Result | null;
  roll: number;
  round: number;
  round_limit: number;
  seats: number;
  slabs_to_end: number;
  top: string[] | null;
  under_support: string;
}
/**
 * The end of a game: ranks by the book's tie-breaks, scores where the game has them, and how it came to its end.
 *
 * >>> Result(ranks=[1, 1, 3], scores=[80, 80, 20], end=Phrase("ended-by-clover")).winners
 * [0, 1]
 */
export interface Result {
  end: Phrase;
  ranks: number[];
  scores: number[] | null;
}
/**
 * The key of a message and its variables.
 */
export interface Phrase {
  args: {
    [k: string]: string | number | (string | number)[];
  };
  key: string;
}
/**
 * A command was carried out, and what it changed is on disk.
 */
export interface Done {
  id: string;
  type: "done";
}
/**
 * The answer to `effect`.
 */
export interface Foreseen {
  effect: unknown;
  id: string;
  type: "foreseen";
}
/**
 * Why a game cannot go on here; the words are the message `frozen-CAUSE` of the shared text files.
 *
 * Nothing is lost: with the rules that it follows the game could go on.
 */
export interface Frozen {
  cause: "deal" | "move" | "newer" | "setup" | "unknown";
  finished: boolean;
  follows: number;
  here: number;
  move: number;
}
/**
 * A game as it is offered; title, tagline and fidelity stand in its text.
 */
export interface GameInfo {
  bots: string[];
  credits: Credits;
  default_player_counts: number[];
  id: string;
  maturity: string;
  options: Option[];
  player_counts: number[];
  prefix: string;
  required_options: {
    [k: string]: {
      [k: string]: boolean | number | string;
    };
  };
  ruled_out: {
    [k: string]: {
      [k: string]: (boolean | number | string)[];
    };
  };
}
/**
 * One option as it is offered where a table is created.
 */
export interface Option {
  default: boolean | number | string;
  least: number | null;
  most: number | null;
  name: string;
  values: (boolean | number | string)[];
}
/**
 * The server closes this socket; the code says why (`refused-` and the code).
 */
export interface Goodbye {
  code: string;
  type: "goodbye";
}
/**
 * The answer to `hint`.
 */
export interface Hinted {
  id: string;
  moves: HintedMove[];
  type: "hinted";
}
/**
 * A move that is advised, and why. Reasons name terms of the game: `term-NAME` in its text files.
 */
export interface HintedMove {
  avoids: string[];
  brings: string[];
  costs: string[];
  move: string;
  share: number | null;
}
/**
 * The link to a table.
 */
export interface Invitation {
  qr: string;
  url: string;
}
/**
 * What a choice does.
 */
export interface KorrigansEffect {
  backup?: string | null;
  bars?: string | null;
  closes?: string[];
  clovers?: number;
  crossing?: number;
  elves?: string[];
  forgoes?: string[];
  game: "korrigans";
  gives_up?: string | null;
  goblin_to?: string[];
  gold?: number[];
  korrigan?: string | null;
  left?: number;
  lost?: string[];
  menhirs?: {
    [k: string]: number;
  };
  next?: Next | null;
  path?: string[];
  shows?: string[];
  spends?: string[];
  takes?: string | null;
  uncovers?: number;
}
/**
 * What the looking player last saw in a field, as far as it may still lie there.
 */
export interface KorrigansFieldMemoryView {
  clovers: string[];
  taken_by: number[];
}
/**
 * One field of the map.
 */
export interface KorrigansFieldView {
  clovers: number;
  faces: string[] | null;
  field: string;
  memory: KorrigansFieldMemoryView | null;
  menhir: boolean;
  possible: boolean;
  sign: string | null;
}
/**
 * One Korrigan.
 */
export interface KorrigansKorriganView {
  carries: string;
  field: string | null;
}
/**
 * What belongs to one player.
 */
export interface KorrigansPlayerView {
  backups: string[];
  colour: string;
  gave_up: string[];
  gold: number | null;
  hidden: number;
  korrigans: KorrigansKorriganView[];
  menhirs: number[];
  number: number;
  revealed: string[];
  sacrificed: number;
  score: KorrigansScore | null;
  screen: boolean;
  spent: string[];
  tokens: string[] | null;
  useful: string[];
}
/**
 * How a total came about.
 */
export interface KorrigansScore {
  cauldron: number;
  clovers: number;
  companions: number;
  elves: number;
  goblins: number;
  menhirs: number;
  total: number;
}
/**
 * The game as one eye sees it.
 */
export interface KorrigansView {
  backup: string;
  backups_left: number;
  bag: {
    [k: string]: number;
  };
  cauldron: string | null;
  clouds: (string | null)[];
  deciders: number[];
  elves_left: number;
  eye: number | null;
  fields: KorrigansFieldView[];
  first_player: number;
  game: string;
  goblins_left: number;
  holder: number;
  mover: number;
  part: string;
  pawn: string | null;
  phase: string;
  players: KorrigansPlayerView[];
  result: Result | null;
  round: number;
  seats: number;
  side: string;
  standing: string[];
  suns: (string | null)[];
  troll: number;
}
/**
 * One line of the story, as this eye may read it; its words are the message `event-KEY`, with the phrase's key.
 */
export interface Line {
  fleeting: boolean;
  phrase: Phrase;
  rule: string | null;
  seq: number;
}
/**
 * A number of minutes for the whole game, and seconds added for every move.
 */
export interface LiveClock {
  increment: number;
  kind: "live";
  minutes: number;
}
/**
 * The open tables, newest first; the whole list whenever it changes.
 */
export interface Lobby {
  playing: number;
  tables: TableCard[];
  type: "lobby";
}
/**
 * A table as it is shown in the lobby and in lists of games.
 */
export interface TableCard {
  chairs: Chair[];
  created: string;
  frozen: Frozen | null;
  id: string;
  mine: number[];
  phase: "closed" | "frozen" | "over" | "paused" | "playing" | "waiting";
  result: Result | null;
  setup: Setup;
  updated: string;
  waiting: boolean;
}
/**
 * What the host decides when opening a table.
 */
export interface Setup {
  /**
   * @maxItems 10
   */
  bots: string[];
  clock: NoClock | LiveClock | DaysClock;
  game: string;
  options: {
    [k: string]: boolean | number | string;
  };
  private: boolean;
  seating: "chosen" | "random";
  seats: number;
  situation: {
    [k: string]: unknown;
  } | null;
  spectators: "none" | "silent" | "welcome";
}
/**
 * Everybody takes the time they need.
 */
export interface NoClock {
  kind: "none";
}
/**
 * The first message on every socket.
 */
export interface Welcome {
  guest: string;
  name: string;
  protocol: number;
  type: "welcome";
}
/**
 * Who the reader is. `guest` is public; what proves it is in the cookie alone.
 */
export interface Me {
  guest: string | null;
  name: string;
}
/**
 * Everything about the table but the game itself; the same for everybody, sent whenever it changes.
 */
export interface Room {
  chairs: Chair[];
  commitment: string;
  created: string;
  frozen: Frozen | null;
  host: string;
  now: number;
  patience: number;
  phase: "closed" | "frozen" | "over" | "paused" | "playing" | "waiting";
  rematch: string | null;
  setup: Setup;
  spectators: number;
  table: string;
  type: "room";
  wishes: WishMade[];
}
/**
 * A wish that waits for others.
 */
export interface WishMade {
  about: number | null;
  by: number[];
  needs: number[];
  wish: "pause" | "replace";
}
/**
 * Lines that the next update has no room for: the client puts them before its `lines`.
 */
export interface Story {
  eye: number | null;
  lines: Line[];
  type: "story";
}
/**
 * The game as one eye sees it now.
 */
export interface Update {
  clocks: number[] | null;
  eye: number | null;
  hash: string;
  lines: Line[];
  lines_from: number;
  prompt: PackedPrompt | null;
  result: Result | null;
  secret_steps: number;
  secrets: boolean;
  seq: number;
  type: "update";
  undo: number;
  view: unknown;
}
/**
 * What a seat is asked now.
 */
export interface PackedPrompt {
  choice_notes: Phrase[];
  choices: PackedChoice[];
  effects: unknown[];
  forced: boolean;
  id: string;
  nexts: Next[];
  notes: Phrase[];
  parts: PackedPart[];
  question: Phrase;
  seat: number;
  uses: PackedUse[];
}
/**
 * A command was not carried out. Its words are the message `refused-` and the code.
 */
export interface Refused {
  args: {
    [k: string]: string | number | (string | number)[];
  };
  code: string;
  id: string | null;
  reason: Reason | null;
  type: "refused";
}
/**
 * The answer to `spectators`, ordered by name. Spectators without a name are only counted, in the room.
 */
export interface Spectators {
  id: string;
  people: Spectator[];
  type: "spectators";
}
/**
 * Somebody who watches and has a name, or who is silenced or removed.
 */
export interface Spectator {
  guest: string;
  name: string;
  present: boolean;
  removed: boolean;
  silenced: boolean;
}
/**
 * Whether the reader may not talk, for them alone: after the room if they may not, then whenever it changes.
 */
export interface Silenced {
  on: boolean;
  type: "silenced";
}
/**
 * The answer to `ping`.
 */
export interface Pong {
  type: "pong";
}
/**
 * How the table looked after so many moves.
 */
export interface Moment {
  at: number;
  eye: number | null;
  view: unknown;
}
/**
 * A table to open. The guest gets a chair for each name.
 */
export interface NewTable {
  first_chair: number;
  /**
   * @maxItems 10
   */
  names: string[];
  /**
   * @maxItems 10
   */
  salts: string[];
  setup: Setup;
}
/**
 * The table that was opened.
 */
export interface Opened {
  table: string;
}
/**
 * A finished game, move by move, as one eye saw it; the eye is a seat or `all`.
 */
export interface Outline {
  commitment: string;
  finished: string;
  from_situation: boolean;
  game: string;
  id: string;
  names: string[];
  replayed_with: number | null;
  result: Result | null;
  rules_version: number;
  seed: string;
  turns: Turn[];
}
/**
 * One move of a finished game, or its deal.
 */
export interface Turn {
  at: number;
  lines: Line[];
  move: string | null;
  seat: number | null;
}
/**
 * A band of pixies; with two players the last one is neutral.
 */
export interface PixieQueenBandView {
  captives: number;
  colour: string;
  servants: number;
  stones: number[];
}
/**
 * What a choice does. Goods are named, with their numbers.
 */
export interface PixieQueenEffect {
  adds?: string | null;
  cases?: {
    [k: string]: number;
  };
  discs?: number;
  draws?: number;
  favourite?: number | null;
  gains?: {
    [k: string]: number;
  };
  game: "pixie_queen";
  kinds_left?: number | null;
  next?: Next | null;
  odds?: {
    [k: string]: number;
  };
  offers?: {
    [k: string]: number;
  };
  pays?: {
    [k: string]: number;
  };
  picks?: number;
  pixies?: PixieQueenPixieMove[];
  promotions?: number;
  reward?: PixieQueenRewardGain | null;
  robs?: number | null;
  small?: number[];
  stones?: {
    [k: string]: number[];
  };
  suffers?: PixieQueenSuffering[];
  tiles?: {
    [k: string]: string | null;
  };
  tracks?: {
    [k: string]: number[];
  };
  up_to?: {
    [k: string]: number;
  };
  wins?: {
    [k: string]: {
      [k: string]: number;
    };
  };
}
/**
 * A pixie that goes from one place to another.
 */
export interface PixieQueenPixieMove {
  colour: string;
  start: string;
  to: string;
}
/**
 * A reward tile that is taken, and the points that a skill adds.
 */
export interface PixieQueenRewardGain {
  bonus?: number;
  points: number;
  series: string;
}
/**
 * Punishment points that a seat gets.
 */
export interface PixieQueenSuffering {
  demotion?: boolean;
  dungeon?: boolean;
  points: number;
  seat: number;
}
/**
 * How a player's points come about at the end.
 */
export interface PixieQueenFinal {
  majorities: string[];
  rewards: number;
  stones: number;
  suffered: number;
  total: number;
}
/**
 * One player's things.
 */
export interface PixieQueenPlayerView {
  asked?: string | null;
  bonus: number | null;
  changed: number[];
  committed: boolean;
  discs: number;
  doubled?: boolean;
  expected: number[];
  final?: PixieQueenFinal | null;
  food_tile: string | null;
  gold_case: number;
  gold_price: number;
  goods: number[] | null;
  offer: number[] | null;
  on_skill?: string | null;
  one_use: string | null;
  out: boolean;
  rewards: number | null;
  ring_price: number;
  silver_case: number;
  skill: string | null;
  suffered: number;
  tiles: PixieQueenRewardTile[] | null;
  to_symbol: number | null;
  used: string[];
}
/**
 * A reward tile in somebody's hands.
 */
export interface PixieQueenRewardTile {
  points: number;
  round: number;
  series: string;
}
/**
 * A series of reward tiles.
 */
export interface PixieQueenRowView {
  series: string;
  taken: number;
  values: number[];
}
/**
 * A double space of the pyramid.
 */
export interface PixieQueenSpaceView {
  discs?: number;
  discs_of?: number | null;
  pixie?: number | null;
  price: number;
  space: string;
}
/**
 * The hill as one eye sees it.
 */
export interface PixieQueenView {
  active: number;
  area: number[];
  bag: number;
  bag_contents: number[] | null;
  bands: PixieQueenBandView[];
  big: number[];
  board_extra: string | null;
  board_skills: (string | null)[];
  castle: number | null;
  castle_open: boolean;
  copies: number;
  copy_points: number | null;
  cubes: string[];
  deciders: number[];
  demand: (string | null)[];
  draws: number;
  eye: number | null;
  favourite: number;
  food_pile: number[];
  game: string;
  home: string[];
  last: string | null;
  order_by: number | null;
  pantry: number[];
  phase: string;
  players: PixieQueenPlayerView[];
  priority_by: number | null;
  question: string | null;
  result: Result | null;
  roll: number;
  round: number;
  rows: PixieQueenRowView[];
  seats: number;
  small: number[];
  spaces: PixieQueenSpaceView[];
  special_by: number | null;
  stock: number[];
  trade_by: number | null;
  unused_demand: string[] | null;
}
/**
 * Why a request was not carried out: problem details as in RFC 9457, with the members `code` and `args` of ours.
 *
 * Its words for people are the message `refused-` and the code, with `args`.
 */
export interface Problem {
  args: {
    [k: string]: string | number | (string | number)[];
  };
  code: string;
  detail: string;
  status: number;
  title: string;
  type: string;
}
/**
 * What one day brought a player, in gold; `singles` is 0 or less.
 */
export interface RainbowsDayScore {
  money: number;
  rainbows: number;
  singles: number;
}
/**
 * What a choice does.
 */
export interface RainbowsEffect {
  account?: number;
  borrowed?: number;
  chains?: string[][];
  clover?: number[];
  discards?: string[];
  ended_by?: string | null;
  game: "rainbows";
  gold?: number;
  keeps?: string | null;
  money_worth?: number;
  next?: Next | null;
  priority?: number | null;
  rainbow_worth?: number;
  scores?: RainbowsDayScore[];
  space?: string | null;
  winners?: number[];
}
/**
 * A card turned up, and what the looking player could do with it were it their turn.
 */
export interface RainbowsMarketCard {
  borrow: number;
  buy: string;
  card: string;
  keep: boolean;
  loan: number;
  price: number;
}
/**
 * Consecutive numbers among face-up cards that pay.
 */
export interface RainbowsMoneyRun {
  first: number;
  gold: number;
  last: number;
}
/**
 * What lies before one player.
 */
export interface RainbowsPlayerView {
  account: number;
  chain_gold: number[];
  chains: string[][];
  colour: string;
  days: RainbowsDayScore[];
  face_up: string[];
  gold: number;
  money_worth: number;
  rainbow_worth: number;
  runs: RainbowsMoneyRun[];
  supply: number;
  symbol: string;
}
/**
 * The table as one eye sees it.
 */
export interface RainbowsView {
  bank_accounts: boolean;
  board_full: boolean;
  day: number;
  days: number;
  deciders: number[];
  deck: number;
  deck_order: string[] | null;
  discard_pile: string[];
  eye: number | null;
  game: string;
  last_round: boolean;
  market: RainbowsMarketCard[];
  order: number[];
  phase: string;
  players: RainbowsPlayerView[];
  priority: number;
  result: Result | null;
  round: number;
  rows_in_play: number;
  seats: number;
  turn: number;
  unseen: string[];
}
/**
 * The name that a guest wants.
 */
export interface Rename {
  name: string;
}
/**
 * Rules under one heading.
 */
export interface RuleSection {
  rules: RuleText[];
  title: string;
}
/**
 * One numbered rule.
 */
export interface RuleText {
  number: string;
  text: string;
}
/**
 * A moment of a game: its facts in the words of the game's glossary, without what the one who tells may not see.
 */
export interface Situation {
  facts: {
    [k: string]: unknown;
  };
  game: string;
  options: {
    [k: string]: boolean | number | string;
  };
  players: number;
  seed: number;
}
/**
 * Whether the deal was the promised one and every move legal.
 */
export interface Verdict {
  acts: number;
  compared: "differs" | "none" | "result" | "rules" | "story";
  fair: boolean;
  fault: string;
  rules_version: number;
  verified_with: number | null;
}
/**
 * The kobold whose token is being resolved.
 */
export interface ZauberbergCauser {
  number: number;
  seat: number;
}
/**
 * What a choice does.
 */
export interface ZauberbergEffect {
  card?: boolean;
  draws?: number;
  game: "zauberberg";
  goes_on?: ZauberbergGoing | null;
  hidden?: {
    [k: string]: number;
  };
  kobold?: string | null;
  lander?: string | null;
  lands_on?: string | null;
  next?: Next | null;
  passes?: string[];
  path?: string[];
  pushes?: ZauberbergGoing[];
  rotation?: number | null;
  spends?: string[];
  stone?: string | null;
  stones?: number;
  token?: string | null;
  wins?: boolean;
}
/**
 * A kobold that goes to a space without a card of its own.
 */
export interface ZauberbergGoing {
  kobold: string;
  to: string;
}
/**
 * One kobold.
 */
export interface ZauberbergKoboldView {
  number: number;
  place: string | null;
  stands: string;
  waits_for: string | null;
}
/**
 * One player's things.
 */
export interface ZauberbergPlayerView {
  cards: number;
  colour: string;
  credit: number;
  hand: string[] | null;
  kobolds: ZauberbergKoboldView[];
  level: number;
  limit: number;
  ravens: number;
  stones: number;
}
/**
 * What lies on a token space.
 */
export interface ZauberbergTokenView {
  face: string | null;
  remembered: boolean;
  space: string;
  state: string;
}
/**
 * The table as one eye sees it.
 */
export interface ZauberbergView {
  active: number;
  cause: string | null;
  causer: ZauberbergCauser | null;
  deciders: number[];
  deck: number;
  discard: {
    [k: string]: number;
  };
  eye: number | null;
  game: string;
  kobold: number;
  may_play: number;
  memory_aid: boolean;
  phase: string;
  played: number;
  players: ZauberbergPlayerView[];
  result: Result | null;
  rotation: number;
  seats: number;
  stones: string[];
  tokens: ZauberbergTokenView[];
  turn_limit: number;
  turns: number;
  unseen: {
    [k: string]: number;
  } | null;
  walk_on: boolean;
}

// Made from the messages of the server by `make wire`; do not change by hand.

/** Done, and written down for good; at is the number of the sight that shows it. */
export interface Ack {
  type: "ack";
  re: string;
  at: number;
  played: number | null;
}

/** What could one's seat have written down? For programs, which search; and where the table helps to remember. */
export interface AskKnown {
  type: "known";
  id: string;
}

/** Ask the others whether one's last choice may be taken back, with all that they answered since. */
export interface AskRecall {
  type: "recall";
  id: string;
  at: number;
}

/** The first rule against what was said, and its section of the rules; neither when it is possible. */
export interface Because {
  type: "because";
  re: string;
  words: Words | null;
  rule: string | null;
}

/** How it looked on the way to a sight, after one of several answers. */
export interface Between {
  log: number;
  by: number;
  view: Patch;
}

/** The server is about to close the socket. */
export interface Bye {
  type: "bye";
  why: Problem;
}

/** Who sits on a seat; nobody when both name and bot are empty. */
export interface Chair {
  name: string;
  bot: string;
  away: boolean;
  resigned: boolean;
  program: boolean;
  salt: string;
}

/** Play one's seat again. */
export interface ComeBack {
  type: "come_back";
  id: string;
}

/** Say whether another seat may take its last choice back. */
export interface Consent {
  type: "consent";
  id: string;
  at: number;
  agree: boolean;
}

/** After a reconnect: nothing has changed since the number that was asked for. */
export interface Current {
  type: "current";
  at: number;
}

/** Done before, by a request with the same id. */
export interface Duplicate {
  type: "duplicate";
  re: string;
  at: number;
}

/** What can be read of a table that was set aside. */
export interface Export {
  table: string;
  game: string;
  version: number;
  options: Record<string, string>;
  seats: number;
  created: number;
  chairs: Array<Chair>;
  damaged: Array<string>;
  lines: Array<ExportLine>;
}

/** Something that was done at a table: what kind of thing, by which seat, when, and one's own answers. */
export interface ExportLine {
  kind: string;
  seat: number | null;
  created: number;
  answers: Array<number>;
}

/** A game on the shelf. */
export interface GameInfo {
  id: string;
  version: number;
  seats: Array<number>;
  options: Record<string, Array<string>>;
  best: number;
  minutes: Array<number>;
  difficulty: string;
}

/** The rules of a game in a language, section by section. */
export interface GameRules {
  sections: Array<RuleSection>;
}

/** The messages of a game in a language, as Fluent writes them. */
export interface GameWords {
  text: string;
}

/** Whether the server can write; tables counts those in memory. */
export interface Health {
  status: "ok" | "read_only";
  version: string;
  tables: number;
}

/** Nothing was done: the rules do not allow it; where words were read, with the rule and where it stands. */
export interface Illegal {
  type: "illegal";
  re: string;
  why: Problem;
  words: Words | null;
  rule: string | null;
}

/** All that one's seat could have written down until this sight. */
export interface Known {
  type: "knows";
  re: string;
  at: number;
  known: Record<string, unknown>;
}

/** Leave: before the game the seat is free again, during the game a bot plays it meanwhile. */
export interface Leave {
  type: "leave";
  id: string;
}

/** One's own tables, and those that anybody may join. */
export interface Lobby {
  mine: Array<TableLine>;
  open: Array<TableLine>;
}

/** What has happened: keep the first entries you have, as many as start says, and put these after them. */
export interface Log {
  start: number;
  events: Array<Record<string, unknown>>;
  by: Array<number>;
  since: number;
}

/** Answer the question: one answer, or several that all count or none. */
export interface Move {
  type: "move";
  id: string;
  decision: number;
  at: number;
  answers?: Array<number> | null;
  say?: string | null;
}

/** A guest who plays at once. */
export interface NewSession {
  name: string;
  lang?: "en" | "fa";
}

/** A table to be opened; the one who opens it takes the first seat without a bot. */
export interface NewTable {
  game: string;
  seats: number;
  options?: Record<string, string>;
  bots?: Record<string, string>;
  salt?: string | null;
  listed?: boolean;
  program?: boolean;
  seating?: "as_seated" | "shuffled";
}

/** Where the rematch takes place. */
export interface Next {
  type: "next";
  re: string;
  table: string;
}

/** Nothing was done: this seat is not asked now. */
export interface NotYourTurn {
  type: "not_your_turn";
  re: string;
  why: Problem;
}

/** A bot has failed, and another one plays its seat from then on. */
export interface Notice {
  seat: number;
  bot: string;
  by: string;
  log: number;
}

/** A new table, and the path of its link. */
export interface Opened {
  table: string;
  path: string;
}

/** One answer that may be given now, and what it means. */
export interface Option {
  answer: number;
  words: Words;
  verb: string;
  thing: string;
}

/** How a view differs from the one before: what lies at a path now, and the paths at which nothing is any more. */
export interface Patch {
  put: Array<[Array<string | number>, unknown]>;
  gone: Array<Array<string | number>>;
}

/** Is anybody there? For browsers, whose sockets do not tell when the network has gone. */
export interface Ping {
  type: "ping";
  id: string;
}

/** Yes. */
export interface Pong {
  type: "pong";
  re: string;
}

/** Why something was refused: a code for programs, a sentence for people. */
export interface Problem {
  code: string;
  text: string;
  args: Record<string, unknown>;
}

/** What a seat is asked now. */
export interface Question {
  prompt: Words;
  options: Array<Option>;
  begun: Array<string>;
  several: Several | null;
}

/** A seat would like to take back its last choice and what came since; the others are asked. */
export interface Recall {
  seat: number;
  agreed: Array<number>;
}

/** Nothing was done, for the reason given. */
export interface Refused {
  type: "refused";
  re: string;
  why: Problem;
}

/** The same game once more, with the same people and bots, at a new table. */
export interface Rematch {
  type: "rematch";
  id: string;
}

/** Give up for good: the seat is ranked last, and a bot plays it as long as others go on. */
export interface Resign {
  type: "resign";
  id: string;
}

/** How a table has ended. */
export interface Result {
  ended: "played" | "resigned";
  scores: Array<number>;
  ranking: Array<number>;
  breakdown: Array<Record<string, number>>;
  secret: string;
}

/** A section of the rules for players; the text is Markdown, and never to be trusted as HTML. */
export interface RuleSection {
  id: string;
  title: string;
  text: string;
}

/** Acknowledge what was shown: in a game of memory it is not shown again. */
export interface Seen {
  type: "seen";
  id: string;
  at: number;
}

/** Who one is; the secret is in the cookie only. */
export interface Session {
  person: string;
  name: string;
  lang: string;
}

/** Things that are chosen together in any order: those that may still join, and whether it can be confirmed. */
export interface Several {
  verb: string;
  more: Array<string>;
  whole: boolean;
  missing: Words | null;
}

/** What can be played, with whom. */
export interface Shelf {
  games: Array<GameInfo>;
  bots: Array<string>;
}

/** All that a seat, or a spectator, sees of a table now. */
export interface Sight {
  type: "sight";
  table: string;
  game: string;
  version: number;
  options: Record<string, string>;
  seats: number;
  at: number;
  seat: number | null;
  status: "aside" | "open" | "over" | "playing";
  host: number | null;
  shuffled: boolean;
  chairs: Array<Chair>;
  notices: Array<Notice>;
  commitment: string;
  waiting: Array<number>;
  decision: number | null;
  ask: Question | null;
  undo: number;
  recallable: boolean;
  recall: Recall | null;
  result: Result | null;
  next: string | null;
  log: Log;
  view: Record<string, unknown> | null;
  hash: string;
  between: Array<Between>;
}

/** Take a seat: this one, or any free one; a program says that it is one. */
export interface Sit {
  type: "sit";
  id: string;
  seat?: number | null;
  salt?: string | null;
  program?: boolean;
}

/** Who sits on a seat, in a list of tables; nobody when both name and bot are empty. */
export interface Sitter {
  name: string;
  bot: string;
}

/** Nothing was done: too many requests; try again after so many seconds. */
export interface SlowDown {
  type: "slow_down";
  re: string;
  seconds: number;
  why: Problem;
}

/** Nothing was done: the table has moved on, and looks like this now. */
export interface Stale {
  type: "stale";
  re: string;
  sight: Sight;
}

/** Let a bot play for somebody who has been gone for a while, and who may come back at any time. */
export interface StandIn {
  type: "stand_in";
  id: string;
  seat: number;
}

/** Begin before the table is full: bots of this level, or of this name, take the free seats. */
export interface Start {
  type: "start";
  id: string;
  bots: string;
}

/** A table in a list of tables. */
export interface TableLine {
  table: string;
  game: string;
  options: Record<string, string>;
  seats: number;
  status: "aside" | "open" | "over" | "playing";
  sitters: Array<Sitter>;
  seat: number | null;
  your_turn: boolean;
  winners: Array<number>;
  created: number;
}

/** How it would look after the answers, up to the first barrier. */
export interface Tried {
  type: "tried";
  re: string;
  played: number;
  view: Record<string, unknown> | null;
  ask: Question | null;
  several: Several | null;
}

/** What would these answers lead to? Nothing is changed, and nothing hidden is told. */
export interface Try {
  type: "try";
  id: string;
  answers?: Array<number> | null;
  say?: string | null;
}

/** Take back the last choice, or all back to the start of the turn, up to the last barrier. */
export interface Undo {
  type: "undo";
  id: string;
  at: number;
  to?: "choice" | "turn";
}

/** Why is this choice, or anything with this thing, not possible? */
export interface Why {
  type: "why";
  id: string;
  say: string;
}

/** The id of a message in the .ftl files, and its arguments. */
export interface Words {
  id: string;
  args: Record<string, unknown>;
}

export type Request = Sit | Start | Leave | ComeBack | StandIn | Resign | Rematch | Move | Undo | AskRecall | Consent | Seen | Try | Why | AskKnown | Ping;

export type Reply = Ack | Duplicate | Stale | Illegal | NotYourTurn | SlowDown | Refused | Tried | Because | Known | Next | Pong;

export type Pushed = Sight | Current | Bye;

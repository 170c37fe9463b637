// The socket of a table: each request gets its one reply, also across breaks; sights come as they change.

import type { Pushed, Reply, Request, Sight } from "./wire";

export type { Reply } from "./wire";
export type Link = "connecting" | "open" | "silent" | "lost" | "closed";
type Unsent<R> = R extends Request ? Omit<R, "id"> : never;
type Waiting = { request: Request; resolve: (reply: Reply) => void };

const PAUSES = [200, 500, 1000, 2000, 4000]; // milliseconds before the next try
const BEAT = 2000; // milliseconds without a word, after which a sign of life is asked for
const PATIENCE = 2000; // milliseconds in which it has to come
const TOO_LONG = 8000; // milliseconds of silence, or of connecting, after which it is tried anew
const FINAL = [1008, 4404]; // closed for good: a limit, or no such table
const NO_WORD = 1006; // the code of a socket that has ended without one

export interface Listener {
  sight(sight: Sight): void;
  link(link: Link, why?: string): void;
  staged(): boolean; // whether every step is wanted, or the newest alone
}

export class Connection {
  #socket?: WebSocket;
  #waiting = new Map<string, Waiting>();
  #seen?: { at: number; hash: string };
  #tries = 0;
  #number = 0;
  #timer?: ReturnType<typeof setTimeout>; // until the next try
  #pulse?: ReturnType<typeof setTimeout>; // until something should have been heard
  #silent = false;
  #done = false;
  #last = "";
  readonly #name = Math.random().toString(36).slice(2, 10);

  constructor(
    readonly table: string,
    readonly listener: Listener,
  ) {
    this.#connect();
    addEventListener("online", this.hurry);
    addEventListener("offline", this.#unheard);
    document.addEventListener("visibilitychange", this.hurry);
  }

  /** Send a request; the reply comes, sooner or later. */
  send(request: Unsent<Request>): Promise<Reply> {
    const whole = { ...request, id: `${this.#name}-${++this.#number}` } as Request;
    return new Promise((resolve) => {
      this.#waiting.set(whole.id, { request: whole, resolve });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(whole));
    });
  }

  /** Connect anew, as whoever one is now. */
  renew(): void {
    this.#seen = undefined;
    this.#socket?.close();
  }

  close(): void {
    this.#done = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#pulse);
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.#unheard);
    document.removeEventListener("visibilitychange", this.hurry);
    this.#socket?.close();
  }

  /** Try again at once: the network is back, or somebody is looking. */
  hurry = (): void => {
    if (document.hidden || this.#done) return;
    if (this.#silent) this.#drop();
    else if (!this.#timer) return this.#beat();
    clearTimeout(this.#timer);
    this.#connect();
  };

  #connect(): void {
    this.#timer = undefined;
    this.listener.link("connecting");
    this.#expect(this.#drop, TOO_LONG);
    const url = new URL(`/api/tables/${this.table}/socket`, location.href);
    url.protocol = url.protocol.replace("http", "ws");
    url.search = this.#asked().toString();
    const socket = new WebSocket(url);
    this.#socket = socket;
    socket.onmessage = (message) => this.#hear(JSON.parse(message.data as string));
    socket.onopen = () => this.#opened();
    socket.onclose = (event) => this.#closed(event.code);
  }

  /** What the address says: what one has already, and how much one wants. */
  #asked(): URLSearchParams {
    const seen = this.#seen && { at: String(this.#seen.at), hash: this.#seen.hash };
    return new URLSearchParams({ ...seen, ...(this.listener.staged() ? { staged: "1" } : {}) });
  }

  #opened(): void {
    this.listener.link("open");
    this.#expect(this.#beat, BEAT);
    for (const { request } of this.#waiting.values()) this.#socket?.send(JSON.stringify(request));
  }

  #closed(code: number): void {
    if (this.#done) return;
    this.#silent = false;
    clearTimeout(this.#pulse);
    if (FINAL.includes(code)) {
      this.#done = true;
      return this.listener.link("closed", this.#last);
    }
    this.listener.link("lost");
    const pause = PAUSES[Math.min(this.#tries++, PAUSES.length - 1)]!;
    this.#timer = setTimeout(() => this.#connect(), pause * (0.75 + Math.random() / 2));
  }

  #expect(then: () => void, milliseconds: number): void {
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(then, milliseconds);
  }

  /** Ask for a sign of life; a page that nobody looks at does not. */
  #beat = (): void => {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    if (document.hidden) return this.#expect(this.#beat, BEAT);
    this.#socket.send(JSON.stringify({ type: "ping", id: `${this.#name}-${++this.#number}` } satisfies Request));
    this.#expect(this.#unheard, PATIENCE);
  };

  /** Nothing comes any more: say so, but the other side may only be slow. */
  #unheard = (): void => {
    if (this.#done || this.#silent || this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#silent = true;
    this.listener.link("silent");
    this.#expect(this.#drop, TOO_LONG);
  };

  /** Something has come. */
  #alive(): void {
    this.#expect(this.#beat, BEAT);
    if (this.#silent) this.listener.link("open");
    this.#silent = false;
  }

  /** Leave a socket from which nothing comes; it would take minutes to close by itself. */
  #drop = (): void => {
    const socket = this.#socket;
    if (socket) socket.onclose = socket.onmessage = socket.onopen = null;
    socket?.close();
    this.#closed(NO_WORD);
  };

  #hear(message: Pushed | Reply): void {
    this.#alive();
    if (message.type === "bye") {
      this.#last = message.why.text;
      return;
    }
    this.#tries = 0; // a server that only says goodbye is not asked again at once
    if (message.type === "sight") this.#see(message);
    else if (message.type !== "current") this.#reply(message);
  }

  #see(sight: Sight): void {
    this.#seen = { at: sight.at, hash: sight.hash };
    this.listener.sight(sight);
  }

  #reply(reply: Reply): void {
    const waiting = this.#waiting.get(reply.re);
    if (!waiting) return;
    if (reply.type === "slow_down" && waiting.request.type !== "try") {
      setTimeout(() => this.#socket?.send(JSON.stringify(waiting.request)), reply.seconds * 1000);
      return;
    }
    this.#waiting.delete(reply.re);
    if (reply.type === "stale") this.#see(reply.sight);
    waiting.resolve(reply);
  }
}

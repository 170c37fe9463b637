// What somebody asks of the table besides moves: to take back, to sit down, to leave, to play again.

import { salt } from "./api";
import type { Connection } from "./connection";

type Send = (request: Parameters<Connection["send"]>[0]) => Promise<void>;

export class Requests {
  readonly #send: Send;
  readonly #at: () => number; // the number of what has come last, to which a request answers

  constructor(send: Send, at: () => number) {
    this.#send = send;
    this.#at = at;
  }

  undo(to: "choice" | "turn"): Promise<void> {
    return this.#send({ type: "undo", at: this.#at(), to });
  }

  /** Take back one's last choice with all that others have done since. */
  recall(): Promise<void> {
    return this.#send({ type: "recall", at: this.#at() });
  }

  /** Agree that somebody takes a choice back, or not. */
  consent(agree: boolean): Promise<void> {
    return this.#send({ type: "consent", at: this.#at(), agree });
  }

  /** What was shown for a moment has been read. */
  seen(): Promise<void> {
    return this.#send({ type: "seen", at: this.#at() });
  }

  sit(seat: number | null): Promise<void> {
    return this.#send({ type: "sit", seat, salt: salt() });
  }

  start(bots: string): Promise<void> {
    return this.#send({ type: "start", bots });
  }

  leave(): Promise<void> {
    return this.#send({ type: "leave" });
  }

  comeBack(): Promise<void> {
    return this.#send({ type: "come_back" });
  }

  /** A bot plays for somebody who has been gone for a while. */
  standIn(seat: number): Promise<void> {
    return this.#send({ type: "stand_in", seat });
  }

  resign(): Promise<void> {
    return this.#send({ type: "resign" });
  }

  rematch(): Promise<void> {
    return this.#send({ type: "rematch" });
  }
}

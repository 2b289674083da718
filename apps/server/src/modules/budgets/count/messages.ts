/** What the server asks of count-program.ts, and what it replies. */
import type { Election, Outcome, Rule } from "@stoep/tally";

export interface CountTask {
  election: Election;
  rule: Rule;
}

/** How far it is, from 0 to 1. */
export interface CountNote {
  share: number;
}

/** `failed`: why it cannot be counted. */
export type CountReply = { outcome: Outcome } | { failed: string };

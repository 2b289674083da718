/** What the server asks of read-program.ts, and what it replies. */
import type { BallotFileFault } from "@stoep/contract/budgets";
import type { Outcome } from "@stoep/tally";
import type { FileVote } from "./read-vote.ts";

export interface ReadTask {
  path: string;
  /** The day by the network's clock. */
  today: string;
  /** The project's. */
  currency: string | null;
}

/** The vote with its count, or what is wrong with the file. */
export type ReadReply = { vote: FileVote; outcome: Outcome } | { fault: BallotFileFault };

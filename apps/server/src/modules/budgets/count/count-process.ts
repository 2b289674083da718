/** Asks count-program.ts, which runs in a separate process, to count a district. */
import { join } from "node:path";
import { hourMs } from "@stoep/contract/kernel";
import type { Election, Outcome, Rule } from "@stoep/tally";
import { separateProcess } from "#modules/files/index.ts";
import type { CountNote, CountReply, CountTask } from "./messages.ts";

const askProgram = separateProcess<CountTask, CountReply, CountNote>(join(import.meta.dirname, "count-program.ts"), {
  name: "the program that counts ballots",
  // 100,000 ballots over 300 ideas take 40 s on one core; a few ballots over a budget of billions take minutes.
  patienceMs: hourMs,
  isNote: (message): message is CountNote => "share" in message,
});

interface Asking {
  /** The network, so that the vote of one does not keep another's waiting. */
  turn: string;
  /** Told from time to time how far it is, from 0 to 1. */
  onShare?: (share: number) => void;
}

/** @throws when it cannot be counted */
export async function countInProgram(election: Election, rule: Rule, { turn, onShare }: Asking): Promise<Outcome> {
  const reply = await askProgram({ election, rule }, { turn, onNote: ({ share }) => onShare?.(share) });
  if ("failed" in reply) throw new Error(reply.failed);
  return reply.outcome;
}

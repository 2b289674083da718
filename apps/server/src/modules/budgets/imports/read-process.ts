/** Asks read-program.ts, which runs in a separate process, to read a file of ballots and to count it. */
import { join } from "node:path";
import type { Outcome } from "@stoep/tally";
import { refuseWith } from "#kernel/refuse.ts";
import { separateProcess, type Unanswered } from "#modules/files/index.ts";
import type { ReadReply, ReadTask } from "./messages.ts";
import type { FileVote } from "./read-vote.ts";

const askProgram = separateProcess<ReadTask, ReadReply | Unanswered>(join(import.meta.dirname, "read-program.ts"), {
  name: "the program that reads files of ballots",
  // 100,000 ballots over 300 ideas take 40 s on one core.
  bounds: { processorMs: 90_000, memoryMb: 1024 },
  patienceMs: 300_000,
});

/** `turn`: the network. Refuses with `ballot_file_wrong`. @throws when the program breaks down */
export async function readInProgram(turn: string, task: ReadTask): Promise<{ vote: FileVote; outcome: Outcome }> {
  const reply = await askProgram(task, { turn });
  if ("vote" in reply) return reply;
  if ("fault" in reply) return refuseWith("ballot_file_wrong", reply.fault);
  if ("broken" in reply) throw new Error(reply.broken);
  return refuseWith("ballot_file_wrong", { problem: reply.exceeded === "time" ? "too-slow" : "too-large", line: 0 });
}

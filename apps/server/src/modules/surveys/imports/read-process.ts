/** Asks read-program.ts, which runs in a separate process, to read a file with a questionnaire. */
import { join } from "node:path";
import { refuseWith } from "#kernel/refuse.ts";
import { separateProcess, type Unanswered } from "#modules/files/index.ts";
import type { ReadFile, ReadReply, ReadTask } from "./messages.ts";

const askProgram = separateProcess<ReadTask, ReadReply | Unanswered>(join(import.meta.dirname, "read-program.ts"), {
  name: "the program that reads questionnaires",
  // 200 questions with 100 options in four languages take 1 s.
  bounds: { processorMs: 20_000, memoryMb: 512 },
  patienceMs: 120_000,
});

/** `turn`: the network. Refuses with `questionnaire_file_wrong`. @throws when the program breaks down */
export async function readInProgram(turn: string, task: ReadTask): Promise<ReadFile> {
  const reply = await askProgram(task, { turn });
  if ("content" in reply) return reply;
  if ("faults" in reply) return refuseWith("questionnaire_file_wrong", { faults: reply.faults });
  if ("broken" in reply) throw new Error(reply.broken);
  const code = reply.exceeded === "time" ? "too-slow" : "too-large";
  return refuseWith("questionnaire_file_wrong", { faults: [{ path: "", line: 0, code }] });
}

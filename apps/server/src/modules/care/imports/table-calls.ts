/** Runs table-program.ts in a separate process, to check tables of people. */
import { join } from "node:path";
import { separateProcess, type Unanswered } from "#modules/files/index.ts";
import type { CheckTask, Reply } from "./messages.ts";

type Note = { read: number };

const runTask = separateProcess<CheckTask, Reply | Unanswered, Note>(join(import.meta.dirname, "table-program.ts"), {
  name: "the program that checks tables of people",
  // A sheet of 20,000 rows and 100 columns takes two seconds on one core of 2020.
  bounds: { processorMs: 10_000, memoryMb: 768 },
  // Only a process that hangs without doing anything takes longer.
  patienceMs: 300_000,
  isNote: (message): message is Note => "read" in message,
});

/** Whose file it is: the files of one organisation do not keep another's waiting. */
type Turn = { organisationId: string };

/** @throws when the program breaks down, or the rows pass its limits */
export async function checkInProgram({ organisationId }: Turn, task: CheckTask): Promise<void> {
  const reply = await runTask(task, { turn: organisationId });
  if ("broken" in reply) throw new Error(reply.broken);
  if ("exceeded" in reply) throw new Error(`the rows took too much ${reply.exceeded}`);
}

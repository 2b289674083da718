/** Runs table-program.ts in a separate process, to read and check tables of people. */
import { join } from "node:path";
import { refuse } from "#kernel/refuse.ts";
import { separateProcess, type Unanswered } from "#modules/files/index.ts";
import type { CheckTask, ReadReply, Reply, Task } from "./messages.ts";

type Note = { read: number };

const runTask = separateProcess<Task, Reply | Unanswered, Note>(join(import.meta.dirname, "table-program.ts"), {
  name: "the program that reads tables of people",
  // A sheet of 20,000 rows and 100 columns takes two seconds on one core of 2020.
  bounds: { processorMs: 10_000, memoryMb: 768 },
  // Only a process that hangs without doing anything takes longer.
  patienceMs: 300_000,
  isNote: (message): message is Note => "read" in message,
});

export const refusalOf = ({ exceeded }: { exceeded: "time" | "memory" }) =>
  exceeded === "time" ? "import_too_slow" : "import_too_complex";

/** Whose file it is: the files of one organisation do not keep another's waiting. */
type Turn = { organisationId: string };

/**
 * Refuses with `import_not_a_table`, `import_empty`, `import_too_long`, `import_too_complex` or `import_too_slow`.
 * @throws when the program breaks down
 */
export async function readInProgram(
  { organisationId }: Turn,
  task: Extract<Task, { source: string }>,
): Promise<ReadReply> {
  const reply = await runTask(task, { turn: organisationId });
  if ("heading" in reply) return reply;
  if ("refused" in reply) return refuse(reply.refused);
  if ("exceeded" in reply) return refuse(refusalOf(reply));
  throw new Error("broken" in reply ? reply.broken : "no reply to reading");
}

/** @throws when the program breaks down, or the rows pass its limits */
export async function checkInProgram({ organisationId }: Turn, task: CheckTask): Promise<void> {
  const reply = await runTask(task, { turn: organisationId });
  if ("broken" in reply) throw new Error(reply.broken);
  if ("exceeded" in reply) throw new Error(`the rows took too much ${reply.exceeded}`);
}

/** Runs table-program.ts in a separate process, to read tables that somebody sent. */
import { join } from "node:path";
import { refuse } from "#kernel/refuse.ts";
import type { Unanswered } from "../guard-program.ts";
import { separateProcess } from "../separate-process.ts";
import type { ReadReply, ReadTask, Reply } from "./messages.ts";

const runTask = separateProcess<ReadTask, Reply | Unanswered>(join(import.meta.dirname, "table-program.ts"), {
  name: "the program that reads tables",
  // A sheet of 20,000 rows and 100 columns takes two seconds on one core of 2020.
  bounds: { processorMs: 10_000, memoryMb: 768 },
  // Only a process that hangs without doing anything takes longer.
  patienceMs: 300_000,
});

export const refusalOf = ({ exceeded }: { exceeded: "time" | "memory" }) =>
  exceeded === "time" ? "import_too_slow" : "import_too_complex";

/** Whose file it is: the files of one organisation do not keep another's waiting. */
type Turn = { organisationId: string };

/**
 * Writes the rows of the table into a file. Refuses with `import_not_a_table`, `import_empty`, `import_too_long`, `import_too_complex` or
 * `import_too_slow`.
 * @throws when the program breaks down
 */
export async function readTableFile({ organisationId }: Turn, task: ReadTask): Promise<ReadReply> {
  const reply = await runTask(task, { turn: organisationId });
  if ("heading" in reply) return reply;
  if ("refused" in reply) return refuse(reply.refused);
  if ("exceeded" in reply) return refuse(refusalOf(reply));
  throw new Error("broken" in reply ? reply.broken : "no reply to reading");
}

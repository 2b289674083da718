/** Runs table-program.ts in a separate process, to read and check tables of people. */
import { join } from "node:path";
import { refuse } from "#kernel/refuse.ts";
import { separateProcess } from "#modules/files/index.ts";
import type { CheckTask, ReadReply, Reply, Task } from "./messages.ts";

type Note = { read: number };

const runTask = separateProcess<Task, Reply, Note>(join(import.meta.dirname, "table-program.ts"), {
  name: "the program that reads tables of people",
  patienceMs: 120_000,
  isNote: (message): message is Note => "read" in message,
  execArgv: ["--max-old-space-size=768"],
});

/** Refuses with `import_not_a_table`, `import_empty` or `import_too_long`. @throws when the program breaks down */
export async function readInProgram(source: string, out: string, language: string): Promise<ReadReply> {
  const reply = await runTask({ source, out, language });
  if ("heading" in reply) return reply;
  if ("refused" in reply) return refuse(reply.refused);
  throw new Error("broken" in reply ? reply.broken : "no reply to reading");
}

/** @throws when the program breaks down */
export async function checkInProgram(task: CheckTask): Promise<void> {
  const reply = await runTask(task);
  if ("broken" in reply) throw new Error(reply.broken);
}

/** Asks area-program.ts, which runs in a separate process, to check files of areas. */
import { join } from "node:path";
import { separateProcess } from "#modules/files/index.ts";
import type { AreaMessage, AreaTask } from "./area-messages.ts";
import { ImportError, type ImportOptions, type ImportReport } from "./report.ts";

type CheckReply = Extract<AreaMessage, { report: unknown } | { failed: unknown } | { broken: unknown }>;
type CheckNote = Exclude<AreaMessage, CheckReply>;

const askProgram = separateProcess<AreaTask, CheckReply, CheckNote>(join(import.meta.dirname, "area-program.ts"), {
  name: "the program that checks areas",
  isNote: (message): message is CheckNote => "read" in message || "rejections" in message,
  execArgv: ["--max-old-space-size=1024"],
});

/**
 * Finds what loading the file would do, and writes the task's files. Runs one at a time, so that one core stays free.
 * @throws ImportError when the file as a whole cannot be used
 */
export async function checkAreasInProcess(
  task: AreaTask,
  { onRejected, onProgress }: ImportOptions,
): Promise<ImportReport> {
  const reply = await askProgram(task, (note) => {
    if ("read" in note) onProgress?.(note.read);
    else for (const one of note.rejections) onRejected?.(one);
  });
  if ("report" in reply) return reply.report;
  if ("failed" in reply) throw new ImportError(reply.message, reply.failed, reply.detail);
  throw new Error(reply.broken);
}

/** Asks area-program.ts, which runs in a separate process, to check files of areas. */
import { join } from "node:path";
import { minuteMs } from "@stoep/contract/kernel";
import { separateProcess, type Unanswered } from "#modules/files/index.ts";
import type { AreaTask, CheckNote, CheckReply } from "./area-messages.ts";
import { ImportError, type ImportOptions, type ImportReport } from "./report.ts";

const askProgram = separateProcess<AreaTask, CheckReply | Unanswered, CheckNote>(
  join(import.meta.dirname, "area-program.ts"),
  {
    name: "the program that checks areas",
    // The outlines of a whole country take minutes of calculation.
    bounds: { processorMs: 10 * minuteMs, memoryMb: 1024 },
    isNote: (message): message is CheckNote => "read" in message || "rejections" in message,
  },
);

/**
 * Finds what loading the file would do, and writes the task's files. Runs one at a time, so that one core stays free.
 * @throws ImportError when the file as a whole cannot be used
 */
export async function checkAreasInProcess(
  task: AreaTask,
  { onRejected, onProgress }: ImportOptions,
): Promise<ImportReport> {
  const onNote = (note: CheckNote) => {
    if ("read" in note) onProgress?.(note.read);
    else for (const one of note.rejections) onRejected?.(one);
  };
  const reply = await askProgram(task, { turn: task.turn, onNote });
  if ("report" in reply) return reply.report;
  if ("failed" in reply) throw new ImportError(reply.message, reply.failed, reply.detail);
  if ("exceeded" in reply)
    throw new ImportError("The areas are too many or too detailed to be checked.", "too_complex", reply.exceeded);
  throw new Error(reply.broken);
}

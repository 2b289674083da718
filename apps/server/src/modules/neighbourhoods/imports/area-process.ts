/** Starts area-program.ts, hands it one file after the other, and lets it go when it is idle. */
import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import type { AreaMessage, AreaTask } from "./area-messages.ts";
import { ImportError, type ImportOptions, type ImportReport } from "./report.ts";

/** Without work for so long, the process is let go. */
const idleMs = 20_000;

let program: ChildProcess | null = null;
let idle: NodeJS.Timeout | undefined;
let last: Promise<unknown> = Promise.resolve();

/**
 * What loading the file would do; its files are written then. One at a time, so that one core stays free.
 * @throws ImportError when the file as a whole cannot be used
 */
export function checkInProgram(task: AreaTask, watch: ImportOptions): Promise<ImportReport> {
  const mine = last.then(() => ask(task, watch));
  last = mine.catch(() => {});
  return mine;
}

async function ask(task: AreaTask, { onRejected, onProgress }: ImportOptions): Promise<ImportReport> {
  clearTimeout(idle);
  program ??= start();
  const child = program;
  child.ref();
  child.channel?.ref();
  try {
    return await new Promise<ImportReport>((resolve, reject) => {
      const onMessage = (message: AreaMessage) => {
        if ("read" in message) onProgress?.(message.read);
        else if ("rejections" in message) for (const one of message.rejections) onRejected?.(one);
        else settle(() => outcome(message, resolve, reject));
      };
      const onExit = (code: number | null, signal: string | null) =>
        settle(() => reject(new Error(`the program that checks areas ended (${signal ?? code})`)));
      const onError = (error: Error) => settle(() => reject(error));
      const settle = (act: () => void) => {
        child.off("message", onMessage).off("exit", onExit).off("error", onError);
        act();
      };
      child.on("message", onMessage).on("exit", onExit).on("error", onError);
      child.send(task);
    });
  } finally {
    child.unref();
    child.channel?.unref();
    idle = setTimeout(stopProcess, idleMs).unref();
  }
}

type Last = Extract<AreaMessage, { report: unknown } | { failed: unknown } | { broken: unknown }>;

function outcome(message: Last, resolve: (report: ImportReport) => void, reject: (error: Error) => void): void {
  if ("report" in message) resolve(message.report);
  else if ("failed" in message) reject(new ImportError(message.message, message.failed, message.detail));
  else reject(new Error(message.broken));
}

/** Cut off from this process it ends by itself. */
function stopProcess(): void {
  if (program?.connected) program.disconnect();
  program = null;
}

function start(): ChildProcess {
  const child = fork(join(import.meta.dirname, "area-program.ts"), {
    execArgv: ["--max-old-space-size=1024"],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  child.once("exit", () => {
    if (program === child) program = null;
  });
  return child;
}

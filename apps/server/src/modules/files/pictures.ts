/**
 * Pictures are decoded in a process of their own: what a decoder takes of memory goes back when that process ends, and a
 * picture made to break one breaks nothing else. It starts with the first picture, does one at a time, and leaves when idle.
 */
import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { refuse } from "#kernel/refuse.ts";
import type { Answer, Shrunk } from "./pictures-program.ts";
import type { ImageKind } from "./rules.ts";

/** A picture within the limits takes two seconds at most on two busy cores. */
const patienceMs = 30_000;

/** Without work for so long, the process is let go. */
const idleMs = 20_000;
/** Memory comes back in pieces that do not fit together again: after so many pictures a new process starts clean. */
const mostPictures = 100;

let program: ChildProcess | null = null;
let done = 0;
let idle: NodeJS.Timeout | undefined;
let last: Promise<unknown> = Promise.resolve();

/** Writes the picture in three widths (or with `side`, in one size) as WebP beside `path`. Refuses with `file_kind_refused` what does not decode, with `file_too_large` what has too many pixels, and with `unavailable` when the disk is full. */
export function shrink(path: string, kind: ImageKind, side?: number): Promise<Shrunk> {
  const mine = last.then(() => ask({ path, kind, ...(side ? { side } : {}) }));
  last = mine.catch(() => {});
  return mine;
}

async function ask(question: { path: string; kind: ImageKind; side?: number }): Promise<Shrunk> {
  clearTimeout(idle);
  program ??= start();
  const child = program;
  child.ref();
  const answer = await new Promise<Answer>((resolve, reject) => {
    const timer = setTimeout(() => child.kill("SIGKILL"), patienceMs);
    const settle = (act: () => void) => {
      clearTimeout(timer);
      child.off("message", onAnswer).off("exit", onExit).off("error", onError);
      act();
    };
    const onAnswer = (message: Answer) => settle(() => resolve(message));
    const onError = (error: Error) => settle(() => reject(error));
    // It was stopped by the picture: by what is in it, or by the time that it takes.
    const onExit = (code: number | null) =>
      settle(() =>
        code === 1 ? reject(new Error("pictures cannot be decoded here")) : resolve({ refused: "file_kind_refused" }),
      );
    child.on("message", onAnswer).on("exit", onExit).on("error", onError);
    child.send(question);
  });
  child.unref();
  done += 1;
  idle = setTimeout(stopProcess, done < mostPictures ? idleMs : 0).unref();
  return "refused" in answer ? refuse(answer.refused) : answer;
}

/** Cut off from this process it ends by itself. */
function stopProcess(): void {
  if (program?.connected) program.disconnect();
  program = null;
}

function start(): ChildProcess {
  done = 0;
  const child = fork(join(import.meta.dirname, "pictures-program.ts"), {
    execArgv: [],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  child.once("exit", () => {
    if (program === child) program = null;
  });
  child.channel?.unref();
  return child;
}

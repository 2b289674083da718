/**
 * Runs a program that reads what others send in a thread, and ends the thread when a question takes more processor time or memory than
 * it may: it replies which of the two it was, and goes on. Processor time, because a busy machine is not the file's fault. Started by
 * separate-process.ts with the program's path and its bounds; the thread's side is #kernel/programs/answer-in-thread.ts.
 */
import { Worker } from "node:worker_threads";
import type { ThreadMessage } from "#kernel/programs/answer-in-thread.ts";

export interface Bounds {
  /** For one question. */
  processorMs: number;
  /** For the thread's values; the bytes of files lie outside. */
  memoryMb: number;
}

/** The reply to a question that was not answered. `broken`: for the log. */
export type Unanswered = { exceeded: "time" | "memory" } | { broken: string };

/** How often the processor time is looked at. */
const lookMs = 100;

/** Passes the questions of `parent` on, which asks one at a time. */
function guard(program: string, { processorMs, memoryMb }: Bounds, reply: (message: object) => void): void {
  let thread: Promise<Worker> | null = null;
  let answering: Worker | null = null;
  let timer: NodeJS.Timeout | undefined;

  function start(): Promise<Worker> {
    const started = new Worker(program, { resourceLimits: { maxOldGenerationSizeMb: memoryMb } });
    started.on("error", (error: Error & { code?: string }) => {
      const isFull = error.code === "ERR_WORKER_OUT_OF_MEMORY";
      end(started, isFull ? { exceeded: "memory" } : { broken: error.stack ?? error.message });
    });
    return new Promise((resolve) => {
      started.on("message", (message: ThreadMessage) => {
        if (message === "ready") return resolve(started);
        if ("note" in message) return reply(message.note);
        if ("broken" in message) return end(started, message);
        clearInterval(timer);
        answering = null;
        reply(message.reply);
      });
    });
  }

  function end(ended: Worker, said: Unanswered): void {
    clearInterval(timer);
    thread = null;
    answering = null;
    ended.removeAllListeners("message");
    // Nothing is written after the reply.
    void ended.terminate().finally(() => reply(said));
  }

  function watch(watched: Worker): void {
    const before = process.cpuUsage();
    timer = setInterval(() => {
      const { user, system } = process.cpuUsage(before);
      if ((user + system) / 1000 <= processorMs) return;
      clearInterval(timer);
      // What the thread has said until now comes first: on a busy machine it waits behind this timer.
      setImmediate(() => answering === watched && end(watched, { exceeded: "time" }));
    }, lookMs);
  }

  process.on("message", async (question) => {
    thread ??= start();
    const asked = await thread;
    answering = asked;
    watch(asked);
    asked.postMessage(question);
  });
}

if (import.meta.main && process.send) {
  process.once("disconnect", () => process.exit(0));
  const [program = "", bounds = ""] = process.argv.slice(2);
  guard(program, JSON.parse(bounds) as Bounds, process.send.bind(process));
}

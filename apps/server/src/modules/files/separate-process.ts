/**
 * Work that needs much memory, or that a malicious input could crash, in a process of its own: its memory is freed when that process
 * ends, and the server goes on. The process starts with the first question, handles one at a time, those of each `turn` in turn, and
 * exits when idle.
 */
import { type ChildProcess, fork, type SerializationType } from "node:child_process";
import { join } from "node:path";
import { fairQueue } from "#kernel/programs/fair-queue.ts";
import type { Bounds } from "./guard-program.ts";

const guardProgram = join(import.meta.dirname, "guard-program.ts");
/** The process is stopped after this long without work. */
const idleMs = 20_000;

interface ProcessOptions<Note> {
  /** What errors call the program. */
  name: string;
  /** Much longer than any question takes: a process that takes this long hangs, and is killed. */
  patienceMs?: number;
  /** Recognises messages that come before the reply, such as progress. */
  isNote?: (message: object) => message is Note & object;
  /** For a program that reads what others send, see guard-program.ts: it may reply with `Unanswered`. */
  bounds?: Bounds;
  /** `advanced`: messages may contain bytes. */
  serialization?: SerializationType;
  /** After this many questions a new process is started, for programs whose memory becomes fragmented. */
  mostQuestions?: number;
}

interface Asking<Note> {
  /** Who asks: an organisation, a person. Somebody's many questions do not keep another's waiting. */
  turn?: string;
  onNote?: ((note: Note) => void) | undefined;
}

/** The program crashed, was killed because it hung, or could not start. */
export class ProcessEnded extends Error {
  /** null: a signal ended it. */
  readonly code: number | null;

  constructor(name: string, code: number | null, signal: string | null) {
    super(`${name} ended (${signal ?? code})`);
    this.code = code;
  }
}

/**
 * `program` is the path of a module that replies to each message of its parent with one message, after any number of notes. Returns
 * the function that asks it; its promise is rejected with `ProcessEnded` when the process ends before it has replied.
 */
export function separateProcess<Question extends object, Reply, Note = never>(
  program: string,
  options: ProcessOptions<Note>,
): (question: Question, asking?: Asking<Note>) => Promise<Reply> {
  const { serialization = "json", bounds, mostQuestions = Number.POSITIVE_INFINITY } = options;
  const [module, ...args] = bounds ? [guardProgram, program, JSON.stringify(bounds)] : [program];
  let child: ChildProcess | null = null;
  let asked = 0;
  let idle: NodeJS.Timeout | undefined;
  const inTurn = fairQueue();

  function start(): ChildProcess {
    asked = 0;
    const started = fork(module, args, { execArgv: [], serialization, stdio: ["ignore", "ignore", "inherit", "ipc"] });
    started.once("exit", () => {
      if (child === started) child = null;
    });
    return started;
  }

  /** The process ends by itself when it is disconnected. */
  function stop(): void {
    if (child?.connected) child.disconnect();
    child = null;
  }

  async function ask(question: Question, onNote: Asking<Note>["onNote"]): Promise<Reply> {
    clearTimeout(idle);
    child ??= start();
    const asking = child;
    asking.ref();
    asking.channel?.ref();
    try {
      return await replyOf<Reply, Note>(asking, question, { ...options, onNote });
    } finally {
      asking.unref();
      asking.channel?.unref();
      asked += 1;
      idle = setTimeout(stop, asked < mostQuestions ? idleMs : 0).unref();
    }
  }

  return (question, { turn = "", onNote } = {}) => inTurn(turn, () => ask(question, onNote));
}

interface PendingQuestion<Note> extends ProcessOptions<Note> {
  onNote: Asking<Note>["onNote"];
}

function replyOf<Reply, Note>(
  child: ChildProcess,
  question: object,
  { name, patienceMs, isNote, onNote }: PendingQuestion<Note>,
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const timer = patienceMs && setTimeout(() => child.kill("SIGKILL"), patienceMs);
    const settle = (act: () => void) => {
      clearTimeout(timer);
      child.off("message", onMessage).off("exit", onExit).off("error", onError);
      act();
    };
    const onMessage = (message: object) =>
      isNote?.(message) ? onNote?.(message) : settle(() => resolve(message as Reply));
    const onError = (error: Error) => settle(() => reject(error));
    const onExit = (code: number | null, signal: string | null) =>
      settle(() => reject(new ProcessEnded(name, code, signal)));
    child.on("message", onMessage).on("exit", onExit).on("error", onError);
    child.send(question);
  });
}

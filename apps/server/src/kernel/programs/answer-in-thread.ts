/** The side of the thread in which a program reads what others send. What guards it: modules/files/guard-program.ts */
import { parentPort } from "node:worker_threads";

/** `ready`: the program is loaded, which does not count as time that a question takes. */
export type ThreadMessage = "ready" | { note: object } | { reply: object };

/**
 * Called by the program with its `import.meta`: where it is only imported, nothing happens. `answer` returns the reply, after any number
 * of notes.
 */
export function answerInThread<Question>(
  { main }: { main: boolean },
  answer: (question: Question, note: (note: object) => void) => Promise<object>,
): void {
  const port = main ? parentPort : null;
  const say = (message: ThreadMessage) => port?.postMessage(message);
  port?.on("message", async (question: Question) => {
    say({ reply: await answer(question, (note) => say({ note })) });
  });
  say("ready");
}

/** The side of the thread in which a program reads what others send. What guards it: modules/files/guard-program.ts */
import { parentPort } from "node:worker_threads";

/**
 * `ready`: the program is loaded, which does not count as time that a question takes. `broken`: what was thrown, as a message, since a
 * thread's error event may overtake the notes before it.
 */
export type ThreadMessage = "ready" | { note: object } | { reply: object } | { broken: string };

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
    const note = (message: object) => say({ note: message });
    say(
      await answer(question, note).then(
        (reply) => ({ reply }),
        (error) => ({ broken: String(error?.stack ?? error) }),
      ),
    );
  });
  say("ready");
}

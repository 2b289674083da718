import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { type Command, type CommandOptions, type InputOf, type ResultOf, useCommand } from "../../../app/index.ts";

const ConfirmIdentity = lazy(() => import("./confirm-dialog.tsx").then((part) => ({ default: part.ConfirmIdentity })));

/**
 * A command that may be refused until one has shown who one is: it asks, and then does what was wanted. `question` has to
 * stand on the screen.
 */
export function useWeighty<C extends Command>(command: C, options: CommandOptions<C> = {}) {
  const [answer, setAnswer] = useState<((isShown: boolean) => void) | null>(null);
  const mustShow = useRef(false);
  const { run: attempt, isRunning } = useCommand(command, {
    ...options,
    refused: (refusal) => {
      mustShow.current = refusal.code === "confirmation_required";
      return mustShow.current || (options.refused?.(refusal) ?? false);
    },
  });
  const ask = () => new Promise<boolean>((done) => setAnswer(() => done)).finally(() => setAnswer(null));
  /** Undefined: refused, or given up. */
  const run = async (input?: InputOf<C>): Promise<ResultOf<C> | undefined> => {
    mustShow.current = false;
    const done = await attempt(input);
    return mustShow.current && (await ask()) ? run(input) : done;
  };
  const question: ReactNode = answer && (
    <Suspense fallback={null}>
      <ConfirmIdentity onDone={() => answer(true)} onClose={() => answer(false)} />
    </Suspense>
  );
  return { run, isRunning, question };
}

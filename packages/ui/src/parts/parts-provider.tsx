import { type ComponentType, createContext, type ReactNode, use, useEffect, useMemo } from "react";
import { loadPart, PartNotLoaded, type PartPlace, type PartProblem } from "./load-part.ts";
import { followTyping } from "./typed.ts";

export type FailedPartProps = { place: PartPlace; problem: PartProblem; onRetry: () => void };

type Parts = {
  /** Shown in place of a part that could not be loaded. */
  Failed: ComponentType<FailedPartProps>;
  /** Says that something which opens over the page could not be loaded. */
  tell: (problem: PartProblem) => void;
};

const PartsContext = createContext<Parts>({
  Failed: ({ problem }) => {
    throw new PartNotLoaded(problem, undefined);
  },
  tell: () => {},
});

export const useParts = (): Parts => use(PartsContext);

/** How the app says that code could not be loaded; once per app, around everything. */
export function PartsProvider({ Failed, tell, children }: Parts & { children: ReactNode }) {
  useEffect(followTyping, []);
  const parts = useMemo(() => ({ Failed, tell }), [Failed, tell]);
  return <PartsContext value={parts}>{children}</PartsContext>;
}

/** Loads code that a press needs. Resolves to null if that failed, which the app then says. */
export function useLoadPart(): <T>(load: () => Promise<T>) => Promise<T | null> {
  const { tell } = useParts();
  return (load) =>
    loadPart(load).catch((error) => {
      tell(error instanceof PartNotLoaded ? error.problem : "failed");
      return null;
    });
}

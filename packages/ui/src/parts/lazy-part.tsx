/** Parts of a page whose code is loaded when they are first drawn. */
import { type ComponentType, createElement, type FunctionComponent, useEffect, useSyncExternalStore } from "react";
import type { PartPlace, PartProblem } from "./load-part.ts";
import { PartCode } from "./part-code.ts";
import { useParts } from "./parts-provider.tsx";

type Options<P> =
  | { place?: PartPlace }
  /** Opens over the page. If it cannot be loaded the app says so, and it is closed, so that it can be opened again. */
  | { close: (props: P) => void }
  /** The page is complete without it: if it cannot be loaded, nothing is shown. */
  | { isOptional: true };

export type LazyPart<P> = FunctionComponent<P> & {
  /** Loads it before it is drawn. Never rejects. */
  preload: () => Promise<void>;
};

/** A part that is loaded when it is first drawn: Suspense waits for it. If it cannot be loaded, the app says so and offers to try again. */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  options: Options<P> = {},
): LazyPart<P> {
  const code: PartCode<P> = new PartCode(load, (problem) => (given) => (
    <Failure code={code} options={options} given={given} problem={problem} />
  ));
  return Object.assign((given: P) => <Drawn code={code} given={given} />, { preload: code.start });
}

function Drawn<P extends object>({ code, given }: { code: PartCode<P>; given: P }) {
  return createElement(useSyncExternalStore(code.subscribe, code.read), given);
}

type FailureProps<P extends object> = { code: PartCode<P>; options: Options<P>; given: P; problem: PartProblem };

function Failure<P extends object>({ code, options, given, problem }: FailureProps<P>) {
  const { Failed, tell } = useParts();
  const close = "close" in options ? options.close : undefined;
  useEffect(() => code.show(), [code]);
  useEffect(() => {
    addEventListener("online", code.retry);
    return () => removeEventListener("online", code.retry);
  }, [code]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once
  useEffect(() => {
    if (!close) return;
    tell(problem);
    close(given);
  }, []);
  if (close || "isOptional" in options) return null;
  return <Failed place={("place" in options && options.place) || "inline"} problem={problem} onRetry={code.retry} />;
}

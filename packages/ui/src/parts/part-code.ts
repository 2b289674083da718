import { type ComponentType, lazy } from "react";
import { loadPart, PartNotLoaded, type PartProblem } from "./load-part.ts";

/** One try to load a part. */
interface Attempt<P> {
  /** The part, or what says that it could not be loaded. Suspends until it is known which. */
  Component: ComponentType<P>;
  /** Resolves when it is known whether it could be loaded. */
  start: () => Promise<void>;
  hasFailed: boolean;
}

/** The code of a part: loaded at most once, and again only after a failure that somebody has seen. */
export class PartCode<P extends object> {
  private attempt: Attempt<P>;
  private readonly listeners = new Set<() => void>();
  /** How many failures are on screen. */
  private shown = 0;
  private failures = 0;
  private readonly load: () => Promise<ComponentType<P>>;
  private readonly failureOf: (problem: PartProblem) => ComponentType<P>;

  /** `failureOf` returns what is drawn in the place of a part that could not be loaded. */
  constructor(load: () => Promise<ComponentType<P>>, failureOf: (problem: PartProblem) => ComponentType<P>) {
    this.load = load;
    this.failureOf = failureOf;
    this.attempt = this.newAttempt();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** What is drawn now; another component once somebody tries again. */
  readonly read = (): ComponentType<P> => this.attempt.Component;

  readonly start = (): Promise<void> => this.attempt.start();

  readonly retry = (): void => {
    if (this.attempt.hasFailed) this.attempt = this.newAttempt();
    for (const listener of this.listeners) listener();
  };

  /** Once no failure is on screen any more, the next time that the part is drawn tries again. */
  readonly show = (): (() => void) => {
    this.shown += 1;
    return () => {
      this.shown -= 1;
      queueMicrotask(() => {
        if (this.shown === 0 && this.attempt.hasFailed) this.attempt = this.newAttempt();
      });
    };
  };

  private newAttempt(): Attempt<P> {
    let known: ComponentType<P> | null = null;
    let loading: Promise<void> | null = null;
    const settle = async () => {
      try {
        known = await loadPart(this.load);
      } catch (error) {
        attempt.hasFailed = true;
        known = this.failureOf(this.problemOf(error));
      }
    };
    const start = () => {
      loading ??= settle();
      return loading;
    };
    const attempt: Attempt<P> = { Component: lazy(() => atOnce(start(), () => known)), start, hasFailed: false };
    return attempt;
  }

  private problemOf(error: unknown): PartProblem {
    this.failures += 1;
    const problem = error instanceof PartNotLoaded ? error.problem : "failed";
    return problem === "failed" && this.failures > 1 && navigator.onLine ? "stuck" : problem;
  }
}

/** A promise of a module for React's `lazy`, which draws at once what is known at once. */
function atOnce<P>(
  loading: Promise<void>,
  known: () => ComponentType<P> | null,
): Promise<{ default: ComponentType<P> }> {
  const whenKnown = loading.then(() => ({ default: known() ?? (() => null) }));
  const Component = known();
  if (!Component) return whenKnown;
  const then = (onKnown: (module: { default: ComponentType<P> }) => void) => onKnown({ default: Component });
  return Object.assign(whenKnown, { then });
}

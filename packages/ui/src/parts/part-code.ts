import type { ComponentType } from "react";
import { loadPart, PartNotLoaded, type PartProblem } from "./load-part.ts";

type State<P> =
  | { phase: "idle" }
  | { phase: "loading"; done: Promise<void> }
  | { phase: "loaded"; Component: ComponentType<P> }
  | { phase: "failed"; problem: PartProblem };

/** The code of a part: loaded at most once, and again only after a failure that somebody has seen. */
export class PartCode<P> {
  private state: State<P> = { phase: "idle" };
  private readonly listeners = new Set<() => void>();
  /** How many failures are on screen. */
  private shown = 0;
  private failures = 0;
  private readonly load: () => Promise<ComponentType<P>>;

  constructor(load: () => Promise<ComponentType<P>>) {
    this.load = load;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly read = (): State<P> => this.state;

  /** Resolves when it is known whether it could be loaded. */
  readonly start = (): Promise<void> => {
    if (this.state.phase === "loading") return this.state.done;
    if (this.state.phase !== "idle") return Promise.resolve();
    const done = loadPart(this.load).then(
      (Component) => {
        this.state = { phase: "loaded", Component };
      },
      (error) => {
        this.failures += 1;
        const problem = error instanceof PartNotLoaded ? error.problem : "failed";
        const isStuck = problem === "failed" && this.failures > 1 && navigator.onLine;
        this.state = { phase: "failed", problem: isStuck ? "stuck" : problem };
      },
    );
    this.state = { phase: "loading", done };
    return done;
  };

  readonly retry = (): void => {
    if (this.state.phase === "failed") this.state = { phase: "idle" };
    for (const listener of this.listeners) listener();
  };

  /** Once no failure is on screen any more, the next time that the part is drawn tries again. */
  readonly show = (): (() => void) => {
    this.shown += 1;
    return () => {
      this.shown -= 1;
      queueMicrotask(() => {
        if (this.shown === 0 && this.state.phase === "failed") this.state = { phase: "idle" };
      });
    };
  };
}

/** Loads code, and recovers from what can go wrong with that. */
import { findNewerBuild, reloadOnceFor } from "./builds.ts";
import { hasTypedText } from "./typed.ts";

/**
 * Why code could not be loaded. "failed": it may work when tried again, as after a moment without a connection. "outdated": the server
 * has a newer build, and something typed would be lost if the page reloaded by itself. "stuck": it failed again; some browsers try an
 * address only once, until the page is reloaded.
 */
export type PartProblem = "failed" | "outdated" | "stuck";

/** A part takes the place of the page's content, or a place in it. */
export type PartPlace = "screen" | "inline";

export class PartNotLoaded extends Error {
  readonly problem: PartProblem;
  constructor(problem: PartProblem, cause: unknown) {
    super("a part of the app could not be loaded", { cause });
    this.problem = problem;
  }
}

const pauseMilliseconds = 600;

/**
 * Loads code; tries once more after a moment. After an upgrade it reloads the page, once, unless something has been typed.
 * @throws PartNotLoaded
 */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!navigator.onLine) throw new PartNotLoaded("failed", error);
  }
  await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
  try {
    return await load();
  } catch (error) {
    const build = await findNewerBuild().catch(() => null);
    // The page is going: nothing more happens in it.
    if (build && !hasTypedText() && reloadOnceFor(build)) return new Promise<never>(() => {});
    throw new PartNotLoaded(build ? "outdated" : "failed", error);
  }
}

/** Loads code that may be needed soon. Whether it failed shows when it is needed. */
export function fetchAhead(load: () => Promise<unknown>): void {
  void load().catch(() => null);
}

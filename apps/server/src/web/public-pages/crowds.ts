/** Readers who come in crowds share what was just made: each page costs queries, and a link in the news brings thousands. */

/** Those who ask within a second and still get it made for themselves. */
const few = 10;
const sharedMs = 1000;
/** Different things that are shared at the same time, a page of 60 kB each at most. */
const mostKept = 100;

interface Asked<T> {
  since: number;
  count: number;
  /** The latest that was begun. */
  made: Promise<T | null>;
  madeAt: number;
}

/**
 * Makes what `key` names. Where more than ten have asked within a second, the others get what was begun at most a second ago. What is
 * null is not shared: each of them finds out for themselves. `now`: milliseconds.
 */
export function openCrowds<T>(now: () => number = () => performance.now()) {
  const asked = new Map<string, Asked<T>>();

  function begin(key: string, make: () => Promise<T | null>, { since, count }: Pick<Asked<T>, "since" | "count">) {
    const made = make();
    made.catch(() => asked.delete(key));
    asked.set(key, { since, count, made, madeAt: now() });
    return made;
  }

  return async (key: string, make: () => Promise<T | null>): Promise<T | null> => {
    const at = now();
    const known = asked.get(key);
    if (!known || at - known.since >= sharedMs) {
      if (!known) forget(asked, at);
      // A crowd that goes on is not taken for a few readers again every second.
      const isCrowd = known !== undefined && known.count > few && at - known.since < 2 * sharedMs;
      return begin(key, make, { since: at, count: isCrowd ? few + 1 : 1 });
    }
    known.count++;
    if (known.count > few && at - known.madeAt < sharedMs) return (await known.made.catch(() => null)) ?? make();
    return begin(key, make, known);
  };
}

function forget<T>(asked: Map<string, Asked<T>>, at: number): void {
  for (const [key, { since }] of asked) if (at - since >= 2 * sharedMs) asked.delete(key);
  const [oldest] = asked.keys();
  if (asked.size >= mostKept && oldest !== undefined) asked.delete(oldest);
}

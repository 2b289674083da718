/**
 * Menus whose entries come from the features: each names the entry that it follows, so that no central list is needed.
 */

export interface Place {
  key: string;
  /** The key of the entry that it follows; without one, it comes first. */
  after?: string;
}

/** Entries that follow the same one keep their order; one that follows a missing entry comes last. */
export function inOrder<P extends Place>(entries: readonly P[]): P[] {
  const keys = new Set(entries.map(({ key }) => key));
  const followers = (key: string | undefined): P[] =>
    entries.filter(({ after }) => after === key).flatMap((entry) => [entry, ...followers(entry.key)]);
  const lost = entries.filter(({ after }) => after !== undefined && !keys.has(after));
  return [...followers(undefined), ...lost.flatMap((entry) => [entry, ...followers(entry.key)])];
}

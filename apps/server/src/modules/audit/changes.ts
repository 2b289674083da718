/** The differences between two states of a thing, which are all that an entry stores. */
type Fields = Record<string, unknown>;

/** null when nothing changed, so there is nothing to log. */
export function changes(before: Fields, after: Fields): { old: Fields; new: Fields } | null {
  const changed = Object.keys(after).filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));
  if (changed.length === 0) return null;
  const only = (fields: Fields) => Object.fromEntries(changed.map((key) => [key, fields[key] ?? null]));
  return { old: only(before), new: only(after) };
}

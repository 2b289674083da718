/** Old and new side by side, a row for each value that differs, also inside groups such as a member's levels. */

type Fields = Record<string, unknown>;
export type Row = { path: string[]; before: unknown; after: unknown };

const isGroup = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export function rowsOf(before: Fields | null, after: Fields | null, path: string[] = []): Row[] {
  const keys = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return keys.flatMap((key) => {
    const [old, now] = [before?.[key], after?.[key]];
    const at = [...path, key];
    if (isGroup(old) || isGroup(now)) return rowsOf(isGroup(old) ? old : null, isGroup(now) ? now : null, at);
    const isSame = before !== null && after !== null && JSON.stringify(old) === JSON.stringify(now);
    return isSame ? [] : [{ path: at, before: old, after: now }];
  });
}

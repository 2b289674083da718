/** What every draft needs, whatever it is a draft of. Pure. */

/** Version 4, also where the page is not served over https and the browser offers no randomUUID(). */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** A three-way merge by field: fields changed in `mine` since `base` are mine, all others theirs. */
export function mergeDrafts<Draft extends object>(base: Draft, mine: Draft, theirs: Draft): Draft {
  const keys = Object.keys(mine) as (keyof Draft)[];
  const changed = keys.filter((key) => JSON.stringify(mine[key]) !== JSON.stringify(base[key]));
  return { ...theirs, ...Object.fromEntries(changed.map((key) => [key, mine[key]])) };
}

export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = items.filter((_, place) => place !== from);
  return items[from] === undefined ? [...items] : rest.toSpliced(to, 0, items[from]);
}

/** Helpers for drafts of any kind. Pure. */

/** A version 4 UUID, also on pages served without https, where browsers offer no randomUUID(). */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

export function moveItem<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = items.filter((_, place) => place !== from);
  return items[from] === undefined ? [...items] : rest.toSpliced(to, 0, items[from]);
}

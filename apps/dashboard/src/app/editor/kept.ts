/** A copy of what is not saved yet, in this tab, so that a broken line or a reload costs nobody their words. */

/** A save whose outcome is not known: sent again unchanged, under the same key, it happens once. */
export type Attempt<Draft, Body> = { key: string; body: Body; draft: Draft; version: number | null };
export type Kept<Draft, Body> = {
  draft: Draft;
  /** As last saved. */
  saved: Draft;
  version: number | null;
  attempt: Attempt<Draft, Body> | null;
  at: string;
};

export type Keeper<Draft, Body> = {
  /** `id` null: of something that does not exist yet. */
  read(id: string | null): Kept<Draft, Body> | null;
  write(id: string | null, kept: Kept<Draft, Body> | null): void;
};

/** Per kind of thing and membership: a copy never shows up for another organisation. */
export function keeperOf<Draft, Body>(kind: string, membershipId: string): Keeper<Draft, Body> {
  const keyOf = (id: string | null) => `stoep.${kind}.${membershipId}.${id ?? "new"}`;
  return {
    read(id) {
      try {
        return JSON.parse(sessionStorage.getItem(keyOf(id)) ?? "null");
      } catch {
        return null;
      }
    },
    write(id, kept) {
      try {
        if (kept) sessionStorage.setItem(keyOf(id), JSON.stringify(kept));
        else sessionStorage.removeItem(keyOf(id));
      } catch {
        // No room, or storage is switched off: the words are still on screen.
      }
    },
  };
}

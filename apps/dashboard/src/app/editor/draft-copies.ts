/** Copies of unsaved drafts in this tab's storage, so that nothing is lost by a reload or a failed connection. */

/** A save whose outcome is not known. Repeated unchanged with the same idempotency key, it takes effect once. */
export type Attempt<Draft, Body> = { key: string; body: Body; draft: Draft; version: number | null };
export type DraftCopy<Draft, Body> = {
  draft: Draft;
  /** As last saved. */
  saved: Draft;
  version: number | null;
  attempt: Attempt<Draft, Body> | null;
  at: string;
};

export type DraftCopies<Draft, Body> = {
  /** `id` null: of a document that does not exist on the server yet. */
  read(id: string | null): DraftCopy<Draft, Body> | null;
  write(id: string | null, copy: DraftCopy<Draft, Body> | null): void;
};

/** Stored per kind of document and membership, so that a copy never shows up for another organisation. */
export function draftCopiesOf<Draft, Body>(kind: string, membershipId: string): DraftCopies<Draft, Body> {
  const keyOf = (id: string | null) => `stoep.${kind}.${membershipId}.${id ?? "new"}`;
  return {
    read(id) {
      try {
        return JSON.parse(sessionStorage.getItem(keyOf(id)) ?? "null");
      } catch {
        return null;
      }
    },
    write(id, copy) {
      try {
        if (copy) sessionStorage.setItem(keyOf(id), JSON.stringify(copy));
        else sessionStorage.removeItem(keyOf(id));
      } catch {
        // No room, or storage is switched off: the words are still on screen.
      }
    },
  };
}

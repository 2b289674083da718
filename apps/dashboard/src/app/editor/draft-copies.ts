/** Copies of unsaved drafts in this tab's storage, so that a reload or a failed connection loses nothing. */

/** A save whose outcome is unknown. Repeated unchanged with the same idempotency key, it takes effect once. */
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
  /** `id` is null for a document that does not exist on the server yet. */
  read(id: string | null): DraftCopy<Draft, Body> | null;
  write(id: string | null, copy: DraftCopy<Draft, Body> | null): void;
};

/** Whatever the tab keeps under it leaves with its person; before its last full stop a key has the membership. */
export const draftPrefix = "stoep.draft.";

/** Removes what is kept of every membership but these. */
export function dropDraftCopies(exceptOf: readonly string[] = []): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      const membershipId = key.split(".").at(-2) ?? "";
      if (key.startsWith(draftPrefix) && !exceptOf.includes(membershipId)) sessionStorage.removeItem(key);
    }
  } catch {
    // Storage is switched off, so there are no copies.
  }
}

/**
 * Keyed by kind of document and membership, so that a copy never turns up for another organisation. `origin`: what a new document
 * begins with, as each of those has a copy of its own; once it is saved, its id is enough, and another screen may open it.
 */
export function draftCopiesOf<Draft, Body>(kind: string, membershipId: string, origin = ""): DraftCopies<Draft, Body> {
  const begun = origin ? `${kind}.${origin}` : kind;
  const keyOf = (id: string | null) => `${draftPrefix}${id ? kind : begun}.${membershipId}.${id ?? "new"}`;
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
        // Storage is full or switched off: the draft is still on screen.
      }
    },
  };
}

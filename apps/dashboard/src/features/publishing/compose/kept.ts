/** A copy of what is not saved yet, in this tab, so that a broken line or a reload costs nobody their words. */
import type { PostDraft } from "@stoep/contract/publishing";
import type { Draft } from "./model.ts";

/** A save whose outcome is not known: sent again unchanged, under the same key, it happens once. */
export type Attempt = { key: string; body: PostDraft; draft: Draft; version: number | null };
export type Kept = {
  draft: Draft;
  /** As last saved. */
  saved: Draft;
  version: number | null;
  attempt: Attempt | null;
  at: string;
};

export type Keeper = {
  /** `postId` null: a message that does not exist yet. */
  read(postId: string | null): Kept | null;
  write(postId: string | null, kept: Kept | null): void;
};

/** Per membership: a copy never shows up for another organisation. */
export function keeperOf(membershipId: string): Keeper {
  const keyOf = (postId: string | null) => `stoep.compose.${membershipId}.${postId ?? "new"}`;
  return {
    read(postId) {
      try {
        return JSON.parse(sessionStorage.getItem(keyOf(postId)) ?? "null");
      } catch {
        return null;
      }
    },
    write(postId, kept) {
      try {
        if (kept) sessionStorage.setItem(keyOf(postId), JSON.stringify(kept));
        else sessionStorage.removeItem(keyOf(postId));
      } catch {
        // No room, or storage is switched off: the words are still on screen.
      }
    },
  };
}

/** Keeps unsent comments on the device: the page may be left, reloaded or closed at any time. Signing out removes them. */

import type { FileView } from "@stoep/contract/files";
import { hourMs } from "@stoep/contract/kernel";
import { readUnsent, writeUnsent } from "../../../app/index.ts";

export interface CommentDraft {
  text: string;
  picture: FileView | null;
}
type StoredDraft = CommentDraft & { at: number };

const name = "comments";
/** Older ones are removed. */
const mostDrafts = 10;
/** An uploaded picture that no comment uses is removed after a day, and its address expires before. */
const pictureLasts = 10 * hourMs;

const readDrafts = (): Record<string, StoredDraft> => readUnsent(name) ?? {};

/** Null: there is no draft. `isPictureLost`: the picture has to be chosen again. */
export function readDraft(key: string): (CommentDraft & { isPictureLost: boolean }) | null {
  const found = readDrafts()[key];
  if (!found) return null;
  const { text, picture, at } = found;
  const isPictureLost = picture !== null && Date.now() - at > pictureLasts;
  return { text, picture: isPictureLost ? null : picture, isPictureLost };
}

/** Stores a draft; an empty one is removed. `at` is the time at which its picture was added, and stays the same while typing. */
export function keepDraft(key: string, { text, picture }: CommentDraft): void {
  const all = readDrafts();
  const before = all[key];
  const at = before && before.picture?.id === picture?.id ? before.at : Date.now();
  const others = Object.entries(all).filter(([other]) => other !== key);
  const isEmpty = text === "" && picture === null;
  if (isEmpty && !before) return;
  const next = isEmpty ? others : [...others, [key, { text, picture, at }] as const];
  writeUnsent(name, next.length === 0 ? null : Object.fromEntries(next.slice(-mostDrafts)));
}

export const dropDraft = (key: string): void => keepDraft(key, { text: "", picture: null });

/** Stores unsent writing on the device, since a phone may close an app at any time. Signing out removes it. */

import type { FileView } from "@stoep/contract/files";
import { hourMs } from "@stoep/contract/kernel";
import type { Theme } from "@stoep/contract/publishing";
import type { ShareChoice } from "@stoep/contract/shouts";
import { readUnsent, writeUnsent } from "../../app/index.ts";
import type { Address } from "../residents/index.ts";

export type Photo = FileView & { altText: string };
export interface Pin {
  longitude: number;
  latitude: number;
}

/** What is written with files that were uploaded for it. */
export interface WrittenWithFiles {
  photos: Photo[];
  attachments?: FileView[];
}

export interface UnsentShout extends WrittenWithFiles {
  title: string;
  text: string;
  theme: Theme | "";
  address: Address | null;
  pin: Pin | null;
  /** For an edit: the message loses its place. */
  isPlaceGone?: boolean;
  sharing: ShareChoice;
}

interface Stored<W> {
  written: W;
  at: number;
}

/** An uploaded file that nothing uses is removed after a day, and its address expires before. */
const filesLast = 10 * hourMs;

/** `name`: what is written, for example a kind of message, or the id and version of one that is edited. */
export function readDraft<W extends WrittenWithFiles>(name: string): { written: W; isFileLost: boolean } | null {
  const kept = readUnsent<Stored<W>>(name);
  if (!kept?.written) return null;
  const { written, at } = kept;
  const isOld = Date.now() - at > filesLast;
  const isFileLost = isOld && written.photos.length + (written.attachments?.length ?? 0) > 0;
  if (!isFileLost) return { written, isFileLost };
  const bare = { ...written, photos: [] };
  return { written: written.attachments ? { ...bare, attachments: [] } : bare, isFileLost };
}

export const keepDraft = <W extends WrittenWithFiles>(name: string, written: W): void =>
  writeUnsent<Stored<W>>(name, { written, at: Date.now() });

export const dropDraft = (name: string): void => writeUnsent(name, null);

export const shoutDraftName = (key: string): string => `shout.${key}`;

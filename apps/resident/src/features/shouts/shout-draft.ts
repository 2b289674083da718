/** Stores an unsent message on the device, since a phone may close an app at any time. Signing out removes it. */

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

export interface UnsentShout {
  title: string;
  text: string;
  theme: Theme | "";
  photos: Photo[];
  address: Address | null;
  pin: Pin | null;
  /** For an edit: the message loses its place. */
  isPlaceGone?: boolean;
  sharing: ShareChoice;
}

type StoredDraft = UnsentShout & { at: number };

/** An uploaded photo that no message uses is removed after a day, and its address expires before. */
const photosLast = 10 * hourMs;

const nameOf = (key: string) => `shout.${key}`;

/** `key`: the kind of a new message, or the id and version of one that is edited. */
export function readDraft(key: string): { written: UnsentShout; isPhotoLost: boolean } | null {
  const kept = readUnsent<StoredDraft>(nameOf(key));
  if (!kept) return null;
  const { at, ...written } = kept;
  const isOld = Date.now() - at > photosLast;
  return { written: isOld ? { ...written, photos: [] } : written, isPhotoLost: isOld && written.photos.length > 0 };
}

export const keepDraft = (key: string, written: UnsentShout): void =>
  writeUnsent<StoredDraft>(nameOf(key), { ...written, at: Date.now() });

export const dropDraft = (key: string): void => writeUnsent<StoredDraft>(nameOf(key), null);

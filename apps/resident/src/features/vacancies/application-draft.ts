/** Keeps an unsent application on the device, since a phone may close an app at any time. Signing out removes it. */
import { readUnsent, writeUnsent } from "../../app/index.ts";

export interface UnsentApplication {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  address: string;
  motivation: string;
}

/** `replaces`: the version that the draft changes; a draft of any other version is ignored. */
type StoredDraft = UnsentApplication & { replaces: string | null };
const nameOf = (postId: string) => `application.${postId}`;

export function readDraft(postId: string, replaces: string | null): UnsentApplication | null {
  const kept = readUnsent<StoredDraft>(nameOf(postId));
  if (!kept || kept.replaces !== replaces) return null;
  const { firstName, lastName, email, phone, address, motivation } = kept;
  return { firstName, lastName, email, phone, address, motivation };
}

export const keepDraft = (postId: string, replaces: string | null, written: UnsentApplication): void =>
  writeUnsent<StoredDraft>(nameOf(postId), { ...written, replaces });

export const dropDraft = (postId: string): void => writeUnsent<StoredDraft>(nameOf(postId), null);

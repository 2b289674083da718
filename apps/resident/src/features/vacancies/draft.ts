/** Keeps an unsent application on the device, since a phone may close an app at any time. Signing out removes it. */
import { readUnsent, writeUnsent } from "../../app/index.ts";

export interface Written {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  address: string;
  motivation: string;
}

/** `replaces`: what the draft was a change of; a draft of anything else is ignored. */
type Kept = Written & { replaces: string | null };
const nameOf = (postId: string) => `application.${postId}`;

export function readDraft(postId: string, replaces: string | null): Written | null {
  const kept = readUnsent<Kept>(nameOf(postId));
  if (!kept || kept.replaces !== replaces) return null;
  const { firstName, lastName, email, phone, address, motivation } = kept;
  return { firstName, lastName, email, phone, address, motivation };
}

export const keepDraft = (postId: string, replaces: string | null, written: Written): void =>
  writeUnsent<Kept>(nameOf(postId), { ...written, replaces });

export const dropDraft = (postId: string): void => writeUnsent<Kept>(nameOf(postId), null);

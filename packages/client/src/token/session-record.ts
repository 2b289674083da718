/**
 * The session record in localStorage: who is signed in, in which place, until when. Through it, other tabs of the same app learn of a
 * sign-in, a switch or a sign-out. D §2
 */
import { appIdentity } from "./app-identity.ts";

export interface SessionRecord {
  accountId: string;
  /** The active membership or residence. */
  activeId: string | null;
  accessEndsAt: string;
}

/** The record, or null when nobody is signed in or the stored value is not ours. */
export function readRecord(): SessionRecord | null {
  try {
    return JSON.parse(localStorage.getItem(appIdentity().recordKey) ?? "null");
  } catch {
    return null;
  }
}

export function writeRecord(record: SessionRecord | null): void {
  const { recordKey } = appIdentity();
  if (record) localStorage.setItem(recordKey, JSON.stringify(record));
  else localStorage.removeItem(recordKey);
}

/** Calls back when another tab signed out (null), signed in or switched. Returns the function that stops it. */
export function onOtherTab(listener: (record: SessionRecord | null, before: SessionRecord | null) => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key !== appIdentity().recordKey && event.key !== null) return;
    listener(readRecord(), event.oldValue ? JSON.parse(event.oldValue) : null);
  };
  window.addEventListener("storage", hear);
  return () => window.removeEventListener("storage", hear);
}

/**
 * The access token lives in memory only; the refresh token is a cookie that no script reads. localStorage holds the session
 * record (who, as what, until when), which also tells the other tabs about a sign-in or a sign-out. The dashboard on the same
 * address keeps a record and a cookie of its own. D §2
 */
import { Refused } from "@stoep/contract/kernel";

export interface SessionRecord {
  accountId: string;
  residentId: string | null;
  accessEndsAt: string;
}

const recordKey = "stoep.resident";
/** Renewed this long before the end, so that no request travels with a token that ends on the way. */
const marginSeconds = 30;

let token: { value: string; endsAt: number } | null = null;

export function readRecord(): SessionRecord | null {
  try {
    return JSON.parse(localStorage.getItem(recordKey) ?? "null");
  } catch {
    return null;
  }
}

export function writeRecord(record: SessionRecord | null): void {
  if (record) localStorage.setItem(recordKey, JSON.stringify(record));
  else localStorage.removeItem(recordKey);
}

/** Calls back when another tab signed out (null), in, or went on elsewhere. */
export function onOtherTab(listener: (record: SessionRecord | null, before: SessionRecord | null) => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key !== recordKey && event.key !== null) return;
    listener(readRecord(), event.oldValue ? JSON.parse(event.oldValue) : null);
  };
  window.addEventListener("storage", hear);
  return () => window.removeEventListener("storage", hear);
}

export interface TokenPair {
  access_token: string;
  expires_in: number;
  userId: string;
}

export function keepToken(answer: TokenPair): void {
  const endsAt = Date.now() + answer.expires_in * 1000;
  token = { value: answer.access_token, endsAt };
  const known = readRecord();
  const residentId = known?.accountId === answer.userId ? known.residentId : null;
  writeRecord({ accountId: answer.userId, residentId, accessEndsAt: new Date(endsAt).toISOString() });
}

export function dropToken(): void {
  token = null;
}

const isFresh = () => token !== null && token.endsAt - Date.now() > marginSeconds * 1000;

async function requestToken(): Promise<void> {
  const answer = await fetch("/api/token", {
    method: "POST",
    credentials: "same-origin",
    headers: { "content-type": "application/x-www-form-urlencoded", "x-client-id": "resident" },
    body: "grant_type=refresh_token",
  }).catch(() => null);
  if (answer?.ok) return keepToken(await answer.json());
  const isRefused = answer !== null && answer.status < 500 && answer.status !== 429;
  throw new Refused({ code: isRefused ? "sign_in_required" : "unavailable", fields: {}, requestId: "" });
}

let renewal: Promise<void> | null = null;

/** One renewal at a time, over all tabs: a refresh token used twice would end the whole session. */
function renew(): Promise<void> {
  const alone = navigator.locks
    ? () => navigator.locks.request("stoep.resident.refresh", () => requestToken()).then(() => {})
    : requestToken;
  renewal ??= alone().finally(() => {
    renewal = null;
  });
  return renewal;
}

/** A token good for the next request, renewed if need be; null when nobody is signed in. */
export async function freshToken(): Promise<string | null> {
  if (!isFresh() && readRecord()) await renew();
  return token?.value ?? null;
}

/** The access token is kept in memory only; the refresh token is a cookie that scripts cannot read. D §2 */
import { Refused } from "@stoep/contract/kernel";
import { takePrefetched } from "../ahead/index.ts";
import { appIdentity } from "./app-identity.ts";
import { readRecord, writeRecord } from "./session-record.ts";

/** How long before its expiry a token is renewed, so that none expires on the way to the server. */
const marginSeconds = 30;

let token: { value: string; endsAt: number } | null = null;

export interface TokenPair {
  access_token: string;
  expires_in: number;
  userId: string;
}

/** `from`: the time from which the token's lifetime is counted. */
export function keepToken(pair: TokenPair, from = Date.now()): void {
  const endsAt = from + pair.expires_in * 1000;
  token = { value: pair.access_token, endsAt };
  const known = readRecord();
  const activeId = known?.accountId === pair.userId ? known.activeId : null;
  writeRecord({ accountId: pair.userId, activeId, accessEndsAt: new Date(endsAt).toISOString() });
}

export function dropToken(): void {
  token = null;
}

/** Whether it is the token in use, and not one of an earlier session. */
export const isCurrent = (value: string | null): boolean => value !== null && token?.value === value;

const isFresh = () => token !== null && token.endsAt - Date.now() > marginSeconds * 1000;

async function requestToken(): Promise<void> {
  const ahead = await takePrefetched("/api/token");
  // Counted from the start of the page load, because loading may have taken long.
  if (ahead?.ok) return keepToken(await ahead.json(), performance.timeOrigin);
  const response = await fetch("/api/token", {
    method: "POST",
    credentials: "same-origin",
    headers: { "content-type": "application/x-www-form-urlencoded", "x-client-id": appIdentity().clientId },
    body: "grant_type=refresh_token",
  }).catch(() => null);
  if (response?.ok) return keepToken(await response.json());
  throw new Refused({ code: await refusalOf(response), fields: {}, requestId: "" });
}

async function refusalOf(response: Response | null): Promise<"session_over" | "sign_in_required" | "unavailable"> {
  if (response === null || response.status >= 500 || response.status === 429) return "unavailable";
  const body: { code?: string } | null = await response.json().catch(() => null);
  return body?.code === "session_over" ? "session_over" : "sign_in_required";
}

let renewal: Promise<void> | null = null;

/** One renewal at a time, across all tabs: using a refresh token twice would end the session. */
function renew(): Promise<void> {
  const alone = navigator.locks
    ? () => navigator.locks.request(`${appIdentity().recordKey}.refresh`, () => requestToken()).then(() => {})
    : requestToken;
  renewal ??= alone().finally(() => {
    renewal = null;
  });
  return renewal;
}

/**
 * Returns a token good for the next request, renewed if need be; null when nobody is signed in. Throws Refused: session_over when
 * the session has reached its end, sign_in_required when it was ended, unavailable when the service is unreachable.
 */
export async function freshToken(): Promise<string | null> {
  if (!isFresh() && readRecord()) await renew();
  return token?.value ?? null;
}

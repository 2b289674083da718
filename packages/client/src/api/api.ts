import type { AppContract } from "@stoep/contract";
import { placeChangedStatus } from "@stoep/contract/accounts";
import { type Client, createClient, Refused, type WireAnswer, type WireRequest } from "@stoep/contract/kernel";
import { paths } from "@stoep/contract/paths";
import { dropPrefetched, takePrefetched } from "../ahead/index.ts";
import { language } from "../texts/index.ts";
import { appIdentity, currentPlace, freshToken, isCurrent } from "../token/index.ts";

let whenSignedOut: () => void = () => {};
let whenOver: () => void = () => {};
let whenMoved: () => void = () => {};

/** Registers what happens on a 401. */
export function onSignInRequired(run: () => void): void {
  whenSignedOut = run;
}

/** Registers what happens when the session has reached its end. */
export function onSessionOver(run: () => void): void {
  whenOver = run;
}

/** Registers what happens when a command was refused because the session has moved to another place. */
export function onPlaceChanged(run: () => void): void {
  whenMoved = run;
}

/** The headers that name the caller, the app and the language. */
export function requestHeaders(token: string | null): Record<string, string> {
  return {
    "x-client-id": appIdentity().clientId,
    "accept-language": language(),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
}

async function tokenOrSignOut(): Promise<string | null> {
  try {
    return await freshToken();
  } catch (error) {
    if (error instanceof Refused && error.code === "sign_in_required") whenSignedOut();
    if (!(error instanceof Refused) || error.code !== "session_over") throw error;
    whenOver();
    throw new Refused({ code: "sign_in_required", fields: {}, requestId: "" });
  }
}

/** Commands name the place they are made for. */
function placeHeader({ method }: WireRequest): Record<string, string> {
  const place = method === "GET" ? null : currentPlace();
  return place ? { "x-place": place } : {};
}

/**
 * A short command is sent even while its page is being left, for instance by following a link. Browsers limit the size of such
 * requests.
 */
const isShort = (body: WireRequest["body"]): boolean => typeof body === "string" && body.length <= 2000;

async function browserTransport(request: WireRequest): Promise<WireAnswer> {
  const isToken = request.path === "/api/token";
  // Read before the token, because renewing the token takes time.
  const place = placeHeader(request);
  return sendAs(isToken ? null : await tokenOrSignOut(), { ...request, headers: { ...request.headers, ...place } });
}

async function sendAs(token: string | null, request: WireRequest): Promise<WireAnswer> {
  if (request.method !== "GET") dropPrefetched();
  try {
    const response =
      (await takePrefetched(request.path)) ??
      (await fetch(request.path, {
        method: request.method,
        credentials: "same-origin",
        headers: { ...request.headers, ...requestHeaders(token) },
        body: request.body ?? null,
        keepalive: isShort(request.body),
        signal: request.signal ?? null,
      }));
    // If a new session has begun since the request was sent, the 401 is about the previous one.
    if (response.status === 401 && isCurrent(token)) whenSignedOut();
    if (response.status === placeChangedStatus) whenMoved();
    return response;
  } catch (error) {
    if (request.signal?.aborted) throw error;
    throw new Refused({ code: "unavailable", fields: {}, requestId: "" });
  }
}

export const api: Client<AppContract> = createClient(paths, browserTransport);

/** For what must not be known to come from an account: even if somebody is signed in, nothing of the session is sent or ends. */
export const apiForAnyone: Client<AppContract> = createClient(paths, (request) => sendAs(null, request));

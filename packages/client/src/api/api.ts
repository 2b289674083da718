import type { AppContract } from "@stoep/contract";
import { type Client, createClient, Refused, type WireAnswer, type WireRequest } from "@stoep/contract/kernel";
import { paths } from "@stoep/contract/paths";
import { language } from "../texts/index.ts";
import { appIdentity, freshToken } from "../token/index.ts";

let whenSignedOut: () => void = () => {};

/** Registers what happens on a 401. */
export function onSignInRequired(run: () => void): void {
  whenSignedOut = run;
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
    throw error;
  }
}

async function browserTransport(request: WireRequest): Promise<WireAnswer> {
  const isToken = request.path === "/api/token";
  const token = isToken ? null : await tokenOrSignOut();
  try {
    const response = await fetch(request.path, {
      method: request.method,
      credentials: "same-origin",
      headers: { ...request.headers, ...requestHeaders(token) },
      body: request.body ?? null,
      signal: request.signal ?? null,
    });
    if (response.status === 401 && token) whenSignedOut();
    return response;
  } catch (error) {
    if (request.signal?.aborted) throw error;
    throw new Refused({ code: "unavailable", fields: {}, requestId: "" });
  }
}

export const api: Client<AppContract> = createClient(paths, browserTransport);

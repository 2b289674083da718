/** The short-lived token of a session. It carries no rights: these are looked up on every request. D §2 */
import { jwtVerify, SignJWT } from "jose";
import type { Db } from "#kernel/database.ts";
import { readSecret } from "../identities/index.ts";
import { accessSeconds } from "../limits.ts";

const tokenUse = "access";
const secretName = "access-token";

export interface AccessToken {
  sessionId: string;
  /** Schema of the session's network when the token was signed: a hint of where to look first, not a permission. */
  schema: string | null;
}

export async function signAccessToken(db: Db, { sessionId, schema }: AccessToken, now: Date): Promise<string> {
  const at = Math.floor(now.getTime() / 1000);
  return new SignJWT({ use: tokenUse, sid: sessionId, ...(schema && { net: schema }) })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setIssuedAt(at)
    .setExpirationTime(at + accessSeconds)
    .sign(await readSecret(db, secretName));
}

/** Recently verified tokens, so that a signature is checked once instead of on every request. */
const rememberedTokens = 10_000;

/**
 * Returns a function that verifies a token and returns its content, or null when it is invalid for any reason. Only the result of
 * the signature check is cached: expiry is checked every time, as are, elsewhere, the session and its rights.
 */
export function accessTokenReader(platform: Db) {
  let key: Promise<CryptoKey> | undefined;
  const readKey = () => {
    key ??= readSecret(platform, secretName).then(asKey);
    key.catch(() => {
      key = undefined;
    });
    return key;
  };
  const verified = new Map<string, { says: AccessToken; endsAt: number }>();
  return async (token: string, now: Date): Promise<AccessToken | null> => {
    const known = verified.get(token);
    if (known && now.getTime() < known.endsAt) return known.says;
    verified.delete(token);
    const options = { algorithms: ["HS256"], currentDate: now };
    const payload = await jwtVerify(token, await readKey(), options).then(
      (result) => result.payload,
      () => null,
    );
    if (payload?.use !== tokenUse || typeof payload.sid !== "string" || payload.exp === undefined) return null;
    const says = { sessionId: payload.sid, schema: typeof payload.net === "string" ? payload.net : null };
    // Make room by dropping the oldest.
    const [oldest] = verified.size >= rememberedTokens ? verified.keys() : [];
    if (oldest !== undefined) verified.delete(oldest);
    verified.set(token, { says, endsAt: payload.exp * 1000 });
    return says;
  };
}

/** Verifying with a prepared key takes a third of the time. */
const asKey = (secret: Buffer) =>
  crypto.subtle.importKey("raw", new Uint8Array(secret), { name: "HMAC", hash: "SHA-256" }, false, ["verify"]);

/** The short-lived token of a session. It carries no rights: these are looked up on every request. D §2 */
import { setTimeout as delay } from "node:timers/promises";
import { decodeProtectedHeader, type JWTPayload, jwtVerify, SignJWT } from "jose";
import type { Db } from "#kernel/database.ts";
import { currentKey, listKeys } from "#kernel/keys/installation-keys.ts";
import { accessSeconds } from "../limits.ts";

/** Whom it is for: no other token of the house says this, and it is refused wherever another is expected. */
const audience = "stoep-api";
export const accessTokenPurpose = "access-token";

export interface AccessToken {
  sessionId: string;
  /** Schema of the session's network when the token was signed: a hint of where to look first, not a permission. */
  schema: string | null;
}

export async function signAccessToken(
  db: Db,
  { sessionId, schema }: AccessToken,
  now: Date,
  seconds = accessSeconds,
): Promise<string> {
  const at = Math.floor(now.getTime() / 1000);
  const key = await currentKey(db, accessTokenPurpose);
  return new SignJWT({ sid: sessionId, ...(schema && { net: schema }) })
    .setProtectedHeader({ alg: "HS256", typ: "JWT", kid: key.id })
    .setAudience(audience)
    .setIssuedAt(at)
    .setExpirationTime(at + seconds)
    .sign(key.bytes);
}

/** Recently verified tokens, so that a signature is checked once instead of on every request. */
const rememberedTokens = 10_000;

/**
 * Returns a function that verifies a token and returns its content, or null when it is invalid for any reason. Only the result of
 * the signature check is cached: expiry is checked every time, as are, elsewhere, the session and its rights.
 */
export function accessTokenReader(platform: Db) {
  const keys = keyReader(platform);
  const verified = new Map<string, Content>();
  let openedAt: number | undefined;
  return async (token: string, now: Date): Promise<AccessToken | null> => {
    openedAt ??= now.getTime();
    const known = verified.get(token);
    if (known && now.getTime() < known.endsAt) return known.says;
    verified.delete(token);
    const content = contentOf(await verify(token, await keys(keyIdOf(token), now), now), openedAt);
    if (!content) return null;
    // Make room by dropping the oldest.
    const [oldest] = verified.size >= rememberedTokens ? verified.keys() : [];
    if (oldest !== undefined) verified.delete(oldest);
    verified.set(token, content);
    return content.says;
  };
}

/** undefined: no key has signed it, or it has expired. */
async function verify(token: string, keys: CryptoKey[], now: Date): Promise<JWTPayload | undefined> {
  let payload: JWTPayload | undefined;
  for (const key of keys)
    payload ??= await jwtVerify(token, key, { algorithms: ["HS256"], currentDate: now }).then(
      (result) => result.payload,
      () => undefined,
    );
  return payload;
}

interface Content {
  says: AccessToken;
  endsAt: number;
}

function contentOf(payload: JWTPayload | undefined, openedAt: number): Content | null {
  if (!payload || !isForUs(payload, openedAt)) return null;
  const { sid, net, exp } = payload;
  if (typeof sid !== "string" || exp === undefined) return null;
  return { says: { sessionId: sid, schema: typeof net === "string" ? net : null }, endsAt: exp * 1000 };
}

/**
 * A server of an earlier version named no audience. For as long as one of its tokens lives after our start, while servers are
 * replaced one after the other, such tokens sign nobody out.
 */
function isForUs({ aud, use, iat = 0 }: JWTPayload, openedAt: number): boolean {
  if (aud !== undefined) return aud === audience;
  return use === "access" && iat * 1000 < openedAt + accessSeconds * 1000;
}

function keyIdOf(token: string): string | undefined {
  try {
    return decodeProtectedHeader(token).kid;
  } catch {
    return undefined;
  }
}

interface VerifyingKey {
  id: string;
  /** A token signed with a retired key is valid no longer than one that was signed just before. */
  until: number;
  key: CryptoKey;
}

/** After this a server notices that a key was retired. */
const keysReadMs = 60_000;
/** For an unknown key they are read again at most this often, for all tokens together: anybody can name a key. */
const unknownKeyMs = 1_000;

/** Returns a function that gives the keys which may have signed a token: the named one, or any of them if it names none. */
function keyReader(platform: Db) {
  let last: { keys: Promise<VerifyingKey[]>; readAt: number } | undefined;
  const read = (now: Date) => {
    const reading = { keys: listVerifyingKeys(platform), readAt: now.getTime() };
    last = reading;
    reading.keys.catch(() => {
      if (last === reading) last = undefined;
    });
    return reading.keys;
  };
  let again: Promise<VerifyingKey[]> | undefined;
  let readAgainAt = 0;
  /** Callers within the second wait for it and share one reading: a key that is new is found in any case. */
  const readAgain = (now: Date) => {
    again ??= delay(Math.max(0, readAgainAt + unknownKeyMs - performance.now()))
      .then(() => read(now))
      .finally(() => {
        again = undefined;
        readAgainAt = performance.now();
      });
    return again;
  };
  return async (id: string | undefined, now: Date): Promise<CryptoKey[]> => {
    const isFresh = last !== undefined && Math.abs(now.getTime() - last.readAt) < keysReadMs;
    let keys = await (isFresh && last ? last.keys : read(now));
    if (isFresh && id !== undefined && !keys.some((one) => one.id === id)) keys = await readAgain(now);
    const isMeant = (one: VerifyingKey) => id === undefined || one.id === id;
    return keys.filter((one) => isMeant(one) && now.getTime() < one.until).map(({ key }) => key);
  };
}

async function listVerifyingKeys(platform: Db): Promise<VerifyingKey[]> {
  const keys = await listKeys(platform, accessTokenPurpose);
  return Promise.all(
    keys.map(async ({ id, bytes, retiredAt }) => ({
      id,
      until: retiredAt === null ? Number.POSITIVE_INFINITY : retiredAt.getTime() + accessSeconds * 1000,
      key: await asKey(bytes),
    })),
  );
}

/** Verifying with a prepared key takes a third of the time. */
const asKey = (secret: Buffer) =>
  crypto.subtle.importKey("raw", new Uint8Array(secret), { name: "HMAC", hash: "SHA-256" }, false, ["verify"]);

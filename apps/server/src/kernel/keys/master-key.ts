/**
 * Master keys: they are outside the database and its back-ups, and wrap the keys that are in it.
 * docs/decisions/2026-11-27-a-master-key-outside.md
 */
import { hkdfSync, randomBytes } from "node:crypto";
import { decrypt, encrypt, keyBytes } from "./cipher.ts";

/** A problem with the master key; the message says what to do. */
export class KeyError extends Error {
  override name = "KeyError";
}

export interface MasterKey {
  /** Names the key and reveals nothing of it. */
  id: string;
  wrap(key: Buffer, place: string): string;
  /** @throws when this is not the key that wrapped it, or the place is another */
  unwrap(wrapped: string, place: string): Buffer;
}

export interface MasterKeys {
  /** The first one wraps; the others still unwrap what they wrapped. */
  readonly list: readonly MasterKey[];
  /** Reads the keys again: another process may have put a new one in front. */
  reread(): Promise<void>;
}

export const newMasterKey = (): string => randomBytes(keyBytes).toString("base64url");

/**
 * Reads keys in base64, separated by white space or commas. Lines that begin with # are comments.
 * @throws KeyError, without the text, when something else is there or there is no key
 */
export function parseMasterKeys(text: string, source: string): string[] {
  const words = text
    .split("\n")
    .filter((line) => !line.trimStart().startsWith("#"))
    .flatMap((line) => line.split(/[\s,]+/).filter((word) => word !== ""));
  const keys = words.map((word) => Buffer.from(word, "base64"));
  if (keys.length > 0 && keys.every(({ length }) => length === keyBytes))
    return [...new Set(keys.map((key) => key.toString("base64url")))];
  throw new KeyError(
    `${source} must hold master keys of ${keyBytes} bytes in base64, as from: openssl rand -base64 32`,
  );
}

export function masterKey(text: string): MasterKey {
  const bytes = Buffer.from(text, "base64url");
  const derive = (purpose: string, length: number) =>
    Buffer.from(hkdfSync("sha256", bytes, Buffer.alloc(0), `stoep ${purpose}`, length));
  const wrapping = derive("wrapping", keyBytes);
  return {
    id: derive("name", 9).toString("base64url"),
    wrap: (key, place) => encrypt(wrapping, place, key),
    unwrap: (wrapped, place) => decrypt(wrapping, place, wrapped),
  };
}

/** Tokens and codes that are handed out once: only their hashes are stored. */
import { createHash, randomBytes, randomInt } from "node:crypto";

/** 256 random bits cannot be guessed, so a plain hash is enough to hide them. */
export const newToken = () => randomBytes(32).toString("base64url");
export const hashOfToken = (token: string) => createHash("sha256").update(token).digest("base64url");

/** Without characters that look alike on paper. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const groupLength = 4;

/** So many signs of some 5 bits each, in groups of four, as "K7QM-3RTX-9WPD". */
export function newPrintedCode(signs: number): string {
  const all = Array.from({ length: signs }, () => alphabet[randomInt(alphabet.length)]).join("");
  return Array.from({ length: Math.ceil(signs / groupLength) }, (_, at) =>
    all.slice(at * groupLength, (at + 1) * groupLength),
  ).join("-");
}

/** Small letters, spaces and hyphens do no harm. */
export const typedCode = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9]/g, "");

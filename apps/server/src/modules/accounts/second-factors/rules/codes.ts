/** Codes that people read, type and lose. D §2 */
import { createHmac, randomBytes, randomInt } from "node:crypto";

export const recoveryCount = 10;
/** The 32 characters without i, l, o and u, which look like others and are read as those. */
const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";
const recoveryLength = 10;

/** Fifty random bits each, as `k3x9m-7tq2d`. */
export function newRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < recoveryCount) {
    const text = [...randomBytes(recoveryLength)].map((byte) => alphabet[byte % alphabet.length]).join("");
    codes.add(`${text.slice(0, 5)}-${text.slice(5)}`);
  }
  return [...codes];
}

/** Normalises what was typed: with or without the hyphen, in capitals, with an O for a zero. */
export const plainRecoveryCode = (typed: string) =>
  typed
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "")
    .replace(/o/g, "0")
    .replace(/[il]/g, "1");

export const newSixDigits = () => String(randomInt(1_000_000)).padStart(6, "0");

/** A million codes are quickly tried out, so a stored hash must reveal nothing without the key. */
export const codeHash = (key: Buffer, subject: string, code: string) =>
  createHmac("sha256", key).update(`${subject} ${code}`).digest("base64url");

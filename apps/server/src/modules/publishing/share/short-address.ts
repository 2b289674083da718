/**
 * Addresses that people can type from a poster: eight characters instead of an id. They are the last 40 bits of the id, which are
 * random, so they are stored nowhere and hold for everything that was ever published. Where two things have the same, they belong to
 * the older one, and the other has only its long address.
 */
import type { Db } from "#kernel/database.ts";
import type { SharedKinds } from "./kinds.ts";

/** Without letters that look like another character; typed, these count as the character they look like. */
const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";
const lookAlikes: Readonly<Record<string, string>> = { o: "0", i: "1", l: "1", u: "v" };
const endingLength = 10;
const codeLength = 8;

/** "7k3m-9xqp" */
export function codeOf(id: string): string {
  let rest = Number.parseInt(id.replaceAll("-", "").slice(-endingLength), 16);
  let code = "";
  while (code.length < codeLength) {
    code = `${alphabet[rest % 32]}${code}`;
    rest = Math.floor(rest / 32);
  }
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}

/** The digits in which the id of a code's thing ends. */
export function endingOf(code: string): string {
  const signs = [...code.toLowerCase().replace("-", "")].map((sign) => lookAlikes[sign] ?? sign);
  const value = signs.reduce((sum, sign) => sum * 32 + alphabet.indexOf(sign), 0);
  return value.toString(16).padStart(endingLength, "0");
}

/** The page of a code's thing; null if nothing published has it. */
export async function findPath({ shared }: { shared: SharedKinds }, db: Db, code: string): Promise<string | null> {
  for (const kind of shared.values()) {
    const id = await kind.findByEnding(db, endingOf(code));
    if (id !== null) return kind.pathOf(id);
  }
  return null;
}

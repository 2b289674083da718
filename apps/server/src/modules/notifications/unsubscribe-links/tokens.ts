/**
 * Links that switch mails off without signing in. They contain what they switch off and for whom, signed with a key of the
 * installation, so that nothing is stored for each mail, and they work for as long as somebody keeps the mail.
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import { NoticeGroup } from "@stoep/contract/notifications";
import { parse, stringify } from "uuid";

export interface Unsubscription {
  networkId: string;
  /** For alerts, which are the same for all places of a person, their account. */
  readerId: string;
  accountId: string;
  reader: "residents" | "staff";
  what: NoticeGroup | "digest";
}

const sides = { r: "residents", s: "staff" } as const;

export function unsubscribeTokenFor(
  key: string,
  { networkId, readerId, accountId, reader, what }: Unsubscription,
): string {
  const ids = Buffer.concat([networkId, readerId, accountId].map((id) => parse(id))).toString("base64url");
  const claim = `${ids}.${reader.charAt(0)}.${what}`;
  return `${claim}.${signatureOf(key, claim)}`;
}

/** null: we did not issue it. */
export function readUnsubscribeToken(key: string, token: string): Unsubscription | null {
  const [ids = "", letter = "", what = "", signature = ""] = token.split(".");
  if (!isSame(signature, signatureOf(key, `${ids}.${letter}.${what}`))) return null;
  const bytes = Buffer.from(ids, "base64url");
  const reader = sides[letter as keyof typeof sides];
  const group = what === "digest" ? what : NoticeGroup.safeParse(what).data;
  if (bytes.length !== 48 || !reader || !group) return null;
  const id = (place: number) => stringify(bytes.subarray(place * 16, place * 16 + 16));
  return { networkId: id(0), readerId: id(1), accountId: id(2), reader, what: group };
}

const signatureOf = (key: string, claim: string): string =>
  createHmac("sha256", key).update(claim).digest("base64url").slice(0, 22);

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

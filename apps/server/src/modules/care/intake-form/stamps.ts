/** Stamps of opened forms: organisation and time, signed with a key of the installation, so that opening a form stores nothing. */
import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";

export function newStamp(key: Buffer, organisationId: string, now: Date): string {
  const claim = `${randomBytes(12).toString("base64url")}.${now.getTime().toString(36)}`;
  return `${claim}.${signatureOf(key, organisationId, claim)}`;
}

/** null: we did not issue it, or issued it for another organisation. */
export function readStamp(key: Buffer, organisationId: string, stamp: string): { openedAt: Date; hash: string } | null {
  const [nonce = "", at = "", signature = ""] = stamp.split(".");
  const claim = `${nonce}.${at}`;
  if (!isSame(signature, signatureOf(key, organisationId, claim))) return null;
  return {
    openedAt: new Date(Number.parseInt(at, 36)),
    hash: createHash("sha256").update(claim).digest("base64url"),
  };
}

const signatureOf = (key: Buffer, organisationId: string, claim: string): string =>
  createHmac("sha256", key).update(`${organisationId} ${claim}`).digest("base64url");

const isSame = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/** Encrypts secrets that must be read back: those of authenticator apps and sign-on providers. */
import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { Db } from "#kernel/database.ts";
import { readSecret } from "./store/secrets.ts";

const cipher = "aes-256-gcm";
const secretName = "sealed";
const ivBytes = 12;
const tagBytes = 16;

/** Encrypts under a key of this installation. An altered text cannot be decrypted. */
export async function seal(db: Db, text: string): Promise<string> {
  const iv = randomBytes(ivBytes);
  const sealing = createCipheriv(cipher, await readSecret(db, secretName), iv);
  const body = Buffer.concat([sealing.update(text, "utf8"), sealing.final()]);
  return Buffer.concat([iv, sealing.getAuthTag(), body]).toString("base64url");
}

export async function unseal(db: Db, sealed: string): Promise<string> {
  const bytes = Buffer.from(sealed, "base64url");
  const opening = createDecipheriv(cipher, await readSecret(db, secretName), bytes.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  });
  opening.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([opening.update(bytes.subarray(ivBytes + tagBytes)), opening.final()]).toString("utf8");
}

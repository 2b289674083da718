/** Encryption of a text for one place (AES-256-GCM): what was encrypted for another place cannot be decrypted, nor what was altered. */
import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const algorithm = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

export const keyBytes = 32;

export function encrypt(key: Buffer, place: string, content: Buffer): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key, iv, { authTagLength: tagBytes }).setAAD(Buffer.from(place));
  const body = Buffer.concat([cipher.update(content), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url");
}

/** @throws when the text was altered, or encrypted with another key or for another place */
export function decrypt(key: Buffer, place: string, text: string): Buffer {
  const bytes = Buffer.from(text, "base64url");
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes });
  decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]);
}

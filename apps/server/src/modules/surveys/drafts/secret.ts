/** What is kept is encrypted with the secret of its link, which the server does not keep. Pure. D §12 */
import { createHash } from "node:crypto";
import { decrypt, encrypt } from "#kernel/keys/cipher.ts";

const digest = (purpose: string, secret: string): Buffer =>
  createHash("sha256").update(`${purpose} ${secret}`).digest();

/** Under which it is found. */
export const secretHashOf = (secret: string): Buffer => digest("draft of a survey", secret);

const keyOf = (secret: string): Buffer => digest("key of a draft of a survey", secret);

export const sealDraft = (secret: string, surveyId: string, kept: object): string =>
  encrypt(keyOf(secret), surveyId, Buffer.from(JSON.stringify(kept)));

/** @throws when it was altered, or kept for another survey */
export const unsealDraft = (secret: string, surveyId: string, kept: string): unknown =>
  JSON.parse(decrypt(keyOf(secret), surveyId, kept).toString());

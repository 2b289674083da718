/** Tokens that are handed out once: only their hashes are stored. */
import { createHash, randomBytes } from "node:crypto";

/** 256 random bits cannot be guessed, so a plain hash is enough to hide them. */
export const newToken = () => randomBytes(32).toString("base64url");
export const hashOfToken = (token: string) => createHash("sha256").update(token).digest("base64url");

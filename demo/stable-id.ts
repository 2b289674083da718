import { createHash } from "node:crypto";

/** An id derived from the key alone, as a UUID of version 8, so that loading twice gives the same rows. */
export function stableId(...key: readonly (string | number)[]): string {
  const hex = createHash("sha256")
    .update(`stoep-demo/${key.join("/")}`)
    .digest("hex");
  const variant = ((Number.parseInt(hex.slice(16, 18), 16) & 0x3f) | 0x80).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(18, 20)}-${hex.slice(20, 32)}`;
}

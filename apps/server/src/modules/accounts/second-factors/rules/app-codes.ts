/** Codes of authenticator apps. Loaded when one is added or used, since its library is needed for nothing else. RFC 6238 */
import { Secret, TOTP } from "otpauth";

const totpOf = (secret: string, label = "") =>
  new TOTP({ issuer: "Stoep", label, algorithm: "SHA1", digits: 6, period: 30, secret: Secret.fromBase32(secret) });

export const newAppSecret = () => new Secret({ size: 20 }).base32;
/** The content of the QR code. */
export const appUri = (secret: string, email: string) => totpOf(secret, email).toString();

/** The half minute that a code belongs to, allowing one earlier and one later; null when it matches none. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const away = totpOf(secret).validate({ token: code, timestamp, window: 1 });
  return away === null ? null : TOTP.counter({ period: 30, timestamp }) + away;
}

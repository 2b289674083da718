/**
 * The codes of refusals, and of field errors. A capability's codes are in its `codes.ts`, shared ones in `own-codes.ts`;
 * `npm run generate` puts them into one table.
 */
import { fieldCodes, liveTopics, logActions, refusals, securityEvents } from "../codes.gen.ts";

export { fieldCodes, liveTopics, logActions, refusals, securityEvents };

/** A capability's codes. Only data, because it is read before the rest of the contract. */
export interface Codes {
  /** Every response that is not a success: its status and meaning. Statuses are defined nowhere else. */
  refusals?: Record<string, readonly [status: number, meaning: string]>;
  /** What can be wrong with a field. The code is the 422's value and the translation's key. S1 §5 */
  fields?: readonly string[];
  /** The live stream's topics for changes: usually just the capability's name. */
  liveTopics?: readonly string[];
  /** Actions in the organisation's log, without the capability's name. */
  logActions?: readonly string[];
  /** Which of its refusals, fields and log actions the server's log tells as security events. */
  securityEvents?: Partial<Record<SecurityEvent, readonly string[]>>;
}

export const securityEventNames = [
  "signedIn",
  "signedOut",
  "passwordWrong",
  "codeWrong",
  "tokenWrong",
  "tokenStolen",
  "limited",
  "refused",
  "credentialsChanged",
  "rightsChanged",
  "keysChanged",
  "exported",
  "virusFound",
] as const;
export type SecurityEvent = (typeof securityEventNames)[number];

export type RefusalCode = keyof typeof refusals;
export type FieldCode = (typeof fieldCodes)[number];

/** Gives a zod check its field code: `z.string().max(250, say("titleTooLong"))`. */
export function fieldError(code: FieldCode): { error: string } {
  return { error: code };
}

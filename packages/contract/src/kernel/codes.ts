/**
 * The codes of refusals, and of what can be wrong with a field. A capability's codes stand in its `codes.ts`,
 * those that all share in `own-codes.ts`; `npm run generate` puts them into one table.
 */
import { fieldCodes, liveTopics, logActions, refusals } from "../codes.gen.ts";

export { fieldCodes, liveTopics, logActions, refusals };

/** What a capability brings. Data only: it is read before the rest of the contract. */
export interface Codes {
  /** Every response that is not a success: its status, and what is the case. Statuses stand nowhere else. */
  refusals?: Record<string, readonly [status: number, meaning: string]>;
  /** What can be wrong with a field. The code is the 422's value and the translation's key. S1 §5 */
  fields?: readonly string[];
  /** What the live stream names when something changed: as a rule the capability's word. */
  liveTopics?: readonly string[];
  /** What the organisation's log says was done, without the word of the capability. */
  logActions?: readonly string[];
}

export type RefusalCode = keyof typeof refusals;
export type FieldCode = (typeof fieldCodes)[number];

/** Gives a zod check its field code: `z.string().max(250, say("titleTooLong"))`. */
export function say(code: FieldCode): { error: string } {
  return { error: code };
}

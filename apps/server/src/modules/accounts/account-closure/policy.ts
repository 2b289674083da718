/** Who may close their account, and if not, why not. */
import type { Verdict } from "@stoep/contract/kernel";

/** An organisation keeps an owner. S1 §4 */
export const mayLeave = ({ type, hasOtherOwner }: { type: string; hasOtherOwner: boolean }): Verdict =>
  type !== "owner" || hasOtherOwner || "last_owner";

interface AccountSides {
  isSystem: boolean;
  organisations: { type: string; hasOtherOwner: boolean }[];
  /** Where the person lives. */
  residences: unknown[];
}

export function mayClose({ isSystem, organisations, residences }: AccountSides): Verdict {
  // So that at least one of the provider's people can still sign in.
  if (isSystem) return "system_account";
  if (organisations.some((one) => mayLeave(one) !== true)) return "last_owner";
  // A resident has nothing to close here: residents close their account in their own application.
  return organisations.length > 0 || residences.length === 0 || "not_allowed";
}

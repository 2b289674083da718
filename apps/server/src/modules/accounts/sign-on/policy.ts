/** Who may unlink a sign-on, and if not, why not. */
import type { Verdict } from "@stoep/contract/kernel";
import type { WaysIn } from "../people/index.ts";

/** Nobody locks themselves out: a password or another linked sign-on stays. */
export function mayUnlink({ hasPassword, openLinks }: WaysIn, id: string): Verdict {
  return hasPassword || openLinks.some((other) => other !== id) || "not_allowed";
}

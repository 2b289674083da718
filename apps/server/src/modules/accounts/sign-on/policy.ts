/** Who may unlink a sign-on, and if not, why not. */
import type { Verdict } from "@stoep/contract/kernel";

/** Nobody locks themselves out: a password or another linked sign-on stays. */
export function mayUnlink(
  { hasPassword, openLinks }: { hasPassword: boolean; openLinks: string[] },
  id: string,
): Verdict {
  return hasPassword || openLinks.some((other) => other !== id) || "not_allowed";
}

/** What the provider's people may do with an account, and if not, why not. */
import type { Verdict } from "@stoep/contract/kernel";
import type { Config } from "#kernel/config.ts";
import { mayBeSystem } from "#modules/accounts/index.ts";

interface CheckedAccount {
  id: string;
  email: string;
  isSystem: boolean;
  disabledAt: Date | null;
}

/** `actorId`: null for the command line, for which the limits on one's own account do not apply. */
export function accountVerdicts(config: Config, actorId: string | null, { id, email, disabledAt }: CheckedAccount) {
  const isOther: Verdict = id !== actorId || "not_allowed";
  return {
    disable: isOther,
    // People remove their own under Security, where an organisation's requirement applies.
    removeFactors: isOther,
    makeSystem: (disabledAt === null && mayBeSystem(config, email)) || "not_allowed",
    // Only a colleague can end it, so that someone who can sign in always remains.
    endSystem: isOther,
  } satisfies Record<string, Verdict>;
}

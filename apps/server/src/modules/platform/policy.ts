/** Who of the provider's people may do what with an account, and if not, why not. */
import type { Verdict } from "@stoep/contract/kernel";
import type { Config } from "#kernel/config.ts";
import { mayBeSystem } from "#modules/accounts/index.ts";

interface Account {
  id: string;
  email: string;
  isSystem: boolean;
  disabledAt: Date | null;
}

/** `actorId`: null for the command line, which may also do to anybody what nobody may do to themselves. */
export function verdicts(config: Config, actorId: string | null, { id, email, disabledAt }: Account) {
  const isOther: Verdict = id !== actorId || "not_allowed";
  return {
    disable: isOther,
    // One's own are taken away under Security, where an organisation's requirement holds.
    removeFactors: isOther,
    makeSystem: (disabledAt === null && mayBeSystem(config, email)) || "not_allowed",
    // Anyone who leaves asks a colleague: so that one stays who can come in.
    endSystem: isOther,
  } satisfies Record<string, Verdict>;
}

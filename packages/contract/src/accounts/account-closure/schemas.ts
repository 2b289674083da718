/** Closing one's own account. D §5 */
import { z } from "zod";
import { Id, Verdict } from "../../kernel/index.ts";

export const AccountClosure = z.object({
  organisations: z.array(
    z.object({
      id: Id,
      name: z.string(),
      network: z.string(),
      /** Whether the organisation would keep an owner. */
      can: z.object({ leave: Verdict }),
    }),
  ),
  /** Names of the networks where the person is a resident, for which the account stays. */
  residences: z.array(z.string()),
  can: z.object({ close: Verdict }),
});
export type AccountClosure = z.infer<typeof AccountClosure>;

/** The organisations the person was shown: if these have changed, nothing is closed. */
export const CloseAccount = z.object({ organisationIds: z.array(Id).max(1000) });
export const ClosedAccount = z.object({
  /** False when the account stays because the person is also a resident. */
  isGone: z.boolean(),
});

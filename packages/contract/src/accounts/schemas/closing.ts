/** Closing one's own account. D §5 */
import { z } from "zod";
import { Id, Verdict } from "../../kernel/index.ts";

export const Closing = z.object({
  organisations: z.array(
    z.object({
      id: Id,
      name: z.string(),
      network: z.string(),
      /** Whether the organisation keeps an owner. */
      can: z.object({ leave: Verdict }),
    }),
  ),
  /** Names of the networks where the person lives with this account: it stays for them. */
  residences: z.array(z.string()),
  can: z.object({ close: Verdict }),
});
export type Closing = z.infer<typeof Closing>;

/** What the person was shown: when they belong elsewhere by now, nothing is closed. */
export const CloseAccount = z.object({ organisationIds: z.array(Id).max(1000) });
export const ClosedAccount = z.object({
  /** False: it stays for the places where the person lives. */
  isGone: z.boolean(),
});

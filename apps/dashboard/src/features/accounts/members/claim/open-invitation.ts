import type { ClaimInfo } from "@stoep/contract/accounts";
import type { z } from "zod";

/** What an invitation shows to its holder. */
export type OpenInvitation = z.infer<typeof ClaimInfo>;

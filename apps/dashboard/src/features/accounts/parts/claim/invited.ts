import type { ClaimInfo } from "@stoep/contract/accounts";
import type { z } from "zod";

/** What an invitation tells its holder. */
export type Invited = z.infer<typeof ClaimInfo>;

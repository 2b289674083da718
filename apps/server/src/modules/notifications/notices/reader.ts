import type { noticeGroups } from "@stoep/contract/notifications";
import type { Resident, Staff } from "#kernel/actor.ts";
import type { Reader } from "./store/preferences.ts";

/** As whom somebody reads: the two sides of an account never mix. D §1 */
export const readerOf = (actor: Resident | Staff): Reader & { side: keyof typeof noticeGroups } =>
  actor.kind === "resident"
    ? { readerId: actor.residentId, accountId: actor.accountId, side: "residents" }
    : { readerId: actor.membershipId, accountId: actor.accountId, side: "staff" };

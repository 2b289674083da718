/** What the session reports that its member may do. */
import type { AccessByFeature } from "@stoep/contract/accounts";
import { featureNames, staffFor, type Use, uses } from "@stoep/contract/features";
import { recordOf } from "@stoep/contract/kernel";
import { memberVerdict } from "#kernel/access.ts";

/** What a member may do with each licensed feature: the verdicts that its routes would give. D §3, D §4 */
export function accessByFeature(member: Parameters<typeof memberVerdict>[1]): AccessByFeature {
  return recordOf(featureNames, (feature) => {
    const may = (use: Use) => memberVerdict(staffFor(feature, uses[use]), member);
    return { read: may("read"), write: may("write"), manage: may("manage") };
  });
}

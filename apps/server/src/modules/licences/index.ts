/**
 * Which organisation may use which module, at which level, until when. D §4
 *
 *   (from) ──▶ essential | premium | oneoff ──(until)──▶ expired: readable ──(30 days)──▶ closed
 *
 * The state is derived from the moments. A signed-in member carries the states of the active organisation, and the kernel's access
 * rule compares them with what a route needs.
 */
import { licences } from "@stoep/contract/licences";
import { defineCapability, implement } from "#kernel/module.ts";
import { handlers } from "./handlers.ts";
import { mails } from "./mails.ts";
import { sendNotices } from "./notify.ts";

export { type Coverage, coverageVerdict, findCoverage, isLicensedByName, scopeVerdict } from "./coverage.ts";
export { gatherLicensedKinds, type LicensedKind } from "./kinds.ts";
export { findLicensable, listLicensable, type NameReader } from "./licensable.ts";
export {
  deleteLicence,
  hasHadLicence,
  insertLicence,
  isModuleReadable,
  listOrganisationLicences,
  lockLicence,
  updateLicenceEnd,
} from "./store.ts";
export { viewLicences } from "./views.ts";

export const capability = defineCapability({
  module: implement(licences, handlers),
  jobs: [sendNotices],
  mails,
});

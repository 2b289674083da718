/**
 * Which organisation may use which module, at which level, until when. D §4
 *
 *   (from) ──▶ essential | premium | oneoff ──(until)──▶ expired: readable ──(30 days)──▶ closed
 *
 * The state is derived from the moments. A signed-in member carries the states of the active organisation, and the kernel's access
 * rule compares them with what a route needs.
 */
import { licences } from "@stoep/contract/licences";
import { implement } from "#kernel/module.ts";
import { handlers } from "./handlers.ts";
import { sendNotices } from "./notify.ts";

export { type Coverage, coverageVerdict, findCoverage, scopeVerdict } from "./coverage.ts";
export { mails } from "./mails.ts";
export { deleteLicence, insertLicence, listOrganisationLicences, lockLicence, updateLicenceEnd } from "./store.ts";
export { viewLicences } from "./views.ts";

export const module = implement(licences, handlers);
export const jobs = [sendNotices];

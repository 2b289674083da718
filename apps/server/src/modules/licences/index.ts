/**
 * Which organisation may use which module, at which level, until when. D §4
 *
 *   (from) ──▶ essential | premium | oneoff ──(until)──▶ expired: readable ──(30 days)──▶ closed
 *
 * The state is derived from the moments. Whoever signs in carries the states of the active organisation; the kernel's access
 * rule compares them with what a route needs.
 */
import { sendNotices } from "./notices.ts";

export { type Cover, coverAt, coverVerdict, scopeVerdict } from "./cover.ts";
export { module } from "./handlers.ts";
export { mails } from "./mails.ts";
export { deleteLicence, grantLicence, licencesOf, lockLicence, setLicenceEnd } from "./store.ts";
export { viewLicences } from "./views.ts";

export const jobs = [sendNotices];

/**
 * Notices to colleagues in care: a ticket assigned to them, a note that mentions them, a candidate's answer, an internal deadline, a
 * helper's certificate that expires. Notices about a confidential ticket go only to those who may see it, and give its number only.
 * S2 §3
 */
export { notices } from "./kinds.ts";
export { actorOf, notifyColleagues, notifyConcierge, notifyOfCertificate, notifyOfMuchRead } from "./notify.ts";
export { selectAdmins, selectColleagues } from "./store/recipients.ts";

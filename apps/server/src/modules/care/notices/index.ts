/**
 * What colleagues in care are told of: a ticket that is theirs now, a note that mentions them, a candidate's answer, an internal
 * deadline, a helper's certificate that ends. Of a confidential ticket only those who see it, and by its number alone. S2 §3
 */
export { notices } from "./kinds.ts";
export { actorOf, notifyColleagues, notifyConcierge, notifyOfCertificate } from "./notify.ts";
export { selectAdmins, selectColleagues } from "./store/recipients.ts";

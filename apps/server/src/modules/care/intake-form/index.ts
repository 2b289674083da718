/**
 * The form by which anybody asks an organisation for help from its public page, without an account. S2 §3, S1 §3 contact form
 *
 *   off ◀─▶ on: opened (a signed stamp) ─▶ sent, once, between three seconds and a day later ─▶ an open ticket, and a mail
 *
 * All that a stranger sends is taken as it is: it changes nothing of somebody who is known, and the response never tells who is.
 */
import { onPersonErasure } from "../people/index.ts";
import { intakeFormHandlers } from "./handlers.ts";
import { eraseSubmissions } from "./store/submissions.ts";

export { mails as intakeFormMails } from "./mails.ts";
export { formsOf } from "./organisations.ts";

export { intakeFormHandlers };

onPersonErasure(eraseSubmissions);

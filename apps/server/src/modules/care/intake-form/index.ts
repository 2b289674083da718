/**
 * The form on an organisation's public page, by which anybody can ask for help without an account. S2 §3, S1 §3 contact form
 *
 *   off ◀─▶ on: opened (a signed stamp) ─▶ sent, once, between three seconds and a day later ─▶ an open ticket, and a mail
 *
 * What a stranger sends is not verified: it changes nothing about a known person, and the response never reveals who is known.
 */
import { intakeFormHandlers } from "./handlers.ts";

export { mails as intakeFormMails } from "./mails.ts";
export { formsOf } from "./organisations.ts";
export { eraseSubmissions } from "./store/submissions.ts";

export { intakeFormHandlers };

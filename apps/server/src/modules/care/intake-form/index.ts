/**
 * The form on an organisation's public page, by which anybody can ask for help without an account. S2 §3, S1 §3 contact form
 *
 *   off ◀─▶ on: opened (a signed stamp) ─▶ sent, once, between three seconds and a day later ─▶ an open ticket, and a mail
 *                                            │ many are sent, and no proof is computed              ▲
 *                                            └─▶ waits, unread ─▶ its mailed link is followed ──────┤
 *                                                               └─▶ deleted after a day
 *
 * What a stranger sends is not verified: it changes nothing about a known person, and the response never reveals who is known.
 */
import { intakeFormHandlers } from "./handlers.ts";

export { intakeFormJobs } from "./jobs.ts";
export { mails as intakeFormMails } from "./mails.ts";
export { formsOf } from "./organisations.ts";
export { eraseSubmissions } from "./store/submissions.ts";
export { sealedInWaitingForms } from "./waiting-forms.ts";

export { intakeFormHandlers };

/**
 * The form by which anybody asks an organisation for help from its public page, without an account. S2 §3, S1 §3 contact form
 *
 *   off ◀─▶ on: opened (a signed stamp) ─▶ sent, once, between three seconds and a day later ─▶ an open ticket, and a mail
 *
 * All that a stranger sends is taken as it is: it changes nothing of somebody who is known, and the response never tells who is.
 */
import { whenForgetting } from "../people/index.ts";
import { formHandlers } from "./handlers.ts";
import { emptySent } from "./store/sent.ts";

export { formsOf } from "./forms.ts";
export { mails as formMails } from "./mails.ts";

export { formHandlers };

whenForgetting(emptySent);

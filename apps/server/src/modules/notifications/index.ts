/**
 * What goes out to people: a *template* with values and recipients comes in, *deliveries* go out, one row per mail and
 * recipient, queued in the transaction that makes them necessary. Also the live stream that tells open screens what changed.
 *
 *   queued ──reserved, then begun──▶ sending ──250──▶ accepted
 *     ▲   └─▶ withdrawn: gone           │ └──5xx────▶ failed
 *     └──not taken: later, once────────┘ └──cut off after the last word, or its process died──▶ unknown
 *
 * A mail that is unknown may or may not have arrived: SMTP cannot tell. It is counted as uncertain and not sent again;
 * alerts are, three times at most.
 */
import { notifications } from "@stoep/contract/notifications";
import { implement } from "#kernel/module.ts";
import { handlers } from "./handlers.ts";

export { jobs } from "./jobs.ts";
export { type QueuedMail, queueMails } from "./queue.ts";
export { disclosedProgress } from "./rules.ts";
export { type Recipient, type RecipientQuery, readProgress, withdrawQueued } from "./store/deliveries.ts";
export { forgetMailPreference, readMailPreference, setMailPreference } from "./store/preferences.ts";
export { defineMails, mail, provideMails, type Template } from "./templates.ts";

export const module = implement(notifications, handlers);

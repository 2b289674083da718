/**
 * The help desk of an organisation: *members* need help, *helpers* give it, and *tickets* bring them together, each run by a
 * *concierge*. A *person* is a member, a helper, or both. S2 §1-§9
 *
 *   open ─▶ looking ─▶ waiting ─▶ planned ─▶ in progress ─▶ executed ─▶ solved
 *              ▲          │          │
 *              ├──────────┴──────────┘        revoked: from every state before solved; from there it may be searched again
 *
 * Its rooms, each using those before it: settings, notices, people, helpers, imports, tickets, asking, doubles, form, figures.
 */
import { care } from "@stoep/contract/care";
import { implement } from "#kernel/module.ts";
import { askingHandlers, mails as askingMails } from "./asking/index.ts";
import { doubleHandlers, doubleJobs } from "./doubles/index.ts";
import { figureHandlers } from "./figures/index.ts";
import { formHandlers, formMails } from "./form/index.ts";
import { helperHandlers, helperJobs } from "./helpers/index.ts";
import { importHandlers, importJobs } from "./imports/index.ts";
import { peopleHandlers, peopleJobs } from "./people/index.ts";
import { settingsHandlers } from "./settings/index.ts";
import { ticketHandlers, ticketJobs, ticketMails } from "./tickets/index.ts";

export { searcher } from "./finding.ts";
export { formsOf } from "./form/index.ts";
export { notices } from "./notices/index.ts";
export { erase, ownData } from "./people/index.ts";
export { filesOfTickets as fileHolder } from "./tickets/index.ts";

export const mails = { ...ticketMails, ...askingMails, ...formMails };
export const jobs = [...peopleJobs, ...helperJobs, ...importJobs, ...doubleJobs, ...ticketJobs];

/** One line for each room, in their order. */
export const module = implement(care, {
  ...settingsHandlers,
  ...peopleHandlers,
  ...helperHandlers,
  ...importHandlers,
  ...ticketHandlers,
  ...askingHandlers,
  ...formHandlers,
  ...doubleHandlers,
  ...figureHandlers,
});

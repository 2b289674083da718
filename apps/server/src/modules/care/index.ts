/**
 * The help desk of an organisation: *members* need help, *helpers* give it, and *tickets* bring them together, each run by a
 * *concierge*. A *person* is a member, a helper, or both. S2 §1-§9
 *
 *   open ─▶ looking ─▶ waiting ─▶ planned ─▶ in progress ─▶ executed ─▶ solved
 *              ▲          │          │
 *              ├──────────┴──────────┘        revoked: from every state before solved; from there it may be searched again
 *
 * Its rooms, each using those before it: settings, notices, people, helpers, imports, linking, tickets, asking, doubles,
 * form, figures.
 */
import { care } from "@stoep/contract/care";
import { implement } from "#kernel/module.ts";
import { askingHandlers, mails as askingMails, ownTasks } from "./asking/index.ts";
import { doubleHandlers, doubleJobs } from "./doubles/index.ts";
import { figureHandlers } from "./figures/index.ts";
import { formHandlers, formMails } from "./form/index.ts";
import { helperHandlers, helperJobs } from "./helpers/index.ts";
import { importHandlers, importJobs } from "./imports/index.ts";
import { linkingHandlers, linkingJobs, ownRequests } from "./linking/index.ts";
import { ownData as ownRecords, peopleHandlers, peopleJobs, picturesOfPeople } from "./people/index.ts";
import { settingsHandlers } from "./settings/index.ts";
import { filesOfTickets, ticketHandlers, ticketJobs, ticketMails } from "./tickets/index.ts";

export { searcher } from "./finding.ts";
export { formsOf } from "./form/index.ts";
export { farewell, renamed } from "./linking/index.ts";
export { notices } from "./notices/index.ts";
export const fileHolder = [filesOfTickets, picturesOfPeople];
export const ownData = [...ownRecords, ownRequests, ownTasks];
export const mails = { ...ticketMails, ...askingMails, ...formMails };
export const jobs = [...peopleJobs, ...helperJobs, ...linkingJobs, ...importJobs, ...doubleJobs, ...ticketJobs];

/** One line for each room, in their order. */
export const module = implement(care, {
  ...settingsHandlers,
  ...peopleHandlers,
  ...helperHandlers,
  ...importHandlers,
  ...ticketHandlers,
  ...askingHandlers,
  ...linkingHandlers,
  ...formHandlers,
  ...doubleHandlers,
  ...figureHandlers,
});

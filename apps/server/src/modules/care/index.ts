/**
 * The help desk of an organisation: *members* need help, *helpers* give it, and *tickets* bring them together, each run by a
 * *concierge*. A *person* is a member, a helper, or both. S2 §1-§9
 *
 *   open ─▶ looking ─▶ waiting ─▶ planned ─▶ in progress ─▶ executed ─▶ solved
 *              ▲          │          │
 *              ├──────────┴──────────┘        revoked: from every state before solved; from there it may be searched again
 *
 * Its rooms, each using those before it: settings, notices, people, helpers, imports, tickets, matching, account-links, form,
 * figures.
 */
import { care } from "@stoep/contract/care";
import { implement } from "#kernel/module.ts";
import { accountLinkHandlers, accountLinkJobs, ownRequests } from "./account-links/index.ts";
import { duplicateHandlers, duplicateJobs } from "./duplicates/index.ts";
import { helperHandlers, helperJobs } from "./helpers/index.ts";
import { importHandlers, importJobs } from "./imports/index.ts";
import { intakeFormHandlers, intakeFormMails } from "./intake-form/index.ts";
import { matchingHandlers, mails as matchingMails, ownTasks } from "./matching/index.ts";
import { ownData as ownPersonRecords, peopleHandlers, peopleJobs, picturesOfPeople } from "./people/index.ts";
import { settingsHandlers } from "./settings/index.ts";
import { careStatisticsHandlers } from "./statistics/index.ts";
import { filesOfTickets, ticketHandlers, ticketJobs, ticketMails } from "./tickets/index.ts";

export { farewell, renamed } from "./account-links/index.ts";
export { formsOf } from "./intake-form/index.ts";
export { notices } from "./notices/index.ts";
export { searcher } from "./search.ts";
export const fileHolder = [filesOfTickets, picturesOfPeople];
export const ownData = [...ownPersonRecords, ownRequests, ownTasks];
export const mails = { ...ticketMails, ...matchingMails, ...intakeFormMails };
export const jobs = [...peopleJobs, ...helperJobs, ...accountLinkJobs, ...importJobs, ...duplicateJobs, ...ticketJobs];

export const module = implement(care, {
  ...settingsHandlers,
  ...peopleHandlers,
  ...helperHandlers,
  ...importHandlers,
  ...ticketHandlers,
  ...matchingHandlers,
  ...accountLinkHandlers,
  ...intakeFormHandlers,
  ...duplicateHandlers,
  ...careStatisticsHandlers,
});

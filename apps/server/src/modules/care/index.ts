/**
 * The help desk of an organisation: *members* need help, *helpers* give it, and *tickets* bring them together, each run by a
 * *concierge*. A *person* is a member, a helper, or both. S2 §1-§9
 * The states of a ticket are drawn in `tickets`.
 *
 * Its rooms, each using those before it: settings, notices, people, helpers, imports, account-links, tickets, matching, visits,
 * duplicates, intake-form, statistics.
 */
import { care } from "@stoep/contract/care";
import { defineCapability, implement } from "#kernel/module.ts";
import * as links from "./account-links/index.ts";
import { duplicateHandlers, duplicateJobs, eraseCopiesOf, sealedInMerges } from "./duplicates/index.ts";
import { eraseHelperDetails, helperHandlers, helperJobs } from "./helpers/index.ts";
import { eraseImportedRows, importHandlers, importJobs, sealedFolder, sealedInImports } from "./imports/index.ts";
import * as intakeForm from "./intake-form/index.ts";
import { matchingHandlers, mails as matchingMails, ownTasks, thankCandidates } from "./matching/index.ts";
import { notices } from "./notices/index.ts";
import {
  ownData as ownPersonRecords,
  peopleHandlers,
  peopleJobs,
  peopleRead,
  picturesOfPeople,
  sealedInPeople,
} from "./people/index.ts";
import { placesOfWords } from "./places-of-words.ts";
import { searcher } from "./search.ts";
import { functionOfWorker, settingsHandlers } from "./settings/index.ts";
import { careStatisticsHandlers } from "./statistics/index.ts";
import * as tickets from "./tickets/index.ts";
import { visitHandlers } from "./visits/index.ts";

export const capability = defineCapability({
  module: implement(care, {
    ...settingsHandlers,
    ...peopleHandlers,
    ...helperHandlers,
    ...importHandlers,
    ...tickets.ticketHandlers,
    ...matchingHandlers,
    ...links.accountLinkHandlers,
    ...visitHandlers,
    ...intakeForm.intakeFormHandlers,
    ...duplicateHandlers,
    ...careStatisticsHandlers,
  }),
  jobs: [
    ...peopleJobs,
    ...helperJobs,
    ...links.accountLinkJobs,
    ...importJobs,
    ...duplicateJobs,
    ...tickets.ticketJobs,
    ...intakeForm.intakeFormJobs,
  ],
  mails: { ...tickets.ticketMails, ...matchingMails, ...intakeForm.intakeFormMails },
  notices,
  contactForms: intakeForm.formsOf,
  fileHolders: [tickets.filesOfTickets, picturesOfPeople],
  searchers: [searcher],
  sealedColumns: [sealedInPeople, ...sealedInImports, ...sealedInMerges, intakeForm.sealedInWaitingForms],
  sealedFolders: [sealedFolder],
  ownData: [...ownPersonRecords, links.ownRequests, ownTasks],
  nameFollowers: [links.updateNameOfLinked],
  heldBy: [tickets.heldTickets, links.heldRequests],
  endsWithMember: [functionOfWorker],
  departureSteps: [links.unlinkDeparted],
  personDeletionSteps: [tickets.revokeTicketsOf, eraseCopiesOf],
  personSuspensionSteps: [tickets.handBackTicketsOf],
  personErasureSteps: [
    eraseHelperDetails,
    eraseImportedRows,
    links.withdrawRequests,
    tickets.eraseTicketsOf,
    intakeForm.eraseSubmissions,
  ],
  peopleRead: [peopleRead],
  transitionSteps: [thankCandidates],
  placesOfWords,
});

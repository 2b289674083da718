/**
 * People of care: one record for each human, company or organisation, who is a member, a helper, or both. S2 §3, §5
 *
 *   created ─▶ active ◀─▶ suspended        deleted: emptied, counts stay
 *               │  ▲
 *               ▼  │ unmerged, for 30 days
 *             merged into another ─▶ emptied
 *
 * Editors see contact details, viewers do not. Each time a person's file, or a page with contact details, is shown, the access log gets
 * a row first.
 */

import { householdHandlers } from "./handlers/households.ts";
import { listHandlers } from "./handlers/lists.ts";
import { noteHandlers } from "./handlers/notes.ts";
import { personHandlers } from "./handlers/people.ts";
import { pictureHandlers } from "./handlers/pictures.ts";
import { recordHandlers } from "./handlers/records.ts";

export type { ResolvedAddress } from "./address-lookup.ts";
export { type ForWhom, findAddressees } from "./addressees.ts";
export {
  announceCare,
  changePerson,
  createPerson,
  type PersonSuspensionStep,
  refuseSamePerson,
  suspendPerson,
} from "./edit.ts";
export { erasePerson, type PersonDeletionStep, type PersonErasureStep } from "./erasure.ts";
export { householdHeading, leadSourceLabels } from "./export.ts";
export { findHousemateNames, joinHouseholds } from "./households.ts";
export { jobs as peopleJobs } from "./jobs.ts";
export { noteAbout } from "./note-about.ts";
export { ownData } from "./own-data.ts";
export { discardPictures } from "./pictures.ts";
export { careLevelVerdict, readsContact } from "./policy.ts";
export { presentLogged, presentPerson } from "./presentation.ts";
export {
  privateDetailsAt,
  privateDetailsMover,
  privateDetailsSealer,
  sealedInPeople,
  unsealPrivateDetails,
} from "./private-details.ts";
export { peopleRead, recordImport, recordReading } from "./reading-log.ts";
export { completionOf, type KnownDetails, nameKey, personSubject, sharedCompletionParts } from "./rules.ts";
export { addFormNote, checkPhone, lookUpAddress, registerMember } from "./self-registration.ts";
export {
  effectiveContactSelection,
  effectiveEmail,
  effectiveLanguage,
  withEffectiveContact,
} from "./store/account-fields.ts";
export { linkAccount, unlinkAccount, updateNameOfAccount } from "./store/account-links.ts";
export { insertPeople, insertPersonTags, listByContacts, markAsMembers, type NewPerson } from "./store/bulk.ts";
export { countDuplicates, deleteDuplicatesOf, listPersonIdsAfter, refreshDuplicates } from "./store/duplicates.ts";
export { lockHouseholds } from "./store/households.ts";
export { hasTag, livesInNeighbourhood, matchesWords, parseOrder } from "./store/lists.ts";
export {
  addTicketCounts,
  findKeptPerson,
  findPerson,
  lockPeople,
  lockPerson,
  type PersonRecordRow,
  type PersonRow,
  personColumnsOf,
  updatePerson,
} from "./store/people.ts";
export { pictureSelection, picturesOfPeople } from "./store/pictures.ts";
export { listPeopleByWords } from "./store/search.ts";
export { listTagsByPerson } from "./store/tags.ts";
export { deleteCalendars, findCalendarPerson, findCalendarSince, upsertCalendar } from "./store/visit-calendars.ts";
export { viewArea, viewPicture } from "./views.ts";

export const peopleHandlers = {
  ...personHandlers,
  ...listHandlers,
  ...noteHandlers,
  ...recordHandlers,
  ...pictureHandlers,
  ...householdHandlers,
};

/**
 * People of care: one record for each human, company or organisation, who is a member, a helper, or both. S2 §3, §5
 *
 *   written down ─▶ there ◀─▶ suspended        deleted: empty, counts stay
 *                    │  ▲
 *                    ▼  │ taken apart, for 30 days
 *                  merged into another ─▶ emptied
 *
 * Editors read how to reach them, viewers do not; every opening of a file is a row of the reading log, written first.
 */
import { fileHandlers } from "./handlers.ts";
import { listHandlers } from "./listing.ts";
import { noteHandlers } from "./notes.ts";
import { pictureHandlers } from "./pictures.ts";
import { recordHandlers } from "./records.ts";

export type { FoundAddress } from "./addresses.ts";
export { forget, whenDeleting, whenForgetting } from "./deleting.ts";
export { leadWords } from "./files.ts";
export { addressFound, noteFromForm, phoneFound, writeDown } from "./from-form.ts";
export { jobs as peopleJobs } from "./jobs.ts";
export { ownData } from "./own-data.ts";
export { discardPictures } from "./pictures.ts";
export { atLeast, readsContact } from "./policy.ts";
export { recordReading } from "./reading.ts";
export { completionOf, type Known, knownParts, personName } from "./rules.ts";
export { sealPrivate } from "./sealed.ts";
export { showPerson } from "./showing.ts";
export { countDoubles, deleteDoublesOf, findDoubles, listIdsAfter } from "./store/doubles.ts";
export { listFound as listFoundPeople } from "./store/found.ts";
export { followAccount, putLink, unlinkAccount } from "./store/keeping.ts";
export { hasTag, hasWords, livesIn, orderedBy } from "./store/lists.ts";
export { findMany, insertPeople, makeMembers, type NewPerson, putTagPairs } from "./store/many.ts";
export {
  countTicket,
  type FileRow,
  findKept,
  findPerson,
  lockPeople,
  lockPerson,
  type PersonRow,
  rowOf,
  updatePerson,
} from "./store/people.ts";
export { pictureSelection, picturesOfPeople } from "./store/pictures.ts";
export { asShown, shownEmail, shownLanguage, shownSelection } from "./store/shown.ts";
export { tagsOf } from "./store/tags.ts";
export { viewHome, viewPicture } from "./views.ts";
export {
  announceCare,
  type Call as PeopleCall,
  changePerson,
  createPerson,
  subjectOf as personSubject,
  suspendPerson,
} from "./writing.ts";

export const peopleHandlers = {
  ...fileHandlers,
  ...listHandlers,
  ...noteHandlers,
  ...recordHandlers,
  ...pictureHandlers,
};

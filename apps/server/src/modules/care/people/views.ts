/** What each reader sees of a person. S2 §3 */

import type { MemberRow, Person, PersonHit, PersonNote, RecordReading, TagMark } from "@stoep/contract/care";
import { namedReference, personName } from "@stoep/contract/kernel";
import type { Staff } from "#kernel/actor.ts";
import { filterNames, type PersonReading } from "#modules/audit/index.ts";
import { fileAddress } from "#modules/files/index.ts";
import type { WritePhone } from "../phone.ts";
import { careLevelVerdict, mayDeleteNote, readsContact } from "./policy.ts";
import { sealedFieldsOf } from "./private-details.ts";
import { activityOf, type KnownDetails, memberCompletion, sharedBy } from "./rules.ts";
import { withEffectiveContact } from "./store/account-fields.ts";
import type { listHousehold } from "./store/households.ts";
import type { listHitsWhileTyping, MemberListRow } from "./store/lists.ts";
import type { NoteRow } from "./store/notes.ts";
import type { PersonRecordRow } from "./store/people.ts";

type Reach = Pick<KnownDetails, "email" | "phone">;
const contactOf = ({ email, phone }: Reach, writePhone: WritePhone) => ({
  email: email ?? "",
  phone: phone ?? "",
  phoneText: writePhone(phone),
});

interface Reader {
  actor: Staff;
  now: Date;
}
type PictureColumns = Pick<PersonRecordRow, "pictureKey" | "pictureSecret">;

/** The start of a picture's address, signed for the reader. */
export const viewPicture = ({ pictureKey: key, pictureSecret: secret }: PictureColumns, { actor, now }: Reader) =>
  key && secret ? fileAddress(actor.network, { key, secret }, { audience: "readers", now }) : null;

interface PersonContext extends Reader {
  tags: TagMark[];
  since: Date;
  writePhone: WritePhone;
}

type Housemates = Awaited<ReturnType<typeof listHousehold>>;

export function viewPerson(
  found: PersonRecordRow,
  { actor, now, tags, since, household, writePhone }: PersonContext & { household: Housemates },
): Person {
  const row = withEffectiveContact(found);
  const sees = readsContact(actor);
  const { street, houseNumber, postalCode, city, longitude, latitude } = row;
  const seesPrivate = careLevelVerdict(actor, "admin");
  return {
    id: row.id,
    version: row.version,
    isMember: row.isMember,
    isHelper: row.isHelper,
    name: personName(row),
    firstName: row.firstName,
    lastName: row.lastName,
    companyName: row.companyName,
    picture: viewPicture(row, { actor, now }),
    joinedAt: row.joinedAt.toISOString(),
    language: row.language,
    languages: row.languages,
    contact: sees ? contactOf(row, writePhone) : null,
    address: sees ? { street, houseNumber, postalCode, city, longitude, latitude } : null,
    neighbourhood: namedReference(row.neighbourhoodId, row.neighbourhoodName),
    introduction: sees ? row.introduction : null,
    keyRemark: sees ? row.keyRemark : null,
    leadSource: row.leadSource,
    leadExplanation: sees ? row.leadExplanation : null,
    referredBy: row.referredBy,
    memberOrganisation: row.memberOrganisation,
    subscribedOn: row.subscribedOn,
    tags,
    activity: activityOf(row, since),
    completion: memberCompletion(row, tags.length > 0, sealedFieldsOf(row.sealed)),
    tickets: row.tickets,
    solved: row.solved,
    lastTicketAt: row.lastTicketAt?.toISOString() ?? null,
    suspendedAt: row.suspendedAt?.toISOString() ?? null,
    suspendedBecause: sees ? row.suspendedBecause : "",
    isLinked: row.accountId !== null,
    household: household.map(({ id, isMember, isHelper, ...other }) => ({
      id,
      name: personName(other),
      isMember,
      isHelper,
      shares: sees ? sharedBy(found, other) : [],
    })),
    sealed: seesPrivate === true ? [...sealedFieldsOf(row.sealed)] : [],
    can: {
      edit: careLevelVerdict(actor, "editor"),
      delete: seesPrivate,
      seePrivate: seesPrivate,
      readLog: seesPrivate,
    },
  };
}

/** `sees`: the list was asked for contact details, and its reader may see them. */
export function viewMemberRow(
  found: MemberListRow,
  { actor, now, tags, since, sees, writePhone }: PersonContext & { sees: boolean },
): MemberRow {
  const row = withEffectiveContact(found);
  return {
    id: row.id,
    name: personName(row),
    picture: viewPicture(row, { actor, now }),
    isHelper: row.isHelper,
    joinedAt: row.joinedAt.toISOString(),
    languages: row.languages,
    contact: sees ? contactOf(row, writePhone) : null,
    neighbourhood: namedReference(row.neighbourhoodId, row.neighbourhoodName),
    keyRemark: readsContact(actor) ? row.keyRemark : null,
    tags,
    activity: activityOf(row, since),
    completion: memberCompletion(row, tags.length > 0, sealedFieldsOf(row.sealed)),
    tickets: row.tickets,
    solved: row.solved,
    lastTicketAt: row.lastTicketAt?.toISOString() ?? null,
    isSuspended: row.suspendedAt !== null,
  };
}

/** Tells two people of one name apart: the neighbourhood, or the city of those outside. */
export const viewArea = ({ city, neighbourhoodName }: { city: string; neighbourhoodName: string | null }): string =>
  neighbourhoodName ?? city;

type PersonHitRow = Awaited<ReturnType<typeof listHitsWhileTyping>>[number];

export function viewPersonHit(row: PersonHitRow): PersonHit {
  return {
    id: row.id,
    name: personName(row),
    detail: viewArea(row),
    isMember: row.isMember,
    isHelper: row.isHelper,
    isSuspended: row.suspendedAt !== null,
  };
}

export const viewReading = ({ id, at, reader, what, people, listName, filter }: PersonReading): RecordReading => ({
  id,
  at: at.toISOString(),
  reader,
  what,
  people,
  list: listName,
  filters: filterNames(filter),
});

export const viewNote = (row: NoteRow, actor: Staff): PersonNote => ({
  id: row.id,
  personId: row.personId,
  personName: personName(row),
  text: row.text,
  writtenBy: row.writerName,
  createdAt: row.createdAt.toISOString(),
  canDelete: mayDeleteNote(actor, row),
});

/** What each reader sees of a person. S2 §3 */

import type { MemberRow, Person, PersonHit, PersonNote, TagMark } from "@stoep/contract/care";
import { addressLine, namedReference, personName, streetLine } from "@stoep/contract/kernel";
import type { Staff } from "#kernel/actor.ts";
import { fileAddress } from "#modules/files/index.ts";
import { careLevelVerdict, mayDeleteNote, readsContact } from "./policy.ts";
import { sealedFieldsOf } from "./private-details.ts";
import { activityOf, type KnownDetails, memberCompletion } from "./rules.ts";
import { withEffectiveContact } from "./store/account-fields.ts";
import type { listHitsWhileTyping, MemberListRow } from "./store/lists.ts";
import type { NoteRow } from "./store/notes.ts";
import type { PersonRecordRow } from "./store/people.ts";

const contactOf = ({ email, phone }: Pick<KnownDetails, "email" | "phone">) => ({
  email: email ?? "",
  phone: phone ?? "",
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
}

export function viewPerson(found: PersonRecordRow, { actor, now, tags, since }: PersonContext): Person {
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
    contact: sees ? contactOf(row) : null,
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
    sealed: seesPrivate === true ? [...sealedFieldsOf(row.sealed)] : [],
    can: {
      edit: careLevelVerdict(actor, "editor"),
      delete: seesPrivate,
      seePrivate: seesPrivate,
      readLog: seesPrivate,
    },
  };
}

export function viewMemberRow(found: MemberListRow, { actor, now, tags, since }: PersonContext): MemberRow {
  const row = withEffectiveContact(found);
  const sees = readsContact(actor);
  return {
    id: row.id,
    name: personName(row),
    picture: viewPicture(row, { actor, now }),
    isHelper: row.isHelper,
    joinedAt: row.joinedAt.toISOString(),
    languages: row.languages,
    contact: sees ? contactOf(row) : null,
    street: sees ? streetLine(row) : null,
    neighbourhood: namedReference(row.neighbourhoodId, row.neighbourhoodName),
    keyRemark: sees ? row.keyRemark : null,
    tags,
    activity: activityOf(row, since),
    completion: memberCompletion(row, tags.length > 0, sealedFieldsOf(row.sealed)),
    tickets: row.tickets,
    solved: row.solved,
    lastTicketAt: row.lastTicketAt?.toISOString() ?? null,
    isSuspended: row.suspendedAt !== null,
  };
}

type PersonHitRow = Awaited<ReturnType<typeof listHitsWhileTyping>>[number];

type Home = Pick<PersonHitRow, "street" | "houseNumber" | "city" | "neighbourhoodName">;

/** Street and number for readers who may see them, else the neighbourhood. */
export function viewHome({ street, houseNumber, city, neighbourhoodName }: Home, sees: boolean): string {
  const isKnown = streetLine({ street, houseNumber }) !== "";
  return sees && isKnown ? addressLine({ street, houseNumber, city }) : (neighbourhoodName ?? "");
}

export function viewPersonHit(row: PersonHitRow, sees: boolean): PersonHit {
  return {
    id: row.id,
    name: personName(row),
    detail: viewHome(row, sees),
    phone: sees ? row.phone : null,
    isMember: row.isMember,
    isHelper: row.isHelper,
    isSuspended: row.suspendedAt !== null,
  };
}

export const viewNote = (row: NoteRow, actor: Staff): PersonNote => ({
  id: row.id,
  personId: row.personId,
  personName: personName(row),
  text: row.text,
  writtenBy: row.writerName,
  createdAt: row.createdAt.toISOString(),
  canDelete: mayDeleteNote(actor, row),
});

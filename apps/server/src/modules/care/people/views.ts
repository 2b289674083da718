/** What each reader sees of a person. S2 §3 */
import type { MemberRow, Person, PersonHit, PersonNote, TagMark } from "@stoep/contract/care";
import type { Staff } from "#kernel/actor.ts";
import { addressOf } from "#modules/files/index.ts";
import { atLeast, mayDeleteNote, readsContact } from "./policy.ts";
import { activityOf, type Known, memberCompletion, personName } from "./rules.ts";
import { marksOf } from "./sealed.ts";
import type { findTyped, MemberFound } from "./store/lists.ts";
import type { NoteRow } from "./store/notes.ts";
import type { FileRow } from "./store/people.ts";
import { asShown } from "./store/shown.ts";

type Placed = Pick<FileRow, "neighbourhoodId" | "neighbourhoodName">;
const neighbourhoodOf = ({ neighbourhoodId: id, neighbourhoodName: name }: Placed) =>
  id !== null && name !== null ? { id, name } : null;
const contactOf = ({ email, phone }: Pick<Known, "email" | "phone">) => ({ email: email ?? "", phone: phone ?? "" });

interface Reader {
  actor: Staff;
  now: Date;
}
type Pictured = Pick<FileRow, "pictureKey" | "pictureSecret">;

/** The start of a picture's address, signed for the reader. */
export const viewPicture = ({ pictureKey: key, pictureSecret: secret }: Pictured, { actor, now }: Reader) =>
  key && secret ? addressOf(actor.network, { key, secret }, { audience: "readers", now }) : null;

interface Shown extends Reader {
  tags: TagMark[];
  since: Date;
}

export function viewPerson(found: FileRow, { actor, now, tags, since }: Shown): Person {
  const row = asShown(found);
  const sees = readsContact(actor);
  const { street, houseNumber, postalCode, city, longitude, latitude } = row;
  const seesPrivate = atLeast(actor, "admin");
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
    neighbourhood: neighbourhoodOf(row),
    introduction: sees ? row.introduction : null,
    keyRemark: sees ? row.keyRemark : null,
    leadSource: row.leadSource,
    leadExplanation: sees ? row.leadExplanation : null,
    referredBy: row.referredBy,
    memberOrganisation: row.memberOrganisation,
    subscribedOn: row.subscribedOn,
    tags,
    activity: activityOf(row, since),
    completion: memberCompletion(row, tags.length > 0, marksOf(row.sealed)),
    tickets: row.tickets,
    solved: row.solved,
    lastTicketAt: row.lastTicketAt?.toISOString() ?? null,
    suspendedAt: row.suspendedAt?.toISOString() ?? null,
    suspendedBecause: sees ? row.suspendedBecause : "",
    isLinked: row.accountId !== null,
    sealed: seesPrivate === true ? [...marksOf(row.sealed)] : [],
    can: { edit: atLeast(actor, "editor"), delete: seesPrivate, seePrivate: seesPrivate, readLog: seesPrivate },
  };
}

export function viewMemberRow(found: MemberFound, { actor, now, tags, since }: Shown): MemberRow {
  const row = asShown(found);
  const sees = readsContact(actor);
  return {
    id: row.id,
    name: personName(row),
    picture: viewPicture(row, { actor, now }),
    isHelper: row.isHelper,
    joinedAt: row.joinedAt.toISOString(),
    languages: row.languages,
    contact: sees ? contactOf(row) : null,
    street: sees ? `${row.street} ${row.houseNumber}`.trim() : null,
    neighbourhood: neighbourhoodOf(row),
    keyRemark: sees ? row.keyRemark : null,
    tags,
    activity: activityOf(row, since),
    completion: memberCompletion(row, tags.length > 0, marksOf(row.sealed)),
    tickets: row.tickets,
    solved: row.solved,
    lastTicketAt: row.lastTicketAt?.toISOString() ?? null,
    isSuspended: row.suspendedAt !== null,
  };
}

type Typed = Awaited<ReturnType<typeof findTyped>>[number];

type Home = Pick<Typed, "street" | "houseNumber" | "city" | "neighbourhoodName">;

/** Street and number for those who may read them, else the neighbourhood. */
export function viewHome({ city, neighbourhoodName, ...row }: Home, sees: boolean): string {
  const street = `${row.street} ${row.houseNumber}`.trim();
  return sees && street !== "" ? [street, city].filter(Boolean).join(", ") : (neighbourhoodName ?? "");
}

export function viewHit(row: Typed, sees: boolean): PersonHit {
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

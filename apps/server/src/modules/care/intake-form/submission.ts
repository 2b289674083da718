/** A submission of the form: checked, then stored as a person, a ticket and the typed text. S2 §5 */

import type { HelpFormSubmission } from "@stoep/contract/care";
import { type ComputedProof, personName } from "@stoep/contract/kernel";
import type { MailScope, NoticeScope, RouteCall } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import { keyFor } from "#kernel/keys/installation-keys.ts";
import { refuse, refuseFields } from "#kernel/refuse.ts";
import { guards } from "#modules/accounts/index.ts";
import { notifyConcierge } from "../notices/index.ts";
import { addFormNote, checkPhone, lookUpAddress, registerMember } from "../people/index.ts";
import { findCategory, listConsents } from "../settings/index.ts";
import { createTicket, insertMoment } from "../tickets/index.ts";
import { sendReceipt } from "./mails.ts";
import {
  formsWithoutProof,
  proofAbout,
  stampAge,
  stampUse,
  ticketsPerPerson,
  ticketTitleOf,
  withoutProofPerAddress,
} from "./rules.ts";
import { readStamp } from "./stamps.ts";
import { findLeadingPost, findSubmissionByStamp, findUnfinishedTicket, insertSubmission } from "./store/submissions.ts";

type Form = { id: string; name: string };
/** What is stored of a submission, at once or when it is confirmed. */
export type Submission = Omit<HelpFormSubmission, "proof" | "confirmsByMail" | "stamp" | "website"> & {
  stampHash: string;
  typedAddress: string;
  /** There were several tickets from this person today. */
  isFrequent: boolean;
  proof: ComputedProof | null;
};
/** `dropped`: nothing is stored, with the same response. */
type Checked = { waitsForMail: boolean } & ({ way: "dropped" } | ({ way: "saved" | "waits" } & Submission));
type CheckCall = Pick<RouteCall, "client" | "config" | "db" | "now"> & { platform: Db };

/** Counts the forms that were sent to one organisation. */
export const formCounter = "care form to";
/** Counts what one network address sends, this one too. */
export const addressCounter = "care form";

/**
 * The trap field is checked last, so that bots that fill it in get the same refusals as people.
 * @throws changed_meanwhile for a stamp that is not ours or too old, and when the consent text has changed; too_many_requests when
 * sent within seconds; proof_required while many are sent; invalid_input for an unknown category or address, and for a form that is to
 * be confirmed by mail and has no address for it.
 */
export async function checkSubmission(call: CheckCall, form: Form, body: HelpFormSubmission): Promise<Checked> {
  const { db } = call;
  const stampHash = await checkStamp(call, form.id, body.stamp);
  const consents = await listConsents(db, form.id);
  // That of another language may have been shown, before this one had its own.
  if (!consents.some(({ version }) => version === body.consentVersion)) refuse("changed_meanwhile");
  if (body.categoryId !== null) await checkCategory(db, form.id, body.categoryId);
  const phone = (await checkPhone(body.phone, call))?.phone ?? null;
  const place = body.addressId === null ? null : await lookUpAddress(db, { by: "list", addressId: body.addressId });
  if (body.addressId !== null && !place) refuseFields({ addressId: "addressUnknown" });
  if (await findSubmissionByStamp(db, stampHash)) return { way: "dropped", waitsForMail: false };
  const passage = await passageOf(call, form.id, body);
  const waitsForMail = passage === "mail";
  if (body.website !== "") return { way: "dropped", waitsForMail };
  const isFrequent = await countsAsFrequent(call, form.id, [body.email, phone].filter(Boolean) as string[]);
  // Nobody's mailbox is flooded with links, and the response does not tell who asked for help before.
  if (waitsForMail && isFrequent) return { way: "dropped", waitsForMail };
  const typedAddress = place ? `${place.street} ${place.houseNumber}, ${place.postalCode} ${place.city}` : "";
  const { confirmsByMail: _, stamp: __, website: ___, ...content } = body;
  const proof = passage === "proof" ? body.proof : null;
  const kept = { ...content, proof, stampHash, typedAddress, isFrequent };
  return { way: waitsForMail ? "waits" : "saved", waitsForMail, ...kept };
}

/** Returns its hash. */
async function checkStamp({ now, platform }: CheckCall, organisationId: string, stamp: string): Promise<string> {
  const found = readStamp(await keyFor(platform, "care form"), organisationId, stamp) ?? refuse("changed_meanwhile");
  const age = stampAge(found.openedAt, now);
  if (age === "stale") refuse("changed_meanwhile");
  if (age === "soon") refuse("too_many_requests");
  return found.hash;
}

async function checkCategory(db: Db, organisationId: string, categoryId: string): Promise<void> {
  const category = await findCategory(db, organisationId, categoryId);
  if (!category || category.archivedAt) refuseFields({ categoryId: "invalid" });
}

/** What lets a form through: nothing while few are sent, then a computed proof, or a mailed confirmation. */
async function passageOf(
  { client, now, platform }: CheckCall,
  organisationId: string,
  { proof, confirmsByMail, email }: HelpFormSubmission,
): Promise<"open" | "proof" | "mail"> {
  const count = await guards.countSoFar(platform, formCounter, organisationId, now);
  const ofAddress = await guards.triesSoFar({ db: platform, client, now }, addressCounter);
  if (count < formsWithoutProof.max && ofAddress <= withoutProofPerAddress.max) return "open";
  if (proof && (await guards.isProof(platform, proofAbout(organisationId), proof, now))) return "proof";
  if (!confirmsByMail) return refuse("proof_required");
  return email === "" ? refuseFields({ email: "emailToConfirm" }) : "mail";
}

async function countsAsFrequent({ now, platform }: CheckCall, organisationId: string, reach: string[]) {
  const within: boolean[] = [];
  for (const one of reach)
    within.push(await guards.countWithin(platform, `care form of ${organisationId}`, one, ticketsPerPerson, now));
  return !within.every(Boolean);
}

/** Each opened form is stored once, however often it is sent, or confirmed. Refuses with `proof_required` for a proof that was used. */
export async function saveSubmission(call: MailScope & NoticeScope, form: Form, sent: Submission): Promise<void> {
  const { db, now } = call;
  const { firstName, lastName, email, phone, addressId, language, description, proof, stampHash } = sent;
  if (!(await guards.countWithin(db, "care form stamp", stampHash, stampUse, now))) return;
  if (proof && !(await guards.useProof(db, proof, now))) refuse("proof_required");
  await guards.countWithin(db, formCounter, form.id, formsWithoutProof, now);
  const { row, isNew } = await registerMember(call, form.id, {
    firstName,
    lastName,
    email,
    phone,
    language,
    ...fieldsNotAsked,
    languages: [language],
    address: addressId === null ? null : { by: "list", addressId },
  });
  const ticketId = row.suspendedAt ? null : await storeAsTicket(call, form, sent, { memberId: row.id, isNew });
  if (row.suspendedAt) await addFormNote(call, row, description);
  if (email !== "" && !sent.isFrequent) await sendReceipt(call, { form, email, language, ticketId });
}

/** A ticket of its own, or a note in the person's newest unfinished one where they sent several today. Returns the ticket's id. */
async function storeAsTicket(
  call: MailScope & NoticeScope,
  form: Form,
  sent: Submission,
  { memberId, isNew }: { memberId: string; isNew: boolean },
): Promise<string> {
  const unfinished = sent.isFrequent ? await findUnfinishedTicket(call.db, form.id, memberId) : undefined;
  if (!unfinished) return createTicketOfSubmission(call, form, sent, { memberId, isNew });
  await addToTicket(call, unfinished, { memberId, description: sent.description });
  return unfinished.id;
}

/** A note in its thread, told to its concierge like a new ticket. */
async function addToTicket(
  call: MailScope & NoticeScope,
  ticket: NonNullable<Awaited<ReturnType<typeof findUnfinishedTicket>>>,
  { memberId, description }: { memberId: string; description: string },
): Promise<void> {
  const { db, now } = call;
  const note = { ticketId: ticket.id, kind: "note" as const, at: now, byPerson: memberId, text: description };
  await notifyConcierge(call, ticket, { kind: "asked", eventId: await insertMoment(db, note) });
}

/** Fields that the form does not ask for. */
const fieldsNotAsked = {
  companyName: "",
  introduction: "",
  keyRemark: "",
  leadExplanation: "",
  referredBy: "",
  memberOrganisation: "",
  leadSource: "stoep" as const,
  subscribedOn: null,
  tagIds: [],
  householdWith: [],
};

async function createTicketOfSubmission(
  call: MailScope & NoticeScope,
  form: Form,
  { categoryId, description, email, firstName, lastName, phone, postId, ...sent }: Submission,
  { memberId, isNew }: { memberId: string; isNew: boolean },
): Promise<string> {
  const { db, now } = call;
  const mover = { ...call, accountId: null, personId: null };
  const ticket = await createTicket(mover, {
    organisationId: form.id,
    memberId,
    assigneeId: null,
    source: "webform" as const,
    categoryId,
    description,
    title: ticketTitleOf(description),
    // What was typed is for colleagues: one of them writes what helpers read.
    helperLine: "",
    needsCar: false,
    hourlyRateCents: null,
    work: "",
    workAddress: "",
    preferredMoment: "",
    repeats: "never" as const,
    deadlineOn: null,
    isConfidential: false,
    shoutId: null,
  });
  const leading = postId === null ? undefined : await findLeadingPost(db, form.id, postId);
  const row = {
    ticketId: ticket.id,
    organisationId: form.id,
    memberId,
    stampHash: sent.stampHash,
    sentAt: now,
    name: personName({ firstName, lastName }),
    email,
    phone,
    address: sent.typedAddress,
    isNew,
    consentVersion: sent.consentVersion,
    postId: leading?.id ?? null,
  };
  await insertSubmission(db, row);
  await notifyConcierge(call, ticket, { kind: "asked", eventId: ticket.id });
  return ticket.id;
}

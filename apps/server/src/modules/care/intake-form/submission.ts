/** A submission of the form: checked, then stored as a person, a ticket and the typed text. S2 §5 */

import type { HelpFormSubmission } from "@stoep/contract/care";
import { personName } from "@stoep/contract/kernel";
import type { Context, MailScope, NoticeScope } from "#kernel/call.ts";
import { type Db, violation } from "#kernel/database.ts";
import { keyFor } from "#kernel/keys/installation-keys.ts";
import { refuse, refuseFields } from "#kernel/refuse.ts";
import { guards } from "#modules/accounts/index.ts";
import { notifyConcierge } from "../notices/index.ts";
import { addFormNote, checkPhone, lookUpAddress, registerMember } from "../people/index.ts";
import { findCategory, findConsent } from "../settings/index.ts";
import { createTicket } from "../tickets/index.ts";
import { sendReceipt } from "./mails.ts";
import { stampAge, submissionsPerOrganisation, submissionsPerPerson, ticketTitleOf } from "./rules.ts";
import { readStamp } from "./stamps.ts";
import { findLeadingPost, findSubmissionByStamp, insertSubmission } from "./store/submissions.ts";

type Form = { id: string; name: string };
type CheckedSubmission = HelpFormSubmission & { stampHash: string; typedAddress: string };
type CheckCall = Pick<Context<Db>, "config" | "db" | "now"> & { platform: Db };

/**
 * null: the submission is discarded, with the same response. The trap field is checked last, so that bots that fill it in get the
 * same refusals as people.
 * @throws changed_meanwhile for a stamp that is not ours or too old, and when the consent text has changed; too_many_requests when
 * sent within seconds, or too often to one organisation; invalid_input for an unknown category or address.
 */
export async function checkSubmission(
  call: CheckCall,
  form: Form,
  body: HelpFormSubmission,
): Promise<CheckedSubmission | null> {
  const { db, now, platform } = call;
  const stamp = readStamp(await keyFor(platform, "care form"), form.id, body.stamp) ?? refuse("changed_meanwhile");
  const age = stampAge(stamp.openedAt, now);
  if (age === "stale") refuse("changed_meanwhile");
  if (age === "soon") refuse("too_many_requests");
  if ((await findConsent(db, form.id))?.version !== body.consentVersion) refuse("changed_meanwhile");
  if (body.categoryId !== null) await checkCategory(db, form.id, body.categoryId);
  const phone = (await checkPhone(body.phone, call))?.phone ?? null;
  const place = body.addressId === null ? null : await lookUpAddress(db, { by: "list", addressId: body.addressId });
  if (body.addressId !== null && !place) refuseFields({ addressId: "addressUnknown" });
  if (await findSubmissionByStamp(db, stamp.hash)) return null;
  if (!(await isWithinLimits(call, form.id, [body.email, phone].filter(Boolean) as string[]))) return null;
  if (body.website !== "") return null;
  const typedAddress = place ? `${place.street} ${place.houseNumber}, ${place.postalCode} ${place.city}` : "";
  return { ...body, stampHash: stamp.hash, typedAddress };
}

async function checkCategory(db: Db, organisationId: string, categoryId: string): Promise<void> {
  const category = await findCategory(db, organisationId, categoryId);
  if (!category || category.archivedAt) refuseFields({ categoryId: "invalid" });
}

/** Too many to one organisation is refused; too many from one person is not shown. */
async function isWithinLimits({ now, platform }: CheckCall, organisationId: string, reach: string[]): Promise<boolean> {
  if (!(await guards.countWithin(platform, "care form to", organisationId, submissionsPerOrganisation, now)))
    refuse("too_many_requests");
  const counted: boolean[] = [];
  for (const one of reach)
    counted.push(await guards.countWithin(platform, `care form of ${organisationId}`, one, submissionsPerPerson, now));
  return counted.every(Boolean);
}

export async function saveSubmission(
  call: MailScope & NoticeScope,
  form: Form,
  sent: CheckedSubmission,
): Promise<void> {
  const { firstName, lastName, email, phone, addressId, language, description } = sent;
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
  if (row.suspendedAt) await addFormNote(call, row, description);
  else await createTicketOfSubmission(call, form, sent, { memberId: row.id, isNew });
  if (email !== "") await sendReceipt(call, { form, email, language });
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
};

async function createTicketOfSubmission(
  call: MailScope & NoticeScope,
  form: Form,
  { categoryId, description, email, firstName, lastName, phone, postId, ...sent }: CheckedSubmission,
  { memberId, isNew }: { memberId: string; isNew: boolean },
): Promise<void> {
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
  await insertSubmission(db, row).catch((error: unknown) =>
    // The button was pressed twice at the same moment, and the other submission was stored.
    violation(error) === "unique" ? refuse("changed_meanwhile") : Promise.reject(error),
  );
  await notifyConcierge(call, ticket, { kind: "asked", eventId: ticket.id });
}

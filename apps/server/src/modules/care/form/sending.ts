/** What somebody sends by the form: checked, then kept as a person, a ticket and what was typed. S2 §5 */
import type { HelpFormSent } from "@stoep/contract/care";
import type { Network } from "#kernel/actor.ts";
import type { Context } from "#kernel/call.ts";
import { type Db, type Tx, violation } from "#kernel/database.ts";
import { refuse, refuseFields } from "#kernel/refuse.ts";
import { guards } from "#modules/accounts/index.ts";
import { tellConcierge } from "../notices/index.ts";
import { addressFound, noteFromForm, phoneFound, writeDown } from "../people/index.ts";
import { findCategory, findConsent } from "../settings/index.ts";
import { createTicket } from "../tickets/index.ts";
import { tellReceived } from "./mails.ts";
import { ageOf, ofOnePerson, titleOf, toOneOrganisation } from "./rules.ts";
import { readStamp } from "./stamps.ts";
import { findByStamp, findLeading, insertSent } from "./store/sent.ts";

type Form = { id: string; name: string };
type Checked = HelpFormSent & { stampHash: string; typedAddress: string };
type Checking = Pick<Context<Db>, "config" | "db" | "now"> & { platform: Db };

/**
 * null: it is not kept, and the response is the same. The order matters: whoever fills in what people do not see gets the refusals that
 * others get.
 * @throws changed_meanwhile for a stamp that is not ours or too old, and once the consent text is another; too_many_requests for what was
 * sent within seconds, or to one organisation too often; invalid_input for a category or an address that is not there.
 */
export async function checkSent(call: Checking, form: Form, body: HelpFormSent): Promise<Checked | null> {
  const { db, now, platform } = call;
  const stamp =
    readStamp(await guards.readSecret(platform, "care form"), form.id, body.stamp) ?? refuse("changed_meanwhile");
  const age = ageOf(stamp.openedAt, now);
  if (age === "stale") refuse("changed_meanwhile");
  if (age === "soon") refuse("too_many_requests");
  if ((await findConsent(db, form.id))?.version !== body.consentVersion) refuse("changed_meanwhile");
  if (body.categoryId !== null) await checkCategory(db, form.id, body.categoryId);
  const phone = (await phoneFound(body.phone, call))?.phone ?? null;
  const place = body.addressId === null ? null : await addressFound(db, { by: "list", addressId: body.addressId });
  if (body.addressId !== null && !place) refuseFields({ addressId: "addressUnknown" });
  if (await findByStamp(db, stamp.hash)) return null;
  if (!(await isWithin(call, form.id, [body.email, phone].filter(Boolean) as string[]))) return null;
  if (body.website !== "") return null;
  const typedAddress = place ? `${place.street} ${place.houseNumber}, ${place.postalCode} ${place.city}` : "";
  return { ...body, stampHash: stamp.hash, typedAddress };
}

async function checkCategory(db: Db, organisationId: string, categoryId: string): Promise<void> {
  const category = await findCategory(db, organisationId, categoryId);
  if (!category || category.archivedAt) refuseFields({ categoryId: "invalid" });
}

/** Too much for the organisation is said; too much of one person is not. */
async function isWithin({ now, platform }: Checking, organisationId: string, reach: string[]): Promise<boolean> {
  if (!(await guards.countWithin(platform, "care form to", organisationId, toOneOrganisation, now)))
    refuse("too_many_requests");
  const counted: boolean[] = [];
  for (const one of reach)
    counted.push(await guards.countWithin(platform, `care form of ${organisationId}`, one, ofOnePerson, now));
  return counted.every(Boolean);
}

type Keeping = Pick<Context<Tx>, "config" | "db" | "now" | "enqueue" | "announce"> & { network: Network };

export async function keepSent(call: Keeping, form: Form, sent: Checked): Promise<void> {
  const { firstName, lastName, email, phone, addressId, language, description } = sent;
  const { row, isNew } = await writeDown(call, form.id, {
    ...{ firstName, lastName, email, phone, language, ...unsaid },
    languages: [language],
    address: addressId === null ? null : { by: "list", addressId },
  });
  if (row.suspendedAt) await noteFromForm(call, row, description);
  else await keepTicket(call, form, sent, { memberId: row.id, isNew });
  if (email !== "") await tellReceived(call, { form, email, language });
}

/** What the form does not ask. */
const unsaid = {
  ...{ companyName: "", introduction: "", keyRemark: "", leadExplanation: "", referredBy: "", memberOrganisation: "" },
  leadSource: "stoep" as const,
  subscribedOn: null,
  tagIds: [],
};

async function keepTicket(
  call: Keeping,
  form: Form,
  { categoryId, description, email, firstName, lastName, phone, postId, ...sent }: Checked,
  { memberId, isNew }: { memberId: string; isNew: boolean },
): Promise<void> {
  const { db, now } = call;
  const mover = { ...call, accountId: null, personId: null };
  const ticket = await createTicket(mover, {
    ...{ organisationId: form.id, memberId, assigneeId: null, source: "webform" as const, categoryId, description },
    ...{ title: titleOf(description), needsCar: false, hourlyRateCents: null, work: "", workAddress: "" },
    ...{ preferredMoment: "", repeats: "never" as const, deadlineOn: null, isConfidential: false, shoutId: null },
  });
  const leading = postId === null ? undefined : await findLeading(db, form.id, postId);
  const row = {
    ...{ ticketId: ticket.id, organisationId: form.id, memberId, stampHash: sent.stampHash, sentAt: now },
    ...{ name: `${firstName} ${lastName}`, email, phone, address: sent.typedAddress, isNew },
    ...{ consentVersion: sent.consentVersion, postId: leading?.id ?? null },
  };
  await insertSent(db, row).catch((error: unknown) =>
    // Pressed twice at the same moment: the other one was kept.
    violation(error) === "unique" ? refuse("changed_meanwhile") : Promise.reject(error),
  );
  await tellConcierge(call, ticket, { kind: "asked", eventId: ticket.id });
}

/** Forms that wait until the link that was mailed to their sender is followed: sealed, unread, and deleted after a day. S2 §3 */
import { hourMs } from "@stoep/contract/kernel";
import { v7 as newId } from "uuid";
import type { Network } from "#kernel/actor.ts";
import type { Context, MailScope } from "#kernel/call.ts";
import type { Tx } from "#kernel/database.ts";
import { placeIn, type SealedColumn, seal, unseal } from "#kernel/keys/seal.ts";
import { hashOfToken, newToken } from "#kernel/tokens.ts";
import { lookUpAddress } from "../people/index.ts";
import { sendConfirmation } from "./mails.ts";
import { waitingHours } from "./rules.ts";
import { insertWaitingForm, takeWaitingForm } from "./store/waiting-forms.ts";
import type { Submission } from "./submission.ts";

export const sealedInWaitingForms: SealedColumn = {
  what: "requests for help that wait for their confirmation",
  table: "care_waiting_form",
  column: "sealed",
  row: { id: "uuid" },
  ifLost: "row",
};

/** Stores it and mails the link, once for each opened form. */
export async function keepWaiting(
  call: MailScope & { network: Network },
  form: { id: string; name: string },
  sent: Submission,
): Promise<void> {
  const { db, now } = call;
  const { email, language, stampHash } = sent;
  const [id, token] = [newId(), newToken()];
  const isNew = await insertWaitingForm(db, {
    id,
    organisationId: form.id,
    stampHash,
    tokenHash: hashOfToken(token),
    sealed: await seal(db, placeIn(sealedInWaitingForms, id), JSON.stringify(sent)),
    expiresAt: new Date(now.getTime() + waitingHours * hourMs),
  });
  if (isNew) await sendConfirmation(call, { form, email, language, subjectId: id, token });
}

/** Takes it out, so that only one of many callers gets it; null: there is none, or it has expired. */
export async function takeWaiting(
  { db, now }: Pick<Context<Tx>, "db" | "now">,
  organisationId: string,
  token: string,
): Promise<Submission | null> {
  const row = await takeWaitingForm(db, { organisationId, tokenHash: hashOfToken(token), now });
  if (!row) return null;
  const sent: Submission = JSON.parse(await unseal(db, placeIn(sealedInWaitingForms, row.id), row.sealed));
  const { addressId } = sent;
  // The list of addresses may have changed meanwhile; what was typed is kept beside the ticket.
  const isThere = addressId !== null && (await lookUpAddress(db, { by: "list", addressId })) !== null;
  return { ...sent, addressId: isThere ? addressId : null };
}

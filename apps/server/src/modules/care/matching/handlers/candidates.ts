/** Asking helpers for a ticket, each once, and entering the answers that they give by phone. S2 §3, §4 */
import { type AskChannel, matching, matchingLimits, type TaskRequestDraft } from "@stoep/contract/care";
import { dayAt, daysAfter, personName } from "@stoep/contract/kernel";
import { v7 as newId } from "uuid";
import type { StaffCall } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { ensure, refuse, refuseFields } from "#kernel/refuse.ts";
import { hashOfToken, newToken } from "#kernel/tokens.ts";
import { textVerdict } from "#modules/accounts/index.ts";
import { record } from "#modules/audit/index.ts";
import { listDeliveries } from "#modules/notifications/index.ts";
import { channelToAsk } from "../../channels.ts";
import { listExpiredChecks, lockHelper, updateLastAsked } from "../../helpers/index.ts";
import { findAddressees } from "../../people/index.ts";
import { reachOf } from "../../reach.ts";
import {
  findOutwardTask,
  findTicket,
  type LockedTicket,
  lockVisibleTicket,
  moveTicket,
  overrideOf,
  ticketCallOf,
  updateTicket,
} from "../../tickets/index.ts";
import { acceptAnswer } from "../answers.ts";
import { mails } from "../mails.ts";
import { announceToLinkedHelpers, notifyCandidates, previewTaskRequests, sendToCandidateAgain } from "../notify.ts";
import { type AskableHelper, findTicketToMatch, listAskable } from "../store/available-helpers.ts";
import * as store from "../store/candidates.ts";
import { viewCandidate } from "../views.ts";

const isSearched = ({ state }: LockedTicket) => state === "open" || state === "looking";
const subjectOf = ({ id, number }: LockedTicket) => ({ kind: "careTicket", id, name: `#${number}` });
async function presentCandidates({ actor, db, now }: StaffCall<Db>, ticketId: string) {
  const rows = await store.listCandidates(db, ticketId);
  const ids = rows.map(({ id }) => id);
  const deliveries = await listDeliveries(db, Object.values(mails), ids);
  const expired = await listExpiredChecks(
    db,
    rows.map(({ helperId }) => helperId),
    dayAt(now, actor.network.timeZone),
  );
  return { items: rows.map((row) => viewCandidate(row, { actor, now, deliveries, expired })) };
}

export const candidateHandlers = handle(matching, {
  async listCandidates(call) {
    const { actor, db, params } = call;
    const ticket = (await findTicket(db, actor, params.ticketId)) ?? refuse("not_found");
    return presentCandidates(call, ticket.id);
  },

  async askHelpers(call) {
    const { actor, body, db, params } = call;
    const found = await lockVisibleTicket(db, actor, params.ticketId);
    if (!isSearched(found)) refuse("step_not_possible");
    const helpers = await checkAskable(call, found, body);
    const written = await confirmLine(call, found, body);
    const ticket = found.state === "open" ? await moveTicket(ticketCallOf(call), written, "looking") : written;
    await sendTaskRequests(call, ticket, helpers);
    return presentCandidates(call, ticket.id);
  },

  async previewAsk(call) {
    const { actor, body, db, params } = call;
    const ticket = await lockVisibleTicket(db, actor, params.ticketId);
    if (!isSearched(ticket)) refuse("step_not_possible");
    const helpers = await checkAskable(call, ticket, body);
    const helperLine = body.helperLine || ticket.helperLine;
    const about = {
      organisation: actor.organisation.name,
      task: await findOutwardTask(db, ticket.id, { helperLine }),
    };
    const addressees = await findAddressees(
      db,
      helpers.map(({ id }) => id),
    );
    const people = helpers.map((row) => ({
      id: row.id,
      name: personName(row),
      language: row.language,
      channel: row.channel,
      forWhom: addressees(row.id, row.channel),
    }));
    const toCall = people.flatMap(({ id, name, channel }) => (channel === "phone" ? [{ id, name }] : []));
    const written = people.flatMap(({ channel, ...one }) => (channel === "phone" ? [] : [{ ...one, channel }]));
    return { messages: previewTaskRequests({ ...call, network: actor.network }, about, written), toCall };
  },

  async askAgain(call) {
    const { actor, db, now, params } = call;
    const ticket = await lockVisibleTicket(db, actor, params.ticketId);
    const candidate = (await store.lockCandidate(db, ticket.id, params.candidateId)) ?? refuse("not_found");
    if (candidate.state === "sent") {
      if (candidate.expiresAt <= now) refuse("already_closed");
      await checkAnswerable(call, ticket, candidate);
    } else if (candidate.state !== "thanked") refuse("already_closed");
    const payer = { organisationId: actor.organisation.id, accountId: actor.accountId };
    if (await sendToCandidateAgain({ ...call, network: actor.network }, candidate.id, payer)) {
      await record(call, { action: "care.sendAgain", subject: subjectOf(ticket) });
      await announceToColleagues(call);
    }
    return presentCandidates(call, ticket.id);
  },

  async enterAnswer(call) {
    const { actor, body, db, params } = call;
    const ticket = await lockVisibleTicket(db, actor, params.ticketId);
    const candidate = (await store.lockCandidate(db, ticket.id, params.candidateId)) ?? refuse("not_found");
    if (candidate.state !== "sent" && candidate.state !== "interested") refuse("already_closed");
    await checkAnswerable(call, ticket, candidate);
    await acceptAnswer(ticketCallOf(call), ticket, candidate, body, overrideOf(call, ticket));
    await record(call, { action: "care.enterAnswer", subject: subjectOf(ticket) });
    await announceToColleagues(call);
    return presentCandidates(call, ticket.id);
  },
});

/** Whether the ticket still looks for somebody, and the helper can still take it. */
async function checkAnswerable({ actor, db }: StaffCall, ticket: LockedTicket, { helperId }: store.LockedCandidate) {
  if (!isSearched(ticket)) refuse("step_not_possible");
  const helper = await lockHelper(db, actor.organisation.id, helperId);
  if (helper?.status !== "accepted" || helper.suspendedAt !== null) refuse("helper_unavailable");
}

const announceToColleagues = ({ actor, announce: tell }: StaffCall) =>
  tell("care", { networkId: actor.network.id, organisationId: actor.organisation.id });

type HelperToAsk = AskableHelper & { channel: AskChannel };

/**
 * Helpers who were not asked before, each with the channel by which they are asked: as it was chosen, else as they like it. Refuses when
 * one of them cannot be asked.
 */
async function checkAskable(
  call: StaffCall,
  ticket: LockedTicket,
  { helperIds, channel: way }: TaskRequestDraft,
): Promise<HelperToAsk[]> {
  const { actor, db, now } = call;
  const organisationId = actor.organisation.id;
  const wanted = (await findTicketToMatch(db, organisationId, ticket.id)) ?? refuse("not_found");
  if (wanted.longitude === null && wanted.street === "") refuseFields({ address: "addressNeeded" });
  const asked = new Set(await store.listAskedHelperIds(db, ticket.id, helperIds));
  const ids = [...new Set(helperIds)].filter((id) => !asked.has(id));
  if (ids.length === 0) refuse("already_asked");
  const day = dayAt(ticket.startsAt ?? now, actor.network.timeZone);
  const rows = await listAskable(db, { organisationId, ticket: wanted, day }, ids);
  if (rows.length !== ids.length) refuse("helper_unavailable");
  // What nobody chose costs nothing that is spent; chosen, it is refused when it is sent.
  const mayText = way === "text" || (await textVerdict({ ...call, network: actor.network }, organisationId)) === true;
  const withChannel = async (row: AskableHelper): Promise<HelperToAsk> => {
    const { hasMobile, ...reach } = await reachOf(row);
    return { ...row, channel: channelToAsk({ ...reach, hasMobile: hasMobile && mayText }, way) };
  };
  return Promise.all(rows.map(withChannel));
}

/**
 * Keeps the line for helpers as a colleague confirmed it in the dialog, which shows what is sent. Refuses if there is none, also when
 * helpers are called: their page shows it.
 */
async function confirmLine(
  { db, now }: StaffCall,
  ticket: LockedTicket,
  { helperLine }: TaskRequestDraft,
): Promise<LockedTicket> {
  if (helperLine === "" && ticket.helperLine === "") refuseFields({ helperLine: "required" });
  if (helperLine === "" || helperLine === ticket.helperLine) return ticket;
  return updateTicket(db, ticket.id, { helperLine, updatedAt: now });
}

async function sendTaskRequests(call: StaffCall, ticket: LockedTicket, helpers: readonly HelperToAsk[]): Promise<void> {
  const { actor, db, now } = call;
  const made = helpers.map(({ id: helperId, channel }) => ({ id: newId(), helperId, channel, token: newToken() }));
  await store.deleteThanked(
    db,
    ticket.id,
    made.map(({ helperId }) => helperId),
  );
  const rows = await store.insertCandidates(
    db,
    made.map(({ id, helperId, channel, token }) => ({
      id,
      helperId,
      channel,
      ticketId: ticket.id,
      askedAt: now,
      askedBy: actor.accountId,
      tokenHash: channel === "phone" ? null : hashOfToken(token),
      expiresAt: daysAfter(now, matchingLimits.validDays),
    })),
  );
  const ids = rows.map(({ helperId }) => helperId);
  const payer = { organisationId: actor.organisation.id, accountId: actor.accountId };
  // When they were asked last says to everybody that there is such a ticket.
  if (!ticket.isConfidential) await updateLastAsked(db, ids, now);
  const tooMany = await notifyCandidates(
    { ...call, network: actor.network },
    "asked",
    rows.map(({ id }) => id),
    {
      ticketId: ticket.id,
      payer,
      organisation: actor.organisation.name,
      task: await findOutwardTask(db, ticket.id),
      tokens: new Map(made.map(({ id, token }) => [id, token])),
    },
  );
  if (tooMany > 0) {
    ensure(await textVerdict({ ...call, network: actor.network }, payer.organisationId));
    refuse("too_many_requests");
  }
  await record(call, {
    action: "care.askHelpers",
    subject: subjectOf(ticket),
    new: { askedHelpers: ids.length },
  });
  await announceToLinkedHelpers({ ...call, network: actor.network }, ticket.id);
  await announceToColleagues(call);
}

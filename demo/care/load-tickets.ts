/** Tickets of the demonstration, with their threads, candidates and hours. */

import { createHash } from "node:crypto";
import { daysAfter, personName } from "@stoep/contract/kernel";
import { chance } from "../chance.ts";
import { organisationId, staffId } from "../load/people.ts";
import { insertAll, type Site } from "../load/site.ts";
import { stableId } from "../stable-id.ts";
import { consentVersions } from "./form-words.ts";
import * as words from "./phrases.ts";
import { type AskedHelper, type HoursEntry, momentsOf } from "./thread.ts";
import type { DemoSeries, DemoTicket } from "./tickets.ts";

const owner = organisationId("stad-gent");

export async function insertTickets({ trx, now }: Site, tickets: readonly DemoTicket[], series: readonly DemoSeries[]) {
  await insertAll(
    trx,
    "careSeries",
    series.map((one) => ({ ...one, organisationId: owner })),
  );
  await insertAll(
    trx,
    "careTicket",
    tickets.map((ticket, index) => rowOf(ticket, index + 1, now)),
  );
}

const orNull = <T>(value: T | undefined): T | null => value ?? null;

const stateAtOf = ({
  solvedAt,
  revokedAt,
  executedAt,
  startedAt,
  plannedAt,
  matchedAt,
  takenAt,
  createdAt,
}: DemoTicket) => solvedAt ?? revokedAt ?? executedAt ?? startedAt ?? plannedAt ?? matchedAt ?? takenAt ?? createdAt;

function rowOf(ticket: DemoTicket, number: number, now: Date) {
  const { id, luck, member, helper, kind, wish, title, state, source, assignee, isConfidential, series } = ticket;
  const { outcome, referredTo, revokedBecause, revokedText, createdAt } = ticket;
  const at = stateAtOf(ticket);
  const isRunning = state !== "solved" && state !== "revoked";
  return {
    id,
    number,
    title,
    // Confirmed when somebody was asked.
    helperLine: state === "open" ? "" : title,
    state,
    source,
    isConfidential,
    outcome,
    referredTo,
    revokedBecause,
    revokedText,
    createdAt,
    organisationId: owner,
    memberId: member.id,
    categoryId: luck.is(0.97) ? stableId("care/category", kind.icon) : null,
    description: wish.text,
    stateAt: at,
    updatedAt: at,
    assigneeId: assignee,
    helperId: orNull(helper?.id),
    neighbourhoodId: member.home.areaId,
    repeats: "never" as const,
    seriesId: orNull(series?.id),
    occurrenceOn: orNull(series?.on),
    preferredMoment: series ? "" : luck.pick(words.preferred),
    startsAt: orNull(ticket.startsAt),
    endsAt: orNull(ticket.endsAt),
    needsCar: wish.needsCar ?? false,
    work: wish.work ?? "",
    deadlineOn: isRunning && luck.is(0.2) ? daysAfter(now, luck.whole(1, 12)).toISOString().slice(0, 10) : null,
    matchedAt: orNull(ticket.matchedAt),
    executedAt: orNull(ticket.executedAt),
    solvedAt: orNull(ticket.solvedAt),
    createdBy: source === "webform" || series ? null : (assignee ?? staffId("griet")),
  };
}

/** What was typed in the form of the public page; every fourth person was unknown until then. */
export async function insertForms({ trx }: Site, tickets: readonly DemoTicket[]): Promise<void> {
  await insertAll(
    trx,
    "careForm",
    tickets
      .filter(({ source }) => source === "webform")
      .map(({ id, luck, member, createdAt }) => ({
        ticketId: id,
        organisationId: owner,
        memberId: member.id,
        consentVersion: consentVersions[member.language],
        sentAt: createdAt,
        stampHash: createHash("sha256").update(id).digest("base64url"),
        name: personName(member),
        email: member.email ?? "",
        phone: member.phone ?? "",
        address: luck.is(0.7) ? `${member.home.street} ${member.home.houseNumber}, ${member.home.postcode} Gent` : "",
        isNew: luck.is(0.25),
      })),
  );
}

type ByTicket<T> = ReadonlyMap<DemoTicket, T>;

export async function insertThreads(
  { trx, now }: Site,
  tickets: readonly DemoTicket[],
  asked: ByTicket<readonly AskedHelper[]>,
  entries: ByTicket<HoursEntry | null>,
): Promise<void> {
  await insertAll(
    trx,
    "careTicketMoment",
    tickets.flatMap((ticket) =>
      momentsOf(ticket, asked.get(ticket) ?? [], entries.get(ticket) ?? null, now).map((moment, index) => ({
        id: stableId("care/moment", ticket.id, index),
        ticketId: ticket.id,
        kind: moment.kind,
        at: moment.at,
        byAccount: moment.byAccount ?? (moment.byPerson || moment.kind === "state" ? null : staffId("griet")),
        byPerson: moment.byPerson ?? null,
        toPerson: moment.toPerson ?? null,
        toAccount: moment.toAccount ?? null,
        fromState: moment.from ?? null,
        toState: moment.to ?? null,
        channel: moment.channel ?? null,
        delivery: moment.delivery ?? null,
        text: moment.text ?? "",
      })),
    ),
  );
  await insertCandidates(trx, asked);
  await insertAll(
    trx,
    "careEntry",
    [...entries].flatMap(([{ id, assignee }, entry]) =>
      entry
        ? [
            {
              id: entry.id,
              organisationId: owner,
              helperId: entry.helper.id,
              ticketId: id,
              onDay: entry.onDay,
              minutes: entry.minutes,
              text: entry.text,
              writtenBy: assignee,
              createdAt: entry.createdAt,
            },
          ]
        : [],
    ),
  );
  await insertAll(trx, "careTicketLink", linksOf(tickets));
}

/** Nobody has the candidates' links: the stored hashes are of random values. */
async function insertCandidates(trx: Site["trx"], asked: ByTicket<readonly AskedHelper[]>): Promise<void> {
  await insertAll(
    trx,
    "careCandidate",
    [...asked].flatMap(([ticket, some]) =>
      some.map(({ id, helper, state, channel, askedAt, answeredAt, answer }) => ({
        id,
        ticketId: ticket.id,
        helperId: helper.id,
        state,
        channel,
        askedAt,
        answeredAt,
        answer,
        tokenHash: channel === "phone" ? null : createHash("sha256").update(id).digest("base64url"),
        expiresAt: daysAfter(askedAt, 7),
        askedBy: ticket.assignee,
      })),
    ),
  );
}

/** A few tickets of one member belong together. */
function linksOf(tickets: readonly DemoTicket[]) {
  const luck = chance("care/links");
  return [
    ...Map.groupBy(
      tickets.filter(({ series }) => !series),
      ({ member }) => member.id,
    ).values(),
  ].flatMap((own) => {
    const [one, other] = own
      .slice(-2)
      .map(({ id }) => id)
      .sort();
    return one && other && luck.is(0.2) ? [{ ticketId: one, otherId: other }] : [];
  });
}

/** Helpers who could take a ticket, best first. S2 §3, §7 */
import { type Match, type MatchList, matching, matchingLimits } from "@stoep/contract/care";
import { dayAt, daysBefore, personName } from "@stoep/contract/kernel";
import { staffFor } from "@stoep/contract/licences";
import { accessVerdict, levelIn } from "#kernel/access.ts";
import type { Staff } from "#kernel/actor.ts";
import type { ReaderScope } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { refuse, refuseFields } from "#kernel/refuse.ts";
import { listExpiredChecks } from "../../helpers/index.ts";
import { reachOf } from "../../reach.ts";
import { kilometres, partOfWeek, rank, skillWords } from "../rules.ts";
import {
  type AvailableHelper,
  countAvailable,
  findTicketToMatch,
  type HelperSearch,
  listAvailable,
  listAvailableByName,
  listLeftOut,
  listProposed,
} from "../store/available-helpers.ts";
import { viewMatch } from "../views.ts";

const suggestions = staffFor("matchSuggestions", "editor");

export const matchHandlers = handle(matching, {
  async listMatches(call) {
    const { actor, db, now, params, query } = call;
    const { timeZone } = actor.network;
    const ticket = (await findTicketToMatch(db, actor.organisation.id, params.ticketId)) ?? refuse("not_found");
    if (ticket.isConfidential && levelIn(actor, "care") !== "admin" && ticket.assigneeId !== actor.accountId)
      refuse("not_found");
    // S2 §8: without an address, distances are unknown.
    if (ticket.longitude === null && ticket.street === "") refuseFields({ address: "addressNeeded" });
    const search: HelperSearch = {
      organisationId: actor.organisation.id,
      ticket,
      filter: query,
      day: dayAt(ticket.startsAt ?? now, timeZone),
      part: partOfWeek(ticket.startsAt, timeZone),
      since: { lately: daysBefore(now, 90), year: daysBefore(now, 365) },
    };
    const isRanked = accessVerdict(suggestions, actor) === true;
    const [found, leftOut] = await Promise.all([
      (isRanked ? listRankedMatches : listMatchesByName)(call, search),
      presentLeftOut(db, search),
    ]);
    return { ...found, leftOut };
  },
});

/** Helpers whom only an obstacle keeps from being suggested, with the names of their expired checks. */
async function presentLeftOut(db: Db, search: HelperSearch): Promise<MatchList["leftOut"]> {
  const rows = await listLeftOut(db, search, matchingLimits.leftOut);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const checks = await listExpiredChecks(db, ids, search.day);
  return rows.map((row) => ({
    id: row.id,
    name: personName(row),
    obstacles: row.obstacles,
    checks: checks.get(row.id) ?? [],
  }));
}

type Found = Omit<MatchList, "leftOut">;

async function listRankedMatches({ actor, db, now }: ReaderScope<Staff>, search: HelperSearch): Promise<Found> {
  const { ticket, part } = search;
  const { needsCar, title, category } = ticket;
  const all = await listAvailable(db, search);
  const wanted = { now, place: pointOf(ticket), needsCar, part, words: skillWords(`${title} ${category ?? ""}`) };
  const best = rank(all.map(rankingCandidateOf), wanted, matchingLimits.shown);
  const rows = new Map(
    (
      await listProposed(
        db,
        best.map((one) => one.candidate.id),
      )
    ).map((row) => [row.id, row]),
  );
  const items: Match[] = [];
  for (const { candidate, distanceKm, reasons } of best) {
    const row = rows.get(candidate.id);
    if (row) items.push(viewMatch(row, { distanceKm, reasons, reach: await reachOf(row) }, { actor, now }));
  }
  return { items, total: all.length, isRanked: true };
}

async function listMatchesByName({ actor, db, now }: ReaderScope<Staff>, search: HelperSearch): Promise<Found> {
  const ids = (await listAvailableByName(db, search, matchingLimits.shown)).map(({ id }) => id);
  const rows = new Map((await listProposed(db, ids)).map((row) => [row.id, row]));
  const place = pointOf(search.ticket);
  const items: Match[] = [];
  for (const id of ids) {
    const row = rows.get(id);
    if (!row) continue;
    const found = { distanceKm: kilometres(pointOf(row), place), reasons: [], reach: await reachOf(row) };
    items.push(viewMatch(row, found, { actor, now }));
  }
  return { items, total: await countAvailable(db, search), isRanked: false };
}

const pointOf = ({ longitude, latitude }: { longitude: number | null; latitude: number | null }) =>
  longitude === null || latitude === null ? null : { longitude, latitude };

const rankingCandidateOf = ({ duo, load, year, helperSince, lastAskedAt, lastRefusedAt, ...row }: AvailableHelper) => ({
  ...row,
  helperSince: helperSince.getTime(),
  place: pointOf(row),
  lastAskedAt: lastAskedAt?.getTime() ?? null,
  lastRefusedAt: lastRefusedAt?.getTime() ?? null,
  duo: duo ?? 0,
  load: load ?? 0,
  year: year ?? 0,
});

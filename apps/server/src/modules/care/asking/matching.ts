/** The helpers who could take a ticket, the best first. S2 §3, §7 */
import { asking, askingLimits, type Matches } from "@stoep/contract/care";
import { staffFor } from "@stoep/contract/licences";
import { wallAt } from "@stoep/contract/publishing";
import { accessVerdict, levelIn } from "#kernel/access.ts";
import type { Staff } from "#kernel/actor.ts";
import type { RouteCall } from "#kernel/call.ts";
import { handle } from "#kernel/module.ts";
import { refuse, refuseFields } from "#kernel/refuse.ts";
import { kilometres, partOfWeek, rank, skillWords } from "./rules.ts";
import {
  countFree,
  type FreeRow,
  findWanted,
  listFree,
  listFreeByName,
  listShown,
  type Search,
} from "./store/helpers.ts";
import { viewMatch } from "./views.ts";

const suggestions = staffFor("matchSuggestions", "editor");

export const matchingHandlers = handle(asking, {
  async listMatches(call) {
    const { actor, db, now, params, query } = call;
    const { timeZone } = actor.network;
    const ticket = (await findWanted(db, actor.organisation.id, params.ticketId)) ?? refuse("not_found");
    if (ticket.isConfidential && levelIn(actor, "care") !== "admin" && ticket.assigneeId !== actor.accountId)
      refuse("not_found");
    // S2 §8: without it nobody can say who is near.
    if (ticket.longitude === null && ticket.street === "") refuseFields({ address: "addressNeeded" });
    const search: Search = {
      organisationId: actor.organisation.id,
      ticket,
      filter: query,
      day: wallAt(ticket.startsAt ?? now, timeZone).day,
      part: partOfWeek(ticket.startsAt, timeZone),
    };
    return accessVerdict(suggestions, actor) === true ? ranked(call, search) : byName(call, search);
  },
});

type Call = Pick<RouteCall<Staff>, "actor" | "db" | "now">;

async function ranked({ actor, db, now }: Call, search: Search): Promise<Matches> {
  const { ticket, part } = search;
  const { needsCar, title, category } = ticket;
  const all = await listFree(db, search);
  const wanted = { now, place: placeOf(ticket), needsCar, part, words: skillWords(`${title} ${category ?? ""}`) };
  const best = rank(all.map(candidate), wanted, askingLimits.shown);
  const rows = new Map(
    (
      await listShown(
        db,
        best.map((one) => one.candidate.id),
      )
    ).map((row) => [row.id, row]),
  );
  const items = best.flatMap(({ candidate: { id }, distanceKm, reasons }) => {
    const row = rows.get(id);
    return row ? [viewMatch(row, { distanceKm, reasons }, { actor, now })] : [];
  });
  return { items, total: all.length, isRanked: true };
}

async function byName({ actor, db, now }: Call, search: Search): Promise<Matches> {
  const ids = (await listFreeByName(db, search, askingLimits.shown)).map(({ id }) => id);
  const rows = new Map((await listShown(db, ids)).map((row) => [row.id, row]));
  const place = placeOf(search.ticket);
  const items = ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [viewMatch(row, { distanceKm: kilometres(placeOf(row), place), reasons: [] }, { actor, now })] : [];
  });
  return { items, total: await countFree(db, search), isRanked: false };
}

const placeOf = ({ longitude, latitude }: { longitude: number | null; latitude: number | null }) =>
  longitude === null || latitude === null ? null : { longitude, latitude };

const candidate = ({ duo, load, lastAskedAt, lastRefusedAt, ...row }: FreeRow) => ({
  ...row,
  place: placeOf(row),
  lastAskedAt: lastAskedAt?.getTime() ?? null,
  lastRefusedAt: lastRefusedAt?.getTime() ?? null,
  duo: duo ?? 0,
  load: load ?? 0,
});

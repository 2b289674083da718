/** Imports the votes on citizen budgets through the server's functions for votes with a history, and has those that are over counted. */
import { RoundDraft } from "@stoep/contract/budgets";
import { dayAt, daysLater, hourMs, startOfDay } from "@stoep/contract/kernel";
import {
  countTurnout,
  type ImportedBallot,
  importBallots,
  importCount,
  importRound,
} from "../../apps/server/src/modules/budgets/index.ts";
import { chance } from "../chance.ts";
import type { Reader } from "../engagement.ts";
import { momentOf, ZONE } from "../moments.ts";
import { codeOf } from "../places.ts";
import { type DemoDistrict, type DemoRound, rounds } from "../projects/index.ts";
import type { When } from "../shapes.ts";
import { stableId } from "../stable-id.ts";
import { inventBallots } from "./ballots.ts";
import type { Crowd } from "./crowd.ts";
import { ideaId } from "./ideas.ts";
import { organisationId, staffId } from "./people.ts";
import type { GroundIds } from "./posts.ts";
import type { Site } from "./site.ts";

interface People {
  residents: readonly Reader[];
  crowd: Crowd;
}

/** Call it after the ideas are there. Returns how many ballots there are. */
export async function importRounds(site: Site, people: People, ids: GroundIds): Promise<number> {
  const { trx, city, now } = site;
  if (city !== "gent") return 0;
  let total = 0;
  for (const round of rounds) {
    const id = await importOne(site, round, ids);
    const ballots = round.districts.flatMap((one, index) => ballotsOf(round, one, index, people));
    if (ballots.length > 0) await importBallots(trx, id, ballots);
    const countedAt = countedOn(round, now);
    if (countedAt < now) await importCount(trx, id, { countedAt, timeZone: ZONE });
    total += ballots.length;
  }
  await countTurnout(trx, { today: dayAt(now, ZONE), asOf: new Date(Math.floor(now.getTime() / hourMs) * hourMs) });
  return total;
}

/** Some seconds after its last day. */
const countedOn = ({ days: [, last] }: DemoRound, now: Date): Date =>
  new Date(startOfDay(daysLater(dayAt(now, ZONE), last + 1), ZONE).getTime() + 42_000);

async function importOne({ trx, now }: Site, round: DemoRound, ids: GroundIds): Promise<string> {
  const { key, project, phase, author, prepared, opened, replaced } = round;
  const momentFrom = (when: When | undefined) => (when ? momentOf(when, now, true) : null);
  const id = stableId("round", key);
  const written = {
    id,
    organisationId: organisationId("stad-gent"),
    projectId: stableId("project", project),
    phaseId: stableId("phase", project, phase),
    accountId: staffId(author),
    at: momentFrom(prepared) ?? now,
  };
  const replacedAt = momentFrom(replaced?.when);
  await importRound(trx, written, roundDraft(round, ids, now), {
    timeZone: ZONE,
    openedAt: momentFrom(opened),
    replaced: replaced && replacedAt ? { at: replacedAt, reason: replaced.reason } : null,
  });
  return id;
}

/** The districts of all votes in one phase have the same ids. */
const districtId = ({ project, phase }: DemoRound, index: number) => stableId("district", project, phase, index);

function ballotsOf(round: DemoRound, district: DemoDistrict, index: number, people: People): ImportedBallot[] {
  const { voters = 0, ballots = 0 } = district;
  const who =
    voters > 0 ? votersIn(round, district, people).slice(0, voters) : Array.from({ length: ballots }, () => null);
  return inventBallots(round, district, who.length).map((keys, at) => ({
    districtId: districtId(round, index),
    ideaIds: keys.map(ideaId),
    residentId: who[at] ?? null,
  }));
}

/** Fatma has voted wherever she may; Dirk has not yet, and neither have two in five. */
function votersIn({ key }: DemoRound, { name, areas }: DemoDistrict, { residents, crowd }: People): string[] {
  const luck = chance(`voters/${key}/${name}`);
  const codes = new Set(areas.map(codeOf));
  const known = residents.filter((one) => codes.has(one.area) && one.kind === "person" && one.key !== "dirk");
  const others = [
    ...known.filter((one) => one.key !== "fatma"),
    ...[...codes].flatMap((code) => crowd.readers.get(code) ?? []),
  ];
  const some = luck.shuffled(others.map(({ residentId }) => residentId)).filter(() => luck.is(0.6));
  return [...known.filter((one) => one.key === "fatma").map(({ residentId }) => residentId), ...some];
}

function roundDraft(round: DemoRound, ids: GroundIds, now: Date) {
  const { days, choices, districts, ballot, rule, roll, leastAge } = round;
  const [opensOn, endsOn] = days.map((shift) => daysLater(dayAt(now, ZONE), shift));
  return RoundDraft.parse({
    ballot,
    rule,
    roll,
    leastAge,
    opensOn,
    endsOn,
    atLeast: choices?.[0],
    atMost: choices?.[1],
    districts: districts.map(({ name, budget, areas }, index) => ({
      id: districtId(round, index),
      name,
      budget,
      neighbourhoodIds: areas.map((area) => ids.areas.get(codeOf(area))),
    })),
    ideas: districts.flatMap(({ ideas }, index) =>
      ideas.map((key) => ({ ideaId: ideaId(key), districtId: districtId(round, index) })),
    ),
  });
}

/**
 * Wherever a request has room for the id of a thing, it is given that of another organisation or another network: the response is that
 * for an id that nobody has, and nothing of theirs changes. D §3
 */
import { isDeepStrictEqual } from "node:util";
import { kindOf } from "@stoep/contract/kernel";
import fc from "fast-check";
import { v7 as newId } from "uuid";
import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { countTries, fuzzTimeout, isFuzzing, runs } from "../fuzz.ts";
import { type Ids, randomIds, sampleOf, stage } from "../samples/index.ts";
import { everyRoute, type Walked, type Who } from "../sweep/routes.ts";
import { newTowns, type Town } from "../town.ts";
import { type Input, inputsOf, requestOf } from "./any-request.ts";
import { type Belongings, belongings, changesOf } from "./belongings.ts";

type Where = "beside" | "far";
let towns: Record<"town" | Where, Town>;
beforeAll(async () => {
  towns = await newTowns();
});

/**
 * What anybody may call shows what is public, and the provider's own people see all networks. Residents' messages go to the oldest city
 * of a network, so those of these towns cannot be staged; sweep/outsiders.ts tries their ids.
 */
const routes = everyRoute.filter(
  ({ capability, route }) =>
    capability !== "shouts" &&
    !["anyone", "system"].includes(route.access.to) &&
    !["stream", "upload"].includes(kindOf(route)),
);
/** Residents take part in what all organisations of their network publish, and its city vouches for them. */
const isShared = ({ capability, route: { access } }: Walked) =>
  !["staff", "owner"].includes(access.to) || capability === "residents";
const wheresOf = (walked: Walked): Where[] => {
  if (isShared(walked)) return ["far"];
  if (isFuzzing) return ["beside", "far"];
  // What is made without naming a thing can only clash with what is in the same network.
  const isNew = walked.route.method === "POST" && !("params" in walked.route);
  return [routes.indexOf(walked) % 3 === 0 && !isNew ? "far" : "beside"];
};

/** The texts of one that stand in the same place in the other, where they differ. */
function pairsOf(own: unknown, other: unknown): [string, string][] {
  if (typeof own === "string" && typeof other === "string")
    return own.length > 8 && own !== other ? [[own, other]] : [];
  if (typeof own !== "object" || own === null || typeof other !== "object" || other === null) return [];
  const theirs = other as Record<string, unknown>;
  return Object.entries(own).flatMap(([key, value]) => pairsOf(value, theirs[key]));
}

type Part = Record<string, unknown> | unknown[];
/** The same value with the texts replaced that the map has, at this place only, or everywhere. */
function swap(value: unknown, to: ReadonlyMap<string, string>, place?: number): unknown {
  let seen = 0;
  const walk = (part: unknown): unknown => {
    if (typeof part === "string")
      return to.has(part) && (place === undefined || seen++ === place) ? to.get(part) : part;
    if (part instanceof Blob || typeof part !== "object" || part === null) return part;
    if (Array.isArray(part)) return part.map(walk);
    return Object.fromEntries(Object.entries(part as Part).map(([key, one]) => [key, walk(one)]));
  };
  return walk(value);
}
function placesIn(value: unknown, to: ReadonlyMap<string, string>): number {
  let count = 0;
  const walk = (part: unknown): void => {
    if (typeof part === "string" && to.has(part)) count++;
    else if (typeof part === "object" && part !== null && !(part instanceof Blob)) Object.values(part).forEach(walk);
  };
  walk(value);
  return count;
}

const uuidsIn = (ids: Ids): string[] =>
  [...JSON.stringify(ids).matchAll(/"([0-9a-f-]{36})"/g)]
    .map(([, id]) => id ?? "")
    .filter((id) => z.uuid().safeParse(id).success);

interface Pair {
  seen: unknown;
  /** The same with ids that nobody has, and with yet others. */
  unseen: [unknown, unknown];
}

/** The sample with each of its ids replaced in turn, and all at once; and generated inputs with ids of theirs. */
function pairsFor(walked: Walked, sample: Input, ids: { own: Ids; theirs: Ids; nobodys: [Ids, Ids] }): Pair[] {
  const theirs = new Map(pairsOf(ids.own, ids.theirs));
  const nobodys = ids.nobodys.map((some) => new Map([...pairsOf(ids.own, some)].filter(([own]) => theirs.has(own))));
  const unseenAt = (place?: number) => nobodys.map((some) => swap(sample, some, place)) as Pair["unseen"];
  const count = placesIn(sample, theirs);
  const places = count > 1 ? [undefined, ...Array(count).keys()] : [undefined];
  const exact = places.map((place) => ({ seen: swap(sample, theirs, place), unseen: unseenAt(place) }));
  const strange = uuidsIn(ids.theirs).filter((id) => !JSON.stringify(ids.own).includes(id));
  const fresh = () => new Map(strange.map((id) => [id, newId()]));
  const generated = fc
    .sample(inputsOf(walked, sample, { ids: strange, files: [] }), runs(1))
    .map((seen): Pair => ({ seen, unseen: [swap(seen, fresh()), swap(seen, fresh())] }));
  countTries(exact.length);
  return [...exact, ...generated].filter(({ seen, unseen }) => !isDeepStrictEqual(seen, unseen[0]));
}

/** What a caller learns, with whatever ids they sent called the same. */
async function learns(town: Town, walked: Walked, sent: unknown, who: Who) {
  const asked = requestOf(walked, sent as Input);
  const own = who === "guest" ? {} : await town.people[who].headers();
  const { statusCode, headers, body } = await town.http.inject({ ...asked, headers: { ...own, ...asked.headers } });
  const isJson = String(headers["content-type"]).startsWith("application/json");
  const { requestId: _, ...told } = isJson ? JSON.parse(body) : { requestId: "" };
  if (told.code === "unexpected") throw new Error(`an accident of ${who} with ${JSON.stringify(sent)}`);
  const ids = [...new Set(JSON.stringify(sent).match(/[0-9a-f-]{36}/g))];
  const text = ids.reduce((whole, id) => whole.replaceAll(id, "an id"), JSON.stringify(told));
  return { status: statusCode, text };
}

/** Said of what is part of a public address, which anybody may open. */
const known = /^{"code":"invalid_input","fields":{"slug":"slugTaken"}}$/;

type Told = Awaited<ReturnType<typeof learns>>;
/** How the responses to these differ, or null. */
async function faultOf({ seen, unseen }: Pair, ask: (sent: unknown) => Promise<Told>, isQuery: boolean) {
  const without = await ask(unseen[0]);
  const withIt = await ask(seen);
  if (isDeepStrictEqual(withIt, without)) return null;
  if (isQuery || without.status >= 400) return { withIt, without };
  // What was done for the id that nobody has may be what the second call is refused for. Then so is the next one for an id of nobody.
  if (withIt.status < 400 || known.test(withIt.text)) return null;
  const again = await ask(unseen[1]);
  return isDeepStrictEqual(withIt, again) ? null : { withIt, without: again };
}

async function faultsOf(walked: Walked, where: Where, theirs: Ids): Promise<string[]> {
  const { town } = towns;
  const own = await stage(town, walked.capability, walked.name);
  const sample = sampleOf(walked, own);
  await sample.prepare?.();
  const input = (await sample.input) as Input;
  const nobodys: [Ids, Ids] = [randomIds(walked.capability), randomIds(walked.capability)];
  const ask = async (sent: unknown) => {
    // Many tries in a row would come upon the caller's own limit, in the middle of a pair.
    await town.db.deleteFrom("public.rateLimit").execute();
    return learns(town, walked, sent, sample.by);
  };
  const faults: string[] = [];
  for (const pair of pairsFor(walked, input, { own, theirs, nobodys })) {
    const fault = await faultOf(pair, ask, walked.route.method === "GET");
    if (fault)
      faults.push(
        `${sample.by} with ${JSON.stringify(pair.seen)}: ${JSON.stringify(fault.withIt)}, and for nobody's ${JSON.stringify(fault.without)}`,
      );
  }
  return faults.map((one) => `${where}: ${one}`.slice(0, 1500));
}

describe.each([...new Set(routes.map(({ capability }) => capability))])("%s", (word) => {
  const own = routes.filter(({ capability }) => capability === word);
  const wheres = [...new Set(own.flatMap(wheresOf))];
  const theirs = {} as Record<Where, Ids>;
  const before = {} as Record<Where, Belongings>;
  beforeAll(async () => {
    for (const where of wheres) theirs[where] = await stage(towns[where], word);
    for (const where of wheres) before[where] = await belongings(towns[where], theirs[where]);
  });

  test.each(own)(
    "$name takes an id of others for one that nobody has",
    async (walked) => {
      for (const where of wheresOf(walked)) {
        const faults = await faultsOf(walked, where, theirs[where]);
        expect(faults, faults.join("\n")).toEqual([]);
      }
    },
    fuzzTimeout,
  );

  test.each(wheres)("nothing of those %s has changed after all this", async (where) => {
    const changes = changesOf(before[where], await belongings(towns[where], theirs[where]));
    expect(changes, changes.join("\n").slice(0, 5_000)).toEqual([]);
  });
});

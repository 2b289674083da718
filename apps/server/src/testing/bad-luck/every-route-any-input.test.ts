/**
 * Every route of the contract with generated inputs, from the person whom it is for and from everybody else in turn: a response of the
 * right shape or a refusal that its route lists (contract-checks.ts), never an accident.
 */
import { kindOf } from "@stoep/contract/kernel";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { fuzzTimeout, isFuzzing, runs } from "../../testing/fuzz.ts";
import { everybody } from "../expected-access.ts";
import { type Ids, sampleOf, stage } from "../samples/index.ts";
import { everyRoute, type Walked, type Who } from "../sweep/routes.ts";
import { nextTown, type Town } from "../town.ts";
import { oddFiles } from "./any-input.ts";
import { type Input, inputsOf, requestOf } from "./any-request.ts";
import { expectRefusal } from "./raw.ts";

// The only input of a stream is its caller.
const routes = everyRoute.filter(({ route }) => kindOf(route) !== "stream");

let town: Town;
let ids: Ids;
let files: Uint8Array[];
const outcomes = { answered: 0, refused: 0 };
beforeAll(async () => {
  files = await oddFiles();
});

async function attempt(walked: Walked, who: Who, input: Input): Promise<"answered" | "refused"> {
  const asked = requestOf(walked, input);
  const own = who === "guest" ? {} : await town.people[who].headers();
  const answer = await town.http.inject({ ...asked, headers: { ...own, ...asked.headers } });
  const headers = new Headers({ "content-type": String(answer.headers["content-type"] ?? "") });
  const seen = { status: answer.statusCode, headers, text: answer.body };
  const told = () => `${who} ${asked.method} ${asked.url} ${String(asked.payload ?? "").slice(0, 2_000)}`;
  // An outside provider that cannot be reached is no accident if the route lists that refusal.
  const isNamed = walked.route.refusals.some((code) => answer.statusCode > 500 && answer.json().code === code);
  if (answer.statusCode >= 500 && !isNamed) throw new Error(`${answer.statusCode} for ${told()}`);
  if (answer.statusCode >= 400) expectRefusal(seen);
  else if ("response" in walked.route)
    expect(walked.route.response.safeParse(answer.json()).error, told()).toBeUndefined();
  return answer.statusCode < 400 ? "answered" : "refused";
}

const others: Who[] = [...everybody.map(({ name }) => name), "guest"];
const startAnew = async () => {
  await town?.close();
  town = await nextTown();
};
/** What these change for good, such as who is whom, would leave little for the routes after them. */
const changesPeople = ["accounts", "residents", "platform"];
/** When fuzzing, what a route uses up is made again after this many tries. */
const stageAfter = 20;

async function attemptAll(walked: Walked): Promise<void> {
  const { by, input } = sampleOf(walked, ids);
  const known = Object.values(ids).filter((id): id is string => z.uuid().safeParse(id).success);
  const made = fc.sample(inputsOf(walked, (await input) as Input, { ids: known, files }), runs(3));
  const turn = routes.indexOf(walked);
  for (const [n, one] of made.entries()) {
    if (isFuzzing && n % stageAfter === stageAfter - 1)
      await stage(town, walked.capability, walked.name).catch(startAnew);
    // Signing out would affect all later calls of that person.
    const isBy = n % 2 === 0 || walked.name === "endSession";
    const outcome = await attempt(walked, isBy ? by : (others[(turn + n) % others.length] ?? "guest"), one);
    if (isBy) outcomes[outcome]++;
  }
}

describe.each([...new Set(routes.map(({ capability }) => capability))])("%s", (word) => {
  beforeAll(async () => {
    await startAnew();
    ids = await stage(town, word);
  });

  test.each(routes.filter(({ capability }) => capability === word))(
    "$name answers whatever is sent in the right shape, or refuses by name",
    async (walked) => {
      if (isFuzzing && changesPeople.includes(word)) await startAnew();
      if (isFuzzing) ids = await stage(town, word, walked.name);
      await attemptAll(walked);
      if (walked.route.method === "DELETE" && !isFuzzing) ids = await stage(town, word);
    },
    fuzzTimeout,
  );
});

afterAll(() => {
  // If nearly all were refused, little was tested.
  const { answered, refused } = outcomes;
  expect(answered / (answered + refused)).toBeGreaterThan(0.3);
});

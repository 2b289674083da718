/** Every route of the contract with generated inputs: a response of the right shape or a named refusal, never an accident. */
import { contract } from "@stoep/contract";
import { fillPath, kindOf, paramsSchema, type Route } from "@stoep/contract/kernel";
import fc from "fast-check";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { fuzzTimeout, runs } from "../../testing/fuzz.ts";
import type { PersonName } from "../people.ts";
import { type Ids, sampleOf, stage } from "../samples/index.ts";
import { newTown, type Town } from "../town.ts";
import { oddFiles, spoiled, valuesOf } from "./any-input.ts";
import { expectRefusal } from "./raw.ts";

interface Walked {
  capability: string;
  name: string;
  route: Route;
}
// The only input of a stream is its caller.
const everyRoute: Walked[] = Object.entries<Record<string, Route>>(contract).flatMap(([capability, table]) =>
  Object.entries(table)
    .map(([name, route]) => ({ capability, name, route }))
    .filter(({ route }) => kindOf(route) !== "stream"),
);

let town: Town;
let ids: Ids;
let files: Uint8Array[];
const outcomes = new Map<string, number>();
beforeAll(async () => {
  town = await newTown();
  files = await oddFiles();
});

interface Input {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  file?: { name: string; content: Uint8Array };
}

/** The input of the sample, which names existing things, with each part kept or generated. */
function inputsOf({ route }: Walked, sample: Input): fc.Arbitrary<Input> {
  const known = Object.values(ids).filter((id): id is string => z.uuid().safeParse(id).success);
  const part = (schema: z.ZodType | undefined, like: unknown) => {
    if (!schema) return fc.constant(undefined);
    const made = valuesOf(schema, known);
    if (!isObject(like)) return made;
    const some = fc.uniqueArray(fc.constantFrom(...Object.keys(like)), { maxLength: 2 });
    const alike = fc.tuple(made, some).map(([value, keys]) => {
      const kept = Object.entries(like).filter(([key]) => !keys.includes(key));
      return isObject(value) ? { ...value, ...Object.fromEntries(kept) } : value;
    });
    return fc.oneof(made, { weight: 2, arbitrary: alike });
  };
  const params = fc.oneof(
    { weight: 3, arbitrary: fc.constant(sample.params) },
    { weight: 1, arbitrary: part(paramsSchema(route), sample.params) },
  );
  const whole = fc.record({
    params,
    query: part(route.query, sample.query),
    body: part("body" in route ? route.body : undefined, sample.body),
    ...("upload" in route
      ? {
          file: fc.record({
            name: fc.string(),
            content: fc.oneof(fc.uint8Array({ maxLength: 2_000 }), fc.constantFrom(...files)),
          }),
        }
      : {}),
  }) as fc.Arbitrary<Input>;
  return fc.oneof(whole, spoiled(whole) as fc.Arbitrary<Input>);
}
const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const asText = (value: unknown): string =>
  typeof value === "string" ? value.toWellFormed() : (JSON.stringify(value) ?? "");
const asTexts = (values: unknown): Record<string, string> =>
  isObject(values) ? Object.fromEntries(Object.entries(values).map(([key, value]) => [key, asText(value)])) : {};
/** Lists are sent as a repeated parameter. */
const asQuery = (values: unknown): Record<string, unknown> =>
  isObject(values)
    ? Object.fromEntries(
        Object.entries(values).map(([key, value]) => [key, Array.isArray(value) ? value.map(asText) : asText(value)]),
      )
    : {};

function request({ route }: Walked, input: Input | null): InjectOptions {
  const { method } = route;
  const url = fillPath(route.path, { params: asTexts(input?.params), query: asQuery(input?.query) });
  if ("encoding" in route) {
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    return { method, url, headers, payload: new URLSearchParams(asTexts(input?.body)).toString() };
  }
  if ("upload" in route) return { method, url, ...multipart(input?.file) };
  if (method === "GET" || input?.body === undefined) return { method, url };
  return { method, url, headers: { "content-type": "application/json" }, payload: JSON.stringify(input.body) };
}

function multipart(file: Input["file"]) {
  const name = asText(file?.name ?? "").replace(/["\r\n]/g, "");
  const head = `--edge\r\ncontent-disposition: form-data; name="file"; filename="${name}.png"\r\n\r\n`;
  const content = file?.content instanceof Uint8Array ? file.content : new Uint8Array();
  return {
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from("\r\n--edge--\r\n")]),
    headers: { "content-type": "multipart/form-data; boundary=edge" },
  };
}

async function attempt(walked: Walked, who: PersonName | "guest", input: Input | null): Promise<void> {
  const asked = request(walked, input);
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
  const outcome = answer.statusCode < 400 ? "answered" : "refused";
  outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
}

describe.each([...new Set(everyRoute.map(({ capability }) => capability))])("%s", (word) => {
  beforeAll(async () => {
    ids = await stage(town, word);
  });

  test.each(everyRoute.filter(({ capability }) => capability === word))(
    "$name answers whatever is sent in the right shape, or refuses by name",
    async (walked) => {
      const sample = sampleOf(walked, ids);
      const input = (await sample.input) as Input;
      const { by } = sample;
      // Signing out would affect all later calls of that person.
      const people = walked.name === "endSession" ? [by] : ([by, by, "els", "dirk"] as const);
      const made = fc.sample(inputsOf(walked, input), runs(3));
      for (const [n, one] of made.entries()) await attempt(walked, people[n % people.length] ?? "guest", one);
      if (walked.route.method === "DELETE") ids = await stage(town, word);
    },
    fuzzTimeout,
  );
});

afterAll(() => {
  // If nearly all were refused, little was tested.
  const { answered = 0, refused = 0 } = Object.fromEntries(outcomes);
  expect(answered / (answered + refused)).toBeGreaterThan(0.3);
});

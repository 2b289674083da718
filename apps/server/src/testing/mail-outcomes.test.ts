/** Each kind of mail says where its outcome is shown, that it is repeated, or why no place says that it was sent. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { allProvided } from "./provided.ts";

interface Operation {
  operationId: string;
  responses: Record<string, { content: object }>;
}
const file = join(import.meta.dirname, "../../../../openapi.json");
const document: { paths: Record<string, Record<string, Operation>>; components: { schemas: Record<string, object> } } =
  JSON.parse(await readFile(file, "utf8"));
const operations = new Map(
  Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).map((one) => [one.operationId.replace("_", "."), one] as const),
  ),
);

/** The named shapes in the answer of a route, those within others included. */
function shapesIn(part: object, found = new Set<string>()): Set<string> {
  for (const [, name = ""] of JSON.stringify(part).matchAll(/#\/components\/schemas\/([\w.]+)/g)) {
    if (found.has(name)) continue;
    found.add(name);
    shapesIn(document.components.schemas[name] ?? {}, found);
  }
  return found;
}
const shows = (route: string) => {
  const answer = operations.get(route)?.responses[200];
  return answer !== undefined && shapesIn(answer).has("Delivery");
};

test.each([...allProvided.mails.values()])("the outcome of $name is not hidden", ({ outcome }) => {
  if ("repeats" in outcome) return;
  if ("notShown" in outcome) return expect(outcome.notShown.length).toBeGreaterThan(20);
  expect(outcome.shownBy.filter((route) => !shows(route))).toEqual([]);
  expect(outcome.sentAgainBy.filter((route) => !operations.has(route))).toEqual([]);
  expect(Math.min(outcome.shownBy.length, outcome.sentAgainBy.length)).toBeGreaterThan(0);
});

test("what shows an outcome is named by the kinds whose outcome it shows", () => {
  const named = [...allProvided.mails.values()].flatMap(({ outcome }) => ("shownBy" in outcome ? outcome.shownBy : []));
  const read = Object.values(document.paths).flatMap(({ get }) => get?.operationId.replace("_", ".") ?? []);
  expect(read.filter(shows).sort()).toEqual([...new Set(named)].sort());
});

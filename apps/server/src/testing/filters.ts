/** Calls that use each filter and order of a list, made from the schema of its query. */
import { randomUUID } from "node:crypto";
import type { Route } from "@stoep/contract/kernel";
import { z } from "zod";

interface Shape {
  type?: string;
  enum?: string[];
  const?: string;
  anyOf?: Shape[];
  format?: string;
  items?: Shape;
}
type Query = Record<string, unknown>;
type CallInput = { query?: Query };

/** Parameters that filter nothing: the format of a file, the place in the list, the page size, and parameters of single things. */
const notFilters = new Set(["format", "cursor", "limit", "language", "version", "token", "network"]);
const texts: Record<string, string> = {
  day: "2026-05-12",
  month: "2026-06",
  link: `project:${randomUUID()}`,
  box: "3,50,5,52",
  answered: `${randomUUID()}:other`,
};

/** The sample's call once for each value that a filter may have, and once for each filter that takes any value. */
export function filteredCalls(route: Route, input: CallInput | undefined): CallInput[] {
  if (!route.query || "upload" in route) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(route.query, { io: "input", unrepresentable: "any" }) as {
    properties?: Record<string, Shape>;
    required?: string[];
  };
  const fixed = Object.fromEntries(Object.entries(input?.query ?? {}).filter(([key]) => required.includes(key)));
  // A second parameter of the same form as the cursor: the end of a part of the list.
  const isCursor = (shape: Shape) => JSON.stringify(shape) === JSON.stringify(properties.cursor);
  const fields = Object.entries(properties).filter(
    ([key, shape]) => !notFilters.has(key) && !required.includes(key) && !isCursor(shape),
  );
  const queries = fields.flatMap(([key, shape]) => valuesOf(key, shape).map((value) => ({ [key]: value })));
  return queries.map((query) => ({ ...input, query: { ...fixed, ...query } }));
}

/** Cursors of every form that a list has: a number, or base64 of the values that the list is ordered by. */
export const cursors: string[] = [
  "5",
  ...[
    ["2026-05-12T00:00:00.000Z", randomUUID()],
    ["5", randomUUID()],
    ["2026-05-12", randomUUID()],
    ["Peeters", "Els", randomUUID()],
    ["1", "9635", randomUUID()],
    ["1", "2026-05-12T00:00:00.000Z", randomUUID()],
    ["els@werk.example"],
    [randomUUID()],
  ].map((place) => Buffer.from(JSON.stringify(place)).toString("base64url")),
];

function valuesOf(key: string, { type, enum: choices, const: only, anyOf, format, items }: Shape): unknown[] {
  if (choices ?? only) return choices ?? [only];
  if (anyOf) return valuesOf(key, anyOf.find((one) => one.type !== "null") ?? {});
  if (items) return valuesOf(key, items).map((value) => [value]);
  if (format === "uuid") return [randomUUID()];
  if (format === "date") return ["2026-05-12"];
  if (format === "date-time") return ["2026-05-12T00:00:00.000Z"];
  return type === "boolean" ? [true] : type === "string" ? [texts[key] ?? "werken"] : [];
}

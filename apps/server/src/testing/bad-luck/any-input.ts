/** Inputs made from a route's schemas: valid ones, and invalid ones. */
import fc from "fast-check";
import { z } from "zod";
import { workbookOf } from "./parsers/tables.ts";

/** The parts of JSON Schema that the contract's shapes use. */
interface Shape {
  $ref?: string;
  $defs?: Record<string, Shape>;
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Shape[];
  oneOf?: Shape[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  /** false after the parts of a tuple. */
  items?: Shape | false;
  prefixItems?: Shape[];
  maxItems?: number;
  properties?: Record<string, Shape>;
  required?: string[];
  propertyNames?: Shape;
  additionalProperties?: Shape | boolean;
}

const oddTexts = [
  "",
  " ",
  "\u200b",
  "\u202egnp.exe",
  "é".normalize("NFD"),
  "👩‍👩‍👧‍👦",
  "İstanbul",
  "ﷺ".repeat(40),
  "0",
  "null",
  "undefined",
  "true",
  "<script>alert(1)</script>",
  '<a href="javascript:1">x</a>',
  "&#0;&#xD800;",
  "{{7*7}}",
  "%00",
  "%s%n",
  "\\",
  "\\u0000",
  "\n\r\t",
  "' or 1=1 --",
  "'; drop table post; --",
  "$1",
  "../../etc/passwd",
  "https://youtu.be/dQw4w9WgXcQ",
  "javascript:alert(1)",
  "__proto__",
  "constructor",
  "toString",
  "2026-05-12T08:00:00Z",
  "1e999",
  "-0",
  "NaN",
  "a".repeat(250),
  "a".repeat(251),
];
const text = fc.oneof(
  fc.constantFrom(...oddTexts),
  fc.string({ unit: "grapheme", maxLength: 40 }),
  fc.lorem({ maxCount: 5 }),
);
const moment = fc
  .oneof(
    fc.date({ min: new Date("2026-01-01"), max: new Date("2027-01-01"), noInvalidDate: true }),
    fc.date({ min: new Date("0001-01-01T00:00:00Z"), max: new Date("9999-12-31"), noInvalidDate: true }),
  )
  .map((date) => date.toISOString());
/** In the form of a moment or a day, at the ends of what PostgreSQL and calendars know and beyond. */
const oddMoments = [
  "0000-01-01T00:00:00Z",
  "0000-12-31T23:59:59.999Z",
  "0001-01-01T00:00:00.000Z",
  "9999-12-31T23:59:59.999999999Z",
  "-004714-11-24T00:00:00Z",
  "+294277-01-01T00:00:00Z",
  "infinity",
];
const oddDays = ["0000-01-01", "0001-01-01", "0999-12-31", "3000-01-01", "9999-12-31", "2026-02-30"];
const anyMoment = fc.oneof({ weight: 3, arbitrary: moment }, { weight: 1, arbitrary: fc.constantFrom(...oddMoments) });
const anyDay = fc.oneof({ weight: 3, arbitrary: moment.map((text) => text.slice(0, 10)) }, fc.constantFrom(...oddDays));

/** Cursors as the server writes them, for lists ordered by moments, days, texts and numbers. */
function cursors(id: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const place = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...oddMoments, ...oddDays) },
    { weight: 2, arbitrary: moment },
    fc.constantFrom("999999999", "1e308", "-1", "-infinity", "\ud800", "a\0b", ...oddTexts),
  );
  return fc
    .oneof({ weight: 3, arbitrary: fc.tuple(place, id) }, fc.tuple(place, place, id), fc.tuple(place))
    .map((places) => Buffer.from(JSON.stringify(places)).toString("base64url"));
}
const isCursor = (key: string, { type, format }: Shape) =>
  (key === "cursor" || key === "until") && type === "string" && format === undefined;

/** Values that the schema accepts, or nearly. `ids` belong to existing things. */
export function valuesOf(schema: z.ZodType, ids: string[]): fc.Arbitrary<unknown> {
  const whole = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Shape;
  const id = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...ids) }, { weight: 1, arbitrary: fc.uuid() });

  function make(shape: Shape): fc.Arbitrary<unknown> {
    if (shape.$ref) return make(whole.$defs?.[shape.$ref.split("/").at(-1) ?? ""] ?? {});
    if ("const" in shape) return fc.constant(shape.const);
    if (shape.enum) return fc.constantFrom(...shape.enum);
    const choices = shape.anyOf ?? shape.oneOf;
    if (choices) return fc.oneof(...choices.map(make));
    return (makers[shape.type ?? ""] ?? (() => fc.jsonValue()))(shape);
  }
  const makers: Record<string, (shape: Shape) => fc.Arbitrary<unknown>> = {
    null: () => fc.constant(null),
    boolean: () => fc.boolean(),
    integer: ({ minimum: min = -10, maximum: max = 100 }) => {
      const usual = fc.integer({ min: Math.max(min, -1e6), max: Math.min(max, 1e6) });
      // An integer of PostgreSQL ends at 2^31 - 1.
      const large = [2 ** 31 - 1, 2 ** 31, 2 ** 53 - 1].filter((value) => value >= min && value <= max);
      return large.length === 0 ? usual : fc.oneof({ weight: 4, arbitrary: usual }, fc.constantFrom(...large));
    },
    number: ({ minimum: min = -1e6, maximum: max = 1e6 }) => fc.double({ min, max, noNaN: true }),
    array: ({ items, prefixItems, maxItems = 5 }) =>
      prefixItems
        ? fc.tuple(...prefixItems.map(make))
        : fc.array(make(items || {}), { maxLength: Math.min(maxItems, 5) }),
    string: (shape) => {
      if (shape.format === "uuid") return id;
      if (shape.format === "date-time") return anyMoment;
      if (shape.format === "date") return anyDay;
      if (shape.pattern?.startsWith("^[a-z]")) return fc.constantFrom("testdorp", "naburg", "nergens");
      const { minLength = 0, maxLength = 5_000 } = shape;
      return text.map((value) => value.padEnd(minLength, "x").slice(0, maxLength).toWellFormed());
    },
    object: ({ properties = {}, required = [], propertyNames, additionalProperties }) => {
      if (typeof additionalProperties === "object")
        return fc.dictionary(make(propertyNames ?? {}) as fc.Arbitrary<string>, make(additionalProperties), {
          maxKeys: 3,
        });
      const parts = Object.fromEntries(
        Object.entries(properties).map(([key, value]) => [key, isCursor(key, value) ? cursors(id) : make(value)]),
      );
      return fc.record(parts, { requiredKeys: required });
    },
  };
  return make(whole);
}

const nasty: unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  2 ** 31,
  2 ** 53,
  [],
  {},
  [[]],
  { $ne: null },
  "",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\udfff\ud800",
  "x",
  "a".repeat(120_000),
  Array(2_000).fill("x"),
  Array(50).fill({}),
  { toString: 1 },
  { length: -1 },
  "[object Object]",
  "0190a6a0-0000-7000-8000-00000000000g",
  "2026-02-30T00:00:00Z",
  "+275760-09-13T00:00:00.000Z",
  "-000001-01-01T00:00:00Z",
];

/** The same values with one or two parts replaced, dropped, or added. */
export function spoiled(values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const blows = fc.array(fc.tuple(fc.nat(), fc.oneof(fc.constantFrom(...nasty), fc.jsonValue())), {
    minLength: 1,
    maxLength: 2,
  });
  return fc
    .tuple(values, blows)
    .map(([value, hits]) =>
      hits.reduce((whole, [at, by]) => hit(whole, at, structuredClone(by)), structuredClone(value)),
    );
}

type Slot = [holder: Record<string, unknown>, key: string];
function slotsOf(value: unknown): Slot[] {
  if (typeof value !== "object" || value === null || ArrayBuffer.isView(value)) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((key): Slot[] => [[holder, key], ...slotsOf(holder[key])]);
}

function hit(whole: unknown, at: number, by: unknown): unknown {
  const slots = slotsOf(whole);
  const slot = slots[at % (slots.length + 1)];
  if (!slot) return by;
  const [holder, key] = slot;
  if (at % 5 === 0) delete holder[key];
  else if (at % 5 === 1) holder[`${key}2`] = by;
  else holder[key] = by;
  return whole;
}

/** Files that are read, with content that no column could hold. */
export async function oddFiles(): Promise<Uint8Array[]> {
  const house = "\u{1F3E0}".repeat(120);
  const corner = [4, 51];
  const ring = [corner, [4.01, 51], [4.01, 51.01], corner];
  const area = (code: string, name: string) => ({
    type: "Feature",
    properties: { code, name },
    geometry: { type: "Polygon", coordinates: [ring] },
  });
  const areas = {
    type: "FeatureCollection",
    features: [area("a\0", "zero"), area("b", "half \ud800"), area("c", house)],
  };
  const row = (number: string, cell: string) => `<row r="${number}"><c t="str"><v>${cell}</v></c></row>`;
  const sheet = [row("1", `x${house}`), row("1e308", "_xD800_"), row("2", "&constructor;"), row("0", "_x0000_")];
  const texts = [
    `x${house};E-mail\n${house};\ud800\n`,
    `street;housenumber;postcode;lat;lon\nKa\0de;1;9000;51.1;1e308\n${house};\ud800;9000;51;4\n`,
    JSON.stringify(areas),
  ];
  return [await workbookOf(`<sheetData>${sheet.join("")}</sheetData>`), ...texts.map((one) => Buffer.from(one))];
}

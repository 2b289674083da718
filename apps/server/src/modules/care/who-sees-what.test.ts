/** Every route of care that reads, called by a reader of each level: what they find is what the table of care.md says. S2 §3 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Route } from "@stoep/contract/kernel";
import { v7 as newId } from "uuid";
import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { aPicture } from "../../testing/files.ts";
import { callsIn, everyRoute, outcomeOf, type Walked } from "../../testing/sweep/routes.ts";
import { nextTown, type Town } from "../../testing/town.ts";
import { newHelper, newPerson, newTicket } from "./matching/testing/rows.ts";

/** A distinct value for each field, so that it is recognised wherever it appears. */
const marks = {
  category: "Categoriewoord",
  title: "Titelwoord",
  description: "Beschrijvingswoord",
  work: "Werkwoord",
  comment: "Reactiewoord",
  message: "Berichtwoord",
  note: "Notitiewoord",
  hours: "Urenwoord",
  secret: "Geheimwoord",
  memberName: "Godelieve",
  memberPhone: "471999888",
  memberStreet: "Hulpvragerstraat",
  memberMail: "godelieve@care.example",
  keyRemark: "Aandachtswoord",
  introduction: "Voorstellingswoord",
  iban: "BE71096123456769",
  birthOn: "1950-05-12",
  helperName: "Waldemar",
  helperPhone: "471777666",
  helperStreet: "Helperstraat",
  helperMail: "waldemar@care.example",
  absence: "Afwezigheidswoord",
  certificate: "Attestwoord",
  personNote: "Dossierwoord",
} as const;
type Field = keyof typeof marks;
const fields = Object.keys(marks) as Field[];

/** The fields of each row of the table, or the routes that are open to whom it says. */
const rows: Record<string, { fields: Field[] } | { routes: string[] } | "picture"> = {
  "ticket: number, state, category, neighbourhood, appointment": { fields: ["category"] },
  "ticket: title": { fields: ["title"] },
  "ticket: description, work order, thread of comments and messages": {
    fields: ["description", "work", "comment", "message"],
  },
  "internal notes, entries of hours": { fields: ["note", "hours"] },
  "a confidential ticket": { fields: ["secret"] },
  "member or helper: picture": "picture",
  "member: name": { fields: ["memberName"] },
  "member: phone, email, street and number, key remark, introduction": {
    fields: ["memberPhone", "memberMail", "memberStreet", "keyRemark", "introduction"],
  },
  "member or helper: gender, date of birth, IBAN, SWIFT": { fields: ["iban", "birthOn"] },
  "helper: name, kind, status, categories, area, transport, availability": { fields: ["helperName"] },
  "helper: phone, email, street and number, absences, certificates, notes": {
    fields: ["helperPhone", "helperMail", "helperStreet", "absence", "certificate", "personNote"],
  },
  "access log, of one person and of all": { routes: ["listReadings", "listCareReadings", "printReadings"] },
  "lists of tickets and people as files (licence `careExports`)": {
    routes: ["exportTickets", "exportRecurring", "exportMembers", "exportHelpers"],
  },
};

const page = readFileSync(join(import.meta.dirname, "../../../../../docs/specification/care.md"), "utf8");
/** What is said of each row to viewers, editors and admins. */
const table = page
  .slice(page.indexOf("\n| what | viewer |"))
  .trimStart()
  .split("\n\n")[0]
  ?.split("\n")
  .slice(2)
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .map(([, what = "", viewer = "", editor = "", admin = ""]) => ({ what, said: { viewer, editor, admin } }));

/** The routes that read, of each level. */
const levels =
  page
    .slice(page.indexOf("\n| level | routes that read |"))
    .trimStart()
    .split("\n\n")[0]
    ?.split("\n")
    .slice(2)
    .map((line) => line.split("|").map((cell) => cell.trim()))
    .map(([, level = "", names = ""]): [string, string[]] => [level, names.replaceAll("`", "").split(", ").sort()]) ??
  [];

const readers = { pim: "viewer", chaima: "editor", wout: "editor", ada: "admin" } as const;
type Reader = keyof typeof readers;

let town: Town;
let pictureMark: string;
/** For each parameter of a path, what it is tried with. */
let ids: Record<string, string[]>;
interface Found {
  text: string;
  /** Of routes that refused some call: "listReadings level_too_low". */
  refused: Set<string>;
  /** Routes of which some call was refused for its reader, or not at all. */
  answered: Set<string>;
}
const read = new Map<Reader, Found>();

async function stage() {
  const { ada, wout } = town.people;
  const contact = { street: marks.memberStreet, phone: `+32${marks.memberPhone}`, email: marks.memberMail };
  const words = { keyRemark: marks.keyRemark, introduction: marks.introduction };
  const memberId = await newPerson(town, { firstName: marks.memberName, ...contact, ...words });
  const reach = { street: marks.helperStreet, phone: `+32${marks.helperPhone}`, email: marks.helperMail };
  const helperId = await newHelper(town, { firstName: marks.helperName, ...reach });
  const { id: categoryId } = await ada.care.createCategory({ body: { name: marks.category, icon: "car" } });
  const more = { memberId, helperId, categoryId, assigneeId: wout.accountId };
  const task = { title: marks.title, description: marks.description, work: marks.work };
  const ticketId = await newTicket(town, { ...task, ...more, state: "planned" });
  const secretId = await newTicket(town, { ...more, title: marks.secret, isConfidential: true });
  for (const kind of ["comment", "message", "note"] as const)
    await town.db
      .insertInto("careTicketMoment")
      .values({ id: newId(), ticketId, kind, at: town.clock.now(), text: marks[kind] })
      .execute();
  const params = { personId: helperId };
  const day = town.in({ days: 3 }).slice(0, 10);
  await wout.care.addAbsence({ params, body: { fromOn: day, untilOn: day, note: marks.absence } });
  await wout.care.addCertificate({ params, body: { name: marks.certificate } });
  await wout.care.noteHelper({ params, body: { text: marks.personNote } });
  const today = town.in({}).slice(0, 10);
  await wout.care.enterHours({ params: { ticketId }, body: { onDay: today, minutes: 30, text: marks.hours } });
  const details = { gender: "female" as const, birthOn: marks.birthOn, iban: marks.iban, swift: "" };
  await ada.care.savePrivate({ params: { personId: memberId }, body: details });
  const file = { params: { personId: memberId }, file: await aPicture(), fileName: "g.png" };
  await wout.care.setPersonPicture(file);
  const picture = await town.db
    .selectFrom("carePerson as person")
    .innerJoin("file as picture", "picture.id", "person.pictureId")
    .select("picture.key")
    .where("person.id", "=", memberId)
    .executeTakeFirstOrThrow();
  pictureMark = picture.key ?? "";
  return { personId: [memberId, helperId], ticketId: [ticketId, secretId] };
}

const paramsOf = ({ path }: Route) => [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
const reading = everyRoute.filter(
  ({ capability, route }) => capability === "care" && route.method === "GET" && route.access.to === "staff",
);

/** Each way to call it: with each id, and asking for all that a query can ask for. */
function inputsOf({ route }: Walked): object[] {
  const names = paramsOf(route);
  const params = names.reduce<Record<string, string>[]>(
    (before, name) => before.flatMap((one) => (ids[name] ?? []).map((id) => ({ ...one, [name]: id }))),
    [{}],
  );
  const asked = { contact: "yes", format: "csv", preset: "this-year", times: "yes", email: marks.memberMail };
  const searches = [marks.memberName, marks.helperName, marks.title, marks.secret, undefined];
  const known = route.query
    ? Object.keys(z.toJSONSchema(route.query, { io: "input", unrepresentable: "any" }).properties ?? {})
    : [];
  const queries = searches.flatMap((search) =>
    (ids.personId ?? []).map((personId) => ({ ...asked, search, personId })),
  );
  return params.flatMap((one) =>
    (route.query ? queries : [{}]).map((query) => ({
      params: one,
      query: Object.fromEntries(Object.entries(query).filter(([key, value]) => known.includes(key) && value)),
    })),
  );
}

beforeAll(async () => {
  town = await nextTown();
  ids = await stage();
  const { send } = callsIn(town);
  for (const reader of Object.keys(readers) as Reader[]) {
    const found: Found = { text: "", refused: new Set(), answered: new Set() };
    for (const walked of reading)
      for (const input of inputsOf(walked)) {
        const body = send(walked, reader, input).then((result) => (result instanceof Blob ? result.text() : result));
        const outcome = await outcomeOf(body);
        found.text += JSON.stringify(outcome.body);
        if (outcome.code !== "invalid_input") found.answered.add(walked.name);
        if (outcome.code) found.refused.add(`${walked.name} ${outcome.code}`);
      }
    read.set(reader, found);
  }
}, 120_000);

test("the table has the rows that are compared", () => {
  expect(table?.map(({ what }) => what)).toEqual(Object.keys(rows));
});

test("every route that reads is called with what it needs, and is of the level that the page says", () => {
  const others = reading.filter(({ route }) => paramsOf(route).some((name) => !(name in ids)));
  // What has an id of its own, and no person or ticket in its address.
  for (const { name } of others) expect(name).toMatch(/Tag|Series|Import|Wrong|Candidate|Double|Merge/);
  expect(levels.map(([level]) => level)).toEqual(["viewer", "editor", "admin"]);
  for (const [level, names] of levels)
    expect(names).toEqual(
      reading
        .filter(({ route }) => "level" in route.access && route.access.level === level)
        .map(({ name }) => name)
        .sort(),
    );
  expect(levels.flatMap(([, names]) => names)).toHaveLength(reading.length);
  const called = reading.filter((walked) => !others.includes(walked)).map(({ name }) => name);
  for (const { answered } of read.values()) expect([...answered].sort()).toEqual([...called].sort());
  const ofViewers = levels.find(([level]) => level === "viewer")?.[1] ?? [];
  const tooLow = called.filter((name) => read.get("pim")?.refused.has(`${name} level_too_low`));
  expect(tooLow.sort()).toEqual(called.filter((name) => !ofViewers.includes(name)).sort());
});

function expectRow(row: (typeof rows)[string], { text, refused }: Found, isShown: boolean): void {
  if (row === "picture")
    expect([pictureMark, text.includes(pictureMark)]).toEqual([expect.stringMatching(/./), isShown]);
  else if ("routes" in row)
    for (const name of row.routes) expect([name, !refused.has(`${name} level_too_low`)]).toEqual([name, isShown]);
  else for (const field of row.fields) expect([field, text.includes(marks[field])]).toEqual([field, isShown]);
}

describe.each(Object.entries(rows))("%s", (what, row) => {
  test.each(Object.entries(readers) as [Reader, (typeof readers)[Reader]][])("%s", (reader, level) => {
    const cell = table?.find((one) => one.what === what)?.said[level] ?? "";
    // What is masked has a test of its own.
    if (cell.startsWith("masked")) return;
    expect(cell).toMatch(/^(yes|no|only its assignee)$/);
    const isShown = cell === "yes" || (cell === "only its assignee" && reader === "wout");
    expectRow(row, read.get(reader) ?? { text: "", refused: new Set(), answered: new Set() }, isShown);
  });
});

test("each field that is recognised belongs to a row", () => {
  const named = Object.values(rows).flatMap((row) => (typeof row === "object" && "fields" in row ? row.fields : []));
  expect([...named].sort()).toEqual([...fields].sort());
});

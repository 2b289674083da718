/** No column of text is forgotten: each is declared as a place of words, holds no words by its form, or is an exception with a reason. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { capabilities, gatherProvided } from "./app.ts";
import { migrationsFolder } from "./schema/migration-files.ts";
import { renderWordsKept, wordsKeptFile } from "./words-kept.ts";

const schema = readFileSync(join(migrationsFolder, "schema.sql"), "utf8");
const [platformPart = "", networkPart = ""] = schema.split("-- Network: the same");

interface TextColumn {
  place: string;
  definition: string;
  rest: string;
  comment: string;
}

/** Columns that can hold text, as `public.account.email` or `comment.text`. */
function textColumns(sql: string, prefix: string): TextColumn[] {
  return [...sql.matchAll(/^create table (\w+) \(\n([\s\S]*?)\n\);([\s\S]*?)(?=^create table|$(?![\s\S]))/gm)].flatMap(
    ([, table = "", body = "", after = ""]) =>
      [...body.matchAll(/^ {2}(\w+) ((?:text|jsonb?|bytea|tsvector|character varying|xml)\b.*?),?$/gm)].map(
        ([, column = "", definition = ""]) => ({
          place: `${prefix}${table}.${column}`,
          definition,
          rest: body.replace(/"/g, ""),
          comment: new RegExp(`comment on column ${table}\\.${column} is 'ts:(.*)'`).exec(after)?.[1] ?? "",
        }),
      ),
  );
}
const columns = [...textColumns(platformPart, "public."), ...textColumns(networkPart, "")];

/** A choice among fixed words, a hash, or made from other columns of its row. */
function isFree({ place, definition, rest, comment }: TextColumn): boolean {
  const name = place.split(".").at(-1) ?? "";
  const isChoice =
    new RegExp(`\\(${name} (= ANY|<@)`).test(rest) ||
    /^"/.test(comment) ||
    /^import\("[^"]+"\)\.(?!ImportFault)\w+(\["kind"\])?(\[\])?$/.test(comment);
  return !(isChoice || /(_hash|sha256)$/.test(name) || definition.includes("generated always"));
}

/** Whole tables, or single columns. */
const exceptions: Record<string, string> = {
  "public.audit_entry.action": "a name of the contract",
  "public.audit_entry.subject_kind": "a name of the contract",
  "public.audit_entry.subject_id": "an id",
  "public.audit_entry.request_id": "an id",
  "public.challenge.secret": "a code that works for ten minutes, sealed",
  "public.delivery.template": "a name of the code",
  "public.factor.secret": "sealed, and no words",
  "public.factor.credential_id": "made by a device",
  "public.factor.public_key": "made by a device",
  "public.factor.transports": "made by a browser",
  "public.idempotency.caller": "an id, or a network address for a day",
  "public.idempotency.key": "a hash",
  "public.idempotency.route": "a name of the contract",
  "survey_sum.item": "an id, a number or a day",
  "public.identity.issuer": "the address of a sign-on provider",
  "public.identity_provider": "the settings of a sign-on provider",
  "public.installation_key": "keys",
  "public.migration": "names of migrations",
  "public.network": "the name and looks of a network",
  "public.network_import.file_name": "the name of a file with the city's areas or addresses",
  "public.network_import.options": "settings of an import of areas or addresses",
  "public.network_import.rejections": "rows of the city's areas or addresses",
  "public.network_import.failure": "rows of the city's areas or addresses",
  "public.network_import.ground": "a hash of what the areas were",
  "public.network_migration": "migrations",
  "public.organisation": "the name of an organisation",
  "public.push_device.p256dh": "a key",
  "public.push_device.auth": "a key",
  "public.push_key": "keys",
  "public.rate_limit": "what is limited, and a hash or an id of whom",
  "public.session.client": "which of our applications",
  "public.sign_on": "random values that work for minutes",
  "public.text_tally": "a month",
  "public.unsubscribe_key": "a key",
  "address.house_number": "the city's own list of addresses",
  "ballot.seal": "a hash",
  "ballot_key.key": "a key, sealed",
  "calendar_address.key": "a random value",
  "care_merge.moved": "ids",
  care_series: "times of day",
  "comment.subject_kind": "a name of the code",
  "content_report.subject_kind": "a name of the code",
  "file.key": "a random value",
  "file.mime": "a kind of file",
  "file.secret": "a random value",
  map_layer: "a map of the world",
  "moderation_case.thing": "a name of the code",
  "moderation_case.subject_kind": "a name of the code",
  "post.link_kind": "a name of the code",
  "public.licence.thing_kind": "a name of the code",
  neighbourhood: "the city's own list of areas",
  "notice.object_kind": "a name of the code",
  "post.video_id": "the id of a video",
  "project.video_id": "the id of a video",
  "survey.form": "settings",
  "survey.video_id": "the id of a video",
  "survey_answer.seal": "a hash",
  "survey_key.key": "a key, sealed",
  "project_phase.video_id": "the id of a video",
  "post_activity.from_day": "a day",
  "post_activity.from_time": "a time of day",
  "post_activity.until_day": "a day",
  "post_activity.until_time": "a time of day",
  "post_activity.repeat_until": "a day",
  "post_vacancy.apply_until": "a day",
  "post_version.changed": "names of fields",
  "reaction_tally.kind": "which reaction is counted",
  "shout_month.key": "what is counted",
  street: "the city's own list of streets",
  "vote_tally.choice": "which vote is counted",
  "voting_code_batch.list_digest": "a hash, for a day",
};
const exceptionOf = (place: string) =>
  [place, place.split(".").slice(0, -1).join(".")].find((name) => name in exceptions);

const places = gatherProvided().placesOfWords.flatMap(({ table, columns: names }) =>
  names.map((name) => `${table}.${name}`),
);

test("the schema is understood", () => {
  expect(columns.length).toBeGreaterThan(300);
  const free = columns.filter(isFree).map(({ place }) => place);
  expect(free).toContain("public.account.first_name");
  expect(free).toContain("care_ticket.description");
  expect(free).toContain("notice.details");
  expect(free).not.toContain("care_ticket.state");
});

test("every column of text is a place of words, or says why it is none", () => {
  const free = columns.filter(isFree).map(({ place }) => place);
  expect(free.filter((place) => !places.includes(place) && exceptionOf(place) === undefined)).toEqual([]);
});

test("places and exceptions exist, and none is both", () => {
  const there = columns.map(({ place }) => place);
  expect(places.filter((place) => !there.includes(place))).toEqual([]);
  expect(new Set(places).size).toBe(places.length);
  expect(places.filter((place) => exceptionOf(place) !== undefined)).toEqual([]);
  const used = new Set(columns.filter(isFree).map(({ place }) => exceptionOf(place)));
  expect(Object.keys(exceptions).filter((name) => !used.has(name))).toEqual([]);
});

test("what is sealed is a place of words, or a secret", () => {
  const { sealedColumns } = gatherProvided();
  const unnamed = sealedColumns
    .map(({ table, column }) => `${table}.${column}`)
    .filter((place) => !places.includes(place) && exceptionOf(place) === undefined && !place.endsWith("_hash"));
  expect(unnamed).toEqual([]);
});

test("places are declared by the capability whose tables they are in", () => {
  const owners = Object.entries(capabilities).flatMap(([word, { placesOfWords = [] }]) =>
    placesOfWords.map(({ table }) => [table, word] as const),
  );
  const several = [...Map.groupBy(owners, ([table]) => table)].filter(
    ([, all]) => new Set(all.map(([, word]) => word)).size > 1,
  );
  expect(several.map(([table]) => table)).toEqual([]);
});

test("the page of the specification says the same (else: npm run generate)", () => {
  expect(readFileSync(wordsKeptFile, "utf8")).toBe(renderWordsKept());
});

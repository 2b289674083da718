/**
 * Every list that leaves as a workbook says above its table whose it is, what it holds, how it was filtered and when it was made, in
 * the reader's language and the network's colour; and its cells are what they look like: numbers, days and words.
 */
import { contrast, readable } from "@stoep/contract/colour";
import { excelType } from "@stoep/contract/files";
import { beforeAll, describe, expect, test } from "vitest";
import { sampleOf, stage } from "./samples/index.ts";
import { callsIn, everyRoute, type Walked } from "./sweep/routes.ts";
import { newTown, type Town } from "./town.ts";
import { type ShownSheet, shownSheet } from "./workbook-text.ts";

let town: Town;
beforeAll(async () => {
  town = await newTown();
  // Yellow, on which white cannot be read.
  await town.db.updateTable("public.network").set({ accent: "#ffd400" }).execute();
});

const exported = everyRoute.filter(
  ({ route }) => "download" in route && route.download.otherTypes?.includes(excelType),
);
const filteredBy = ["Buurt: Muide", "Zoeken: 漢字 & أعمال"];

async function sheetOf(walked: Walked): Promise<{ sheet: ShownSheet; author: string }> {
  const staged = await stage(town, walked.capability, walked.name);
  const sample = sampleOf(walked, staged);
  await sample.prepare?.();
  const { query, ...input } = ((await sample.input) ?? {}) as { query?: object };
  const asked = { ...input, query: { ...query, format: "xlsx", filteredBy } };
  const answer = (await callsIn(town).send(walked, sample.by, asked)) as Blob;
  const author = walked.capability === "platform" ? "Stoep" : await organisationOf(sample.by as keyof Town["people"]);
  return { sheet: await shownSheet(Buffer.from(await answer.arrayBuffer())), author };
}

async function organisationOf(who: keyof Town["people"]): Promise<string> {
  const { active } = await town.people[who].accounts.getSession();
  return active.kind === "membership" ? active.membership.organisation.name : "";
}

/** Written by people, or codes, although they may look like a number. */
const digits = /^(Telefoon|Phone|Nummer|Postcode|Huisnummer|Aanvraag|IP-adres|Id|ID|Code)/;
const number = /^-?\d+([.,]\d+)?\s?%?$/;
const moment = /^\d{4}-\d{2}(-\d{2})?([ T]\d{2}:\d{2}.*)?$/;
/** As choices are called in code: "in-progress". */
const code = /^[a-z]+(-[a-z]+)+$/;

describe.each(exported)("$capability $name", (walked) => {
  test("has a heading, and cells that are what they look like", async () => {
    const { sheet, author } = await sheetOf(walked);
    const { above, headings, rows, colours, foot } = sheet;
    expect(above[0]).toBe(author);
    expect(above[1]).toMatch(/\p{L}{3}/u);
    expect(above.at(-2)).toMatch(/^(Gefilterd op|Filtered by): Buurt: Muide · Zoeken: 漢字 & أعمال$/);
    expect(above.at(-1)).toMatch(/^(Gemaakt op|Made on): \d{1,2} \p{L}+ \d{4}, \d\d:\d\d$/u);
    expect(foot).toBe(`&L${`${author} · ${above[1]}`.slice(0, 100)}&R&P / &N`);
    expect(headings.length).toBeGreaterThan(2);
    expect(contrast(colours.fill, colours.ink)).toBeGreaterThanOrEqual(readable);
    if (walked.capability === "platform") expect(colours.fill).toBe("#0b6e66");
    // The network's yellow, darker.
    else expect(colours.fill).toMatch(/^#[6-9a]\w[5-9]\w00$/);
    const faults = rows.flatMap((row) =>
      row.flatMap(({ text, kind }, at) => {
        const heading = headings[at] ?? "";
        if (kind !== "text" || digits.test(heading)) return [];
        return number.test(text) || moment.test(text) || code.test(text) ? [`${heading}: ${text}`] : [];
      }),
    );
    expect(faults).toEqual([]);
  }, 60_000);
});

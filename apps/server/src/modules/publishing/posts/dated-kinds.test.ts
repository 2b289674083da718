/** Activities and vacancies in the list and in its file: by their own date, with everything that was written. */
import { beforeEach, expect, test } from "vitest";
import { liveActivity } from "../../../testing/activities.ts";
import { aMessage, createLive } from "../../../testing/messages.ts";
import { nextTown, type Town } from "../../../testing/town.ts";
import { createVacancy } from "../../../testing/vacancies.ts";
import { shownSheet } from "../../../testing/workbook-text.ts";

let town: Town;
beforeEach(async () => {
  town = await nextTown();
});

test("vacancies are listed by the last day to apply: those still open, those without one, those that are closed", async () => {
  const { els } = town.people;
  const lastDays = { Laat: 40, Vroeg: 10, Altijd: null, Voorbij: 2, Gisteren: 4 };
  for (const [title, inDays] of Object.entries(lastDays)) {
    const applyUntil = inDays === null ? null : town.in({ days: inDays }).slice(0, 10);
    await createVacancy(els, [town.noord], { applyUntil }, { title });
  }
  await town.pass({ days: 5 });
  const order = ["Vroeg", "Laat", "Altijd", "Gisteren", "Voorbij"];
  const query = { kind: "vacancy", sort: "date" } as const;
  const titles = async (more: object = {}) =>
    (await els.publishing.listPosts({ query: { ...query, ...more } })).items.map(({ title }) => title);
  expect(await titles()).toEqual(order);
  expect(await titles({ direction: "desc" })).toEqual(order.toReversed());
  const walked: string[] = [];
  for (let cursor: string | undefined; walked.length < order.length; ) {
    const { items, next } = await els.publishing.listPosts({ query: { ...query, limit: 2, cursor } });
    walked.push(...items.map(({ title }) => title));
    cursor = next ?? undefined;
  }
  expect(walked).toEqual(order);
  const [first] = (await els.publishing.listPosts({ query })).items;
  expect(first).toMatchObject({ activity: null, vacancy: { applyUntil: town.in({ days: 5 }).slice(0, 10) } });
});

const sheetOf = async (query: object) => {
  const file = await town.people.els.publishing.exportPosts({ query: { ...query, format: "xlsx" } });
  const { headings, rows } = await shownSheet(Buffer.from(await file.arrayBuffer()));
  return rows.map((row) =>
    Object.fromEntries(row.map(({ text, kind }, at) => [headings[at] ?? "", `${kind} ${text}`])),
  );
};

test("the file has the whole text, both themes, the kind, and the date and place of an activity", async () => {
  const { els } = town.people;
  const fromDay = town.in({ days: 3 }).slice(0, 10);
  const address = "Dok Noord 4, 9000 Gent";
  const textHtml = "<p>Kom mee &amp; breng iets mee.</p><ul><li>soep</li><li>漢字</li></ul>";
  const words = { textHtml, theme: "sports", secondTheme: "culture" } as const;
  await liveActivity(town, { fromDay, untilDay: fromDay, capacity: 40, address }, { title: "Buurtfeest", ...words });
  await createVacancy(els, [town.noord], { applyUntil: fromDay }, { title: "Lezer gezocht" });
  await createLive(els, [town.noord], { title: "Nieuws" });
  const [news, vacancy, feast] = await sheetOf({});
  expect(feast).toMatchObject({
    Soort: "text Activiteit",
    Thema: "text Sport, Cultuur",
    Tekst: "text Kom mee & breng iets mee.\n• soep\n• 漢字",
    Begint: expect.stringMatching(/^moment \d/),
    Eindigt: expect.stringMatching(/^moment \d/),
    Plaats: `text ${address}`,
    Plaatsen: "number 40",
    Talen: "text Nederlands",
  });
  expect(vacancy).toMatchObject({
    Soort: "text Vacature",
    Begint: "text ",
    "Laatste dag om zich kandidaat te stellen": expect.stringMatching(/^day \d/),
  });
  expect(news).toMatchObject({ Soort: "text Bericht", Begint: "text ", Plaats: "text " });
  const [only] = await sheetOf({ kind: "activity" });
  expect(Object.keys(only ?? {})).not.toContain("Laatste dag om zich kandidaat te stellen");
  await els.publishing.createPost({ body: { ...aMessage([town.noord]), title: "Nog een idee" } });
  expect((await sheetOf({ state: "concept" }))[0]).toHaveProperty("Tekst");
});

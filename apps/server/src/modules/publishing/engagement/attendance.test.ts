/** Attendance among the figures of an activity. docs/specification/activities.md, D §9 */
import { beforeAll, expect, test } from "vitest";
import { liveActivity } from "../../../testing/activities.ts";
import { create, createLive, paramsOf, sendConfirmed } from "../../../testing/messages.ts";
import { pagesOfPdf } from "../../../testing/pdf-text.ts";
import { nextTown, type Person, type Town } from "../../../testing/town.ts";

let town: Town;
beforeAll(async () => {
  town = await nextTown();
});
const series = { repeat: "weekly", repeatUntil: "2026-07-04", capacity: 3 } as const;
const say = (person: Person, date: { id: string } | undefined, people: number) =>
  person.publishing.sayComing({ params: { dateId: date?.id ?? "" }, body: { people } });
const attendanceOf = async (post: { id: string }) =>
  (await town.people.els.publishing.getStatistics(paramsOf(post))).attendance;

/** Two dates: three come to the first and two wait; one comes to the second. */
async function attended() {
  const { dirk, gust, els } = town.people;
  const post = await liveActivity(town, series);
  const [first, second, third] = post.dates;
  await say(dirk, first, 3);
  await say(gust, first, 2);
  await say(gust, second, 1);
  await say(dirk, third, 2);
  await sendConfirmed((confirmed) =>
    els.publishing.cancelDates({
      params: { dateId: third?.id ?? "" },
      body: { which: "one", reason: "Regen", confirmed },
    }),
  );
  return post;
}

test("the figures of an activity say who comes and who waits, in total and per date, without cancelled dates", async () => {
  const post = await attended();
  const [first, second] = post.dates;
  expect(await attendanceOf(post)).toEqual({
    coming: 4,
    waiting: 2,
    dates: [
      { id: first?.id, startsAt: first?.startsAt, coming: 3, waiting: 2 },
      { id: second?.id, startsAt: second?.startsAt, coming: 1, waiting: 0 },
    ],
  });
});

test("a message has no attendance figures, nor has an activity without registration", async () => {
  const message = await createLive(town.people.els, [town.noord]);
  expect(await attendanceOf(message)).toBeNull();
  const closed = await liveActivity(town, { hasRegistration: false });
  expect(await attendanceOf(closed)).toBeNull();
  expect(await attendanceOf(await liveActivity(town))).toMatchObject({ coming: 0, waiting: 0 });
});

test("the file has them in its first row, and per date at its end", async () => {
  const post = await attended();
  const file = await town.people.els.publishing.exportStatistics({ ...paramsOf(post), query: { format: "csv" } });
  const lines = (await file.text()).trim().split(/\r?\n/);
  expect(lines[0]).toMatch(/,"Beoordeling","Datum","Komen","Wachtlijst"$/);
  expect(lines[1]).toMatch(/^"Alle buurten",.*,"","4","2"$/);
  expect(lines[2]).toMatch(/^"Noord",.*,"","",""$/);
  const ofDates = lines.slice(4).map((line) => line.split(",").slice(-2));
  expect(ofDates).toEqual([
    ['"3"', '"2"'],
    ['"1"', '"0"'],
  ]);
});

test("the report has them too, with when and where it is and its reactions by kind", async () => {
  const post = await attended();
  await town.people.dirk.conversations.react({
    params: { subjectKind: "post", subjectId: post.id },
    body: { kind: "applause" },
  });
  const report = Buffer.from(await (await town.people.els.publishing.exportReport(paramsOf(post))).arrayBuffer());
  const text = pagesOfPdf(report).join(" ").replace(/\s+/g, " ");
  expect(text).toContain("Gezien (%)");
  const { activity } = await town.people.els.publishing.getPost(paramsOf(post));
  expect(text).toContain(activity?.address ?? "no address");
  // A chart draws each letter by itself.
  expect(text.replaceAll(" ", "")).toContain("Applaus");
});

test("the preview of an alert names the channels that it will use", async () => {
  const { els } = town.people;
  const sendsBy = async (type: "urgent" | "standard") =>
    (await els.publishing.previewPost(paramsOf(await create(els, [town.noord], { type })))).sendsBy;
  expect(await sendsBy("urgent")).toEqual(["mail", "push"]);
  expect(await sendsBy("standard")).toEqual([]);
});

/** How long details of closed messages are kept, and how many reply templates there may be. D §5 */
import { beforeEach, expect, test } from "vitest";
import { createShout, finishShout, startShout } from "../../testing/shouts.ts";
import { nextTown, type Town } from "../../testing/town.ts";

let town: Town;
beforeEach(async () => {
  town = await nextTown();
});

const at = (one: { id: string }) => ({ params: { shoutId: one.id } });
const note = (one: { id: string }) =>
  town.people.els.shouts.noteShout({ ...at(one), body: { text: "Gebeld met mevrouw" } });
const rowsAbout = async (one: { id: string }) => ({
  notes: (await town.db.selectFrom("shoutNote").selectAll().where("shoutId", "=", one.id).execute()).length,
  followers: (await town.db.selectFrom("shoutFollower").selectAll().where("shoutId", "=", one.id).execute()).length,
});

test("a year after it was done its notes, followers and reasons are deleted; the outcome and the counts stay", async () => {
  const { dirk, daan, els } = town.people;
  const [one, open] = [await createShout(dirk), await createShout(dirk)];
  for (const each of [one, open]) {
    await daan.shouts.followShout(at(each));
    await note(each);
  }
  await finishShout(els, one.id);
  await dirk.shouts.reopenShout({ ...at(one), body: { reason: "Mijn moeder viel alweer" } });
  await finishShout(els, one.id, "De tegel ligt vast.");
  await town.pass({ days: 364 });
  expect(await rowsAbout(one)).toEqual({ notes: 1, followers: 1 });
  await town.pass({ days: 2 });
  expect(await rowsAbout(one)).toEqual({ notes: 0, followers: 0 });
  expect(await rowsAbout(open)).toEqual({ notes: 1, followers: 1 });
  const { timeline, outcome, followers } = await dirk.shouts.readShout(at(one));
  expect([outcome, followers]).toEqual(["De tegel ligt vast.", 1]);
  expect(timeline.map(({ kind, text }) => [kind, text])).toEqual([
    ["written", ""],
    ["done", "De lamp is vervangen."],
    ["reopened", ""],
    ["done", "De tegel ligt vast."],
  ]);
  // After reopening, new details are kept until a year after it is done again.
  await startShout(els, one.id);
  await note(one);
  await finishShout(els, one.id);
  await town.pass({ hours: 2 });
  expect((await rowsAbout(one)).notes).toBe(1);
  await town.pass({ days: 366 });
  expect((await rowsAbout(one)).notes).toBe(0);
});

test("a month after it was withdrawn nothing is left that colleagues said about it", async () => {
  const { dirk, daan } = town.people;
  const one = await createShout(dirk);
  await daan.shouts.followShout(at(one));
  await note(one);
  await dirk.shouts.withdrawShout(at(one));
  await town.pass({ days: 29 });
  expect(await rowsAbout(one)).toEqual({ notes: 1, followers: 1 });
  await town.pass({ days: 2 });
  expect(await rowsAbout(one)).toEqual({ notes: 0, followers: 0 });
});

test("of the last reply template written at once by two, one is kept; another can be written once one is deleted", async () => {
  const { els, mona, otto } = town.people;
  const body = { name: "Ontvangen", text: "Bedankt." };
  const { id } = await els.shouts.createReplyTemplate({ body });
  await town.db.updateTable("replyTemplateTotal").set({ total: 99 }).execute();
  const both = await Promise.allSettled([els, mona, els, mona].map((who) => who.shouts.createReplyTemplate({ body })));
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected", "rejected", "rejected"]);
  await expect(els.shouts.createReplyTemplate({ body })).refuses("invalid_input", { name: "tooMany" });
  expect((await els.shouts.listReplyTemplates()).items).toHaveLength(2);
  // Another organisation has a hundred of its own.
  await otto.shouts.createReplyTemplate({ body });
  await els.shouts.deleteReplyTemplate({ params: { templateId: id } });
  await mona.shouts.createReplyTemplate({ body });
});

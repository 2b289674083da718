/** Digests together say what the notices said, however much happens. S1 §4 */
import { dayMs, sumOf } from "@stoep/contract/kernel";
import type { NoticeKind } from "@stoep/contract/notifications";
import { v7 as newId } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { queuedMails } from "../../../testing/queued-mails.ts";
import { nextTown, type Town } from "../../../testing/town.ts";
import { eventNotifier } from "../testing/notices.ts";
import { mostEntries } from "./digest.ts";

let town: Town;
beforeEach(async () => {
  town = await nextTown();
  const groups = (["progress", "answers"] as const).map((group) => ({ group, mail: "daily" as const }));
  await town.people.dirk.notifications.setNoticePreferences({ body: { groups } });
});

interface Told {
  kind?: NoticeKind;
  words?: string;
  title?: string;
  id?: string;
}
const anEvent = ({ kind = "shouts.replied", words = "", title = "Lamp", id = newId() }: Told = {}) => ({
  kind,
  eventId: newId(),
  object: { kind: "shout", id },
  details: { title, organisation: "Gemeente Testdorp", words },
});

const nextDay = async (send: () => Promise<void>) => {
  town.clock.move(dayMs);
  await send();
};
const digests = async () => (await queuedMails(town, "dirk")).map(({ content }) => content.lines ?? "");
const waiting = () => town.db.selectFrom("notice").select("id").where("mailAt", "is not", null).execute();

describe("an entry", () => {
  test("is one for each thing: its newest state with its words, what else is new about it, and its link", async () => {
    const { tell, send } = await eventNotifier(town);
    const id = newId();
    for (const words of ["Eerst", "Dan"]) {
      await tell(["dirk"], anEvent({ words, id }));
      town.clock.move(1000);
    }
    await tell(["dirk"], anEvent({ kind: "conversations.commented", id }));
    town.clock.move(1000);
    await tell(["dirk"], anEvent({ kind: "shouts.done", words: "Hersteld\nvandaag", id }));
    await nextDay(send);
    expect(await digests()).toEqual([
      "• Gemeente Testdorp heeft “Lamp” afgerond: “Hersteld vandaag” · Iemand schreef een reactie op “Lamp” · en 2 eerdere" +
        `\n  https://stoep.example/testdorp/neighbours/${id}`,
    ]);
  });

  test("can be followed in the mail, and what a resident wrote cannot", async () => {
    const { tell, send } = await eventNotifier(town);
    const id = newId();
    await tell(["dirk"], anEvent({ words: "Zie https://kwaad.example/x", id }));
    await nextDay(send);
    await town.runDue();
    const html = town.mails(town.people.dirk.email)[0]?.html ?? "";
    expect(html).toContain(`<a href="https://stoep.example/testdorp/neighbours/${id}"`);
    expect(html).toContain("https://kwaad.example/x");
    expect(html).not.toContain('href="https://kwaad');
  });
});

test("what does not fit is counted with a link, and comes in the next digest; what was read meanwhile does not", async () => {
  const { tell, send } = await eventNotifier(town);
  const ids = Array.from({ length: mostEntries + 7 }, () => newId());
  for (const [n, id] of ids.entries()) {
    await tell(["dirk"], anEvent({ title: `n${n}n`, id }));
    town.clock.move(1000);
  }
  await nextDay(send);
  const [first = ""] = await digests();
  expect(first.match(/^•/gm)?.length).toBe(mostEntries);
  expect(first.split("\n").at(-1)).toMatch(/\b7\b.*https:\/\/stoep\.example\/testdorp\/notifications/);
  expect(await waiting()).toHaveLength(7);
  const opened = { objectKind: "shout", objectId: ids.at(-1) ?? "" };
  await town.people.dirk.notifications.markObjectRead({ body: opened });
  await send();
  expect(await digests()).toHaveLength(1);
  await nextDay(send);
  const [, second = ""] = await digests();
  expect(second.match(/n\d+n/g)).toEqual([35, 34, 33, 32, 31, 30].map((n) => `n${n}n`));
});

/** How many events each thing's entries tell of: one for a sentence, or the number of people that it names, and those before. */
function countTold(lines: string): Map<string, number> {
  const told = new Map<string, number>();
  for (const line of lines.split("\n").filter((one) => one.startsWith("•"))) {
    const title = /n\d+n/.exec(line)?.[0] ?? "";
    const counts = line
      .slice(2)
      .split(" · ")
      .map((said) => Number(/^(?:en )?(\d+) /.exec(said)?.[1] ?? 1));
    told.set(title, (told.get(title) ?? 0) + sumOf(counts, (count) => count));
  }
  return told;
}

test("the digests of five hundred events tell of each once, and of nothing else", async () => {
  const { tell, send } = await eventNotifier(town);
  const kinds = ["shouts.replied", "conversations.commented", "shouts.inProgress", "shouts.done"] as const;
  const things = Array.from({ length: 113 }, (_, n) => ({ id: newId(), title: `n${n}n` }));
  const happened = new Map<string, number>();
  for (let n = 0; n < 500; n++) {
    // Some things have many events, most a few.
    const thing = things[(n * n * 7 + n) % things.length] ?? { id: newId(), title: "" };
    await tell(["dirk"], anEvent({ ...thing, kind: kinds[n % kinds.length] }));
    happened.set(thing.title, (happened.get(thing.title) ?? 0) + 1);
    town.clock.move(60_000);
    if (n % 100 === 99) await nextDay(send);
  }
  for (let days = 0; days < 10 && (await waiting()).length > 0; days++) await nextDay(send);
  expect(await waiting()).toEqual([]);
  const told = new Map<string, number>();
  for (const lines of await digests())
    for (const [title, count] of countTold(lines)) told.set(title, (told.get(title) ?? 0) + count);
  expect(Object.fromEntries(told)).toEqual(Object.fromEntries(happened));
});

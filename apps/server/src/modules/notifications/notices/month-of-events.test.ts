/** A month of random events, over the change to summer time: each event reaches each person once, as they chose. */

import { hourMs, sumOf, wallClockAt } from "@stoep/contract/kernel";
import type { NoticeKind } from "@stoep/contract/notifications";
import { v7 as newId } from "uuid";
import { beforeAll, expect, test } from "vitest";
import { queuedMails } from "../../../testing/queued-mails.ts";
import { nextTown, type Town } from "../../../testing/town.ts";
import { eventNotifier } from "../testing/notices.ts";

const zone = "Europe/Brussels";
const kinds: NoticeKind[] = ["shouts.done", "shouts.replied", "shouts.inProgress", "shouts.resumed"];
const choices = { dirk: "at-once", daan: "daily", fatma: "weekly", gust: "never" } as const;
const people = Object.keys(choices) as (keyof typeof choices)[];

/** A fixed pseudo-random sequence: mulberry32. */
function dice(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Chooser = keyof typeof choices;
const hours = 35 * 24;

/** Events notified of, and those read before any mail named them. */
interface Log {
  told: Record<Chooser, string[]>;
  readFirst: Record<Chooser, string[]>;
  /** Organisations' posts, counted in one notice until it is read: how many. */
  news: Record<"told" | "readFirst", Record<Chooser, number>>;
}
const zero = (): Record<Chooser, number> => ({ dirk: 0, daan: 0, fatma: 0, gust: 0 });
const none = (): Record<Chooser, string[]> => ({ dirk: [], daan: [], fatma: [], gust: [] });

const mailedTo = async (town: Town, who: Chooser): Promise<string[]> =>
  (await queuedMails(town, who)).flatMap(
    ({ content: { title, lines = "" } }) => (title ?? lines).match(/n\d+n/g) ?? [],
  );

async function chooseAll({ people: named }: Town): Promise<void> {
  for (const who of people) {
    const groups = (["progress", "neighbourhood"] as const).map((group) => ({ group, mail: choices[who] }));
    const quietHours = who === "dirk" ? { from: 22, until: 7 } : null;
    await named[who].notifications.setNoticePreferences({ body: { groups, quietHours } });
  }
}

const unmailedNews = async (town: Town, who: Chooser): Promise<number> => {
  const rows = await town.db
    .selectFrom("notice")
    .select("unmailed")
    .where("accountId", "=", town.people[who].accountId)
    .where("kind", "=", "publishing.published")
    .execute();
  return sumOf(rows, ({ unmailed }) => unmailed);
};

/** The number of posts that mails have counted. Alerts are sent separately, so none of these mails names one. */
const mailedNews = async (town: Town, who: Chooser): Promise<number> => {
  const lines = (await queuedMails(town, who)).flatMap(({ content }) =>
    (content.lines ?? content.line ?? "").split("\n"),
  );
  const countOf = (line: string) =>
    Number(/: (\d+), |(\d+) (?:yeni mesaj|new messages|nieuwe berichten)/.exec(line)?.slice(1).find(Boolean) ?? 1);
  const counts = lines.filter((line) => /p\d+p/.test(line)).map(countOf);
  return sumOf(counts, (count) => count);
};

async function readAll(town: Town, who: Chooser, { told, readFirst, news }: Log): Promise<void> {
  news.readFirst[who] += await unmailedNews(town, who);
  const mailed = await mailedTo(town, who);
  readFirst[who] = [...new Set([...readFirst[who], ...told[who].filter((title) => !mailed.includes(title))])];
  const until = town.clock.now().toISOString();
  await town.people[who].notifications.markAllNoticesRead({ body: { until } });
}

/** An organisation publishes, now and then an alert; the job that notifies readers runs again, also after somebody has read the notice. */
async function publish(title: string, roll: () => number, tell: Awaited<ReturnType<typeof eventNotifier>>["tell"]) {
  const isAlert = roll() < 0.2;
  const organisation = `O${Math.floor(roll() * 2)}`;
  const event = {
    kind: isAlert ? "publishing.alerted" : "publishing.published",
    eventId: newId(),
    object: { kind: "post", id: newId() },
    mergeId: `00000000-0000-4000-8000-00000000000${organisation.slice(1)}`,
    details: { title: isAlert ? "alarm" : title, organisation },
  } as const;
  await tell(people, event);
  if (!isAlert) for (const one of people) log.news.told[one]++;
  return () => tell(people, event);
}

async function live(town: Town, log: Log): Promise<void> {
  const { tell, send } = await eventNotifier(town);
  const roll = dice(11);
  const oneOf = <T>(list: readonly T[]): T => list[Math.floor(roll() * list.length)] as T;
  const happen = async (title: string) => {
    const who = people.filter(() => roll() < 0.7);
    const event = { kind: oneOf(kinds), eventId: newId(), object: { kind: "shout", id: newId() }, details: { title } };
    await tell(who, event);
    // Notifies again, as a repeated job would: nothing happens.
    if (roll() < 0.3) await tell(who, event);
    for (const one of who) log.told[one].push(title);
    // The job that notifying enqueues.
    await send();
  };
  const rollNews = dice(12);
  let again = async () => 0;
  for (let hour = 0; hour < hours; hour++) {
    town.clock.move(hourMs);
    const chance = rollNews();
    if (chance < 0.05) again = await publish(`p${hour}p`, rollNews, tell);
    else if (chance < 0.1) await again();
    if (chance < 0.1) await send();
    if (roll() < 0.12) await happen(`n${hour}n`);
    const wall = wallClockAt(town.clock.now(), zone).time.slice(0, 2);
    if (wall === "07" || wall === "08") await send();
    if (roll() < 0.01) await readAll(town, oneOf(people), log);
  }
  await send();
}

let town: Town;
const log: Log = { told: none(), readFirst: none(), news: { told: zero(), readFirst: zero() } };
beforeAll(async () => {
  town = await nextTown();
  // From a Tuesday in March to a Monday in April; the clocks change on the 28th.
  town.clock.move(Date.parse("2027-03-09T00:00:00Z") - town.clock.now().getTime());
  await chooseAll(town);
  await live(town, log);
}, 180_000);

/** Notices of the last hours of the month may still wait to be sent. */
const longestWait = { dirk: 9, daan: 24, fatma: 7 * 24 };

test.each(["dirk", "daan", "fatma"] as const)("%s gets each event in one mail, or has read it first", async (who) => {
  const mailed = await mailedTo(town, who);
  const read = log.readFirst[who];
  expect(log.told[who].length).toBeGreaterThan(40);
  expect(new Set(mailed).size).toBe(mailed.length);
  expect(mailed.filter((title) => read.includes(title))).toEqual([]);
  const neither = log.told[who].filter((title) => !mailed.includes(title) && !read.includes(title));
  expect(neither.filter((title) => Number(title.slice(1, -1)) < hours - longestWait[who])).toEqual([]);
});

test.each(["dirk", "daan", "fatma"] as const)(
  "%s is mailed each message of organisations once, or has read it first",
  async (who) => {
    const { told, readFirst } = log.news;
    expect(told[who]).toBeGreaterThan(20);
    expect((await mailedNews(town, who)) + readFirst[who] + (await unmailedNews(town, who))).toBe(told[who]);
    const mails = await queuedMails(town, who);
    expect(mails.filter(({ content }) => JSON.stringify(content).includes("alarm"))).toEqual([]);
  },
);

test("who wants no mails gets none", async () => {
  expect([log.told.gust.length > 40, await mailedTo(town, "gust")]).toEqual([true, []]);
});

const momentsOf = async (who: Chooser) =>
  (await queuedMails(town, who)).map(({ queuedAt }) => wallClockAt(queuedAt, zone));

test("nothing leaves at once within quiet hours", async () => {
  const moments = await momentsOf("dirk");
  expect(moments.filter(({ time }) => time >= "22:00" || time < "07:00")).toEqual([]);
  expect(moments.some(({ time }) => time >= "09:00")).toBe(true);
});

test("a daily digest leaves at eight by the clocks of the city, once a day, before and after they change", async () => {
  const moments = await momentsOf("daan");
  expect(new Set(moments.map(({ time }) => time))).toEqual(new Set(["08:00"]));
  expect(new Set(moments.map(({ day }) => day)).size).toBe(moments.length);
  expect([moments[0]?.day, moments.at(-1)?.day].map((day) => (day ?? "") < "2027-03-28")).toEqual([true, false]);
});

test("a weekly one on Mondays", async () => {
  const moments = await momentsOf("fatma");
  expect(moments.length).toBeGreaterThan(2);
  expect(moments.filter(({ day, time }) => time !== "08:00" || new Date(day).getUTCDay() !== 1)).toEqual([]);
});

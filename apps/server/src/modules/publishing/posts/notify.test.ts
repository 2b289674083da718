/** Messages in the bells and digests of those whom they reach. docs/specification/notifications.md */
import { beforeEach, describe, expect, test } from "vitest";
import { crowdIn } from "../../../testing/crowd.ts";
import { change, createLive, paramsOf } from "../../../testing/messages.ts";
import type { PersonName } from "../../../testing/people.ts";
import { queuedMails } from "../../../testing/queued-mails.ts";
import { statementsOf } from "../../../testing/statements.ts";
import { nextTown, type Town } from "../../../testing/town.ts";

let town: Town;
beforeEach(async () => {
  town = await nextTown();
});

/** The job that first rolls up figures runs every half a minute. */
const tell = () => town.pass({ minutes: 1 });
const bellOf = async (who: PersonName) => {
  const { items } = await town.people[who].notifications.listNotices();
  return items.filter(({ group }) => group === "neighbourhood" || group === "alerts");
};
const saidTo = async (who: PersonName) =>
  (await bellOf(who)).map(({ people, values, isRead }) => [people, values.title, isRead]);
const open = (who: PersonName, objectId: string) =>
  town.people[who].notifications.markObjectRead({ body: { objectKind: "post", objectId } });
const mailsTo = async (who: PersonName) => (await queuedMails(town, who)).map(({ template }) => template);
const untilMonday = () => town.pass({ days: 7 });
const live = (title: string, more = {}) => createLive(town.people.els, [town.noord], { title, ...more });
const choose = (who: PersonName, mail: "at-once" | "daily" | "weekly" | "never") =>
  town.people[who].notifications.setNoticePreferences({ body: { groups: [{ group: "neighbourhood", mail }] } });

describe("the bell", () => {
  test("is made for the residents whom the message reaches, in their language, and nobody else", async () => {
    await town.db
      .updateTable("public.account")
      .set({ language: "tr" })
      .where("id", "=", town.people.daan.accountId)
      .execute();
    const turkish = { language: "tr" as const, title: "Parkta şenlik", textHtml: "<p>Geliniz.</p>" };
    const post = await live("Feest in het park", { translations: [turkish] });
    await tell();
    const [told] = await bellOf("dirk");
    expect(told).toMatchObject({ kind: "publishing.published", object: { kind: "post", id: post.id }, isRead: false });
    expect(await saidTo("dirk")).toEqual([[1, "Feest in het park", false]]);
    expect(await saidTo("daan")).toEqual([[1, "Parkta şenlik", false]]);
    expect(await saidTo("fatma")).toEqual([]);
  });

  test("counts what an organisation publishes until it is read, once each, whatever runs again", async () => {
    await live("Eerste");
    await tell();
    await live("Tweede");
    await tell();
    expect(await saidTo("dirk")).toEqual([[2, "Tweede", false]]);
    await town.people.dirk.notifications.markAllNoticesRead({ body: { until: town.clock.now().toISOString() } });
    await town.runAgain("publishing.tellReached");
    await tell();
    expect(await saidTo("dirk")).toEqual([[2, "Tweede", true]]);
    await live("Derde");
    await tell();
    expect(await saidTo("dirk")).toEqual([
      [1, "Derde", false],
      [2, "Tweede", true],
    ]);
  });

  test("opening an earlier one takes it out of the count, opening the latest reads them all", async () => {
    const first = await live("Eerste");
    await tell();
    const second = await live("Tweede");
    await tell();
    await open("dirk", first.id);
    expect(await saidTo("dirk")).toEqual([[1, "Tweede", false]]);
    await open("dirk", second.id);
    expect(await saidTo("dirk")).toEqual([[1, "Tweede", true]]);
  });

  test("is not made for residents who have opened it, nor for followers next door", async () => {
    const { dirk, els } = town.people;
    const followed = town.db.updateTable("resident").set({ followedIds: [town.zuid.id] });
    await followed.where("accountId", "=", dirk.accountId).execute();
    await createLive(els, [town.zuid]);
    const post = await live("Al gelezen");
    await dirk.publishing.markSeen({ body: { seen: [post.id], opened: [post.id], clicked: [] } });
    await tell();
    expect([await saidTo("dirk"), (await saidTo("daan")).length]).toEqual([[], 1]);
    expect(await saidTo("fatma")).toHaveLength(1);
  });

  test("tells those who are reached by a change within a day, and forgets what is deleted", async () => {
    const post = await live("Werken");
    await tell();
    await change(town.people.els, post, { neighbourhoodIds: [town.noord.id, town.zuid.id] });
    await tell();
    expect([(await saidTo("dirk")).length, (await saidTo("fatma")).length]).toEqual([1, 1]);
    await town.people.els.publishing.deletePost(paramsOf(post));
    await town.runDue();
    expect([await saidTo("dirk"), await saidTo("fatma")]).toEqual([[], []]);
  });
});

describe("what is deleted of several unread ones", () => {
  const remove = async (post: { id: string }) => {
    await town.people.els.publishing.deletePost(paramsOf(post));
    await town.runDue();
  };

  test("leaves the count, and those before and after it stay in the bell", async () => {
    const [first, second, third] = [await live("Eerste"), await live("Tweede"), await live("Derde")];
    await tell();
    const [[, latest] = []] = await saidTo("dirk");
    expect(await saidTo("dirk")).toEqual([[3, latest, false]]);
    const last = [first, second, third].find(({ title }) => title === latest) ?? third;
    const [one, other] = [first, second, third].filter(({ id }) => id !== last.id) as [typeof first, typeof first];
    // Deletes an earlier one.
    await remove(one);
    expect(await saidTo("dirk")).toEqual([[2, latest, false]]);
    // Deletes the latest: the remaining one takes its place, and the notice leads to it.
    await remove(last);
    expect(await saidTo("dirk")).toEqual([[1, other.title, false]]);
    expect((await bellOf("dirk"))[0]?.object).toEqual({ kind: "post", id: other.id });
    expect((await town.people.dirk.notifications.countUnreadNotices()).unread).toBe(1);
    await remove(other);
    expect(await saidTo("dirk")).toEqual([]);
  });

  test("is left out of the digest, which names the others", async () => {
    const gone = await live("Vergissing");
    await live("Gemeend");
    await tell();
    await remove(gone);
    await untilMonday();
    expect(await mailsTo("dirk")).toHaveLength(1);
  });
});

describe("mails", () => {
  test("come in the digest of Monday for those who chose nothing, without what was read", async () => {
    const first = await live("Gelezen bericht");
    await live("Ongelezen bericht");
    await tell();
    await open("dirk", first.id);
    await town.people.daan.notifications.markAllNoticesRead({ body: { until: town.clock.now().toISOString() } });
    expect(await mailsTo("dirk")).toEqual([]);
    await untilMonday();
    expect(await mailsTo("dirk")).toEqual(["residentDigest"]);
    const [{ text = "" } = {}] = town.mails(town.people.dirk.email);
    expect(text).toMatch(/Gemeente Testdorp: “Ongelezen bericht”/);
    expect(await mailsTo("daan")).toEqual([]);
    await untilMonday();
    expect(await mailsTo("dirk")).toHaveLength(1);
  });

  test("follow the choice: at once, daily or never, and one click ends them", async () => {
    await choose("dirk", "at-once");
    await choose("daan", "never");
    await live("Meteen");
    await tell();
    expect(await mailsTo("dirk")).toEqual(["residentNotice"]);
    const [{ text = "" } = {}] = town.mails(town.people.dirk.email);
    expect(text).toContain("Meteen");
    const token = /unsubscribe#([\w.-]+)/.exec(text)?.[1] ?? "";
    await town.people.dirk.notifications.unsubscribe({ params: { token } });
    await live("Niet meer");
    await tell();
    await untilMonday();
    expect([(await mailsTo("dirk")).length, await mailsTo("daan")]).toEqual([1, []]);
    expect((await saidTo("daan"))[0]?.[0]).toBe(2);
  });

  test("an alert is in the bell once, and in no digest: it left by ways of its own", async () => {
    await choose("dirk", "at-once");
    const post = await live("Geen drinkwater", { type: "urgent" });
    await tell();
    await town.runAgain("publishing.alertReached");
    await untilMonday();
    expect(await bellOf("dirk")).toMatchObject([{ kind: "publishing.alerted", people: 1, object: { id: post.id } }]);
    expect(await mailsTo("dirk")).toEqual(["urgentMessage"]);
    expect(await mailsTo("daan")).toEqual(["urgentMessage"]);
  });
});

test("publishing tells nobody itself, and telling costs as many statements for many households as for few", async () => {
  const { db, databases, noord } = town;
  const telling = async () => {
    const sent = await statementsOf(databases.pool, tell);
    return sent.filter((statement) => /insert into "notice"/.test(statement)).length;
  };
  await live("Voor weinigen");
  expect((await db.selectFrom("notice").select("id").execute()).length).toBe(0);
  const few = await telling();
  await crowdIn(town, noord, 300);
  await live("Voor velen");
  expect(await telling()).toBe(few);
  expect((await db.selectFrom("notice").select("id").execute()).length).toBeGreaterThan(300);
});

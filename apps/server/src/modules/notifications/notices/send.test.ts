/** How notices are mailed and pushed, and how people stop that. S1 §4, D §6 */
import { dayMs } from "@stoep/contract/kernel";
import { v7 as newId } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { aDevice } from "../../../testing/devices.ts";
import { queuedMails } from "../../../testing/queued-mails.ts";
import { createShout, finishShout, startShout } from "../../../testing/shouts.ts";
import { nextTown, type Town } from "../../../testing/town.ts";
import { eventNotifier } from "../testing/notices.ts";

let town: Town;
beforeEach(async () => {
  town = await nextTown();
});

const anEvent = (title = "Lamp") => ({
  kind: "shouts.inProgress" as const,
  eventId: newId(),
  object: { kind: "shout", id: newId() },
  details: { title, organisation: "Gemeente Testdorp" },
});

describe("mail at once", () => {
  test("is not sent about what was read before it left", async () => {
    const { dirk, els } = town.people;
    const { id } = await createShout(dirk);
    await startShout(els, id);
    await dirk.notifications.markObjectRead({ body: { objectKind: "shout", objectId: id } });
    town.clock.move(1000);
    await finishShout(els, id);
    await town.runDue();
    expect(town.mails(dirk.email).map(({ subject }) => subject.split(":")[0])).toEqual(["Afgerond"]);
    expect((await dirk.notifications.listNotices()).items.map(({ kind, isRead }) => [kind, isRead])).toEqual([
      ["shouts.done", false],
      ["shouts.inProgress", true],
    ]);
  });

  test("is sent once when two processes send at the same moment", async () => {
    const { tell, send } = await eventNotifier(town);
    for (let n = 0; n < 5; n++) await tell(["dirk", "daan"], anEvent());
    await Promise.all([send(), send(), send()]);
    expect([(await queuedMails(town, "dirk")).length, (await queuedMails(town, "daan")).length]).toEqual([5, 5]);
  });
});

describe("a digest", () => {
  test("is one mail with a line for each, and none when nothing is left; two processes send it once", async () => {
    const { tell, send } = await eventNotifier(town);
    const { dirk, daan } = town.people;
    const body = { groups: [{ group: "progress" as const, mail: "daily" as const }] };
    for (const { notifications } of [dirk, daan]) await notifications.setNoticePreferences({ body });
    for (const title of ["Een", "Twee", "Drie"]) await tell(["dirk", "daan"], anEvent(title));
    await daan.notifications.markAllNoticesRead({ body: { until: town.in({ minutes: 1 }) } });
    await send();
    expect(await queuedMails(town, "dirk")).toEqual([]);
    await town.clock.move(dayMs);
    await Promise.all([send(), send()]);
    const [digest, ...more] = await queuedMails(town, "dirk");
    expect([digest?.template, more.length, digest?.content.lines?.match(/^•/gm)?.length]).toEqual([
      "residentDigest",
      0,
      3,
    ]);
    expect(await queuedMails(town, "daan")).toEqual([]);
  });

  test("follows a new choice with what already waits for it", async () => {
    const { tell, send } = await eventNotifier(town);
    const { notifications } = town.people.dirk;
    const choose = (mail: "daily" | "at-once" | "never") =>
      notifications.setNoticePreferences({ body: { groups: [{ group: "progress", mail }] } });
    await choose("daily");
    await tell(["dirk"], anEvent());
    await choose("at-once");
    await send();
    expect(await queuedMails(town, "dirk")).toHaveLength(1);
    await tell(["dirk"], anEvent());
    await choose("never");
    await send();
    expect(await queuedMails(town, "dirk")).toHaveLength(1);
  });
});

test("staff are told together of what arrived until they look, and neither of the two sides sees the other's", async () => {
  const { dirk, els, viktor, otto } = town.people;
  await createShout(dirk, { title: "Eerste" });
  await createShout(dirk, { title: "Tweede" });
  const [one, ...more] = (await els.notifications.listNotices()).items;
  expect([one?.kind, one?.people, one?.values.title, more.length]).toEqual(["shouts.written", 2, "Tweede", 0]);
  for (const other of [dirk, viktor, otto]) expect((await other.notifications.listNotices()).items).toEqual([]);
  await els.notifications.markNoticeRead({ params: { noticeId: one?.id ?? "" } });
  town.clock.move(1000);
  await createShout(dirk, { title: "Derde" });
  expect((await els.notifications.listNotices()).items.map(({ people }) => people)).toEqual([1, 2]);
});

test("what its author withdraws is in nobody's notices any more", async () => {
  const { dirk, els } = town.people;
  const { id } = await createShout(dirk);
  await dirk.shouts.withdrawShout({ params: { shoutId: id } });
  expect((await els.notifications.listNotices()).items).toEqual([]);
});

describe("a push that no device takes", () => {
  test("becomes a mail, unless another mail names it anyway", async () => {
    const { tell, send } = await eventNotifier(town);
    const { notifications } = town.people.dirk;
    const choose = (mail: "never" | "at-once") =>
      notifications.setNoticePreferences({ body: { groups: [{ group: "progress", mail, push: "at-once" }] } });
    await choose("never");
    await tell(["dirk"], anEvent());
    await send();
    expect(await queuedMails(town, "dirk")).toEqual([]);
    town.clock.move(3 * 60_000);
    await send();
    expect(await queuedMails(town, "dirk")).toHaveLength(1);
    await choose("at-once");
    await tell(["dirk"], anEvent());
    await send();
    town.clock.move(3 * 60_000);
    await send();
    expect(await queuedMails(town, "dirk")).toHaveLength(2);
  });

  test("because its subscription has ended is mailed, and the device is deleted; what a device accepts is not mailed", async () => {
    const { dirk, els } = town.people;
    const { notifications } = dirk;
    await notifications.setNoticePreferences({
      body: { groups: [{ group: "progress", mail: "never", push: "at-once" }] },
    });
    await notifications.addDevice({ body: aDevice() });
    const { id } = await createShout(dirk);
    await startShout(els, id);
    await town.runDue();
    await town.pass({ minutes: 3 });
    expect([town.outside.pushes.length, town.mails(dirk.email).length]).toEqual([1, 0]);

    town.outside.answerPush(() => ({ outcome: "gone", reason: "410" }));
    await finishShout(els, id);
    await town.runDue();
    await town.pass({ minutes: 3 });
    expect(town.mails(dirk.email).map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Afgerond/)]);
    expect((await notifications.listDevices()).items).toEqual([]);
    await town.pass({ minutes: 3 });
    expect(town.mails(dirk.email)).toHaveLength(1);
  });
});

describe("the link at the end of a mail", () => {
  const oneClick = async () => {
    const { dirk, els } = town.people;
    const { id } = await createShout(dirk);
    await startShout(els, id);
    await town.runDue();
    const { headers = {}, text = "" } = town.mails(dirk.email)[0] ?? {};
    const token = /\/unsubscribe#(\S+)/.exec(text)?.[1] ?? "";
    return { headers: headers as Record<string, string>, token };
  };

  test("switches that group off by one post of a mail program, without signing in; reading it changes nothing", async () => {
    const { headers, token } = await oneClick();
    expect(headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    expect(headers["List-Unsubscribe"]).toBe(`<https://stoep.example/api/unsubscribe/${token}>`);
    const read = () => town.guest.notifications.readUnsubscribe({ body: { token } });
    expect(await read()).toMatchObject({ reader: "residents", what: "progress", isOff: false });
    expect(await read()).toMatchObject({ isOff: false });
    const answer = await town.http.inject({
      method: "POST",
      url: `/api/unsubscribe/${token}`,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: "List-Unsubscribe=One-Click",
    });
    expect(answer.statusCode).toBe(200);
    expect(await read()).toMatchObject({ isOff: true });
    const { groups } = await town.people.dirk.notifications.getNoticePreferences();
    expect(groups.find(({ group }) => group === "progress")?.mail).toBe("never");
    expect(groups.find(({ group }) => group === "residence")?.mail).toBe("at-once");
  });

  test("cannot be made up for somebody else or for another group", async () => {
    const { token } = await oneClick();
    for (const forged of [token.replace(".progress.", ".answers."), `${token}x`, token.slice(1), "a.r.progress.b"])
      await expect(town.guest.notifications.unsubscribe({ params: { token: forged } })).refuses("not_found");
  });
});

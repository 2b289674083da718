/** The overview of notices, and what marks them read. S1 §2, S1 §9 */
import type { NoticeKind } from "@stoep/contract/notifications";
import { v7 as newId } from "uuid";
import { beforeAll, describe, expect, test } from "vitest";
import { nextTown, type Town } from "../../../testing/town.ts";
import { aNotice } from "../testing/notices.ts";

let town: Town;
beforeAll(async () => {
  town = await nextTown();
});

const earlier = (minutes: number) => new Date(town.clock.now().getTime() - minutes * 60_000);

describe("the overview", () => {
  test("is newest first, twenty at a time, and later ones shift no page", async () => {
    const { daan } = town.people;
    const ids: string[] = [];
    for (let n = 0; n < 25; n++) ids.push(await aNotice(town, "daan", { at: earlier(30 - n) }));
    const first = await daan.notifications.listNotices();
    await aNotice(town, "daan");
    const second = await daan.notifications.listNotices({ query: { cursor: first.next ?? "" } });
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids.reverse());
    expect([first.items.length, second.next, first.unread, second.unread]).toEqual([20, null, 25, 26]);
  });

  test("shows only what is not read, where asked", async () => {
    const { daan } = town.people;
    const id = await aNotice(town, "daan");
    await daan.notifications.markNoticeRead({ params: { noticeId: id } });
    const { items } = await daan.notifications.listNotices({ query: { unreadOnly: "true" } });
    expect([items.every(({ isRead }) => !isRead), items.some((one) => one.id === id)]).toEqual([true, false]);
  });

  test("of a resident is another than that of the same person as staff, or of anyone else", async () => {
    const id = await aNotice(town, "daan");
    const params = { noticeId: id };
    await expect(town.people.els.notifications.markNoticeRead({ params })).refuses("not_found");
    await expect(town.people.dirk.notifications.markNoticeRead({ params })).refuses("not_found");
    await expect(town.people.nele.notifications.markNoticeRead({ params })).refuses("not_found");
  });
});

describe("the count", () => {
  test("goes no further than a hundred", async () => {
    for (let n = 0; n < 101; n++) await aNotice(town, "els");
    expect(await town.people.els.notifications.countUnreadNotices()).toEqual({ unread: 100 });
  });

  test("falls when one is marked, once; when all that were shown are; and when the thing itself is opened", async () => {
    const { notifications } = town.people.fatma;
    const first = await aNotice(town, "fatma", { at: earlier(3) });
    await aNotice(town, "fatma", { at: earlier(2) });
    const last = await aNotice(town, "fatma", { at: earlier(1) });
    const params = { noticeId: first };
    expect(await notifications.markNoticeRead({ params })).toEqual({ unread: 2 });
    expect(await notifications.markNoticeRead({ params })).toEqual({ unread: 2 });
    // A notice that came after those that were shown stays unread.
    expect(await notifications.markAllNoticesRead({ body: { until: earlier(2).toISOString() } })).toEqual({
      unread: 1,
    });
    const { items } = await notifications.listNotices();
    const object = items.find(({ id }) => id === last)?.object;
    const opened = (objectKind: string, kind?: NoticeKind) =>
      notifications.markObjectRead({ body: { objectKind, objectId: object?.id ?? "", kind } });
    expect(await opened("post")).toEqual({ unread: 1 });
    // Only the reports about this thing were opened.
    expect(await opened("shout", "conversations.reported")).toEqual({ unread: 1 });
    expect(await opened("shout", "shouts.inProgress")).toEqual({ unread: 0 });
    await aNotice(town, "fatma", { objectId: object?.id ?? "" });
    expect(await opened("shout")).toEqual({ unread: 0 });
    expect(await notifications.markObjectRead({ body: { objectKind: "shout", objectId: newId() } })).toEqual({
      unread: 0,
    });
  });

  test("changes at once on the reader's other screens, and on nobody else's", async () => {
    const { dirk, daan } = town.people;
    const id = await aNotice(town, "dirk");
    const [mine, other] = [await town.hear(dirk), await town.hear(daan)];
    await dirk.notifications.markNoticeRead({ params: { noticeId: id } });
    await expect.poll(() => mine.topics).toContain("notifications");
    expect(other.topics).not.toContain("notifications");
  });
});

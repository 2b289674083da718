/** Streams end by themselves within five seconds of a moment that is known in advance, on the real clock. */
import { hourMs } from "@stoep/contract/kernel";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { openApp } from "../../../app.ts";
import { openLiveStream } from "../../../testing/live-stream.ts";
import { quietLog } from "../../../testing/stand-ins.ts";
import { nextTown, type Person, type Town } from "../../../testing/town.ts";
import { giveApp, givePhone } from "../testing/second-factors.ts";

let town: Town;
beforeEach(async () => {
  town = await nextTown();
});
const isClosed = (heard: { isClosed: boolean }) => expect.poll(() => heard.isClosed, { timeout: 10_000 }).toBe(true);
const tell = (organisationId: string, topic: "accounts" | "publishing" = "publishing") =>
  town.app.live.announce(town.db, topic, { networkId: town.networks.testdorp.id, organisationId });

/** A second server on the same database, as behind a load balancer. */
async function hearElsewhere(person: Person) {
  const { databases, clock, config, outside } = town;
  const app = await openApp({ databases, clock, config, ports: outside, log: quietLog, jobMode: "send" });
  onTestFinished(() => app.close());
  return openLiveStream(await app.http.listen({ port: 0, host: "127.0.0.1" }), await person.headers());
}

describe("a second factor that will be required from some moment", () => {
  beforeEach(async () => {
    const { ada } = town.people;
    await giveApp(town, ada);
    await town.db.updateTable("public.session").set({ secondStep: "done" }).where("id", "=", ada.session.id).execute();
  });

  test("ends at that moment all streams of members without one, in every process, whenever they were opened", async () => {
    const { ada, els, mona, bram } = town.people;
    const [before, elsewhere] = [await town.hear(els), await hearElsewhere(mona)];
    await ada.accounts.requireSecondFactor({ body: { from: town.in({ seconds: 3 }) } });
    // Open streams learn of the moment by being opened again.
    await Promise.all([isClosed(before), isClosed(elsewhere)]);
    const streams = [await town.hear(els), await hearElsewhere(mona)];
    const others = [await town.hear(ada), await town.hear(bram)];
    expect(streams.map((heard) => heard.isClosed)).toEqual([false, false]);
    await Promise.all(streams.map(isClosed));
    expect(others.map((heard) => heard.isClosed)).toEqual([false, false]);
  });

  test("then leaves them only what concerns their own account", async () => {
    const { ada, els } = town.people;
    const before = await town.hear(els);
    await ada.accounts.requireSecondFactor({ body: { from: town.in({ hours: 1 }) } });
    // A stream that opens before the news of the moment has come is closed by it.
    await isClosed(before);
    town.clock.move(hourMs);
    const [hers, his] = [await town.hear(els), await town.hear(ada)];
    await tell(town.organisations.city);
    const { accountId } = els;
    await town.app.live.announce(town.db, "accounts", { networkId: town.networks.testdorp.id, accountId });
    await expect.poll(() => [his.topics, hers.topics]).toEqual([["publishing"], ["accounts"]]);
  });

  test("is taken into account when the last second factor is removed", async () => {
    const { ada, els } = town.people;
    await givePhone(town, els);
    const [factor] = await town.db.selectFrom("public.factor").select("id").where("kind", "=", "text").execute();
    const done = { secondStep: "done" as const, confirmedAt: town.clock.now() };
    await town.db.updateTable("public.session").set(done).where("id", "=", els.session.id).execute();
    await ada.accounts.requireSecondFactor({ body: { from: town.in({ hours: 1 }) } });
    const heard = await town.hear(els);
    await els.accounts.removeFactor({ params: { factorId: factor?.id ?? "" } });
    await isClosed(heard);
  });
});

test("a session that expires ends its stream", async () => {
  const { dirk, fatma } = town.people;
  const expiresAt = new Date(town.in({ seconds: 1 }));
  await town.db.updateTable("public.session").set({ expiresAt }).where("id", "=", dirk.session.id).execute();
  const [his, hers] = [await town.hear(dirk), await town.hear(fatma)];
  await isClosed(his);
  expect(hers.isClosed).toBe(false);
});

test("when a licence ends, the screens of its organisation refetch", async () => {
  const { bram, els } = town.people;
  const untilAt = new Date(town.in({ seconds: 1 }));
  await town.db
    .updateTable("public.licence")
    .set({ untilAt })
    .where("organisationId", "=", town.organisations.company)
    .execute();
  const [his, hers] = [await town.hear(bram), await town.hear(els)];
  await isClosed(his);
  expect(hers.isClosed).toBe(false);
});

test("a session of thirty days keeps its stream: timers stay within their maximum", async () => {
  const { dirk } = town.people;
  const heard = await town.hear(dirk);
  // A timer that is too long goes off at once.
  for (const topic of ["feed", "publishing"] as const) {
    await town.app.live.announce(town.db, topic, { networkId: town.networks.testdorp.id });
    await expect.poll(() => heard.topics).toContain(topic);
  }
  expect(heard.isClosed).toBe(false);
});

test.each(["pia", "dora"] as const)(
  "%s, who waits or is switched off, hears nothing of the organisation",
  async (name) => {
    const heard = await town.hear(town.people[name]);
    const colleague = await town.hear(town.people.els);
    await tell(town.organisations.city);
    await expect.poll(() => colleague.topics).toEqual(["publishing"]);
    expect(heard.topics).toEqual([]);
  },
);

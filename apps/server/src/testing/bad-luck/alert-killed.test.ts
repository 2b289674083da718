/** An alert to a whole city, by mail and on devices, while its worker is killed again and again. */
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { maxConcurrent } from "#modules/notifications/deliveries/rules.ts";
import { fuzzTimeout, isFuzzing } from "../../testing/fuzz.ts";
import { aDevice } from "../devices.ts";
import { openMailSink } from "../mail-sink.ts";
import { createLive, paramsOf } from "../messages.ts";
import { openPushService } from "../push-receiver.ts";
import { waitUntil } from "../stand-ins.ts";
import { type Installation, letAMinutePass, moveIn, newInstallation } from "./installation.ts";

/** 10,000 people in `npm run fuzz`. */
const [byMail, onDevices] = isFuzzing ? [2000, 8000] : [100, 400];
const everybody = byMail + onDevices;
/** The server is killed after this many hand-overs. */
const kills = [0.1, 0.4, 0.7].map((part) => part * everybody);

/** Makes these people refuse mails, with a device each. */
async function giveDevices(
  { databases: { platform }, db }: Installation,
  emails: string[],
  url: string,
): Promise<void> {
  const { keys } = aDevice();
  const owners = await platform.selectFrom("public.account").select("id").where("email", "in", emails).execute();
  const createdAt = new Date();
  const devices = owners.map(({ id: accountId }, n) => ({
    id: newId(),
    accountId,
    endpoint: `${url}/${n}`,
    ...keys,
    language: "nl" as const,
    agent: "test",
    createdAt,
  }));
  await platform.insertInto("public.pushDevice").values(devices).execute();
  const ids = owners.map(({ id }) => id);
  await db.updateTable("resident").set({ wantsAlertMails: false }).where("accountId", "in", ids).execute();
}

/** The deliveries that a killed server was handing over. */
async function listSending({ db }: Installation): Promise<string[]> {
  const rows = await db.selectFrom("public.delivery").select("id").where("state", "=", "sending").execute();
  return rows.map(({ id }) => id);
}

const timesOf = (told: string[]) => Map.groupBy(told, (one) => one);

test(
  "an alert to hundreds, and three kills: nobody is missed, and everyone who may have been told twice is known",
  async ({ onTestFinished }) => {
    const [sink, service] = [await openMailSink(), await openPushService()];
    // A local installation, so that it may call a push service on this machine.
    const house = await newInstallation({
      settings: { MAIL_URL: sink.url, STOEP_PUBLIC_URL: "http://localhost:4600", PUSH_SERVICES: "127.0.0.1" },
    });
    onTestFinished(async () => {
      await house.close();
      await sink.down();
      await service.close();
    });
    await house.start();
    const mailed = await moveIn(house, byMail);
    await giveDevices(house, await moveIn(house, onDevices, byMail), service.url);
    const els = house.as("els");
    const post = await createLive(els, [house.places.noord], { type: "urgent", title: "Ramen dicht" });
    const told = () => [...sink.mails.map(({ to }) => to[0] ?? ""), ...service.taken.map(({ path }) => path)];
    const underWay = new Set<string>();
    for (const count of kills) {
      await waitUntil(() => sink.mails.length + service.taken.length >= count, isFuzzing ? fuzzTimeout : 60_000);
      await house.server.end("SIGKILL");
      await letAMinutePass(house);
      for (const id of await listSending(house)) underWay.add(id);
      await house.start();
    }
    const figures = () => els.publishing.getStatistics(paramsOf(post));
    const isDone = async () => {
      const { mails, pushes } = await figures();
      return mails?.waiting === 0 && pushes?.waiting === 0;
    };
    await waitUntil(isDone, isFuzzing ? fuzzTimeout : 90_000);

    const { mails, pushes } = await figures();
    expect(mails).toMatchObject({ total: byMail + 2, accepted: byMail + 2, failed: 0, uncertain: 0 });
    expect(pushes).toMatchObject({ total: onDevices, accepted: onDevices, failed: 0, uncertain: 0 });
    const times = timesOf(told());
    expect(mailed.filter((email) => !times.has(email))).toEqual([]);
    expect(times.size).toBe(everybody + 2);
    // At most the deliveries in progress at a kill.
    const twice = [...times].filter(([, all]) => all.length > 1).map(([one]) => one);
    expect(twice.length).toBeLessThanOrEqual(kills.length * (maxConcurrent.mail + maxConcurrent.push));
    const rows = await house.db
      .selectFrom("public.delivery")
      .leftJoin("public.pushDevice as device", (join) =>
        join.on((eb) => eb(eb.cast<string>("device.id", "text"), "=", eb.ref("public.delivery.recipient"))),
      )
      .select(["public.delivery.id", "recipient", "device.endpoint"])
      .where("isRepeated", "=", true)
      .execute();
    // Deliveries in progress at a kill, whether the server had replied or not.
    expect(underWay.size).toBeGreaterThan(0);
    expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining([...underWay]));
    const listed = rows.map(({ recipient, endpoint }) => (endpoint ? new URL(endpoint).pathname : recipient));
    expect(listed).toEqual(expect.arrayContaining(twice));
    expect((mails?.repeated ?? 0) + (pushes?.repeated ?? 0)).toBe(listed.length);
  },
  isFuzzing ? fuzzTimeout : 180_000,
);

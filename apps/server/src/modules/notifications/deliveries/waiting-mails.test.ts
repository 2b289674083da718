/** How long a mail waits for others: those that are slow to take, less urgent ones, and a run that failed. */
import { afterEach, beforeEach, expect, test } from "vitest";
import { inTransaction } from "#kernel/database.ts";
import type { DeliveryResult, Mail } from "#kernel/ports.ts";
import { waitUntil } from "../../../testing/stand-ins.ts";
import { queueMails } from "../index.ts";
import { alertMail, manyRecipients, openPostOffice, type PostOffice } from "../testing/post-office.ts";
import { keptPlaces, leaseMs, maxConcurrent } from "./rules.ts";

const places = maxConcurrent.mail - keptPlaces;

let office: PostOffice;
beforeEach(async () => {
  office = await openPostOffice();
});
afterEach(() => office.close());

/** A mail server that takes each mail only when told to. */
function slowServer() {
  const begun: string[] = [];
  let isSlow = true;
  const held: (() => void)[] = [];
  const send = async ({ to }: Mail): Promise<DeliveryResult> => {
    begun.push(to);
    if (isSlow && !to.startsWith("fatma")) await new Promise<void>((take) => held.push(take));
    return { outcome: "accepted", reply: "250" };
  };
  return {
    port: { send, close: async () => {} },
    begun,
    takeOne: () => held.shift()?.(),
    takeAll() {
      isSlow = false;
      for (const take of held.splice(0)) take();
    },
  };
}

test("a sign-in link goes while the server is slow to take an alert, and the alert leaves it a place", async () => {
  const server = slowServer();
  await office.replaceRunner(server.port);
  await office.queue(manyRecipients(40));
  const running = office.runDue();
  await waitUntil(() => server.begun.length === places);
  await office.queueLink();
  await waitUntil(() => server.begun.includes("fatma@example.org"), 10_000);
  expect(server.begun).toHaveLength(places + 1);
  server.takeAll();
  await running;
  expect(await office.states()).toEqual({ accepted: 41 });
});

test("an alert goes before the rest of what was queued earlier and is less urgent", async () => {
  const server = slowServer();
  await office.replaceRunner(server.port);
  const { template, ...digest } = alertMail(manyRecipients(30));
  await inTransaction(office.databases.platform, (trx) =>
    queueMails(office.callerIn(trx), { ...digest, template: { ...template, lane: 2 } }),
  );
  const running = office.runDue();
  await waitUntil(() => server.begun.length === places);
  await office.queue([{ accountId: null, email: "alerted@example.org", language: "nl" }]);
  server.takeOne();
  await waitUntil(() => server.begun.length > places);
  expect(server.begun.at(places)).toBe("alerted@example.org");
  server.takeAll();
  await running;
  expect(await office.states()).toEqual({ accepted: 31 });
});

test("what is queued while the last mail of a run is taken slowly does not wait for it", async () => {
  const server = slowServer();
  await office.replaceRunner(server.port);
  await office.queue(manyRecipients(1));
  const running = office.runDue();
  await waitUntil(() => server.begun.length === 1);
  await office.queue([{ accountId: null, email: "alerted@example.org", language: "nl" }]);
  await waitUntil(() => server.begun.includes("alerted@example.org"), 10_000);
  server.takeAll();
  await running;
  expect(await office.states()).toEqual({ accepted: 2 });
});

test("a hand-over that breaks its run holds up no other mail until their reservations have run out", async () => {
  const server = slowServer();
  server.takeAll();
  let hasBroken = false;
  const send = async (mail: Mail): Promise<DeliveryResult> => {
    if (!hasBroken) {
      hasBroken = true;
      throw new Error("out of memory");
    }
    return server.port.send(mail);
  };
  await office.replaceRunner({ ...server.port, send });
  await office.queue(manyRecipients(12));
  await office.runDue({ tolerant: true });
  // The job is tried again after a second or two, long before a reservation ends.
  office.clock.move(5_000);
  expect(5_000).toBeLessThan(leaseMs);
  await office.runDue();
  expect(await office.states()).toEqual({ accepted: 11, sending: 1 });
});

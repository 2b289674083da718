/** Owners are told before a licence ends. D §4 */
import { dayMs, daysAfter } from "@stoep/contract/kernel";
import { beforeEach, expect, test } from "vitest";
import { nextTown, type Town } from "../../testing/town.ts";
import { insertLicence } from "./index.ts";

let town: Town;
beforeEach(async () => {
  town = await nextTown();
});

const days = (count: number) => daysAfter(town.clock.now(), count);
const grant = (untilAt: Date, level: "essential" | "premium" = "premium", fromAt = town.clock.now()) =>
  insertLicence(
    town.db,
    { organisationId: town.organisations.withoutLicence, module: "care", level, fromAt, untilAt },
    town.clock.now(),
  );
const told = () => town.mails(town.people.nina.email);
const setEnd = (id: string | null, untilAt: Date | null) =>
  town.db.updateTable("public.licence").set({ untilAt }).where("id", "=", id).execute();

test("60, 30 and 7 days before, each once", async () => {
  await grant(days(61));
  const counts: [day: number, mails: number][] = [];
  let today = 0;
  for (const day of [1, 2, 30, 31, 32, 53, 54, 55, 62]) {
    await town.pass({ days: day - today });
    today = day;
    counts.push([day, told().length]);
  }
  const told60 = [1, 2, 30].map((day) => [day, 1]);
  const told30 = [31, 32, 53].map((day) => [day, 2]);
  expect(counts).toEqual([...told60, ...told30, ...[54, 55, 62].map((day) => [day, 3])]);
});

test("the mail names module, organisation and day, in the owner's language, and leads to the licences", async () => {
  await grant(days(30));
  await town.pass({ hours: 1 });
  const [mail] = told();
  expect(mail?.subject).toBe("De licentie voor Zorg van Harmonie loopt af op 11 jun 2026");
  expect(mail?.text).toContain("Dag Nina");
  expect(mail?.text).toContain("Nog 30 dagen");
  expect(mail?.text).toContain("https://stoep.example/dashboard/settings/licence");
});

test("an owner whose language the network does not speak gets the network's first", async () => {
  await town.db
    .updateTable("public.network")
    .set({ languages: ["fr", "nl"] })
    .where("id", "=", town.networks.testdorp.id)
    .execute();
  await town.db
    .updateTable("public.account")
    .set({ language: "tr" })
    .where("id", "=", town.people.nina.accountId)
    .execute();
  await grant(days(30));
  await town.pass({ hours: 1 });
  expect(told()[0]?.text).toContain("Bonjour Nina");
});

test("after the server was down only the nearest notice is sent", async () => {
  await grant(days(65));
  town.clock.move(60 * dayMs);
  await town.pass({ hours: 1 });
  await town.pass({ days: 1 });
  expect(told()).toHaveLength(1);
  expect(told()[0]?.text).toContain("Nog 5 dagen");
});

test("an extended licence is announced again, one without end never", async () => {
  const id = await grant(days(7));
  await town.pass({ hours: 1 });
  await setEnd(id, days(20));
  await town.pass({ hours: 2 });
  expect(told()).toHaveLength(2);
  await setEnd(id, null);
  await town.pass({ days: 30 });
  expect(told()).toHaveLength(2);
});

test("an end is not announced if another licence continues at the same level; a step down is", async () => {
  await grant(days(30), "essential");
  await grant(days(300), "premium", days(20));
  await town.pass({ hours: 1 });
  expect(told()).toEqual([]);
  await grant(days(310), "premium", days(200));
  await town.db.updateTable("public.licence").set({ level: "premium" }).where("level", "=", "essential").execute();
  await town.pass({ hours: 1 });
  expect(told()).toEqual([]);
});

test("only owners are told, and nobody who refuses all mails", async () => {
  const { ada, els, mona } = town.people;
  await town.db
    .updateTable("public.licence")
    .set({ untilAt: days(20) })
    .where("organisationId", "=", town.organisations.city)
    .where("module", "=", "network")
    .execute();
  await town.pass({ hours: 1 });
  expect([ada, els, mona].map(({ email }) => town.mails(email).length)).toEqual([1, 0, 0]);
  await ada.accounts.setMailSettings({ body: { isUnsubscribedFromAll: true } });
  await town.pass({ days: 14 });
  expect(town.mails(ada.email)).toHaveLength(1);
});

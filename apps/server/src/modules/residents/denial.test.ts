/** A proven member of the household says that someone does not live there; the city then decides. D §5 */
import { beforeEach, expect, test } from "vitest";
import { nextTown, type Town } from "../../testing/town.ts";

let town: Town;
beforeEach(async () => {
  town = await nextTown();
});

const idOf = (who: "dirk" | "daan" | "fatma") => town.people[who].session.residentId ?? "";
const deny = (who: "dirk" | "daan" | "fatma", residentId = idOf("daan"), isDenied = true) =>
  town.people[who].residents.denyHousemate({ params: { residentId }, body: { isDenied } });
const vouch = () => town.people.dirk.residents.vouchForHousemate({ params: { residentId: idOf("daan") } });
const waiting = async () =>
  (await town.people.mona.residents.listWaitingResidents()).items.find(({ residentId }) => residentId === idOf("daan"));

test("a resident denied by a housemate keeps waiting, and staff of the city see the denial", async () => {
  expect(await waiting()).toMatchObject({ isDenied: false });
  expect((await deny("dirk")).waitingHousemates).toMatchObject([{ residentId: idOf("daan"), isDenied: true }]);
  expect(await waiting()).toMatchObject({ isDenied: true });
  expect(JSON.stringify(await town.people.daan.residents.getMyResidence())).not.toContain("Denied");
});

test("nobody vouches for them any more until it is taken back", async () => {
  await deny("dirk");
  await expect(vouch()).refuses("denied_by_housemate");
  await deny("dirk", idOf("daan"), false);
  expect(await waiting()).toMatchObject({ isDenied: false });
  await vouch();
  expect(await town.people.daan.residents.getMyResidence()).toMatchObject({ isProven: true });
});

test("the city can still confirm them, which ends what was said", async () => {
  await deny("dirk");
  const { residentId = "", since = "" } = (await waiting()) ?? {};
  await town.people.mona.residents.proveResident({ params: { residentId }, body: { since } });
  await town.people.mona.residents.undoResidenceDecision({ params: { residentId }, body: { since } });
  expect(await waiting()).toMatchObject({ isDenied: false });
});

test("only proven members of the household deny, and only those who wait", async () => {
  await expect(deny("daan", idOf("dirk"))).refuses("residence_not_proven");
  await expect(deny("fatma")).refuses("not_found");
  await expect(deny("dirk", idOf("dirk"))).refuses("not_found");
  await vouch();
  await expect(deny("dirk")).refuses("not_found");
});

test("of vouching and denying at once, one is refused, and they never both hold", async () => {
  const nele = town.people.nele;
  await town.db
    .updateTable("resident")
    .set((eb) => ({
      provenAt: town.clock.now(),
      householdId: eb.selectFrom("resident as other").where("other.id", "=", idOf("dirk")).select("other.householdId"),
    }))
    .where("accountId", "=", nele.accountId)
    .execute();
  const params = { residentId: idOf("daan") };
  const results = await Promise.allSettled([
    vouch(),
    nele.residents.denyHousemate({ params, body: { isDenied: true } }),
  ]);
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const row = await town.db
    .selectFrom("resident")
    .select(["provenAt", "deniedAt"])
    .where("id", "=", idOf("daan"))
    .executeTakeFirstOrThrow();
  expect([row.provenAt, row.deniedAt].filter(Boolean)).toHaveLength(1);
});

test("a resident who moves away is no longer denied", async () => {
  await deny("dirk");
  const addressId = town.zuid.streets[0]?.addresses[3]?.id ?? "";
  const body = { networkSlug: "testdorp", addressId, pin: null };
  await town.people.daan.residents.moveHouse({ body });
  const row = await town.db
    .selectFrom("resident")
    .select(["deniedAt", "deniedBy"])
    .where("id", "=", idOf("daan"))
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ deniedAt: null, deniedBy: null });
});

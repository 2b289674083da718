/** The city confirms or declines where people live; either can be undone. D §5 */
import { beforeEach, describe, expect, test } from "vitest";
import { nextTown, type Town } from "../../testing/town.ts";

let town: Town;
beforeEach(async () => {
  town = await nextTown();
});

async function waiting() {
  const { mona, daan } = town.people;
  const { items, waitingResidents } = await mona.residents.listWaitingResidents();
  const found = items.find(({ residentId }) => residentId === daan.session.residentId);
  return { found, waitingResidents };
}

async function asked() {
  const { found } = await waiting();
  const { residentId = "", since = "" } = found ?? {};
  return { params: { residentId }, body: { since } };
}
const decided = async () => (await town.people.mona.residents.listDecidedResidents()).items;

describe("a resident whose address is declined", () => {
  const reason = "Op dit adres staat geen huis.";

  test("is no longer waiting, reads why, and cannot vote", async () => {
    const { mona, daan } = town.people;
    const input = await asked();
    const before = (await waiting()).waitingResidents;
    await mona.residents.declineResident({ ...input, body: { ...input.body, reason } });
    expect(await waiting()).toEqual({ found: undefined, waitingResidents: before - 1 });
    const at = town.clock.now().toISOString();
    expect(await daan.residents.getMyResidence()).toMatchObject({ isProven: false, declined: { reason, at } });
    expect(await decided()).toMatchObject([
      { residentId: input.params.residentId, decision: { kind: "declined", reason, at, by: "Mona Peeters" } },
    ]);
  });

  test("gets a reason", async () => {
    const input = await asked();
    const send = town.people.mona.residents.declineResident({ ...input, body: { ...input.body, reason: " " } });
    await expect(send).refuses("invalid_input", { reason: "declineReasonRequired" });
  });

  test("waits again when that is undone", async () => {
    const { mona, daan } = town.people;
    const input = await asked();
    await mona.residents.declineResident({ ...input, body: { ...input.body, reason } });
    await mona.residents.undoResidenceDecision(input);
    expect((await waiting()).found).toBeDefined();
    expect(await decided()).toEqual([]);
    expect((await daan.residents.getMyResidence()).declined).toBeNull();
    await expect(mona.residents.undoResidenceDecision(input)).refuses("changed_meanwhile");
  });

  test("is still proven when a housemate vouches", async () => {
    const { mona, dirk, daan } = town.people;
    const input = await asked();
    await mona.residents.declineResident({ ...input, body: { ...input.body, reason } });
    await dirk.residents.vouchForHousemate({ params: input.params });
    expect(await daan.residents.getMyResidence()).toMatchObject({ isProven: true, declined: null });
    expect(await decided()).toEqual([]);
  });
});

describe("a confirmation", () => {
  test("is in the list of decisions, and can be undone: the resident waits again", async () => {
    const { mona, daan } = town.people;
    const input = await asked();
    await mona.residents.proveResident(input);
    expect(await decided()).toMatchObject([{ decision: { kind: "confirmed", reason: "", by: "Mona Peeters" } }]);
    await mona.residents.undoResidenceDecision(input);
    expect((await waiting()).found).toBeDefined();
    expect((await daan.residents.getMyResidence()).isProven).toBe(false);
  });

  test("is listed for 30 days; a refusal until it is undone", async () => {
    const { mona } = town.people;
    const input = await asked();
    await mona.residents.proveResident(input);
    await town.pass({ days: 31 });
    expect(await decided()).toEqual([]);
  });

  test("by a housemate cannot be undone by the city", async () => {
    const { mona, dirk } = town.people;
    const input = await asked();
    await dirk.residents.vouchForHousemate({ params: input.params });
    await expect(mona.residents.undoResidenceDecision(input)).refuses("changed_meanwhile");
    const reason = "Te laat";
    const late = mona.residents.declineResident({ ...input, body: { ...input.body, reason } });
    await expect(late).refuses("changed_meanwhile");
  });
});

test("only administrators of the city decide, about residents as they were shown", async () => {
  const { els, aisha, otto, mona } = town.people;
  const input = await asked();
  const decline = { ...input, body: { ...input.body, reason: "Nee" } };
  await expect(els.residents.declineResident(decline)).refuses("level_too_low");
  await expect(aisha.residents.declineResident(decline)).refuses("not_allowed");
  await expect(aisha.residents.listDecidedResidents()).refuses("not_allowed");
  await expect(otto.residents.declineResident(decline)).refuses("not_found");
  const earlier = { ...decline.body, since: "2020-01-01T00:00:00.000Z" };
  await expect(mona.residents.declineResident({ ...decline, body: earlier })).refuses("changed_meanwhile");
});

test("every decision is logged", async () => {
  const { mona, ada } = town.people;
  const input = await asked();
  await mona.residents.declineResident({ ...input, body: { ...input.body, reason: "Nee" } });
  await mona.residents.undoResidenceDecision(input);
  const { items } = await ada.audit.listEntries();
  expect(items).toMatchObject([
    { action: "residents.undoDecision", new: { residence: "declined" } },
    { action: "residents.decline", new: { reason: "Nee" } },
  ]);
});

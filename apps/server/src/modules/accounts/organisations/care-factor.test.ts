/** Organisations that get care from now on require a second factor there, thirty days after each member first used it. D §2 */
import { beforeEach, describe, expect, test } from "vitest";
import { nextTown, type Person, type Town } from "../../../testing/town.ts";
import { givePhone } from "../testing/second-factors.ts";

let town: Town;
beforeEach(async () => {
  town = await nextTown();
});

/** Nina's organisation has no licence until the provider grants it one. */
const grantCare = (organisationId: string) =>
  town.people.stijn.platform.grantLicence({
    params: { organisationId },
    body: { module: "care", level: "premium", from: town.clock.now().toISOString(), until: null, scope: null },
  });
const careOf = async (person: Person) => {
  const { active } = await person.accounts.getSession();
  if (active.kind !== "membership") throw new Error("no membership");
  return {
    from: active.membership.careSecondFactorFrom,
    must: active.mustAddFactorForCare,
    may: active.access.tickets.read,
  };
};
const useCare = (person: Person) => person.care.listTickets({ query: {} });

describe("a member of an organisation that gets care now", () => {
  beforeEach(() => grantCare(town.organisations.withoutLicence));

  test("has thirty days from the first use of care, is told the day, and then has no care, but everything else", async () => {
    const { nina } = town.people;
    expect(await careOf(nina)).toEqual({ from: null, must: false, may: true });
    await town.pass({ days: 3 });
    await useCare(nina);
    const from = town.in({ days: 30 });
    expect(await careOf(nina)).toEqual({ from, must: false, may: true });
    await town.pass({ days: 1 });
    await useCare(nina);
    expect(await careOf(nina)).toMatchObject({ from });
    await town.pass({ days: 28, hours: 23 });
    await useCare(nina);
    await town.pass({ hours: 1 });
    await expect(useCare(nina)).refuses("second_factor_required");
    expect(await careOf(nina)).toEqual({ from, must: true, may: "second_factor_required" });
    expect((await nina.accounts.getOrganisation()).isCareSecured).toBe(true);
  });

  test("keeps care with a second step taken", async () => {
    const { nina } = town.people;
    await useCare(nina);
    await town.pass({ days: 31 });
    await town.db
      .updateTable("public.session")
      .set({ secondStep: "done" })
      .where("accountId", "=", nina.accountId)
      .execute();
    await useCare(nina);
    expect(await careOf(nina)).toMatchObject({ must: false, may: true });
  });

  test("has it back once an owner switches the rule off, with a reason that the log keeps", async () => {
    const { nina } = town.people;
    await useCare(nina);
    await town.pass({ days: 31 });
    await expect(nina.accounts.secureCare({ body: { isRequired: false, reason: " " } })).refuses("invalid_input", {
      reason: "required",
    });
    const reason = "Wij werken alleen op kantoor.";
    expect(await nina.accounts.secureCare({ body: { isRequired: false, reason } })).toMatchObject({
      isCareSecured: false,
    });
    await useCare(nina);
    const { items } = await nina.audit.listEntries();
    expect(items[0]).toMatchObject({
      action: "accounts.secureCare",
      old: { isRequired: true },
      new: { isRequired: false, reason },
    });
    // Another licence does not undo the owner's decision.
    await town.pass({ days: 1 });
    await grantCare(town.organisations.withoutLicence);
    expect((await nina.accounts.getOrganisation()).isCareSecured).toBe(false);
  });

  test("which only an owner with a second step switches on again", async () => {
    const { nina } = town.people;
    await nina.accounts.secureCare({ body: { isRequired: false, reason: "Proef" } });
    await expect(nina.accounts.secureCare({ body: { isRequired: true, reason: "" } })).refuses(
      "second_factor_required",
    );
    await givePhone(town, nina);
    expect(await nina.accounts.secureCare({ body: { isRequired: true, reason: "" } })).toMatchObject({
      isCareSecured: true,
    });
  });
});

test("organisations that had care before stay as they are, also with another licence", async () => {
  const { caro } = town.people;
  await town.pass({ days: 1 });
  await grantCare(town.organisations.careOnly);
  await useCare(caro);
  await town.pass({ days: 40 });
  await useCare(caro);
  expect(await careOf(caro)).toEqual({ from: null, must: false, may: true });
});

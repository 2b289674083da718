import { hourMs } from "@stoep/contract/kernel";
import { describe, expect, test } from "vitest";
import { nextTown, password } from "../../testing/town.ts";
import {
  addressIn,
  countHouseholdsByName,
  finishSignUp,
  newPassword,
  readSignUp,
  signUpForm,
  signUpFully,
  submitSignUp,
  tokenFor,
  townParams,
} from "./testing/sign-up.ts";

describe("the link", () => {
  test("works once, even when followed a hundred times at the same moment", async () => {
    const town = await nextTown();
    await submitSignUp(town);
    const token = await tokenFor(town, "marie@thuis.example");
    const all = await Promise.allSettled(Array.from({ length: 100 }, () => finishSignUp(town, token)));
    const refused = all.flatMap((one) => (one.status === "rejected" ? [one.reason.code] : []));
    expect(refused).toEqual(Array(99).fill("token_invalid"));
    expect(await countHouseholdsByName(town)).toMatchObject({ Oost: [1, 1] });
  });

  test("works for 48 hours and in its own network; a made-up one does not", async () => {
    const town = await nextTown();
    await submitSignUp(town);
    const token = await tokenFor(town, "marie@thuis.example");
    await expect(readSignUp(town, token, "naburg")).refuses("token_invalid");
    await expect(readSignUp(town, `${token}x`)).refuses("token_invalid");
    await expect(readSignUp(town, token, "nergens")).refuses("not_found");
    await expect(finishSignUp(town, token, "naburg")).refuses("token_invalid");
    await expect(finishSignUp(town, `${token}x`)).refuses("token_invalid");
    await expect(finishSignUp(town, token, "nergens")).refuses("not_found");
    town.clock.move(48 * hourMs);
    await expect(readSignUp(town, token)).refuses("token_invalid");
    await expect(finishSignUp(town, token)).refuses("token_invalid");
  });

  test("says who it is for, however often it is read, until it is used", async () => {
    const town = await nextTown();
    await submitSignUp(town);
    const token = await tokenFor(town, "marie@thuis.example");
    const marie = { email: "marie@thuis.example", firstName: "Marie", lastName: "Claes", asksForPassword: true };
    for (let times = 0; times < 3; times++) expect(await readSignUp(town, token)).toEqual(marie);
    await finishSignUp(town, token);
    await expect(readSignUp(town, token)).refuses("token_invalid");
  });

  test.each([
    ["no", null, "passwordRequired"],
    ["an empty", "", "passwordRequired"],
    ["a short", "kort", "passwordTooShort"],
    ["a common", "password", "passwordTooCommon"],
    ["her own name as", "marie2026", "passwordTooCommon"],
    ["her own address as", "marie@thuis.example", "passwordTooCommon"],
    ["a very long", "x".repeat(129), "passwordTooLong"],
  ])("with %s password is refused, and still works after that", async (_, wrong, code) => {
    const town = await nextTown();
    await submitSignUp(town);
    const token = await tokenFor(town, "marie@thuis.example");
    await expect(finishSignUp(town, token, "testdorp", wrong)).refuses("invalid_input", { password: code });
    expect(await countHouseholdsByName(town)).toMatchObject({ Oost: [0, 0] });
    await finishSignUp(town, token);
    expect(await countHouseholdsByName(town)).toMatchObject({ Oost: [1, 1] });
  });

  test("leaves the choice of password to the reader of the mail, not the author of the form", async () => {
    const town = await nextTown();
    const sent = { ...signUpForm(town), password: "van-een-vreemde" };
    await town.guest.residents.signUp({ params: townParams, body: sent });
    await finishSignUp(town, await tokenFor(town, "marie@thuis.example"));
    const signIn = (password: string) =>
      town.guest.accounts.getToken({ body: { grant_type: "password", username: "marie@thuis.example", password } });
    await expect(signIn("van-een-vreemde")).refuses("credentials_wrong");
    expect((await signIn(newPassword)).access_token).toBeTruthy();
  });

  test("asks no password of people who already have an account", async () => {
    const town = await nextTown();
    const { els } = town.people;
    await submitSignUp(town, { email: els.email, firstName: "Iemand", lastName: "Anders" });
    const token = await tokenFor(town, els.email);
    expect(await readSignUp(town, token)).toMatchObject({ email: els.email, firstName: "Els", asksForPassword: false });
    await finishSignUp(town, token, "testdorp", null);
    await town.guest.accounts.getToken({ body: { grant_type: "password", username: els.email, password } });
  });

  test("once used, stops others in the same mailbox from working", async () => {
    const town = await nextTown();
    await submitSignUp(town);
    const first = await tokenFor(town, "marie@thuis.example");
    await town.pass({ minutes: 1 });
    await submitSignUp(town, { addressId: addressIn(town, "west") });
    await finishSignUp(town, await tokenFor(town, "marie@thuis.example"));
    await expect(finishSignUp(town, first)).refuses("token_invalid");
    expect(await countHouseholdsByName(town)).toMatchObject({ Oost: [0, 0], West: [1, 1] });
  });

  test("followed by two housemates at the same moment makes one household", async () => {
    const town = await nextTown();
    const emails = ["een@thuis.example", "twee@thuis.example", "drie@thuis.example"];
    for (const email of emails) await submitSignUp(town, { email });
    const tokens = [];
    for (const email of emails) tokens.push(await tokenFor(town, email));
    await Promise.all(tokens.map((token) => finishSignUp(town, token)));
    expect(await countHouseholdsByName(town)).toMatchObject({ Oost: [1, 3] });
  });

  test("followed by one person in two networks at the same moment makes one account", async () => {
    const town = await nextTown();
    const naburg = {
      params: { networkSlug: "naburg" },
      body: signUpForm(town, { addressId: town.elsewhere.streets[0]?.addresses[2]?.id ?? "" }),
    };
    await submitSignUp(town);
    const near = await tokenFor(town, "marie@thuis.example");
    await town.guest.residents.signUp(naburg);
    const far = await tokenFor(town, "marie@thuis.example");
    await Promise.all([finishSignUp(town, near), finishSignUp(town, far, "naburg")]);
    const residences = await town.db
      .selectFrom("public.residence as lives")
      .innerJoin("public.account as person", "person.id", "lives.accountId")
      .select("person.id")
      .where("person.email", "=", "marie@thuis.example")
      .execute();
    expect(residences).toHaveLength(2);
    expect(residences[0]?.id).toBe(residences[1]?.id);
  });

  test("brings back a resident who left, to the new house, unproven", async () => {
    const town = await nextTown();
    const { dirk } = town.people;
    await town.db
      .updateTable("resident")
      .set({ leftAt: town.clock.now() })
      .where("accountId", "=", dirk.accountId)
      .execute();
    await signUpFully(town, { email: dirk.email });
    expect(await dirk.residents.getMyResidence()).toMatchObject({ neighbourhood: { name: "Oost" }, isProven: false });
  });

  test("is deleted with everything on the form when nobody follows it", async () => {
    const town = await nextTown();
    await submitSignUp(town);
    await town.pass({ hours: 47 });
    const waiting = () => town.db.selectFrom("public.signUp").select("id").execute();
    expect(await waiting()).toHaveLength(1);
    await town.pass({ hours: 2 });
    expect(await waiting()).toEqual([]);
  });
});

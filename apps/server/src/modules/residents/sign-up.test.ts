import type { SignUp } from "@stoep/contract/residents";
import pg from "pg";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { nextTown, password, type Town } from "../../testing/town.ts";
import {
  addressIn,
  countHouseholdsByName,
  finishSignUp,
  newPassword,
  signIn,
  signUpForm,
  signUpFully,
  submitSignUp,
  tokenFor,
} from "./testing/sign-up.ts";

describe("signing up", () => {
  test("ends with a resident in a household of the right neighbourhood, signed in by the link", async () => {
    const town = await nextTown();
    expect(await submitSignUp(town)).toEqual({ done: true });
    expect(await countHouseholdsByName(town)).toMatchObject({ Oost: [0, 0] });
    const token = await tokenFor(town, "marie@thuis.example");
    const mail = town.mails("marie@thuis.example").at(-1);
    expect(mail?.text).toContain(`https://stoep.example/testdorp/welcome?token=${token}`);
    const marie = await signIn(town, (await finishSignUp(town, token)).autologin);
    const session = await marie.session();
    expect(session.account).toMatchObject({ email: "marie@thuis.example", firstName: "Marie", language: "nl" });
    expect(session.residences).toHaveLength(1);
    expect(await countHouseholdsByName(town)).toMatchObject({ Oost: [1, 1] });
    const signedIn = await town.guest.accounts.getToken({
      body: { grant_type: "password", username: "marie@thuis.example", password: newPassword },
    });
    expect(signedIn.access_token).toBeTruthy();
  });

  test("at an address where others live shares their household", async () => {
    const town = await nextTown();
    expect(await countHouseholdsByName(town)).toMatchObject({ Noord: [1, 2] });
    await signUpFully(town, { addressId: addressIn(town, "noord", 1) });
    expect(await countHouseholdsByName(town)).toMatchObject({ Noord: [1, 3] });
  });

  let shared: Town;
  beforeAll(async () => {
    shared = await nextTown();
  });
  test.each<[string, (town: Town) => Partial<SignUp>, Record<string, string>]>([
    ["without an address", () => ({ addressId: null }), { addressId: "addressRequired" }],
    ["without agreeing to the terms", () => ({ hasAcceptedTerms: false }), { hasAcceptedTerms: "termsRequired" }],
    [
      "without names",
      () => ({ firstName: " ", lastName: "" }),
      { firstName: "firstNameRequired", lastName: "lastNameRequired" },
    ],
    ["without an e-mail address", () => ({ email: " " }), { email: "emailRequired" }],
    ["with half an e-mail address", () => ({ email: "marie@" }), { email: "emailFormat" }],
    [
      "with an address that is not on the list",
      (town) => ({ addressId: town.noord.id }),
      { addressId: "addressUnknown" },
    ],
    [
      "with an address of the network next door",
      (town) => ({ addressId: town.elsewhere.streets[0]?.addresses[0]?.id ?? "" }),
      { addressId: "addressUnknown" },
    ],
    ["with a pin in another city", () => ({ addressId: null, pin: pin(4.705, 50.875) }), { pin: "addressOutside" }],
    [
      "with a pin without a street",
      () => ({ addressId: null, pin: { ...pin(3.705, 51.065), street: " " } }),
      { "pin.street": "addressRequired" },
    ],
  ])("%s is refused", async (_, changes, fields) => {
    await expect(submitSignUp(shared, changes(shared))).refuses("invalid_input", fields);
    await shared.runDue();
    expect(shared.mails()).toEqual([]);
  });

  test("at an address outside all neighbourhoods is refused", async () => {
    const town = await nextTown();
    const addressId = addressIn(town, "oost");
    await town.db.updateTable("address").set({ neighbourhoodId: null }).where("id", "=", addressId).execute();
    await expect(submitSignUp(town)).refuses("invalid_input", { addressId: "addressOutside" });
  });

  test("in a network that does not exist is refused", async () => {
    const town = await nextTown();
    await expect(town.guest.residents.signUp({ params: { networkSlug: "nergens" }, body: signUpForm(town) })).refuses(
      "not_found",
    );
  });

  test("is limited to 30 times an hour from one address", async () => {
    const town = await nextTown();
    for (let at = 0; at < 30; at++)
      await submitSignUp(town, { email: `buur${at}@thuis.example`, addressId: addressIn(town, "west") });
    await expect(submitSignUp(town)).refuses("too_many_requests");
    await town.pass({ minutes: 61 });
    await submitSignUp(town);
  });
});

const pin = (longitude: number, latitude: number, street = "Nieuwstraat", houseNumber = "4") => ({
  longitude,
  latitude,
  street,
  houseNumber,
});

describe("a pin for a missing address", () => {
  const withPin = (place: ReturnType<typeof pin>, email: string) => ({ addressId: null, pin: place, email });
  const households = (town: Town) =>
    town.db
      .selectFrom("household")
      .leftJoin("neighbourhood", "neighbourhood.id", "household.neighbourhoodId")
      .select(["addressId", "streetId", "pinnedLabel", "neighbourhood.name as place"])
      .where("pinnedLabel", "is not", null)
      .execute();

  test("makes a household in the neighbourhood around it, shared by people with the same pin", async () => {
    const town = await nextTown();
    await signUpFully(town, withPin(pin(3.705, 51.065), "a@thuis.example"));
    await signUpFully(town, withPin(pin(3.7051, 51.0651, "nieuwstraat"), "b@thuis.example"));
    expect(await households(town)).toEqual([
      { addressId: null, streetId: null, pinnedLabel: "Nieuwstraat 4", place: "Noord" },
    ]);
    expect(await countHouseholdsByName(town)).toMatchObject({ Noord: [2, 4] });
  });

  test("on a border belongs to the lower code", async () => {
    const town = await nextTown();
    await signUpFully(town, withPin(pin(3.71, 51.06), "a@thuis.example"));
    expect((await households(town))[0]?.place).toBe("Noord");
  });

  test("in a known street belongs to that street, and with a known number to the address", async () => {
    const town = await nextTown();
    await signUpFully(town, withPin(pin(3.705, 51.065, "noordstraat", "99"), "a@thuis.example"));
    await signUpFully(town, withPin(pin(3.705, 51.065, "NOORDSTRAAT", "1"), "b@thuis.example"));
    expect(await households(town)).toMatchObject([
      { streetId: town.noord.streets[0]?.id, pinnedLabel: "noordstraat 99" },
    ]);
    expect(await countHouseholdsByName(town)).toMatchObject({ Noord: [2, 4] });
  });
});

describe("an e-mail address that is known", () => {
  test("gets the same response, whether it belongs to staff, a resident or nobody", async () => {
    const town = await nextTown();
    const { els, dirk } = town.people;
    const answers = [];
    for (const email of [els.email, dirk.email, "nieuw@thuis.example"])
      answers.push(await submitSignUp(town, { email }));
    expect(answers).toEqual([{ done: true }, { done: true }, { done: true }]);
    await town.runDue();
    expect(
      town
        .mails()
        .map(({ to }) => to)
        .sort(),
    ).toEqual([els.email, dirk.email, "nieuw@thuis.example"].sort());
  });

  test("of a resident gets a mail that they already live here, without a link", async () => {
    const town = await nextTown();
    const { dirk } = town.people;
    await submitSignUp(town, { email: dirk.email.toUpperCase(), addressId: addressIn(town, "zuid") });
    await town.runDue();
    const [mail] = town.mails(dirk.email);
    expect(mail?.text).toContain("https://stoep.example/testdorp/sign-in");
    expect(mail?.text).not.toContain("token");
    const rows = await town.db.selectFrom("public.signUp").select("usedAt").execute();
    expect(rows.every(({ usedAt }) => usedAt !== null)).toBe(true);
  });

  test("of an account without a place here gets a link, and keeps password and name", async () => {
    const town = await nextTown();
    const { els } = town.people;
    const credential = () =>
      town.db.selectFrom("public.credential").selectAll().where("accountId", "=", els.accountId).executeTakeFirst();
    const before = await credential();
    const signedIn = await signUpFully(town, { email: els.email, firstName: "Iemand", lastName: "Anders" });
    expect((await signedIn.session()).account).toMatchObject({ id: els.accountId, firstName: "Els" });
    expect(await credential()).toEqual(before);
    await expect(
      town.guest.accounts.getToken({
        body: { grant_type: "password", username: els.email, password: newPassword },
      }),
    ).refuses("credentials_wrong");
    await town.guest.accounts.getToken({ body: { grant_type: "password", username: els.email, password } });
  });

  test("takes the same steps as a new one, so that the time reveals nothing", async () => {
    const town = await nextTown();
    const query = vi.spyOn(pg.Client.prototype, "query");
    const statements: number[] = [];
    for (const email of [
      "eerste@thuis.example",
      town.people.els.email,
      town.people.dirk.email,
      "nieuw@thuis.example",
    ]) {
      query.mockClear();
      await submitSignUp(town, { email });
      statements.push(query.mock.calls.length);
    }
    query.mockRestore();
    // The first one also opens connections.
    expect(new Set(statements.slice(1)).size).toBe(1);
  });

  test("gets at most three mails an hour, whoever asks", async () => {
    const town = await nextTown();
    for (let at = 0; at < 6; at++) expect(await submitSignUp(town)).toEqual({ done: true });
    await town.runDue();
    expect(town.mails("marie@thuis.example")).toHaveLength(3);
  });
});

import type { SignUp } from "@stoep/contract/residents";
import pg from "pg";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { newTown, password, type Town } from "../../testing/town.ts";
import { countHouseholds } from "./store/residents.ts";

const params = { networkSlug: "testdorp" };
const addressIn = (town: Town, place: "noord" | "oost" | "zuid" | "west", house = 2) =>
  town[place].streets[0]?.addresses[house - 1]?.id ?? "";

function form(town: Town, changes: Partial<SignUp> = {}): SignUp {
  return {
    email: "marie@thuis.example",
    firstName: "Marie",
    lastName: "Claes",
    language: "nl",
    addressId: addressIn(town, "oost"),
    pin: null,
    hasAcceptedTerms: true,
    ...changes,
  };
}
const ask = (town: Town, changes: Partial<SignUp> = {}) =>
  town.guest.residents.signUp({ params, body: form(town, changes) });

/** Follows the link of the last mail to someone. */
async function tokenFor(town: Town, email: string): Promise<string> {
  await town.runDue();
  const mail = town.mails(email).at(-1);
  return /welcome\?token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
}
const chosen = "zeven-kleine-geitjes";
const look = (town: Town, token: string, networkSlug = "testdorp") =>
  town.guest.residents.getSignUp({ params: { networkSlug }, query: { token } });
const complete = (town: Town, token: string, networkSlug = "testdorp", password: string | null = chosen) =>
  town.guest.residents.completeSignUp({ params: { networkSlug }, body: { token, password } });

async function signUpFully(town: Town, changes: Partial<SignUp> = {}) {
  await ask(town, changes);
  const { autologin } = await complete(town, await tokenFor(town, form(town, changes).email));
  return signIn(town, autologin);
}

async function signIn(town: Town, autologin: string) {
  const { access_token } = await town.guest.accounts.getToken({ body: { grant_type: "password", autologin } });
  const headers = { authorization: `Bearer ${access_token}` };
  const session = async () =>
    (await town.http.inject({ url: "/api/businessprofileapi/profiledetails", headers })).json();
  return { headers, session };
}
const counts = async (town: Town) => {
  const items = await countHouseholds(town.db);
  return Object.fromEntries(items.map(({ name, registered, residents }) => [name, [registered, residents]]));
};

describe("signing up", () => {
  test("ends with a resident in a household of the right neighbourhood, signed in by the link", async () => {
    const town = await newTown();
    expect(await ask(town)).toEqual({ done: true });
    expect(await counts(town)).toMatchObject({ Oost: [0, 0] });
    const token = await tokenFor(town, "marie@thuis.example");
    const mail = town.mails("marie@thuis.example").at(-1);
    expect(mail?.text).toContain(`https://stoep.example/testdorp/welcome?token=${token}`);
    const marie = await signIn(town, (await complete(town, token)).autologin);
    const session = await marie.session();
    expect(session.account).toMatchObject({ email: "marie@thuis.example", firstName: "Marie", language: "nl" });
    expect(session.residences).toHaveLength(1);
    expect(await counts(town)).toMatchObject({ Oost: [1, 1] });
    const signedIn = await town.guest.accounts.getToken({
      body: { grant_type: "password", username: "marie@thuis.example", password: chosen },
    });
    expect(signedIn.access_token).toBeTruthy();
  });

  test("at an address where others live shares their household", async () => {
    const town = await newTown();
    expect(await counts(town)).toMatchObject({ Noord: [1, 2] });
    await signUpFully(town, { addressId: addressIn(town, "noord", 1) });
    expect(await counts(town)).toMatchObject({ Noord: [1, 3] });
  });

  let shared: Town;
  beforeAll(async () => {
    shared = await newTown();
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
    await expect(ask(shared, changes(shared))).refuses("invalid_input", fields);
    await shared.runDue();
    expect(shared.mails()).toEqual([]);
  });

  test("at an address that lies in no neighbourhood is refused", async () => {
    const town = await newTown();
    const addressId = addressIn(town, "oost");
    await town.db.updateTable("address").set({ neighbourhoodId: null }).where("id", "=", addressId).execute();
    await expect(ask(town)).refuses("invalid_input", { addressId: "addressOutside" });
  });

  test("in a network that does not exist is refused", async () => {
    const town = await newTown();
    await expect(town.guest.residents.signUp({ params: { networkSlug: "nergens" }, body: form(town) })).refuses(
      "not_found",
    );
  });

  test("30 times an hour from one place is enough", async () => {
    const town = await newTown();
    for (let at = 0; at < 30; at++)
      await ask(town, { email: `buur${at}@thuis.example`, addressId: addressIn(town, "west") });
    await expect(ask(town)).refuses("too_many_requests");
    await town.pass({ minutes: 61 });
    await ask(town);
  });
});

const pin = (longitude: number, latitude: number, street = "Nieuwstraat", houseNumber = "4") => ({
  longitude,
  latitude,
  street,
  houseNumber,
});

describe("a pin, where an address is missing,", () => {
  const withPin = (place: ReturnType<typeof pin>, email: string) => ({ addressId: null, pin: place, email });
  const households = (town: Town) =>
    town.db
      .selectFrom("household")
      .leftJoin("neighbourhood", "neighbourhood.id", "household.neighbourhoodId")
      .select(["addressId", "streetId", "pinnedLabel", "neighbourhood.name as place"])
      .where("pinnedLabel", "is not", null)
      .execute();

  test("makes a household in the neighbourhood around it, shared by who pins the same", async () => {
    const town = await newTown();
    await signUpFully(town, withPin(pin(3.705, 51.065), "a@thuis.example"));
    await signUpFully(town, withPin(pin(3.7051, 51.0651, "nieuwstraat"), "b@thuis.example"));
    expect(await households(town)).toEqual([
      { addressId: null, streetId: null, pinnedLabel: "Nieuwstraat 4", place: "Noord" },
    ]);
    expect(await counts(town)).toMatchObject({ Noord: [2, 4] });
  });

  test("on a border belongs to the lower code", async () => {
    const town = await newTown();
    await signUpFully(town, withPin(pin(3.71, 51.06), "a@thuis.example"));
    expect((await households(town))[0]?.place).toBe("Noord");
  });

  test("in a known street belongs to that street, and with a known number to the address", async () => {
    const town = await newTown();
    await signUpFully(town, withPin(pin(3.705, 51.065, "noordstraat", "99"), "a@thuis.example"));
    await signUpFully(town, withPin(pin(3.705, 51.065, "NOORDSTRAAT", "1"), "b@thuis.example"));
    expect(await households(town)).toMatchObject([
      { streetId: town.noord.streets[0]?.id, pinnedLabel: "noordstraat 99" },
    ]);
    expect(await counts(town)).toMatchObject({ Noord: [2, 4] });
  });
});

describe("an e-mail address that is known", () => {
  test("gets the same answer, whether it works for the city, lives here, or is new", async () => {
    const town = await newTown();
    const { els, dirk } = town.people;
    const answers = [];
    for (const email of [els.email, dirk.email, "nieuw@thuis.example"]) answers.push(await ask(town, { email }));
    expect(answers).toEqual([{ done: true }, { done: true }, { done: true }]);
    await town.runDue();
    expect(
      town
        .mails()
        .map(({ to }) => to)
        .sort(),
    ).toEqual([els.email, dirk.email, "nieuw@thuis.example"].sort());
  });

  test("of a resident is told by mail that a place is there, and no link is given out", async () => {
    const town = await newTown();
    const { dirk } = town.people;
    await ask(town, { email: dirk.email.toUpperCase(), addressId: addressIn(town, "zuid") });
    await town.runDue();
    const [mail] = town.mails(dirk.email);
    expect(mail?.text).toContain("https://stoep.example/testdorp/sign-in");
    expect(mail?.text).not.toContain("token");
    const rows = await town.db.selectFrom("public.signUp").select("usedAt").execute();
    expect(rows.every(({ usedAt }) => usedAt !== null)).toBe(true);
  });

  test("of an account without a place here gets one, and keeps password and name", async () => {
    const town = await newTown();
    const { els } = town.people;
    const credential = () =>
      town.db.selectFrom("public.credential").selectAll().where("accountId", "=", els.accountId).executeTakeFirst();
    const before = await credential();
    const signedIn = await signUpFully(town, { email: els.email, firstName: "Iemand", lastName: "Anders" });
    expect((await signedIn.session()).account).toMatchObject({ id: els.accountId, firstName: "Els" });
    expect(await credential()).toEqual(before);
    await expect(
      town.guest.accounts.getToken({
        body: { grant_type: "password", username: els.email, password: chosen },
      }),
    ).refuses("credentials_wrong");
    await town.guest.accounts.getToken({ body: { grant_type: "password", username: els.email, password } });
  });

  test("takes the same steps as one that is new: the time tells nothing", async () => {
    const town = await newTown();
    const query = vi.spyOn(pg.Client.prototype, "query");
    const statements: number[] = [];
    for (const email of [
      "eerste@thuis.example",
      town.people.els.email,
      town.people.dirk.email,
      "nieuw@thuis.example",
    ]) {
      query.mockClear();
      await ask(town, { email });
      statements.push(query.mock.calls.length);
    }
    query.mockRestore();
    // The first one opens connections.
    expect(new Set(statements.slice(1)).size).toBe(1);
  });

  test("is not flooded: three mails an hour, no matter who asks", async () => {
    const town = await newTown();
    for (let at = 0; at < 6; at++) expect(await ask(town)).toEqual({ done: true });
    await town.runDue();
    expect(town.mails("marie@thuis.example")).toHaveLength(3);
  });
});

describe("the link", () => {
  test("works once, also when it is followed a hundred times at the same moment", async () => {
    const town = await newTown();
    await ask(town);
    const token = await tokenFor(town, "marie@thuis.example");
    const all = await Promise.allSettled(Array.from({ length: 100 }, () => complete(town, token)));
    const refused = all.flatMap((one) => (one.status === "rejected" ? [one.reason.code] : []));
    expect(refused).toEqual(Array(99).fill("token_invalid"));
    expect(await counts(town)).toMatchObject({ Oost: [1, 1] });
  });

  test("works for 48 hours, in its own network, and not when it was made up", async () => {
    const town = await newTown();
    await ask(town);
    const token = await tokenFor(town, "marie@thuis.example");
    await expect(look(town, token, "naburg")).refuses("token_invalid");
    await expect(look(town, `${token}x`)).refuses("token_invalid");
    await expect(look(town, token, "nergens")).refuses("not_found");
    await expect(complete(town, token, "naburg")).refuses("token_invalid");
    await expect(complete(town, `${token}x`)).refuses("token_invalid");
    await expect(complete(town, token, "nergens")).refuses("not_found");
    town.clock.move(48 * 60 * 60 * 1000);
    await expect(look(town, token)).refuses("token_invalid");
    await expect(complete(town, token)).refuses("token_invalid");
  });

  test("tells who it is for, as often as it is looked at, until it is used", async () => {
    const town = await newTown();
    await ask(town);
    const token = await tokenFor(town, "marie@thuis.example");
    const marie = { email: "marie@thuis.example", firstName: "Marie", lastName: "Claes", asksForPassword: true };
    for (let times = 0; times < 3; times++) expect(await look(town, token)).toEqual(marie);
    await complete(town, token);
    await expect(look(town, token)).refuses("token_invalid");
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
    const town = await newTown();
    await ask(town);
    const token = await tokenFor(town, "marie@thuis.example");
    await expect(complete(town, token, "testdorp", wrong)).refuses("invalid_input", { password: code });
    expect(await counts(town)).toMatchObject({ Oost: [0, 0] });
    await complete(town, token);
    expect(await counts(town)).toMatchObject({ Oost: [1, 1] });
  });

  test("leaves the choice of the password to who opens the mail, not to who filled in the form", async () => {
    const town = await newTown();
    const sent = { ...form(town), password: "van-een-vreemde" };
    await town.guest.residents.signUp({ params, body: sent });
    await complete(town, await tokenFor(town, "marie@thuis.example"));
    const signIn = (password: string) =>
      town.guest.accounts.getToken({ body: { grant_type: "password", username: "marie@thuis.example", password } });
    await expect(signIn("van-een-vreemde")).refuses("credentials_wrong");
    expect((await signIn(chosen)).access_token).toBeTruthy();
  });

  test("asks who has an account already for no password", async () => {
    const town = await newTown();
    const { els } = town.people;
    await ask(town, { email: els.email, firstName: "Iemand", lastName: "Anders" });
    const token = await tokenFor(town, els.email);
    expect(await look(town, token)).toMatchObject({ email: els.email, firstName: "Els", asksForPassword: false });
    await complete(town, token, "testdorp", null);
    await town.guest.accounts.getToken({ body: { grant_type: "password", username: els.email, password } });
  });

  test("is the last: others in the same mailbox stop working", async () => {
    const town = await newTown();
    await ask(town);
    const first = await tokenFor(town, "marie@thuis.example");
    await town.pass({ minutes: 1 });
    await ask(town, { addressId: addressIn(town, "west") });
    await complete(town, await tokenFor(town, "marie@thuis.example"));
    await expect(complete(town, first)).refuses("token_invalid");
    expect(await counts(town)).toMatchObject({ Oost: [0, 0], West: [1, 1] });
  });

  test("of two housemates, followed at the same moment, makes one household", async () => {
    const town = await newTown();
    const emails = ["een@thuis.example", "twee@thuis.example", "drie@thuis.example"];
    for (const email of emails) await ask(town, { email });
    const tokens = [];
    for (const email of emails) tokens.push(await tokenFor(town, email));
    await Promise.all(tokens.map((token) => complete(town, token)));
    expect(await counts(town)).toMatchObject({ Oost: [1, 3] });
  });

  test("of the same person in two networks, followed at the same moment, makes one account", async () => {
    const town = await newTown();
    const naburg = {
      params: { networkSlug: "naburg" },
      body: form(town, { addressId: town.elsewhere.streets[0]?.addresses[2]?.id ?? "" }),
    };
    await ask(town);
    const near = await tokenFor(town, "marie@thuis.example");
    await town.guest.residents.signUp(naburg);
    const far = await tokenFor(town, "marie@thuis.example");
    await Promise.all([complete(town, near), complete(town, far, "naburg")]);
    const residences = await town.db
      .selectFrom("public.residence as lives")
      .innerJoin("public.account as person", "person.id", "lives.accountId")
      .select("person.id")
      .where("person.email", "=", "marie@thuis.example")
      .execute();
    expect(residences).toHaveLength(2);
    expect(residences[0]?.id).toBe(residences[1]?.id);
  });

  test("brings back anyone who left, to the new house, unproven", async () => {
    const town = await newTown();
    const { dirk } = town.people;
    await town.db
      .updateTable("resident")
      .set({ leftAt: town.clock.now() })
      .where("accountId", "=", dirk.accountId)
      .execute();
    await signUpFully(town, { email: dirk.email });
    expect(await dirk.residents.getMyResidence()).toMatchObject({ neighbourhood: { name: "Oost" }, isProven: false });
  });

  test("is forgotten with everything that was on the form when nobody follows it", async () => {
    const town = await newTown();
    await ask(town);
    await town.pass({ hours: 47 });
    const waiting = () => town.db.selectFrom("public.signUp").select("id").execute();
    expect(await waiting()).toHaveLength(1);
    await town.pass({ hours: 2 });
    expect(await waiting()).toEqual([]);
  });
});

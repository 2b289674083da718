/** Signing in with a provider of the installation or of a network. docs/specification/access.md */
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { TestProvider } from "../../../testing/sign-on-provider.ts";
import { nextTown, type Person, password, type Town } from "../../../testing/town.ts";
import { askToken, byRefresh, sessionBy } from "../testing/ask-token.ts";
import { giveApp } from "../testing/second-factors.ts";
import {
  answerOf,
  finishSignOnOf,
  formOf,
  inApp,
  linkAs,
  markConfirmed,
  openProviderFor,
  type ProviderPersonName,
  registerSharedProvider,
  signOnAs,
  startLinking,
  startSignOnOf,
} from "../testing/sign-on.ts";

let town: Town;
let provider: TestProvider;
/** Sign-on names: the installation's, Testdorp's, and another city's. */
let all: string;
let here: string;
let nextDoor: string;
beforeAll(async () => {
  town = await nextTown();
  provider = await openProviderFor(town);
  const { testdorp, naburg } = town.networks;
  all = (await registerSharedProvider(town, provider, { slug: "allen", name: "itsme" })).slug;
  here = (await registerSharedProvider(town, provider, { slug: "dorp", networkId: testdorp.id })).slug;
  nextDoor = (await registerSharedProvider(town, provider, { slug: "naburg", networkId: naburg.id })).slug;
});
afterAll(() => provider.close());
beforeEach(() => town.db.deleteFrom("public.identity").execute());

/** Links the person to an identity, as if they had done so themselves. */
async function linked(person: Person, who: ProviderPersonName): Promise<void> {
  await town.db
    .insertInto("public.identity")
    .values({
      id: newId(),
      accountId: person.accountId,
      issuer: provider.issuer,
      subject: who,
      createdAt: town.clock.now(),
    })
    .execute();
}

describe("the sign-in page", () => {
  test("shows the installation's providers, and a network's own on its pages", async () => {
    const seen = async (network?: string) =>
      (await town.guest.accounts.listSignOns({ query: network ? { network } : {} })).items.map(({ slug }) => slug);
    expect(await seen()).toEqual([all]);
    expect(await seen("testdorp")).toEqual([here, all]);
    expect(await seen("naburg")).toEqual([nextDoor, all]);
    expect(await seen("nergens")).toEqual([all]);
    const { items } = await town.guest.accounts.listSignOns({ query: { network: "testdorp" } });
    expect(items).toEqual([
      { slug: here, name: "Testdorp Sleutel", belongsTo: "network", owner: "Testdorp" },
      { slug: all, name: "itsme", belongsTo: "installation", owner: null },
    ]);
  });

  test("does not show another network's provider, nor an organisation's to residents", async () => {
    const begin = async (slug: string, client: "dashboard" | "resident", network?: string) =>
      (await startSignOnOf(town, slug, inApp(client), network)).body.code ?? "begun";
    expect(await begin(here, "resident", "testdorp")).toBe("begun");
    expect(await begin(here, "resident", "naburg")).toBe("not_found");
    expect(await begin(here, "resident")).toBe("not_found");
    expect(await begin(here, "dashboard", "naburg")).toBe("not_found");
    // From the dashboard, staff who know the provider's address.
    expect(await begin(here, "dashboard")).toBe("begun");
    await markConfirmed(town, town.people.ada);
    const { slug } = await town.people.ada.accounts.createProvider({ body: formOf(provider) });
    expect(await begin(slug, "dashboard")).toBe("begun");
    expect(await begin(slug, "resident", "testdorp")).toBe("not_found");
  });

  test("does not show a disabled provider, and sign-ons under way through it fail", async () => {
    const { stijn, dirk } = town.people;
    const { id, slug } = await registerSharedProvider(town, provider);
    await linked(dirk, "ben");
    const begun = await startSignOnOf(town, slug, inApp("resident"), "testdorp");
    const back = answerOf(await provider.visit(begun.address, "ben"));
    const { admits: _, ...form } = formOf(provider, { slug, isEnabled: false });
    await stijn.platform.editSharedProvider({ params: { providerId: id }, body: form });
    expect((await finishSignOnOf(town, back, begun.cookie, inApp("resident"))).body.code).toBe("token_invalid");
    expect((await startSignOnOf(town, slug)).body.code).toBe("not_found");
    const { items } = await town.guest.accounts.listSignOns({ query: {} });
    expect(items.map((one) => one.slug)).toEqual([all]);
  });
});

describe("the way back", () => {
  test("takes residents to their application, whichever the network", async () => {
    const { address } = await startSignOnOf(town, all, inApp("resident"), "testdorp");
    expect(new URL(address).searchParams.get("redirect_uri")).toBe("https://stoep.example/sign-on");
    const other = await startSignOnOf(town, all);
    expect(new URL(other.address).searchParams.get("redirect_uri")).toBe(
      "https://stoep.example/dashboard/sign-in/callback",
    );
  });

  test("works once, in the browser and application where the sign-on began", async () => {
    await linked(town.people.dirk, "ben");
    const begin = async () => {
      const begun = await startSignOnOf(town, all, inApp("resident"), "testdorp");
      return { begun, back: answerOf(await provider.visit(begun.address, "ben")) };
    };
    const { begun, back } = await begin();
    expect((await finishSignOnOf(town, back, begun.cookie, inApp("dashboard"))).body.code).toBe("sign_on_refused");
    const again = await begin();
    expect((await finishSignOnOf(town, again.back, "", inApp("resident"))).body.code).toBe("token_invalid");
    expect((await finishSignOnOf(town, again.back, again.begun.cookie, inApp("resident"))).status).toBe(200);
    expect((await finishSignOnOf(town, again.back, again.begun.cookie, inApp("resident"))).body.code).toBe(
      "token_invalid",
    );
  });

  test("refuses an unknown person: no account is made, or found by its address", async () => {
    const count = () => town.db.selectFrom("public.account").select("id").execute();
    const before = (await count()).length;
    // "els" has the address of an existing account.
    for (const who of ["els", "anna", "nameless"] as const) {
      for (const slug of [all, here]) {
        const { status, body } = await signOnAs(town, provider, slug, who, "testdorp");
        expect([status, body.code]).toEqual([403, "identity_not_linked"]);
      }
    }
    expect((await count()).length).toBe(before);
    expect(await town.db.selectFrom("public.identity").selectAll().execute()).toEqual([]);
  });
});

describe("a resident", () => {
  test("links a provider of the installation or their network, signs in with it, and unlinks it", async () => {
    const { dirk } = town.people;
    await markConfirmed(town, dirk);
    const { providers } = await dirk.accounts.listIdentities();
    expect(providers.map(({ slug }) => slug)).toEqual([here, all]);
    await expect(dirk.accounts.startLink({ params: { providerSlug: nextDoor } })).refuses("not_found");
    expect((await linkAs(town, provider, here, "ben", dirk)).body.linked).toBe(true);
    const { body } = await signOnAs(town, provider, here, "ben", "testdorp");
    const session = await sessionBy(town, body.token.access_token);
    expect(session.body.active).toMatchObject({ kind: "residence", residence: { network: { slug: "testdorp" } } });
    const { items } = await dirk.accounts.listIdentities();
    await dirk.accounts.unlinkIdentity({ params: { identityId: items[0]?.id ?? "" } });
    expect((await sessionBy(town, body.token.access_token)).status, "a session that it began").toBe(401);
    expect((await signOnAs(town, provider, here, "ben", "testdorp")).body.code).toBe("identity_not_linked");
    await town.runDue();
    const subjects = town.mails(dirk.email).map(({ text }) => text);
    expect(subjects.join()).toContain("Inloggen kan voortaan met Testdorp Sleutel (Testdorp)");
  });

  test("who is also staff is offered an organisation's provider in the dashboard only", async () => {
    const { els } = town.people;
    await markConfirmed(town, town.people.ada);
    const { slug } = await town.people.ada.accounts.createProvider({ body: formOf(provider) });
    expect((await els.accounts.listIdentities()).providers.map((one) => one.slug)).toContain(slug);
    await markConfirmed(town, els);
    expect((await startLinking(town, els, slug, inApp("resident"))).body.code).toBe("not_found");
    expect((await startLinking(town, els, here, inApp("resident"))).status).toBe(200);
  });

  test("who belongs nowhere is offered only the installation's providers", async () => {
    const { sofie } = town.people;
    expect((await sofie.accounts.listIdentities()).providers.map(({ slug }) => slug)).toEqual([all]);
  });
});

describe("a network's provider", () => {
  test("gives access to its network, and to another only after re-authentication", async () => {
    const { otto } = town.people;
    await linked(otto, "ben");
    const membership = { accountId: otto.accountId, organisationId: town.organisations.city, type: "user" as const };
    const membershipId = newId();
    await town.db
      .insertInto("public.membership")
      .values({ id: membershipId, ...membership, networkLevel: "viewer", createdAt: town.clock.now() })
      .execute();
    const { body } = await signOnAs(town, provider, here, "ben");
    const session = await sessionBy(town, body.token.access_token);
    expect(session.body.active.membership).toMatchObject({ id: membershipId, network: { slug: "testdorp" } });
    const ask = (url: string, payload: object) =>
      town.http.inject({
        method: "POST",
        url: `/api/businessprofileapi/${url}`,
        headers: { ...inApp("dashboard"), authorization: `Bearer ${body.token.access_token}` },
        payload,
      });
    const home = { membershipId: otto.session.membershipId };
    expect((await ask("activateMembership", home)).json().code).toBe("confirmation_required");
    expect((await ask("activateMembership", { membershipId })).statusCode).toBe(200);
    expect((await ask("confirm", { kind: "password", password })).statusCode).toBe(200);
    expect((await ask("activateMembership", home)).statusCode).toBe(200);
    await town.db.deleteFrom("public.membership").where("id", "=", membershipId).execute();
  });

  test("neither reveals where else someone lives nor takes them there", async () => {
    const { nele } = town.people;
    await linked(nele, "ben");
    const { body } = await signOnAs(town, provider, here, "ben", "testdorp");
    const session = await sessionBy(town, body.token.access_token);
    expect(session.body).toMatchObject({ residences: [], active: { kind: "none" } });
    const response = await town.http.inject({
      method: "POST",
      url: "/api/businessprofileapi/activateResidence",
      headers: { ...inApp("resident"), authorization: `Bearer ${body.token.access_token}` },
      payload: { residentId: nele.session.residentId },
    });
    expect(response.json().code).toBe("confirmation_required");
    const everywhere = await signOnAs(town, provider, all, "ben", "naburg");
    expect((await sessionBy(town, everywhere.body.token.access_token)).body.active.kind).toBe("residence");
  });
});

describe("the second step", () => {
  test("is not replaced by such a provider: people with a factor use it, and then nothing is limited", async () => {
    const { mona } = town.people;
    await linked(mona, "ben");
    const app = await giveApp(town, mona);
    const response = await signOnAs(town, provider, here, "ben");
    expect(response.body.token).toMatchObject({ expires_in: 0, second_step: { kinds: ["app"] } });
    expect(response.body.token.access_token).toBeUndefined();
    const cookie = response.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
    const wrong = await askToken(town, { ...byRefresh(), "2fa_token": "000000" }, { client: "dashboard", cookie });
    expect(wrong.body.code).toBe("code_wrong");
    const right = await askToken(town, { ...byRefresh(), "2fa_token": app() }, { client: "dashboard", cookie });
    expect(right.status).toBe(200);
    const row = await town.db
      .selectFrom("public.session")
      .select(["secondStep", "signOnScope", "confirmedAt"])
      .where("accountId", "=", mona.accountId)
      .orderBy("id", "desc")
      .executeTakeFirst();
    expect(row).toEqual({ secondStep: "done", signOnScope: null, confirmedAt: town.clock.now() });
    await town.db.deleteFrom("public.factor").where("accountId", "=", mona.accountId).execute();
  });

  test("is refused when begun too often in a day, as after a password", async () => {
    const own = await nextTown();
    const itsOwn = await openProviderFor(own);
    const { slug } = await registerSharedProvider(own, itsOwn);
    const { wout } = own.people;
    await markConfirmed(own, wout);
    await linkAs(own, itsOwn, slug, "ben", wout);
    await giveApp(own, wout);
    const codes = [];
    for (let round = 0; round < 11; round++) codes.push((await signOnAs(own, itsOwn, slug, "ben")).body.code);
    await itsOwn.close();
    expect(codes).toEqual([...Array(10).fill(undefined), "too_many_tries"]);
  });

  test.each(["all", "here"] as const)("that an organisation requires is still required: %s", async (which) => {
    const { sien } = town.people;
    await linked(sien, "ben");
    const { body } = await signOnAs(town, provider, { all, here }[which], "ben");
    const session = await sessionBy(town, body.token.access_token);
    expect(session.body.active).toMatchObject({ mustAddFactor: true });
    const response = await town.http.inject({
      url: "/api/posts",
      headers: { authorization: `Bearer ${body.token.access_token}` },
    });
    expect(response.json().code).toBe("second_factor_required");
  });
});

test("no provider gives the rights of the platform's own people, or counts as re-authentication", async () => {
  const { stijn } = town.people;
  await linked(stijn, "ben");
  const { body } = await signOnAs(town, provider, all, "ben");
  const headers = { ...inApp("dashboard"), authorization: `Bearer ${body.token.access_token}` };
  const networks = () => town.http.inject({ url: "/api/platformapi/networks", headers });
  expect((await networks()).json().code).toBe("system_only");
  expect((await sessionBy(town, body.token.access_token)).body.account.isSystem).toBe(false);
  const link = await town.http.inject({ method: "POST", url: `/api/businessprofileapi/identities/${all}`, headers });
  expect(link.json().code).toBe("confirmation_required");
  const payload = { kind: "password", password };
  await town.http.inject({ method: "POST", url: "/api/businessprofileapi/confirm", headers, payload });
  expect((await networks()).statusCode).toBe(200);
});

test.each(["switched off", "taken away"])(
  "a provider that is %s ends the sessions it began, and only those",
  async (how) => {
    const { stijn, dirk, bram } = town.people;
    await linked(dirk, "ben");
    await linked(bram, "viktor");
    const { id, slug } = await registerSharedProvider(town, provider, { networkId: town.networks.testdorp.id });
    const token = async (name: string, who: ProviderPersonName, network = "") =>
      (await signOnAs(town, provider, name, who, network)).body.token.access_token;
    const [byIt, byAll] = [await token(slug, "ben", "testdorp"), await token(all, "viktor")];
    const params = { providerId: id };
    const { admits: _, ...form } = formOf(provider, { slug, isEnabled: false });
    if (how === "taken away") await stijn.platform.removeSharedProvider({ params });
    else await stijn.platform.editSharedProvider({ params, body: form });
    expect((await sessionBy(town, byIt)).status).toBe(401);
    expect((await sessionBy(town, byAll)).status).toBe(200);
    const own = await dirk.accounts.getSession();
    expect(own.account.id, "their own, by password").toBe(dirk.accountId);
  },
);

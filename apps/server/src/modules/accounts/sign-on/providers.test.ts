import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { seal } from "#kernel/keys/seal.ts";
import { untilBlocked } from "../../../testing/lock-wait.ts";
import type { TestProvider } from "../../../testing/sign-on-provider.ts";
import { nextTown, password, type Town } from "../../../testing/town.ts";
import { lockOrganisation } from "../members/store/members.ts";
import { sessionBy } from "../testing/ask-token.ts";
import {
  formOf,
  linkAs,
  markConfirmed,
  openProviderFor,
  registerProvider,
  signOnAs,
  startSignOnOf,
} from "../testing/sign-on.ts";
import { clientSecretAt } from "./sealed.ts";
import { updateProvider } from "./store/providers.ts";

let town: Town;
let provider: TestProvider;
beforeAll(async () => {
  town = await nextTown();
  provider = await openProviderFor(town);
});
afterAll(() => provider.close());
beforeEach(() => markConfirmed(town, town.people.ada));

const entries = async (subjectId: string) =>
  town.db.selectFrom("public.auditEntry").selectAll().where("subjectId", "=", subjectId).orderBy("id").execute();

test("an owner adds a provider, and gets what to hand to it and to colleagues", async () => {
  const made = await registerProvider(town, provider, { slug: "testdorp", admits: "pending" });
  expect(made).toEqual({
    id: expect.any(String),
    slug: "testdorp",
    name: "Testdorp Entra",
    issuer: provider.issuer,
    clientId: provider.clientId,
    admits: "pending",
    isEnabled: true,
    redirectUri: "https://stoep.example/dashboard/sign-in/callback",
    signInAddress: "https://stoep.example/dashboard/sign-in?with=testdorp",
    linkedCount: 0,
  });
  expect(await town.people.ada.accounts.listProviders()).toEqual({ items: [made], redirectUri: made.redirectUri });
  await markConfirmed(town, town.people.els);
  await linkAs(town, provider, "testdorp", "els", town.people.els);
  expect((await town.people.ada.accounts.listProviders()).items).toMatchObject([{ linkedCount: 1 }]);
});

test("the secret is stored sealed and sent only to the provider: not in responses, not in the log", async () => {
  const { ada } = town.people;
  const made = await registerProvider(town, provider);
  await ada.accounts.editProvider({
    params: { providerId: made.id },
    body: formOf(provider, { slug: made.slug, name: "Anders" }),
  });
  await ada.accounts.deleteProvider({ params: { providerId: made.id } });
  const log = await entries(made.id);
  expect(log.map(({ action, subjectName }) => [action, subjectName])).toEqual([
    ["accounts.addProvider", "Testdorp Entra"],
    ["accounts.editProvider", "Anders"],
    ["accounts.removeProvider", "Anders"],
  ]);
  expect(log[1]).toMatchObject({
    old: { name: "Testdorp Entra" },
    new: { name: "Anders", hasNewSecret: true },
    organisationId: town.organisations.city,
  });
  const kept = await town.db.selectFrom("public.identityProvider").selectAll().execute();
  for (const seen of [made, log, kept, (await ada.accounts.listProviders()).items])
    expect(JSON.stringify(seen)).not.toContain(provider.clientSecret);
});

describe("a provider", () => {
  test("keeps its secret to itself: another issuer or client needs a new one", async () => {
    const { ada } = town.people;
    const { clientSecret: _, ...withoutSecret } = formOf(provider);
    await expect(ada.accounts.createProvider({ body: withoutSecret })).refuses("invalid_input", {
      clientSecret: "secretRequired",
    });
    const { id, slug } = await registerProvider(town, provider);
    const params = { providerId: id };
    const thief = await openProviderFor(town);
    for (const change of [{ issuer: thief.issuer }, { clientId: "other" }]) {
      await expect(ada.accounts.editProvider({ params, body: { ...withoutSecret, slug, ...change } })).refuses(
        "invalid_input",
        { clientSecret: "secretRequired" },
      );
    }
    await thief.close();
    await ada.accounts.editProvider({ params, body: { ...withoutSecret, slug, name: "Nieuw" } });
    await linkAs(town, provider, slug, "anna", ada);
    expect((await signOnAs(town, provider, slug, "anna")).body.token.userId).toBe(ada.accountId);
  });

  test("that a colleague has just pointed elsewhere keeps their change: the new secret goes nowhere else", async () => {
    const { ada } = town.people;
    const { id, slug } = await registerProvider(town, provider);
    const { clientSecret: _, ...body } = formOf(provider, { slug, name: "Nieuw" });
    let editing: Promise<unknown> | undefined;
    const refused = (answer: Promise<unknown>) =>
      answer.then(
        () => "",
        ({ code }) => code,
      );
    await town.db.transaction().execute(async (db) => {
      await lockOrganisation(db, town.organisations.city);
      await updateProvider(db, id, {
        issuer: "https://login.example",
        clientSecret: await seal(db, clientSecretAt(id), "theirs"),
      });
      editing = refused(ada.accounts.editProvider({ params: { providerId: id }, body }));
      await untilBlocked(town.databases, editing);
    });
    expect(await editing).toBe("changed_meanwhile");
    const { issuer } = (await ada.accounts.listProviders()).items.find((one) => one.id === id) ?? {};
    expect(issuer).toBe("https://login.example");
  });

  test("is queried at most thirty times in ten minutes from one address, so that nobody can probe with it", async () => {
    const own = await nextTown();
    await markConfirmed(own, own.people.ada);
    const body = formOf(provider, { issuer: "https://127.0.0.1:9" });
    const codes = [];
    for (let round = 0; round < 31; round++)
      codes.push(await own.people.ada.accounts.createProvider({ body }).catch(({ code }) => code));
    expect(codes).toEqual([...Array(30).fill("provider_unavailable"), "too_many_requests"]);
  });

  test("has a name that is unique in the installation", async () => {
    const [mine, other] = [await registerProvider(town, provider), await registerProvider(town, provider)];
    const body = formOf(provider, { slug: mine.slug });
    const taken = { slug: "slugTaken" };
    await expect(town.people.ada.accounts.createProvider({ body })).refuses("invalid_input", taken);
    const params = { providerId: other.id };
    await expect(town.people.ada.accounts.editProvider({ params, body })).refuses("invalid_input", taken);
    await markConfirmed(town, town.people.otto);
    await expect(town.people.otto.accounts.createProvider({ body })).refuses("invalid_input", taken);
  });

  test.each([
    "http://login.example",
    "https://login.example/?tenant=1",
    "https://login.example/#x",
    "ftp://login.example",
    "login.example",
  ])("has an address that can be one: not %s", async (issuer) => {
    await expect(town.people.ada.accounts.createProvider({ body: formOf(provider, { issuer }) })).refuses(
      "invalid_input",
      { issuer: "issuerFormat" },
    );
  });

  test("must be reachable before it is saved", async () => {
    const gone = await openProviderFor(town);
    const { id, slug } = await registerProvider(town, provider);
    await gone.close();
    const body = formOf(gone, { slug });
    await expect(town.people.ada.accounts.createProvider({ body: formOf(gone) })).refuses("provider_unavailable");
    await expect(town.people.ada.accounts.editProvider({ params: { providerId: id }, body })).refuses(
      "provider_unavailable",
    );
    expect((await startSignOnOf(town, slug)).address).toContain(provider.issuer);
  });

  test("must be who it says it is", async () => {
    const elsewhere = `${provider.issuer.replace("127.0.0.1", "localhost")}`;
    await expect(town.people.ada.accounts.createProvider({ body: formOf(provider, { issuer: elsewhere }) })).refuses(
      "provider_unavailable",
    );
  });

  test("is changed only by an owner who re-authenticated recently", async () => {
    const { ada, els, bram } = town.people;
    const { id, slug } = await registerProvider(town, provider);
    const params = { providerId: id };
    const body = formOf(provider, { slug });
    await markConfirmed(town, ada, null);
    await expect(ada.accounts.createProvider({ body })).refuses("confirmation_required");
    await expect(ada.accounts.editProvider({ params, body })).refuses("confirmation_required");
    await expect(ada.accounts.deleteProvider({ params })).refuses("confirmation_required");
    await markConfirmed(town, els);
    await expect(els.accounts.listProviders()).refuses("owner_only");
    await markConfirmed(town, bram);
    await expect(bram.accounts.editProvider({ params, body })).refuses("not_found");
    await expect(bram.accounts.deleteProvider({ params })).refuses("not_found");
    expect((await bram.accounts.listProviders()).items).toEqual([]);
  });

  test.each(["switched off", "taken away"])(
    "that is %s ends what was begun by it, but not what showed more since",
    async (how) => {
      const own = await nextTown();
      const { ada, mona } = own.people;
      const { id, slug } = await registerProvider(own, provider);
      await markConfirmed(own, mona);
      await linkAs(own, provider, slug, "els", mona);
      const [shown, bare] = [
        await signOnAs(own, provider, slug, "els"),
        await signOnAs(own, provider, slug, "els"),
      ].map(({ body }) => body.token.access_token);
      const headers = { authorization: `Bearer ${shown}` };
      const payload = { kind: "password", password };
      await own.http.inject({ method: "POST", url: "/api/businessprofileapi/confirm", headers, payload });
      const params = { providerId: id };
      if (how === "taken away") await ada.accounts.deleteProvider({ params });
      else await ada.accounts.editProvider({ params, body: formOf(provider, { slug, isEnabled: false }) });
      expect((await sessionBy(own, bare)).status).toBe(401);
      expect((await sessionBy(own, shown)).status).toBe(200);
    },
  );

  test("that is removed leaves the accounts, without this way to sign in; added again, it works for them again", async () => {
    const { ada, mona } = town.people;
    const { id, slug } = await registerProvider(town, provider);
    await markConfirmed(town, mona);
    await linkAs(town, provider, slug, "viktor", mona);
    await ada.accounts.deleteProvider({ params: { providerId: id } });
    expect((await startSignOnOf(town, slug)).body.code).toBe("not_found");
    expect((await mona.accounts.listIdentities()).items).toMatchObject([{ provider: provider.issuer }]);
    await registerProvider(town, provider, { slug });
    expect((await signOnAs(town, provider, slug, "viktor")).body.token.userId).toBe(mona.accountId);
    expect((await mona.accounts.listIdentities()).items).toMatchObject([{ provider: "Testdorp Entra" }]);
  });
});

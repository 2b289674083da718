/** Sign-on providers of the installation and of networks, managed by the provider's own people. */
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { TestProvider } from "../../../testing/sign-on-provider.ts";
import { nextTown, type Town } from "../../../testing/town.ts";
import {
  formOf,
  markConfirmed,
  openProviderFor,
  registerProvider,
  registerSharedProvider,
} from "../testing/sign-on.ts";

let town: Town;
let provider: TestProvider;
beforeAll(async () => {
  town = await nextTown();
  provider = await openProviderFor(town);
});
afterAll(() => provider.close());
beforeEach(() => markConfirmed(town, town.people.stijn));

const body = (changes: Parameters<typeof formOf>[1] = {}) => {
  const { admits: _, ...form } = formOf(provider, changes);
  return form;
};
const at = (providerId: string) => ({ params: { providerId } });

test("providers of the installation and of networks are listed with the addresses to register, never with the secret", async () => {
  const { stijn } = town.people;
  const { id: networkId, name } = town.networks.testdorp;
  const one = await registerSharedProvider(town, provider, { slug: "voor-allen", name: "itsme" });
  const other = await registerSharedProvider(town, provider, { slug: "van-het-dorp", networkId });
  expect(one).toEqual({
    id: expect.any(String),
    slug: "voor-allen",
    name: "itsme",
    issuer: provider.issuer,
    clientId: provider.clientId,
    isEnabled: true,
    redirectUri: "https://stoep.example/dashboard/sign-in/callback",
    signInAddress: "https://stoep.example/dashboard/sign-in?with=voor-allen",
    linkedCount: 0,
    network: null,
  });
  expect(other.network).toEqual({ id: networkId, name });
  expect(await stijn.platform.listSharedProviders()).toEqual({
    items: [one, other],
    redirectUri: "https://stoep.example/dashboard/sign-in/callback",
    residentRedirectUri: "https://stoep.example/sign-on",
  });
  await stijn.platform.editSharedProvider({ ...at(other.id), body: body({ slug: "van-het-dorp", name: "Dorp" }) });
  await stijn.platform.removeSharedProvider(at(other.id));
  const { items } = await stijn.platform.listLog();
  const acts = items.filter(({ subject }) => subject.id === other.id);
  expect(acts.map(({ action, organisation, actor }) => [action, organisation, actor.name])).toEqual(
    ["accounts.removeProvider", "accounts.editProvider", "accounts.addProvider"].map((act) => [
      act,
      null,
      "Stijn Peeters",
    ]),
  );
  const kept = await town.db.selectFrom("public.identityProvider").selectAll().execute();
  for (const seen of [one, items, kept]) expect(JSON.stringify(seen)).not.toContain(provider.clientSecret);
  await stijn.platform.removeSharedProvider(at(one.id));
});

test("the database enforces exactly one owner, and that only an organisation's provider admits new people", async () => {
  const { testdorp } = town.networks;
  const { city } = town.organisations;
  const row = { name: "X", issuer: "https://x.example", clientId: "x", clientSecret: "x", isEnabled: true };
  const insert = (owner: {
    scope: "installation" | "network" | "organisation";
    networkId?: string;
    organisationId?: string;
    admits?: "pending";
  }) =>
    town.db
      .insertInto("public.identityProvider")
      .values({ id: newId(), slug: `p${newId()}`, admits: "nobody", createdAt: town.clock.now(), ...row, ...owner })
      .execute();
  const [networkId, organisationId] = [testdorp.id, city];
  await expect(insert({ scope: "installation", networkId })).rejects.toThrow("identity_provider_owner");
  await expect(insert({ scope: "installation", organisationId })).rejects.toThrow("identity_provider_owner");
  await expect(insert({ scope: "network" })).rejects.toThrow("identity_provider_owner");
  await expect(insert({ scope: "organisation" })).rejects.toThrow("identity_provider_owner");
  await expect(insert({ scope: "network", networkId, organisationId })).rejects.toThrow("identity_provider_owner");
  await expect(insert({ scope: "network", networkId, admits: "pending" })).rejects.toThrow("admits_members");
});

test("it is checked, its name is unique in the installation, and its stored secret goes nowhere else", async () => {
  const { stijn, ada } = town.people;
  const owned = await registerProvider(town, provider);
  const { id, slug } = await registerSharedProvider(town, provider);
  const add = (form: object) => stijn.platform.addSharedProvider({ body: { ...body(), networkId: null, ...form } });
  await expect(add({ slug: owned.slug })).refuses("invalid_input", { slug: "slugTaken" });
  await expect(ada.accounts.createProvider({ body: formOf(provider, { slug }) })).refuses("invalid_input", {
    slug: "slugTaken",
  });
  await expect(add({ networkId: newId() })).refuses("invalid_input", { networkId: "invalid" });
  await expect(add({ issuer: "https://127.0.0.1:9" })).refuses("provider_unavailable");
  await expect(add({ clientSecret: undefined })).refuses("invalid_input", { clientSecret: "secretRequired" });
  const { clientSecret: _, ...kept } = body({ slug });
  const edit = (change: object) => stijn.platform.editSharedProvider({ ...at(id), body: { ...kept, ...change } });
  await expect(edit({ clientId: "other" })).refuses("invalid_input", { clientSecret: "secretRequired" });
  await expect(edit({ slug: owned.slug })).refuses("invalid_input", { slug: "slugTaken" });
  expect(await edit({ name: "Nieuw", isEnabled: false })).toMatchObject({ name: "Nieuw", isEnabled: false });
});

test("only the provider's own people can change one, after a recent re-authentication", async () => {
  const { stijn, ada } = town.people;
  const { id, slug } = await registerSharedProvider(town, provider);
  const form = body({ slug });
  await markConfirmed(town, stijn, null);
  await expect(stijn.platform.addSharedProvider({ body: { ...form, networkId: null } })).refuses(
    "confirmation_required",
  );
  await expect(stijn.platform.editSharedProvider({ ...at(id), body: form })).refuses("confirmation_required");
  await expect(stijn.platform.removeSharedProvider(at(id))).refuses("confirmation_required");
  await markConfirmed(town, ada);
  await expect(ada.platform.listSharedProviders()).refuses("system_only");
  await expect(ada.platform.removeSharedProvider(at(id))).refuses("system_only");
  await expect(ada.accounts.editProvider({ ...at(id), body: { ...form, admits: "pending" } })).refuses("not_found");
  await expect(ada.accounts.deleteProvider(at(id))).refuses("not_found");
});

test("an organisation's provider is not found: its owners manage it", async () => {
  const { stijn } = town.people;
  const { id, slug } = await registerProvider(town, provider);
  await expect(stijn.platform.editSharedProvider({ ...at(id), body: body({ slug }) })).refuses("not_found");
  await expect(stijn.platform.removeSharedProvider(at(id))).refuses("not_found");
  const { items } = await stijn.platform.listSharedProviders();
  expect(items.some((one) => one.id === id)).toBe(false);
});

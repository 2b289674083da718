/** Goes to a provider and back, each time in a new browser. */
import type { EditProvider } from "@stoep/contract/accounts";
import type { NewSharedProvider } from "@stoep/contract/platform";
import { v7 as newId } from "uuid";
import { openProvider, type ProviderPerson, type TestProvider } from "../../../testing/sign-on-provider.ts";
import { newTown, type Person, type Town } from "../../../testing/town.ts";

export const callbackUrl = (town: Town) => `${town.config.publicUrl}/dashboard/sign-in/callback`;

/** The people the provider knows, by subject. */
export const providerPeople = {
  anna: { email: "Anna@Werk.example", email_verified: true, given_name: "Anna", family_name: "Maes" },
  ben: { email: "ben@werk.example", name: "Ben De Smet" },
  unproven: { email: "carla@werk.example", email_verified: false, name: "Carla" },
  /** Some providers send a word. */
  unprovenInWords: { email: "daan@werk.example", email_verified: "false", name: "Daan" },
  silentAboutProof: { email: "emma@werk.example", name: "Emma" },
  nameless: {},
  // Has the address of an existing account.
  els: { email: "els@werk.example", email_verified: true, name: "Els Peeters" },
  viktor: { email: "viktor@werk.example", email_verified: true, name: "Viktor Peeters" },
} satisfies Record<string, ProviderPerson>;
export type ProviderPersonName = keyof typeof providerPeople;

export async function openProviderFor(town: Town): Promise<TestProvider> {
  return openProvider({
    redirectUris: [callbackUrl(town), `${town.config.publicUrl}/sign-on`],
    people: providerPeople,
  });
}

/** A town with two providers of the city; `slug` names the first one, `second` the other. */
export async function townWithProviders(
  settings: Parameters<typeof newTown>[0] = {},
  other: Partial<EditProvider> = {},
) {
  const town = await newTown(settings);
  const [provider, another] = [await openProviderFor(town), await openProviderFor(town)];
  return {
    town,
    provider,
    other: another,
    slug: (await registerProvider(town, provider)).slug,
    second: (await registerProvider(town, another, other)).slug,
    close: async () => {
      await provider.close();
      await another.close();
    },
  };
}
export type TownWithProviders = Awaited<ReturnType<typeof townWithProviders>>;

export const formOf = (provider: TestProvider, changes: Partial<EditProvider> = {}): EditProvider => ({
  slug: `p${newId().replaceAll("-", "")}`,
  name: "Testdorp Entra",
  issuer: provider.issuer,
  clientId: provider.clientId,
  clientSecret: provider.clientSecret,
  admits: "nobody",
  isEnabled: true,
  ...changes,
});

/** Sets a provider up, as the city's owner. */
export async function registerProvider(town: Town, provider: TestProvider, changes: Partial<EditProvider> = {}) {
  await markConfirmed(town, town.people.ada);
  return town.people.ada.accounts.createProvider({ body: formOf(provider, changes) });
}

/** Sets a provider up as the provider's own people: for the installation, or for one network. */
export async function registerSharedProvider(
  town: Town,
  provider: TestProvider,
  { networkId = null, ...changes }: Partial<NewSharedProvider> = {},
) {
  await markConfirmed(town, town.people.stijn);
  const { admits: _, ...form } = formOf(provider, { name: "Testdorp Sleutel", ...changes });
  return town.people.stijn.platform.addSharedProvider({ body: { ...form, networkId } });
}

/** Makes their sessions count as re-authenticated just now. */
export async function markConfirmed(town: Town, person: Person, at: Date | null = town.clock.now()): Promise<void> {
  await town.db.updateTable("public.session").set({ confirmedAt: at }).where("id", "=", person.session.id).execute();
}

type Headers = Record<string, string>;
export interface StartedSignOn {
  status: number;
  address: string;
  body: { code?: string };
  /** The browser's cookie. */
  cookie: string;
  attributes: Record<string, unknown>;
}

async function postStart(town: Town, url: string, headers: Headers): Promise<StartedSignOn> {
  const response = await town.http.inject({ method: "POST", url, headers });
  const { name = "", value = "", ...attributes } = response.cookies[0] ?? {};
  const body = response.json();
  return { status: response.statusCode, address: body.address, body, cookie: `${name}=${value}`, attributes };
}

export const inApp = (client: "dashboard" | "resident"): Headers => ({ "x-client-id": client });
const dashboard = inApp("dashboard");
/** `network`: the slug of the network whose screen it is. */
export const startSignOnOf = (town: Town, slug: string, headers: Headers = dashboard, network = "") =>
  postStart(town, `/api/azuread/${slug}/start${network && `?network=${network}`}`, headers);
export const startLinking = async (town: Town, person: Person, slug: string, headers: Headers = {}) =>
  postStart(town, `/api/businessprofileapi/identities/${slug}`, { ...(await person.headers()), ...headers });

/** What the callback screen passes on. */
export const answerOf = (wayBack: URL): Record<string, string> =>
  Object.fromEntries(
    ["state", "code", "iss", "error"].flatMap((key) => {
      const value = wayBack.searchParams.get(key);
      return value === null ? [] : [[key, value]];
    }),
  );

export async function finishSignOnOf(
  town: Town,
  payload: Record<string, string>,
  cookie: string,
  headers: Headers = dashboard,
) {
  const response = await town.http.inject({
    method: "POST",
    url: "/api/azuread",
    payload,
    headers: { ...headers, ...(cookie ? { cookie } : {}) },
  });
  return { status: response.statusCode, body: response.json(), cookies: response.cookies };
}

/** The whole sign-on in one browser; with a network, in its residents' application. */
export async function signOnAs(
  town: Town,
  provider: TestProvider,
  slug: string,
  who: ProviderPersonName | null,
  network = "",
) {
  const headers = inApp(network ? "resident" : "dashboard");
  const begun = await startSignOnOf(town, slug, headers, network);
  return finishSignOnOf(town, answerOf(await provider.visit(begun.address, who)), begun.cookie, headers);
}

export async function linkAs(
  town: Town,
  provider: TestProvider,
  slug: string,
  who: ProviderPersonName,
  person: Person,
) {
  const begun = await startLinking(town, person, slug);
  return finishSignOnOf(town, answerOf(await provider.visit(begun.address, who)), begun.cookie, await person.headers());
}

/** What links an account to somebody at a provider; undefined if nothing does. */
export const findLinkedIdentity = (town: Town, issuer: string, subject: string) =>
  town.db
    .selectFrom("public.identity")
    .selectAll()
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .executeTakeFirst();

/** The session that an account began last. */
export const lastSession = (town: Town, accountId: string) =>
  town.db
    .selectFrom("public.session")
    .selectAll()
    .where("accountId", "=", accountId)
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();

/** Samples of single sign-on, with one real provider for all of them. */
import type { signOnRoutes } from "@stoep/contract/accounts";
import { v7 as newId } from "uuid";
import { seal } from "#kernel/keys/seal.ts";
import { newToken } from "#kernel/tokens.ts";
import type { SamplesOf } from "../../../testing/samples/sample.ts";
import { openProvider } from "../../../testing/sign-on-provider.ts";
import type { Town } from "../../../testing/town.ts";
import { clientSecretAt } from "../sign-on/sealed.ts";

export interface SignOnIds {
  providerSlug: string;
  /** A provider of the city. */
  providerId: string;
  /** Ada's linked identity. */
  identityId: string;
  issuer: string;
  /** A person has been to the provider and is on the way back. */
  comeBack: () => Promise<{ body: { state: string; code?: string }; cookie: string }>;
}

export const randomSignOnIds = (): SignOnIds => ({
  providerSlug: `p${newId()}`,
  providerId: newId(),
  identityId: newId(),
  issuer: "http://127.0.0.1:1",
  comeBack: async () => ({ body: { state: newToken() }, cookie: "" }),
});

let opened: ReturnType<typeof openProvider> | undefined;
const provider = (redirectUri: string) => {
  opened ??= openProvider({ redirectUris: [redirectUri], people: { ada: {} } });
  return opened;
};

export async function stageSignOn({
  db,
  clock,
  config,
  people: { ada },
  organisations,
  http,
}: Town): Promise<SignOnIds> {
  const { issuer, clientId, clientSecret, visit } = await provider(`${config.publicUrl}/dashboard/sign-in/callback`);
  const ids = { providerId: newId(), providerSlug: `p${newId().replaceAll("-", "")}`, identityId: newId() };
  const createdAt = clock.now();
  await db
    .insertInto("public.identityProvider")
    .values({
      id: ids.providerId,
      slug: ids.providerSlug,
      scope: "organisation",
      organisationId: organisations.city,
      name: "Entra",
      issuer,
      clientId,
      clientSecret: await seal(db, clientSecretAt(ids.providerId), clientSecret),
      admits: "nobody",
      isEnabled: true,
      createdAt,
    })
    .execute();
  // Two accounts cannot have the same identity, so the last one is removed.
  await db.deleteFrom("public.identity").where("issuer", "=", issuer).where("subject", "=", "ada").execute();
  await db
    .insertInto("public.identity")
    .values({
      id: ids.identityId,
      accountId: ada.accountId,
      providerId: ids.providerId,
      issuer,
      subject: "ada",
      createdAt,
    })
    .execute();
  const comeBack = async () => {
    // From another address: random input may have used up this one's limit.
    const url = `/api/azuread/${ids.providerSlug}/start`;
    const begun = await http.inject({ method: "POST", url, remoteAddress: "198.51.100.7" });
    const { searchParams } = await visit(begun.json().address, "ada");
    const [state = "", code = ""] = ["state", "code"].map((name) => searchParams.get(name) ?? "");
    return { body: { state, code, iss: issuer }, cookie: `__Secure-stoep_sign_on=${begun.cookies[0]?.value}` };
  };
  return { ...ids, issuer, comeBack };
}

export const signOnSamples = ({
  providerSlug,
  providerId,
  identityId,
  issuer,
  comeBack,
}: SignOnIds): SamplesOf<typeof signOnRoutes> => {
  const bySlug = { params: { providerSlug } };
  const params = { providerId };
  const form = {
    name: "Entra",
    issuer,
    clientId: "stoep",
    clientSecret: "geheim",
    admits: "nobody" as const,
    isEnabled: true,
  };
  let back: ReturnType<typeof comeBack> | undefined;
  const once = () => {
    back ??= comeBack();
    return back;
  };
  return {
    findProvider: { by: "guest", input: bySlug },
    listSignOns: { by: "guest", input: { query: { network: "testdorp" } } },
    // An organisation's provider does not exist in the residents' application.
    startSignOn: { by: "guest", input: bySlug, headers: Promise.resolve({ "x-client-id": "dashboard" }) },
    finishSignOn: {
      by: "guest",
      needs: ["signOn"],
      // Made only when needed, because the round trip takes a while.
      get input() {
        return once().then(({ body }) => ({ body }));
      },
      get headers() {
        return once().then(({ cookie }) => ({ cookie }));
      },
    },
    listIdentities: { by: "ada", input: {} },
    startLink: { by: "ada", input: bySlug },
    unlinkIdentity: { by: "ada", input: { params: { identityId } } },
    listProviders: { by: "ada", input: {} },
    createProvider: { by: "ada", input: { body: { slug: `${providerSlug.slice(0, 20)}b`, ...form } } },
    editProvider: { by: "ada", input: { params, body: { slug: providerSlug, ...form } } },
    deleteProvider: { by: "ada", input: { params } },
  };
};

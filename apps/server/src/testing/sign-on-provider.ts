/**
 * A real OpenID Connect provider on this machine, with people who sign in by saying who they are.
 *
 *   const provider = await openProvider({ redirectUris: [redirectUri], people: { els: { email: "els@werk.example" } } });
 *   const wayBack = await provider.visit(address, "els");
 *
 * The test knows its keys, and may respond with tokens that only a broken or hostile provider would send.
 */
import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { decodeJwt, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import Provider, { type Adapter, type AdapterPayload } from "oidc-provider";

export interface ProviderPerson {
  email?: string;
  /** Anything: a provider may send what it likes. */
  email_verified?: unknown;
  name?: string;
  given_name?: string;
  family_name?: string;
}

export interface TestProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Signs in as one of its people, and returns the address to which the browser is sent back. `null`: refuses to sign in. */
  visit(address: string, who: string | null): Promise<URL>;
  /** Changes the next id tokens before they are sent. */
  tamper(change: ((claims: JWTPayload, resign: Resign) => Promise<string>) | null): void;
  /** Makes the provider respond to some requests with an error. */
  breakDown(isBroken: ((path: string) => boolean) | null): void;
  close(): Promise<void>;
}
type Key = CryptoKey;
export type Resign = (claims: JWTPayload, key?: Key) => Promise<string>;

interface Options {
  redirectUris: string[];
  people: Record<string, ProviderPerson>;
  /** 0 takes any free port. */
  port?: number;
}

const clientId = "stoep";

export async function openProvider({ redirectUris, people, port = 0 }: Options): Promise<TestProvider> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const clientSecret = randomBytes(24).toString("base64url");
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const resign: Resign = (claims, key = privateKey) =>
    new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid: "first" }).sign(key);
  const jwk = { ...(await exportJWK(privateKey)), kid: "first", use: "sig", alg: "RS256" };
  const provider = providerOf(issuer, { redirectUris, people, clientSecret, jwk });
  let change: Parameters<TestProvider["tamper"]>[0] = null;
  let isBroken: Parameters<TestProvider["breakDown"]>[0] = null;
  provider.use(async (ctx, next) => {
    await next();
    const body = ctx.body as { id_token?: string } | undefined;
    if (change && ctx.path === "/token" && body?.id_token)
      body.id_token = await change(decodeJwt(body.id_token), resign);
  });
  const answer = provider.callback();
  server.on("request", (request, response) => {
    const path = new URL(request.url ?? "/", issuer).pathname;
    if (isBroken?.(path)) response.writeHead(503).end();
    else if (path.startsWith("/interaction/")) void meet(provider, people, request, response);
    else void answer(request, response);
  });
  return {
    issuer,
    clientId,
    clientSecret,
    visit: (address, who) => visit(address, who, redirectUris),
    tamper: (next) => {
      change = next;
    },
    breakDown: (next) => {
      isBroken = next;
    },
    close: () => close(server),
  };
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((done) => server.close(() => done()));
}

interface Setup extends Pick<Options, "redirectUris" | "people"> {
  clientSecret: string;
  jwk: object;
}

function providerOf(issuer: string, { redirectUris, people, clientSecret, jwk }: Setup): Provider {
  return new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: redirectUris,
        grant_types: ["authorization_code"],
        response_types: ["code"],
        token_endpoint_auth_method: "client_secret_post",
      },
    ],
    adapter: inMemory(),
    jwks: { keys: [jwk] },
    cookies: { keys: [randomBytes(16).toString("hex")] },
    pkce: { required: () => true },
    claims: { email: ["email", "email_verified"], profile: ["name", "given_name", "family_name"] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, accountId) => ({ accountId, claims: async () => ({ sub: accountId, ...people[accountId] }) }),
    // Users are not asked for consent.
    async loadExistingGrant(ctx) {
      const { client, session } = ctx.oidc;
      const grant = new ctx.oidc.provider.Grant({
        clientId: client?.clientId ?? "",
        accountId: session?.accountId ?? "",
      });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    renderError: (ctx, out) => {
      ctx.body = JSON.stringify(out);
    },
  });
}

/** The provider's own sign-in page: a button for each person, and one to refuse. */
async function meet(
  provider: Provider,
  people: Record<string, ProviderPerson>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method === "POST") {
    let body = "";
    for await (const chunk of request) body += chunk;
    const who = new URLSearchParams(body).get("who");
    const result = who ? { login: { accountId: who } } : { error: "access_denied" };
    return provider.interactionFinished(request, response, result);
  }
  const buttons = Object.keys(people).map((who) => `<button name="who" value="${who}">${who}</button>`);
  response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
  response.end(
    `<!doctype html><html lang="en"><title>Provider</title><h1>Who are you?</h1><form method="post">${buttons.join(" ")} <button name="who" value="">Cancel</button></form></html>`,
  );
}

/** A browser that only keeps cookies and follows redirects. */
async function visit(address: string, who: string | null, redirectUris: string[]): Promise<URL> {
  const cookies = new Map<string, string>();
  let [next, form]: [string, URLSearchParams | null] = [address, null];
  for (let steps = 0; steps < 10; steps++) {
    const answer = await ask(next, form, cookies);
    const location = answer.headers.get("location");
    form = location ? null : new URLSearchParams({ who: who ?? "" });
    next = location ? new URL(location, next).href : next;
    if (redirectUris.some((uri) => next.startsWith(uri))) return new URL(next);
  }
  throw new Error("the provider sends the browser round in circles");
}

async function ask(url: string, form: URLSearchParams | null, cookies: Map<string, string>): Promise<Response> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const answer = await fetch(url, {
    method: form ? "POST" : "GET",
    body: form,
    redirect: "manual",
    headers: { cookie },
  });
  for (const line of answer.headers.getSetCookie()) {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    cookies.set(name, value);
  }
  if (answer.status >= 400) throw new Error(`the provider says ${answer.status}: ${await answer.text()}`);
  return answer;
}

/** The provider's storage, until it is closed. */
function inMemory(): (name: string) => Adapter {
  const rows = new Map<string, AdapterPayload>();
  const rowsWith = (key: keyof AdapterPayload, value: string) => [...rows].filter(([, row]) => row[key] === value);
  return (name) => ({
    upsert: async (id, row) => void rows.set(`${name} ${id}`, row),
    find: async (id) => rows.get(`${name} ${id}`),
    findByUid: async (uid) => rowsWith("uid", uid)[0]?.[1],
    findByUserCode: async () => undefined,
    consume: async (id) =>
      void Object.assign(rows.get(`${name} ${id}`) ?? {}, { consumed: Math.floor(Date.now() / 1000) }),
    destroy: async (id) => void rows.delete(`${name} ${id}`),
    async revokeByGrantId(grantId) {
      for (const [key] of rowsWith("grantId", grantId)) rows.delete(key);
    },
  });
}

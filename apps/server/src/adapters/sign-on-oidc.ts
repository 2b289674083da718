/** Single sign-on with OpenID Connect: authorization code flow with PKCE. Contacts only the provider that an organisation has set up. */
import { createHash } from "node:crypto";
import { Email } from "@stoep/contract/kernel";
import type * as oidc from "openid-client";
import { z } from "zod";
import type { SignOnFailure, SignOnPerson, SignOnPort, SignOnProvider } from "#kernel/ports.ts";
import { guardedRequest, type Nearness } from "./guarded-request.ts";

/** Loaded with the first sign-on. */
const library = () => import("openid-client");

const keptMs = 10 * 60_000;
const mostKept = 200;
const mostBytes = 1024 * 1024;

interface Options {
  /** Where a provider may be; on this machine it needs no encryption. */
  nearness: Nearness;
  timeoutSeconds?: number;
}

export const isAtHome = ({ hostname }: URL) => hostname === "localhost" || hostname === "127.0.0.1";

/** The provider could not be reached, which says nothing about the person. */
class OutOfReach extends Error {}

/** Each provider's configuration and keys, fetched again every ten minutes. */
function configurations({ nearness, timeoutSeconds = 5 }: Options) {
  const kept = new Map<string, { at: number; found: Promise<oidc.Configuration> }>();

  const discover = async ({ issuer, clientId, clientSecret }: SignOnProvider): Promise<oidc.Configuration> => {
    const url = new URL(issuer);
    const oidc = await library();
    const isPlain = nearness === "home" && isAtHome(url) && url.protocol === "http:";
    const found = await oidc.discovery(url, clientId, {}, byEitherWay(oidc, clientSecret), {
      timeout: timeoutSeconds,
      [oidc.customFetch]: (address, asked) => fetchGuarded(new Request(address, asked as RequestInit), nearness),
      // The signature is checked too, not only the connection that the token came over.
      execute: [oidc.enableNonRepudiationChecks, ...(isPlain ? [oidc.allowInsecureRequests] : [])],
    });
    // A multi-tenant issuer names no tenant: anyone with any account there could sign in here.
    if (new URL(found.serverMetadata().issuer).href !== url.href) throw new Error("the issuer differs");
    return found;
  };

  return (provider: SignOnProvider, isFresh = false): Promise<oidc.Configuration> => {
    const key = createHash("sha256").update(JSON.stringify(provider)).digest("base64url");
    const known = kept.get(key);
    if (known && !isFresh && Date.now() - known.at < keptMs) return known.found;
    kept.delete(key);
    for (const [oldest] of kept) if (kept.size >= mostKept) kept.delete(oldest);
    const found = discover(provider);
    kept.set(key, { at: Date.now(), found });
    found.catch(() => kept.delete(key));
    return found;
  };
}

/** Its calls never throw: errors become failures that they return. */
export function oidcSignOn(options: Options): SignOnPort {
  const configuration = configurations(options);
  return {
    look: (provider) =>
      orFailure(async () => {
        await configuration(provider, true);
        return { outcome: "found" as const };
      }),

    begin: (provider, { redirectUri, state, nonce, verifier, language }) =>
      orFailure(async () => {
        const oidc = await library();
        const address = oidc.buildAuthorizationUrl(await configuration(provider), {
          redirect_uri: redirectUri,
          scope: "openid email profile",
          state,
          nonce,
          code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
          code_challenge_method: "S256",
          ui_locales: language,
        });
        return { outcome: "address" as const, address: address.href };
      }),

    finish: (provider, { redirectUri, state, nonce, verifier }, response) =>
      orFailure(async () => {
        const config = await configuration(provider);
        const cameBack = new URL(redirectUri);
        for (const [name, value] of Object.entries({ state, ...response }))
          if (value !== undefined) cameBack.searchParams.set(name, value);
        const tokens = await (await library()).authorizationCodeGrant(config, cameBack, {
          pkceCodeVerifier: verifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) throw new Error("no id token");
        return { outcome: "person" as const, person: personOf(await withAddress(config, tokens.access_token, claims)) };
      }),
  };
}

/** The header is used for a provider that does not say which method it supports. */
function byEitherWay({ ClientSecretPost, ClientSecretBasic }: typeof oidc, secret: string): oidc.ClientAuth {
  const [inBody, inHeader] = [ClientSecretPost(secret), ClientSecretBasic(secret)];
  return (as, ...rest) => {
    const takesBody = as.token_endpoint_auth_methods_supported?.includes("client_secret_post");
    (takesBody ? inBody : inHeader)(as, ...rest);
  };
}

type Claims = oidc.IDToken | (oidc.UserInfoResponse & Pick<oidc.IDToken, "iss">);

/** Many providers give the e-mail address only in a second request; without it, known people can still sign in. */
async function withAddress(config: oidc.Configuration, accessToken: string, claims: oidc.IDToken): Promise<Claims> {
  if (claims.email !== undefined || !config.serverMetadata().userinfo_endpoint) return claims;
  const { fetchUserInfo } = await library();
  const more = await fetchUserInfo(config, accessToken, claims.sub).catch(() => ({}));
  return { ...more, ...claims };
}

const claimText = (most: number) =>
  z
    .string()
    .trim()
    .transform((text) => text.slice(0, most))
    .catch("");

/** What providers say of a person, read strictly: a claim of another type than its own says nothing. */
const personClaims = z.object({
  email: Email.nullable().catch(null),
  /** `"false"`, 1 and a missing claim are not a confirmation. */
  email_verified: z.literal(true).optional().catch(undefined),
  given_name: claimText(80),
  family_name: claimText(80),
  name: claimText(160),
});

function personOf(claims: Claims): SignOnPerson {
  const { email, email_verified, given_name, family_name, name } = personClaims.parse(claims);
  const [first = "", ...others] = name.split(/\s+/);
  return {
    issuer: String(claims.iss),
    subject: claims.sub,
    email: email_verified ? email : null,
    names: [given_name || first.slice(0, 80), family_name || others.join(" ").slice(0, 80)],
  };
}

/** Used for discovery, keys and tokens: a provider's configuration may name any address. */
async function fetchGuarded(asked: Request, nearness: Nearness): Promise<Response> {
  try {
    const response = await guardedRequest(asked, { nearness, mostBytes });
    if (response.status >= 500) throw new Error(`HTTP ${response.status}`);
    return response;
  } catch (error) {
    throw new OutOfReach((error as Error).message, { cause: error });
  }
}

async function orFailure<T>(act: () => Promise<T>): Promise<T | SignOnFailure> {
  try {
    return await act();
  } catch (error) {
    const chain = causes(error);
    const outcome = chain.some((one) => one instanceof OutOfReach) ? "unavailable" : "refused";
    return {
      outcome,
      reason: chain
        .map(({ message }) => message)
        .join(": ")
        .slice(0, 500),
    };
  }
}

function causes(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causes(error.cause)] : [];
}

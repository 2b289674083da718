/** Single sign-on with OpenID Connect: authorization code flow with PKCE. Asks nobody but the provider that an organisation has set up. */
import { createHash } from "node:crypto";
import * as oidc from "openid-client";
import type { SignOnFailure, SignOnPerson, SignOnPort, SignOnProvider } from "#kernel/ports.ts";
import { askOutward, type Nearness } from "./outward.ts";

const keptMs = 10 * 60_000;
const mostKept = 200;
const mostBytes = 1024 * 1024;

interface Options {
  /** Where a provider may stand; on this very machine it needs no encryption. */
  nearness: Nearness;
  timeoutSeconds?: number;
}

export const isAtHome = ({ hostname }: URL) => hostname === "localhost" || hostname === "127.0.0.1";

/** The provider could not be asked: that says nothing about the person. */
class OutOfReach extends Error {}

/** What each provider says of itself, and its keys: asked again every ten minutes. */
function configurations({ nearness, timeoutSeconds = 5 }: Options) {
  const kept = new Map<string, { at: number; found: Promise<oidc.Configuration> }>();

  const discover = async ({ issuer, clientId, clientSecret }: SignOnProvider): Promise<oidc.Configuration> => {
    const url = new URL(issuer);
    const isPlain = nearness === "home" && isAtHome(url) && url.protocol === "http:";
    const found = await oidc.discovery(url, clientId, {}, byEitherWay(clientSecret), {
      timeout: timeoutSeconds,
      [oidc.customFetch]: (address, asked) => askOnce(new Request(address, asked as RequestInit), nearness),
      // The signature counts, not only the line that the token came by.
      execute: [oidc.enableNonRepudiationChecks, ...(isPlain ? [oidc.allowInsecureRequests] : [])],
    });
    // An issuer for many tenants names none of them: anybody with any account there would be someone here.
    if (new URL(found.serverMetadata().issuer).href !== url.href) throw new Error("another issuer answers");
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
        const tokens = await oidc.authorizationCodeGrant(config, cameBack, {
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

/** Providers that do not say what they take, take the header. */
function byEitherWay(secret: string): oidc.ClientAuth {
  const [inBody, inHeader] = [oidc.ClientSecretPost(secret), oidc.ClientSecretBasic(secret)];
  return (as, ...rest) => {
    const takesBody = as.token_endpoint_auth_methods_supported?.includes("client_secret_post");
    (takesBody ? inBody : inHeader)(as, ...rest);
  };
}

type Claims = oidc.IDToken | (oidc.UserInfoResponse & Pick<oidc.IDToken, "iss">);

/** Many providers tell the address only when asked once more; without it, known people come in all the same. */
async function withAddress(config: oidc.Configuration, accessToken: string, claims: oidc.IDToken): Promise<Claims> {
  if (claims.email !== undefined || !config.serverMetadata().userinfo_endpoint) return claims;
  const more = await oidc.fetchUserInfo(config, accessToken, claims.sub).catch(() => ({}));
  return { ...more, ...claims };
}

const text = (value: unknown, most: number) => (typeof value === "string" ? value.trim().slice(0, most) : "");

function personOf(claims: Claims): SignOnPerson {
  const email = text(claims.email, 255).toLowerCase();
  const isGood = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && email.length <= 254 && claims.email_verified !== false;
  const [first = "", ...others] = text(claims.name, 160).split(/\s+/);
  return {
    issuer: String(claims.iss),
    subject: claims.sub,
    email: isGood ? email : null,
    names: [
      text(claims.given_name, 80) || first.slice(0, 80),
      text(claims.family_name, 80) || others.join(" ").slice(0, 80),
    ],
  };
}

/** Discovery, keys and tokens alike: what a provider says of itself may name any address. */
async function askOnce(asked: Request, nearness: Nearness): Promise<Response> {
  try {
    const response = await askOutward(asked, { nearness, mostBytes });
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

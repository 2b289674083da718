/** Responses from a provider, or forged ones: broken, hostile, repeated, late, or in the wrong browser. */
import { generateKeyPair } from "jose";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Resign, TestProvider } from "../../../testing/sign-on-provider.ts";
import type { Town } from "../../../testing/town.ts";
import { createSignInLink } from "../sign-in/store/sign-in-links.ts";
import { askToken, byLink, byRefresh } from "../testing/ask-token.ts";
import {
  answerOf,
  finishSignOnOf,
  linkAs,
  markConfirmed,
  openProviderFor,
  registerProvider,
  signOnAs,
  startLinking,
  startSignOnOf,
  type TownWithProviders,
  townWithProviders,
} from "../testing/sign-on.ts";

let town: Town;
let provider: TestProvider;
let other: TestProvider;
let slug: string;
let second: string;
let close: TownWithProviders["close"];
beforeAll(async () => {
  ({ town, provider, other, slug, second, close } = await townWithProviders());
  await linkAs(town, provider, slug, "els", town.people.els);
});
afterAll(() => close());
beforeEach(() => town.db.deleteFrom("public.rateLimit").execute());

const sessions = async () => (await town.db.selectFrom("public.session").select("id").execute()).length;

type Tampering = (claims: Parameters<Resign>[0], resign: Resign) => Promise<string>;
const unsigned = (claims: object) =>
  `${[{ alg: "none" }, claims].map((part) => Buffer.from(JSON.stringify(part)).toString("base64url")).join(".")}.`;
const long = 3600;
const hostile: [string, Tampering][] = [
  ["for another audience", (claims, resign) => resign({ ...claims, aud: "somebody-else" })],
  ["for several, of whom we are one", (claims, resign) => resign({ ...claims, aud: [String(claims.aud), "else"] })],
  ["of another issuer", (claims, resign) => resign({ ...claims, iss: "https://issuer.example" })],
  ["with another nonce", (claims, resign) => resign({ ...claims, nonce: "of-another-sign-on" })],
  ["without nonce", ({ nonce: _, ...claims }, resign) => resign(claims)],
  ["without subject", ({ sub: _, ...claims }, resign) => resign(claims)],
  [
    "that has expired",
    (claims, resign) => resign({ ...claims, iat: (claims.iat ?? 0) - long, exp: (claims.exp ?? 0) - long }),
  ],
  ["signed with another key", async (claims, resign) => resign(claims, (await generateKeyPair("RS256")).privateKey)],
  ["without signature", async (claims) => unsigned(claims)],
  [
    "changed after it was signed",
    async (claims, resign) => {
      const [head, , signature] = (await resign(claims)).split(".");
      const body = Buffer.from(JSON.stringify({ ...claims, sub: "els" })).toString("base64url");
      return [head, body, signature].join(".");
    },
  ],
  ["that is none", async () => "not.a.token"],
];

test.each(hostile)("an id token %s is not accepted", async (_, change) => {
  provider.tamper(change);
  // For an unknown person, so that a token altered to be Els's would be noticed.
  const before = await sessions();
  const { status, body } = await signOnAs(town, provider, slug, "ben").finally(() => provider.tamper(null));
  expect([status, body.code]).toEqual([400, "sign_on_refused"]);
  expect(await sessions()).toBe(before);
});

test("the same token signed again with the provider's own key is accepted: only the change is refused", async () => {
  provider.tamper(async (claims, resign) => resign(claims));
  expect((await signOnAs(town, provider, slug, "els").finally(() => provider.tamper(null))).status).toBe(200);
});

describe("the way back", () => {
  test("works once: only one of a hundred at the same time signs in", async () => {
    const begun = await startSignOnOf(town, slug);
    const answer = answerOf(await provider.visit(begun.address, "els"));
    const before = await sessions();
    const answers = await Promise.all(Array.from({ length: 100 }, () => finishSignOnOf(town, answer, begun.cookie)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
      new Set(["token_invalid"]),
    );
    expect(await sessions()).toBe(before + 1);
    expect((await finishSignOnOf(town, answer, begun.cookie)).body.code).toBe("token_invalid");
  });

  test("does nothing in another browser, and still works in the one where it began", async () => {
    const [mine, thiefs] = [await startSignOnOf(town, slug), await startSignOnOf(town, slug)];
    const answer = answerOf(await provider.visit(mine.address, "els"));
    for (const cookie of ["", "__Secure-stoep_sign_on=", "__Secure-stoep_sign_on=x", thiefs.cookie])
      expect((await finishSignOnOf(town, answer, cookie)).body.code).toBe("token_invalid");
    expect((await finishSignOnOf(town, answer, mine.cookie)).status).toBe(200);
  });

  test("cannot be forced on someone: an attacker's response does not sign the victim in as the attacker", async () => {
    const [attackers, victims] = [await startSignOnOf(town, slug), await startSignOnOf(town, slug)];
    const { state: _, ...answer } = answerOf(await provider.visit(attackers.address, "els"));
    const { state = "" } = answerOf(await provider.visit(victims.address, "nameless"));
    // The code belongs to another request, with another verifier and nonce.
    expect((await finishSignOnOf(town, { ...answer, state }, victims.cookie)).body.code).toBe("sign_on_refused");
  });

  test("is open for ten minutes", async () => {
    const begun = await startSignOnOf(town, slug);
    const answer = answerOf(await provider.visit(begun.address, "els"));
    await town.pass({ minutes: 10 });
    expect((await finishSignOnOf(town, answer, begun.cookie)).body.code).toBe("token_invalid");
    await town.pass({ hours: 1 });
    expect(await town.db.selectFrom("public.signOn").select("stateHash").execute()).toEqual([]);
  });

  test("accepts no token of another purpose, and its own works nowhere else", async () => {
    const begun = await startSignOnOf(town, slug);
    const answer = answerOf(await provider.visit(begun.address, "els"));
    const link = await createSignInLink(town.db, town.people.els.accountId, town.clock.now());
    expect((await finishSignOnOf(town, { ...answer, state: link }, begun.cookie)).body.code).toBe("token_invalid");
    const { state = "" } = answer;
    expect((await askToken(town, byLink(state))).body.code).toBe("token_invalid");
    expect((await askToken(town, byRefresh(state))).body.code).toBe("token_invalid");
    const [, browser = ""] = begun.cookie.split("=");
    expect((await finishSignOnOf(town, { ...answer, state: browser }, begun.cookie)).body.code).toBe("token_invalid");
    expect((await finishSignOnOf(town, answer, begun.cookie)).status).toBe(200);
  });

  test("of a sign-in does not link, of a link does not sign in", async () => {
    const { els, mona } = town.people;
    const signIn = await startSignOnOf(town, slug);
    const asMona = await finishSignOnOf(
      town,
      answerOf(await provider.visit(signIn.address, "nameless")),
      signIn.cookie,
      await mona.headers(),
    );
    expect(asMona.body.code).toBe("identity_not_linked");
    expect((await mona.accounts.listIdentities()).items).toEqual([]);
    await markConfirmed(town, els);
    const link = await startLinking(town, els, slug);
    const linked = await finishSignOnOf(
      town,
      answerOf(await provider.visit(link.address, "els")),
      link.cookie,
      await els.headers(),
    );
    expect(linked.body).toEqual({ linked: true, token: null });
    expect(linked.cookies.map(({ name }) => name)).toEqual(["__Secure-stoep_sign_on"]);
  });

  test("from a provider other than the one requested is refused", async () => {
    const [here, there] = [await startSignOnOf(town, slug), await startSignOnOf(town, second)];
    const answer = answerOf(await other.visit(there.address, "els"));
    const { state = "" } = answerOf(await provider.visit(here.address, "els"));
    expect((await finishSignOnOf(town, { ...answer, state }, here.cookie)).body.code).toBe("sign_on_refused");
  });

  test("with a refusal is reported as such, and is used up", async () => {
    const begun = await startSignOnOf(town, slug);
    const answer = answerOf(await provider.visit(begun.address, null));
    expect(answer.error).toBe("access_denied");
    expect((await finishSignOnOf(town, answer, begun.cookie)).body.code).toBe("sign_on_refused");
    expect((await finishSignOnOf(town, answer, begun.cookie)).body.code).toBe("token_invalid");
  });

  test.each([
    ["without code", {}],
    ["with a code that was never given", { code: "x".repeat(4000) }],
    ["with code and error", { code: "x", error: "access_denied" }],
  ])("%s is refused", async (_, answer) => {
    const begun = await startSignOnOf(town, slug);
    const state = new URL(begun.address).searchParams.get("state") ?? "";
    const iss = provider.issuer;
    expect((await finishSignOnOf(town, { state, iss, ...answer }, begun.cookie)).body.code).toBe("sign_on_refused");
  });

  test("through a provider that has since been switched off fails", async () => {
    const begun = await startSignOnOf(town, second);
    const answer = answerOf(await other.visit(begun.address, "els"));
    const enabled = (isEnabled: boolean) =>
      town.db.updateTable("public.identityProvider").set({ isEnabled }).where("slug", "=", second).execute();
    await enabled(false);
    const { body } = await finishSignOnOf(town, answer, begun.cookie);
    await expect(town.guest.accounts.findProvider({ params: { providerSlug: second } })).refuses("not_found");
    expect((await startSignOnOf(town, second)).body.code).toBe("not_found");
    await enabled(true);
    expect(body.code).toBe("token_invalid");
  });
});

test("forged Host and forwarding headers do not change where the provider sends people", async () => {
  const { address } = await startSignOnOf(town, slug, {
    "x-client-id": "dashboard",
    host: "evil.example",
    "x-forwarded-host": "evil.example",
    "x-forwarded-proto": "http",
  });
  expect(new URL(address).searchParams.get("redirect_uri")).toBe("https://stoep.example/dashboard/sign-in/callback");
});

describe("a provider that is down", () => {
  test("is reported at the start, and queried again the next time", async () => {
    const { slug: late, id } = await registerProvider(town, other, { slug: "late" });
    // As after a server restart: nothing about it is cached.
    await town.db.updateTable("public.identityProvider").set({ clientId: "late" }).where("id", "=", id).execute();
    other.breakDown(() => true);
    const down = await startSignOnOf(town, late).finally(() => other.breakDown(null));
    expect([down.status, down.body.code]).toEqual([503, "provider_unavailable"]);
    expect((await startSignOnOf(town, late)).status).toBe(200);
  });

  test.each(["/token", "/jwks"])("is reported on the way back too, when %s does not respond", async (path) => {
    const fresh = await openProviderFor(town);
    const { slug: its } = await registerProvider(town, fresh);
    const begun = await startSignOnOf(town, its);
    const answer = answerOf(await fresh.visit(begun.address, "els"));
    fresh.breakDown((asked) => asked === path);
    const down = await finishSignOnOf(town, answer, begun.cookie);
    await fresh.close();
    expect([down.status, down.body.code]).toEqual([503, "provider_unavailable"]);
  });

  test("or gone altogether, is reported the same way", async () => {
    const gone = await openProviderFor(town);
    const { slug: its } = await registerProvider(town, gone);
    const begun = await startSignOnOf(town, its);
    const answer = answerOf(await gone.visit(begun.address, "els"));
    await gone.close();
    expect((await finishSignOnOf(town, answer, begun.cookie)).body.code).toBe("provider_unavailable");
  });
});

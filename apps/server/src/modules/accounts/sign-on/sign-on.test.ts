import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TestProvider } from "../../../testing/sign-on-provider.ts";
import type { Town } from "../../../testing/town.ts";
import { sessionBy } from "../testing/ask-token.ts";
import {
  answerOf,
  findLinkedIdentity,
  finishSignOnOf,
  lastSession,
  linkAs,
  markConfirmed,
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
let open: string;
let close: TownWithProviders["close"];
beforeAll(async () => {
  const admitting = { name: "Open", admits: "pending" } as const;
  const made = await townWithProviders({ config: { providerMailDomain: "stoep.example" } }, admitting);
  ({ town, provider, other, slug, second: open, close } = made);
});
afterAll(() => close());

test("the sign-in screen learns whose provider a name belongs to, and nothing about unknown names", async () => {
  expect(await town.guest.accounts.findProvider({ params: { providerSlug: slug } })).toEqual({
    slug,
    name: "Testdorp Entra",
    belongsTo: "organisation",
    owner: "Gemeente Testdorp",
  });
  await expect(town.guest.accounts.findProvider({ params: { providerSlug: "nobody" } })).refuses("not_found");
});

test("the browser leaves with what ties the response to it", async () => {
  const { address, attributes, cookie } = await startSignOnOf(town, slug);
  const asked = new URL(address).searchParams;
  expect(address.startsWith(`${provider.issuer}/auth?`)).toBe(true);
  expect(Object.fromEntries(asked)).toMatchObject({
    client_id: provider.clientId,
    redirect_uri: "https://stoep.example/dashboard/sign-in/callback",
    response_type: "code",
    scope: "openid email profile",
    code_challenge_method: "S256",
  });
  for (const name of ["state", "nonce", "code_challenge"]) expect(asked.get(name)).toMatch(/^[\w-]{43}$/);
  expect(attributes).toMatchObject({
    path: "/api/azuread",
    httpOnly: true,
    secure: true,
    sameSite: "Strict",
    maxAge: 600,
  });
  const kept = JSON.stringify(await town.db.selectFrom("public.signOn").selectAll().execute());
  expect(kept).not.toContain(asked.get("state"));
  expect(kept).not.toContain(cookie.split("=")[1]);
});

describe("linking", () => {
  test("a signed-in person links their sign-on, and can sign in with it from then on", async () => {
    const { els } = town.people;
    expect(await linkAs(town, provider, slug, "els", els)).toMatchObject({ body: { linked: true, token: null } });
    const { items, providers } = await els.accounts.listIdentities();
    expect(items).toEqual([
      {
        id: expect.any(String),
        provider: "Testdorp Entra",
        providerSlug: slug,
        email: "els@werk.example",
        createdAt: town.in({}),
        lastUsedAt: town.in({}),
        can: { unlink: true },
      },
    ]);
    expect(providers.map((one) => one.slug)).toEqual([open, slug]);
    const { status, body, cookies } = await signOnAs(town, provider, slug, "els");
    expect(status).toBe(200);
    expect(body).toMatchObject({ linked: false, token: { token_type: "bearer", userId: els.accountId } });
    expect(body.token.refresh_token).toBeUndefined();
    expect(cookies).toContainEqual(
      expect.objectContaining({
        name: "__Secure-stoep_refresh_dashboard",
        path: "/api/token",
        httpOnly: true,
        sameSite: "Strict",
      }),
    );
    expect(cookies).toContainEqual(expect.objectContaining({ name: "__Secure-stoep_sign_on", value: "", maxAge: 0 }));
    const session = await sessionBy(town, body.token.access_token);
    expect(session.body.account.email).toBe("els@werk.example");
    expect(await lastSession(town, els.accountId)).toMatchObject({ secondStep: "done", confirmedAt: null });
  });

  test("the person is told by mail that there is another way to sign in", async () => {
    await town.runDue();
    const [mail] = town.mails("els@werk.example").filter(({ subject }) => subject.includes("koppeling toegevoegd"));
    expect(mail?.text).toContain("Inloggen kan voortaan met Testdorp Entra (Gemeente Testdorp)");
  });

  test("doing it twice changes nothing", async () => {
    const { els } = town.people;
    expect(await linkAs(town, provider, slug, "els", els)).toMatchObject({ body: { linked: true } });
    expect((await els.accounts.listIdentities()).items).toHaveLength(1);
  });

  test("a sign-on linked to one account cannot be linked to another", async () => {
    const { mona } = town.people;
    await markConfirmed(town, mona);
    const { status, body } = await linkAs(town, provider, slug, "els", mona);
    expect([status, body.code]).toEqual([409, "identity_in_use"]);
    expect((await mona.accounts.listIdentities()).items).toEqual([]);
  });

  test("needs a re-authentication within the last ten minutes", async () => {
    const { viktor } = town.people;
    await markConfirmed(town, viktor, new Date(town.clock.now().getTime() - 10 * 60_000));
    await expect(viktor.accounts.startLink({ params: { providerSlug: slug } })).refuses("confirmation_required");
    await markConfirmed(town, viktor);
    await viktor.accounts.startLink({ params: { providerSlug: slug } });
  });

  test("is for members of the organisation; to others its provider does not exist", async () => {
    for (const person of [town.people.bram, town.people.dirk, town.people.dora]) {
      await markConfirmed(town, person);
      await expect(person.accounts.startLink({ params: { providerSlug: slug } })).refuses("not_found");
      expect((await person.accounts.listIdentities()).providers).toEqual([]);
    }
  });

  test("is finished by the account that began it, which may sign in again on the way", async () => {
    const { mona, wout } = town.people;
    await markConfirmed(town, wout);
    const begun = await startLinking(town, wout, slug);
    const response = answerOf(await provider.visit(begun.address, "nameless"));
    expect((await finishSignOnOf(town, response, begun.cookie)).body.code).toBe("sign_in_required");
    expect((await finishSignOnOf(town, response, begun.cookie, await mona.headers())).body.code).toBe("token_invalid");
    expect((await finishSignOnOf(town, response, begun.cookie, await wout.headers())).body).toEqual({
      linked: true,
      token: null,
    });
  });
});

describe("unlinking", () => {
  test("removes the way to sign in, not the account", async () => {
    const { ada } = town.people;
    await linkAs(town, provider, slug, "viktor", ada);
    const before = (await signOnAs(town, provider, slug, "viktor")).body.token.access_token;
    const [{ id } = { id: "" }] = (await ada.accounts.listIdentities()).items;
    await markConfirmed(town, ada, null);
    const params = { identityId: id };
    await expect(ada.accounts.unlinkIdentity({ params })).refuses("confirmation_required");
    await markConfirmed(town, ada);
    await ada.accounts.unlinkIdentity({ params });
    expect((await signOnAs(town, provider, slug, "viktor")).body.code).toBe("identity_not_linked");
    expect((await sessionBy(town, before)).status, "a session that it began").toBe(401);
    await expect(ada.accounts.unlinkIdentity({ params })).refuses("not_found");
    await town.runDue();
    const texts = town.mails("ada@werk.example").map(({ text }) => text);
    expect(texts.filter((text) => text.includes("Inloggen met Testdorp Entra kan niet meer."))).toHaveLength(1);
  });

  test("someone else's is not found", async () => {
    const { els, mona } = town.people;
    const [{ id } = { id: "" }] = (await els.accounts.listIdentities()).items;
    await markConfirmed(town, mona);
    await expect(mona.accounts.unlinkIdentity({ params: { identityId: id } })).refuses("not_found");
  });

  test("is refused while it is the only way to sign in, even for simultaneous requests", async () => {
    const { chaima } = town.people;
    await markConfirmed(town, chaima);
    await linkAs(town, provider, slug, "ben", chaima);
    await linkAs(town, other, open, "ben", chaima);
    await town.db.deleteFrom("public.credential").where("accountId", "=", chaima.accountId).execute();
    const { items } = await chaima.accounts.listIdentities();
    expect(items, "either, as long as the other stays").toMatchObject([1, 2].map(() => ({ can: { unlink: true } })));
    const outcomes = await Promise.all(
      items.map(({ id }) =>
        chaima.accounts.unlinkIdentity({ params: { identityId: id } }).then(
          () => "done",
          ({ code }) => code,
        ),
      ),
    );
    expect(outcomes.sort()).toEqual(["done", "not_allowed"]);
    expect((await chaima.accounts.listIdentities()).items).toMatchObject([{ can: { unlink: "not_allowed" } }]);
  });
});

test("the same address at two providers is two sign-ons: only issuer and subject identify a person", async () => {
  expect(await findLinkedIdentity(town, provider.issuer, "els")).toMatchObject({
    accountId: town.people.els.accountId,
  });
  expect((await signOnAs(town, other, open, "els")).body.code).toBe("identity_not_linked");
  const { mona } = town.people;
  await markConfirmed(town, mona);
  expect(await linkAs(town, other, open, "els", mona)).toMatchObject({ body: { linked: true } });
  expect((await signOnAs(town, other, open, "els")).body.token.userId).toBe(mona.accountId);
  expect((await signOnAs(town, provider, slug, "els")).body.token.userId).toBe(town.people.els.accountId);
});

test("a changed address at the provider does not change whose account it is", async () => {
  provider.tamper(async (claims, sign) => sign({ ...claims, email: "mona@werk.example", email_verified: true }));
  const { body } = await signOnAs(town, provider, slug, "els").finally(() => provider.tamper(null));
  expect(body.token.userId).toBe(town.people.els.accountId);
});

test("one address may begin at most sixty times in ten minutes", async () => {
  await town.db.deleteFrom("public.rateLimit").execute();
  const codes = [];
  for (let tries = 0; tries < 61; tries++) codes.push((await startSignOnOf(town, slug)).body.code);
  expect(codes.filter((code) => code === undefined)).toHaveLength(60);
  expect(codes.at(-1)).toBe("too_many_requests");
  await town.db.deleteFrom("public.rateLimit").execute();
});

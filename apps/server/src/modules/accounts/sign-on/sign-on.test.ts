import { v7 as newId } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TestProvider } from "../../../testing/sign-on-provider.ts";
import { password, type Town } from "../../../testing/town.ts";
import {
  answerOf,
  confirm,
  finish,
  linkAs,
  signOnAs,
  start,
  startLink,
  type TownWithProviders,
  townWithProviders,
} from "../testing/sign-on.ts";
import { sessionBy } from "../testing/token.ts";

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

const accountCount = async () => {
  const { count } = await town.db
    .selectFrom("public.account")
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
};
const linked = async (issuer: string, subject: string) =>
  town.db
    .selectFrom("public.identity")
    .selectAll()
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .executeTakeFirst();
const lastSession = (accountId: string) =>
  town.db
    .selectFrom("public.session")
    .selectAll()
    .where("accountId", "=", accountId)
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();

test("the sign-in screen learns whose provider a name stands for, and nothing of names that nobody has", async () => {
  expect(await town.guest.accounts.findProvider({ params: { providerSlug: slug } })).toEqual({
    slug,
    name: "Testdorp Entra",
    belongsTo: "organisation",
    owner: "Gemeente Testdorp",
  });
  await expect(town.guest.accounts.findProvider({ params: { providerSlug: "nobody" } })).refuses("not_found");
});

test("the browser is sent off with what ties the response to it", async () => {
  const { address, attributes, cookie } = await start(town, slug);
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
  test("who is signed in links their sign-on, and comes in by it from then on", async () => {
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
        name: "stoep_refresh_dashboard",
        path: "/api/token",
        httpOnly: true,
        sameSite: "Strict",
      }),
    );
    expect(cookies).toContainEqual(expect.objectContaining({ name: "stoep_sign_on", value: "", maxAge: 0 }));
    const session = await sessionBy(town, body.token.access_token);
    expect(session.body.account.email).toBe("els@werk.example");
    expect(await lastSession(els.accountId)).toMatchObject({ secondStep: "done", confirmedAt: null });
  });

  test("the person is told by mail that there is another way in", async () => {
    await town.runDue();
    const [mail] = town.mails("els@werk.example").filter(({ subject }) => subject.includes("koppeling toegevoegd"));
    expect(mail?.text).toContain("Inloggen kan voortaan met Testdorp Entra (Gemeente Testdorp)");
  });

  test("doing it twice changes nothing", async () => {
    const { els } = town.people;
    expect(await linkAs(town, provider, slug, "els", els)).toMatchObject({ body: { linked: true } });
    expect((await els.accounts.listIdentities()).items).toHaveLength(1);
  });

  test("a sign-on that is someone's does not become someone else's", async () => {
    const { mona } = town.people;
    await confirm(town, mona);
    const { status, body } = await linkAs(town, provider, slug, "els", mona);
    expect([status, body.code]).toEqual([409, "identity_in_use"]);
    expect((await mona.accounts.listIdentities()).items).toEqual([]);
  });

  test("asks to have shown who one is, ten minutes ago at most", async () => {
    const { viktor } = town.people;
    await confirm(town, viktor, new Date(town.clock.now().getTime() - 10 * 60_000));
    await expect(viktor.accounts.startLink({ params: { providerSlug: slug } })).refuses("confirmation_required");
    await confirm(town, viktor);
    await viktor.accounts.startLink({ params: { providerSlug: slug } });
  });

  test("is for members of the organisation; to others its provider does not exist", async () => {
    for (const person of [town.people.bram, town.people.dirk, town.people.dora]) {
      await confirm(town, person);
      await expect(person.accounts.startLink({ params: { providerSlug: slug } })).refuses("not_found");
      expect((await person.accounts.listIdentities()).providers).toEqual([]);
    }
  });

  test("is finished by the account that began, which may sign in again on the way", async () => {
    const { mona, wout } = town.people;
    await confirm(town, wout);
    const begun = await startLink(town, wout, slug);
    const response = answerOf(await provider.visit(begun.address, "nameless"));
    expect((await finish(town, response, begun.cookie)).body.code).toBe("sign_in_required");
    expect((await finish(town, response, begun.cookie, await mona.headers())).body.code).toBe("token_invalid");
    expect((await finish(town, response, begun.cookie, await wout.headers())).body).toEqual({
      linked: true,
      token: null,
    });
  });
});

describe("unlinking", () => {
  test("takes the way in away, not the account", async () => {
    const { ada } = town.people;
    await linkAs(town, provider, slug, "viktor", ada);
    const before = (await signOnAs(town, provider, slug, "viktor")).body.token.access_token;
    const [{ id } = { id: "" }] = (await ada.accounts.listIdentities()).items;
    await confirm(town, ada, null);
    const params = { identityId: id };
    await expect(ada.accounts.unlinkIdentity({ params })).refuses("confirmation_required");
    await confirm(town, ada);
    await ada.accounts.unlinkIdentity({ params });
    expect((await signOnAs(town, provider, slug, "viktor")).body.code).toBe("identity_not_linked");
    expect((await sessionBy(town, before)).status, "a session that it began").toBe(401);
    await expect(ada.accounts.unlinkIdentity({ params })).refuses("not_found");
    await town.runDue();
    const texts = town.mails("ada@werk.example").map(({ text }) => text);
    expect(texts.filter((text) => text.includes("Inloggen met Testdorp Entra kan niet meer."))).toHaveLength(1);
  });

  test("of someone else's is not there", async () => {
    const { els, mona } = town.people;
    const [{ id } = { id: "" }] = (await els.accounts.listIdentities()).items;
    await confirm(town, mona);
    await expect(mona.accounts.unlinkIdentity({ params: { identityId: id } })).refuses("not_found");
  });

  test("is refused while it is the only way in, however fast one asks", async () => {
    const { chaima } = town.people;
    await confirm(town, chaima);
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

describe("someone who was never here", () => {
  test("stays out where the provider admits nobody", async () => {
    const before = await accountCount();
    expect((await signOnAs(town, provider, slug, "anna")).body.code).toBe("identity_not_linked");
    expect(await accountCount()).toBe(before);
  });

  test("waits for an owner where it admits people to wait, and has no password", async () => {
    const { body } = await signOnAs(town, other, open, "anna");
    const { body: session } = await sessionBy(town, body.token.access_token);
    expect(session).toMatchObject({
      account: { email: "anna@werk.example", firstName: "Anna", lastName: "Maes", isSystem: false },
      memberships: [{ type: "pending", organisation: { name: "Gemeente Testdorp" } }],
      active: { kind: "membership" },
    });
    expect(await linked(other.issuer, "anna")).toMatchObject({ accountId: session.account.id });
    const credential = town.db.selectFrom("public.credential").selectAll().where("accountId", "=", session.account.id);
    expect(await credential.execute()).toEqual([]);
    expect((await signOnAs(town, other, open, "anna")).body.token.userId).toBe(session.account.id);
    await town.runDue();
    expect(town.mails("anna@werk.example").map(({ subject }) => subject)).toEqual(["You have an account on Stoep"]);
  });

  test("loses what a provider linked before, once the owner of the address sets the first password by mail", async () => {
    const { body } = await signOnAs(town, other, open, "anna");
    await town.guest.accounts.forgotPassword({ body: { username: "anna@werk.example" } });
    await town.runDue();
    const mail = town.mails("anna@werk.example").at(-1);
    const [, id = "", code = ""] = /reset-password\?id=([\w-]+)&code=([\w-]+)/.exec(mail?.text ?? "") ?? [];
    await town.guest.accounts.resetPassword({ body: { id, code, password: "een-brug-over-de-leie" } });
    expect(await linked(other.issuer, "anna")).toBeUndefined();
    expect((await sessionBy(town, body.token.access_token)).body.code).toBe("sign_in_required");
    expect((await signOnAs(town, other, open, "anna")).body.code).toBe("identity_not_linked");
  });

  test.each(["unproven", "nameless"] as const)("is not let in without an address that is theirs: %s", async (who) => {
    const before = await accountCount();
    await town.db.deleteFrom("public.identity").where("subject", "=", who).execute();
    expect((await signOnAs(town, other, open, who)).body.code).toBe("identity_not_linked");
    expect(await accountCount()).toBe(before);
  });

  test("does not take over the account that has the address", async () => {
    const before = await accountCount();
    expect((await signOnAs(town, other, open, "viktor")).body.code).toBe("identity_not_linked");
    expect(await linked(other.issuer, "viktor")).toBeUndefined();
    expect(await accountCount()).toBe(before);
  });

  test("with an address that looks like the provider's own people's is nobody special", async () => {
    other.tamper(async (claims, sign) => sign({ ...claims, email: "boss@stoep.example", email_verified: true }));
    const { body } = await signOnAs(town, other, open, "nameless").finally(() => other.tamper(null));
    expect((await sessionBy(town, body.token.access_token)).body.account).toMatchObject({
      email: "boss@stoep.example",
      isSystem: false,
    });
  });
});

test("the same address at two providers is two sign-ons: issuer and subject name a person, nothing else", async () => {
  expect(await linked(provider.issuer, "els")).toMatchObject({ accountId: town.people.els.accountId });
  expect((await signOnAs(town, other, open, "els")).body.code).toBe("identity_not_linked");
  const { mona } = town.people;
  await confirm(town, mona);
  expect(await linkAs(town, other, open, "els", mona)).toMatchObject({ body: { linked: true } });
  expect((await signOnAs(town, other, open, "els")).body.token.userId).toBe(mona.accountId);
  expect((await signOnAs(town, provider, slug, "els")).body.token.userId).toBe(town.people.els.accountId);
});

test("a changed address at the provider changes nothing of who it is", async () => {
  provider.tamper(async (claims, sign) => sign({ ...claims, email: "mona@werk.example", email_verified: true }));
  const { body } = await signOnAs(town, provider, slug, "els").finally(() => provider.tamper(null));
  expect(body.token.userId).toBe(town.people.els.accountId);
});

test("who has a factor of their own shows it before something weighty, after a sign-on too", async () => {
  const { els } = town.people;
  const factor = { id: newId(), accountId: els.accountId, kind: "text" as const, name: "Gsm", phone: "+32470123456" };
  await town.db
    .insertInto("public.factor")
    .values({ ...factor, createdAt: town.clock.now() })
    .execute();
  const { body } = await signOnAs(town, provider, slug, "els");
  expect(body.token).toMatchObject({ userId: els.accountId });
  expect(await lastSession(els.accountId)).toMatchObject({ secondStep: "done", confirmedAt: null });
  await town.db.deleteFrom("public.factor").where("id", "=", factor.id).execute();
});

test("a provider signs nobody into what another organisation answers for, until they show who they are themselves", async () => {
  const { els } = town.people;
  const { body } = await signOnAs(town, provider, slug, "els");
  const headers = { "x-client-id": "dashboard", authorization: `Bearer ${body.token.access_token}` };
  const session = await sessionBy(town, body.token.access_token);
  const own = session.body.memberships.find((one: { id: string }) => one.id === session.body.active.membership.id);
  expect(own.organisation.name).toBe("Gemeente Testdorp");
  const elsewhere = session.body.memberships.find((one: { id: string }) => one.id !== own.id);
  const go = (membershipId: string) =>
    town.http.inject({
      method: "POST",
      url: "/api/businessprofileapi/activateMembership",
      headers,
      payload: { membershipId },
    });
  expect((await go(elsewhere.id)).json().code).toBe("confirmation_required");
  expect((await go(own.id)).statusCode).toBe(200);
  const rename = () =>
    town.http.inject({
      method: "POST",
      url: "/api/businessprofileapi/edit",
      headers,
      payload: { firstName: "Els", lastName: "Peeters", publicName: "", jobTitle: "Redacteur", language: "nl" },
    });
  expect((await rename()).json().code).toBe("confirmation_required");
  const payload = { kind: "password", password };
  const shown = await town.http.inject({ method: "POST", url: "/api/businessprofileapi/confirm", headers, payload });
  expect(shown.statusCode).toBe(200);
  expect((await rename()).statusCode).toBe(200);
  expect((await go(elsewhere.id)).statusCode).toBe(200);
  expect((await town.people.els.accounts.getSession()).account.id).toBe(els.accountId);
});

test("a sign-on makes nobody one of the platform's own people", async () => {
  const { els } = town.people;
  const system = (isSystem: boolean) =>
    town.db.updateTable("public.account").set({ isSystem }).where("id", "=", els.accountId).execute();
  await system(true);
  const { body } = await signOnAs(town, provider, slug, "els");
  const headers = { authorization: `Bearer ${body.token.access_token}` };
  const response = await town.http
    .inject({ method: "GET", url: "/api/platformapi/networks", headers })
    .finally(() => system(false));
  expect(response.json().code).toBe("system_only");
});

test("an account that is switched off is as unknown as any", async () => {
  const { els } = town.people;
  const disabled = (at: Date | null) =>
    town.db.updateTable("public.account").set({ disabledAt: at }).where("id", "=", els.accountId).execute();
  await disabled(town.clock.now());
  const response = await signOnAs(town, provider, slug, "els").finally(() => disabled(null));
  expect([response.status, response.body.code]).toEqual([403, "identity_not_linked"]);
});

test("one address begins sixty times in ten minutes at most", async () => {
  await town.db.deleteFrom("public.rateLimit").execute();
  const codes = [];
  for (let tries = 0; tries < 61; tries++) codes.push((await start(town, slug)).body.code);
  expect(codes.filter((code) => code === undefined)).toHaveLength(60);
  expect(codes.at(-1)).toBe("too_many_requests");
  await town.db.deleteFrom("public.rateLimit").execute();
});

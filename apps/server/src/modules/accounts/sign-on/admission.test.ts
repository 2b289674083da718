import { v7 as newId } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TestProvider } from "../../../testing/sign-on-provider.ts";
import { password, type Town } from "../../../testing/town.ts";
import { sessionBy } from "../testing/ask-token.ts";
import {
  findLinkedIdentity,
  lastSession,
  linkAs,
  markConfirmed,
  signOnAs,
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

const accountCount = async () => {
  const { count } = await town.db
    .selectFrom("public.account")
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
};
describe("someone who was never here", () => {
  test("is not admitted when the provider admits nobody", async () => {
    const before = await accountCount();
    expect((await signOnAs(town, provider, slug, "anna")).body.code).toBe("identity_not_linked");
    expect(await accountCount()).toBe(before);
  });

  test("becomes a pending member when it admits people, and has no password", async () => {
    const { body } = await signOnAs(town, other, open, "anna");
    const { body: session } = await sessionBy(town, body.token.access_token);
    expect(session).toMatchObject({
      account: { email: "anna@werk.example", firstName: "Anna", lastName: "Maes", isSystem: false },
      memberships: [{ type: "pending", organisation: { name: "Gemeente Testdorp" } }],
      active: { kind: "membership" },
    });
    expect(await findLinkedIdentity(town, other.issuer, "anna")).toMatchObject({ accountId: session.account.id });
    const credential = town.db.selectFrom("public.credential").selectAll().where("accountId", "=", session.account.id);
    expect(await credential.execute()).toEqual([]);
    expect((await signOnAs(town, other, open, "anna")).body.token.userId).toBe(session.account.id);
    await town.runDue();
    expect(town.mails("anna@werk.example").map(({ subject }) => subject)).toEqual(["You have an account on Stoep"]);
  });

  test("loses the provider's link once the owner of the address sets the first password by mail", async () => {
    const { body } = await signOnAs(town, other, open, "anna");
    await town.guest.accounts.forgotPassword({ body: { username: "anna@werk.example" } });
    await town.runDue();
    const mail = town.mails("anna@werk.example").at(-1);
    const [, id = "", code = ""] = /reset-password\?id=([\w-]+)&code=([\w-]+)/.exec(mail?.text ?? "") ?? [];
    await town.guest.accounts.resetPassword({ body: { id, code, password: "een-brug-over-de-leie" } });
    expect(await findLinkedIdentity(town, other.issuer, "anna")).toBeUndefined();
    expect((await sessionBy(town, body.token.access_token)).body.code).toBe("sign_in_required");
    expect((await signOnAs(town, other, open, "anna")).body.code).toBe("identity_not_linked");
  });

  test.each(["unproven", "unprovenInWords", "silentAboutProof", "nameless"] as const)(
    "is not admitted without a verified address: %s",
    async (who) => {
      const before = await accountCount();
      await town.db.deleteFrom("public.identity").where("subject", "=", who).execute();
      expect((await signOnAs(town, other, open, who)).body.code).toBe("identity_not_linked");
      expect(await accountCount()).toBe(before);
    },
  );

  test.each(["false", "true", 1, 0, null, {}, [true]])(
    "is not admitted by an id token whose email_verified is %j",
    async (email_verified) => {
      const before = await accountCount();
      other.tamper(async (claims, sign) => sign({ ...claims, email: "fien@werk.example", email_verified }));
      const { body } = await signOnAs(town, other, open, "nameless").finally(() => other.tamper(null));
      expect(body.code).toBe("identity_not_linked");
      expect(await accountCount()).toBe(before);
    },
  );

  test.each([
    ["email", ["gert@werk.example"]],
    ["email", { toString: "gert" }],
    ["email", "gert"],
    ["name", 7],
  ])("a claim of another type than its own says nothing: %s %j", async (claim, value) => {
    const before = await accountCount();
    const claims = { email: "", email_verified: true, given_name: [], family_name: {}, [claim]: value };
    other.tamper(async (sent, sign) => sign({ ...sent, ...claims }));
    const { body } = await signOnAs(town, other, open, "nameless").finally(() => other.tamper(null));
    expect(body.code).toBe("identity_not_linked");
    expect(await accountCount()).toBe(before);
  });

  test("does not take over the account with the same address", async () => {
    const before = await accountCount();
    expect((await signOnAs(town, other, open, "viktor")).body.code).toBe("identity_not_linked");
    expect(await findLinkedIdentity(town, other.issuer, "viktor")).toBeUndefined();
    expect(await accountCount()).toBe(before);
  });

  test("gets no special rights from an address like those of the provider's own people", async () => {
    other.tamper(async (claims, sign) => sign({ ...claims, email: "boss@stoep.example", email_verified: true }));
    const { body } = await signOnAs(town, other, open, "nameless").finally(() => other.tamper(null));
    expect((await sessionBy(town, body.token.access_token)).body.account).toMatchObject({
      email: "boss@stoep.example",
      isSystem: false,
    });
  });
});

describe("someone who has linked their sign-on", () => {
  beforeAll(async () => {
    await markConfirmed(town, town.people.els);
    await linkAs(town, provider, slug, "els", town.people.els);
  });

  test("people with their own factor use it before sensitive actions, after a sign-on too", async () => {
    const { els } = town.people;
    const factor = { id: newId(), accountId: els.accountId, kind: "text" as const, name: "Gsm", phone: "+32470123456" };
    await town.db
      .insertInto("public.factor")
      .values({ ...factor, createdAt: town.clock.now() })
      .execute();
    const { body } = await signOnAs(town, provider, slug, "els");
    expect(body.token).toMatchObject({ userId: els.accountId });
    expect(await lastSession(town, els.accountId)).toMatchObject({ secondStep: "done", confirmedAt: null });
    await town.db.deleteFrom("public.factor").where("id", "=", factor.id).execute();
  });

  test("a provider gives no access to another organisation until the person re-authenticates", async () => {
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

  test("a sign-on never gives the rights of the platform's own people", async () => {
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

  test("a deactivated account looks like an unknown one", async () => {
    const { els } = town.people;
    const disabled = (at: Date | null) =>
      town.db.updateTable("public.account").set({ disabledAt: at }).where("id", "=", els.accountId).execute();
    await disabled(town.clock.now());
    const response = await signOnAs(town, provider, slug, "els").finally(() => disabled(null));
    expect([response.status, response.body.code]).toEqual([403, "identity_not_linked"]);
  });
});

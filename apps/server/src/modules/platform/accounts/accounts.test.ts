/** Accounts as the provider manages them, and the first one. */
import { v7 as newId } from "uuid";
import { beforeAll, describe, expect, test } from "vitest";
import { waitUntil } from "../../../testing/stand-ins.ts";
import { newTown, nextTown, type Town } from "../../../testing/town.ts";
import { firstAccountToken } from "../index.ts";

let town: Town;
let stijn: Town["people"]["stijn"];
beforeAll(async () => {
  town = await nextTown();
  stijn = town.people.stijn;
});

const of = (name: keyof Town["people"]) => ({ params: { accountId: town.people[name].accountId } });
const found = async (query: object) =>
  (await stijn.platform.listAccounts({ query })).items.map(({ email }) => email.split("@")[0]);

describe("accounts", () => {
  test("are found by the start of the address, or a part of the name", async () => {
    expect(await found({ search: "ELS@" })).toEqual(["els"]);
    expect(await found({ search: "atma peet" })).toEqual(["fatma"]);
    expect(await found({ search: "%" })).toEqual([]);
    expect(await found({ only: "system" })).toEqual(["stijn"]);
    const all = await stijn.platform.listAccounts();
    expect(all.items.map(({ email }) => email)).toEqual(all.items.map(({ email }) => email).sort());
  });

  test("are shown with their places and open sessions, without secrets", async () => {
    const els = await stijn.platform.getAccount(of("els"));
    expect(els).toMatchObject({
      name: "Els Peeters",
      memberships: [{ organisation: { name: "Buurtwerk" } }, { organisation: { name: "Gemeente Testdorp" } }],
      sessions: [{ client: "dashboard", agent: "test" }],
      can: { disable: true, makeSystem: true },
    });
    const now = town.clock.now();
    const waiting = { id: newId(), accountId: town.people.els.accountId, secondStep: "waiting" as const };
    const begun = { client: "dashboard", agent: "", createdAt: now, refreshedAt: now };
    const expiresAt = new Date(town.in({ minutes: 10 }));
    await town.db
      .insertInto("public.session")
      .values({ ...waiting, ...begun, expiresAt })
      .execute();
    expect(
      (await stijn.platform.getAccount(of("els"))).sessions,
      "without one that waits for a second step",
    ).toHaveLength(1);
    expect(JSON.stringify(els)).not.toMatch(/hash|password|secret|argon/i);
    expect((await stijn.platform.getAccount(of("dirk"))).residences).toEqual([{ network: "Testdorp" }]);
  });

  test("are signed out of one session or all immediately, and their streams close", async () => {
    const { gust } = town.people;
    const heard = await town.hear(gust);
    const sessionId = gust.session.id;
    await expect(stijn.platform.endSessions({ ...of("fatma"), body: { sessionId } })).refuses("not_found");
    await stijn.platform.endSessions({ ...of("gust"), body: { sessionId } });
    await expect(gust.residents.getMyResidence()).refuses("sign_in_required");
    await waitUntil(() => heard.isClosed);
    await stijn.platform.endSessions({ ...of("bakker"), body: { sessionId: null } });
    await expect(town.people.bakker.residents.getMyResidence()).refuses("sign_in_required");
  });

  test("are switched off from the next request, and on again; what they wrote stays", async () => {
    const { viktor } = town.people;
    expect((await stijn.platform.disableAccount(of("viktor"))).disabledAt).not.toBeNull();
    await expect(viktor.publishing.listPosts()).refuses("sign_in_required");
    expect(await found({ only: "disabled" })).toEqual(["viktor"]);
    expect((await stijn.platform.enableAccount(of("viktor"))).disabledAt).toBeNull();
    const actions = (await stijn.platform.listLog({ query: { search: "Viktor" } })).items.map(({ action }) => action);
    expect(actions).toEqual(["platform.enableAccount", "platform.disableAccount"]);
  });

  test("lose all second steps on request, are signed out everywhere and told by mail", async () => {
    const { nina } = town.people;
    const { challengeId } = await nina.accounts.addText({ body: { phone: "+32470123456" } });
    const code = /\d{6}/.exec(town.outside.texts.at(-1)?.body ?? "")?.[0] ?? "";
    await nina.accounts.confirmText({ body: { challengeId, code } });
    const heard = await town.hear(nina);
    expect((await stijn.platform.getAccount(of("nina"))).hasSecondFactor).toBe(true);
    expect((await stijn.platform.removeFactors(of("nina"))).hasSecondFactor).toBe(false);
    await waitUntil(() => heard.isClosed);
    await expect(nina.accounts.getSession()).refuses("sign_in_required");
    await town.runDue();
    expect(town.mails(nina.email).map(({ subject }) => subject)).toContain("Een tweede stap is verwijderd");
    // Without any factor nothing happens, and nothing is logged.
    await stijn.platform.removeFactors(of("nina"));
    const { items } = await stijn.platform.listLog({ query: { action: "platform.removeFactors" } });
    expect(items).toMatchObject([{ subject: { kind: "account" }, old: { kinds: ["text"] }, organisation: null }]);
  });

  test("nobody removes their own second steps here, nor those of an unknown account", async () => {
    await expect(stijn.platform.removeFactors(of("stijn"))).refuses("not_allowed");
    expect((await stijn.platform.getAccount(of("stijn"))).can.removeFactors).toBe("not_allowed");
    await expect(stijn.platform.removeFactors({ params: { accountId: newId() } })).refuses("not_found");
    await expect(town.people.ada.platform.removeFactors(of("els"))).refuses("system_only");
  });

  test("get the mail for choosing a new password, unless they are switched off", async () => {
    await stijn.platform.sendReset(of("mona"));
    await town.runDue();
    expect(town.mails(town.people.mona.email)[0]?.text).toContain("/dashboard/reset-password?");
    await stijn.platform.sendReset(of("dirk"));
    await town.runDue();
    expect(town.mails(town.people.dirk.email)[0]?.text).toContain("/testdorp/reset-password?");
    // As many as the person could request; beyond that it is refused, and not logged.
    for (const _ of [2, 3]) await stijn.platform.sendReset(of("mona"));
    await expect(stijn.platform.sendReset(of("mona"))).refuses("too_many_requests");
    const { items } = await stijn.platform.listLog({ query: { action: "platform.sendReset" } });
    expect(items).toHaveLength(4);
    await stijn.platform.disableAccount(of("wout"));
    await expect(stijn.platform.sendReset(of("wout"))).refuses("not_allowed");
  });

  test("nobody can switch off their own account, or end its system rights", async () => {
    expect((await stijn.platform.getAccount(of("stijn"))).can).toMatchObject({
      disable: "not_allowed",
      endSystem: "not_allowed",
    });
    await expect(stijn.platform.disableAccount(of("stijn"))).refuses("not_allowed");
    await expect(stijn.platform.setSystem({ ...of("stijn"), body: { isSystem: false } })).refuses("not_allowed");
  });

  test.each([1, 2, 3])("when two system accounts demote each other at once, one stays (%i)", async () => {
    const own = await nextTown();
    const { stijn: one, ada: other } = own.people;
    const on = ({ accountId }: typeof one) => ({ params: { accountId } });
    await one.platform.setSystem({ ...on(other), body: { isSystem: true } });
    const outcomes = await Promise.allSettled([
      one.platform.setSystem({ ...on(other), body: { isSystem: false } }),
      other.platform.disableAccount(on(one)),
    ]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const left = await own.db
      .selectFrom("public.account")
      .select("id")
      .where("isSystem", "=", true)
      .where("disabledAt", "is", null)
      .execute();
    expect(left).toHaveLength(1);
  });

  test("become system accounts only with an address of the provider, whatever the address looks like", async () => {
    const strict = await newTown({ config: { providerMailDomain: "werk.example" } });
    const { people } = strict;
    const make = (name: "ada" | "dirk", isSystem: boolean) =>
      people.stijn.platform.setSystem({ params: { accountId: people[name].accountId }, body: { isSystem } });
    await expect(make("dirk", true)).refuses("not_allowed");
    for (const email of ["ada@werk.example.kwaad.be", "ada@notwerk.example", "ada@werk.examp1e", "werk.example@x.be"]) {
      await strict.db.updateTable("public.account").set({ email }).where("id", "=", people.ada.accountId).execute();
      await expect(make("ada", true), email).refuses("not_allowed");
    }
    const email = "ada@werk.example";
    await strict.db.updateTable("public.account").set({ email }).where("id", "=", people.ada.accountId).execute();
    await make("ada", true);
    await people.ada.platform.listNetworks();
    await make("ada", false);
    await expect(people.ada.platform.listNetworks()).refuses("system_only");
  });

  test("sensitive actions need a recent re-authentication", async () => {
    await town.pass({ minutes: 11 });
    await expect(stijn.platform.disableAccount(of("els"))).refuses("confirmation_required");
    await expect(stijn.platform.removeFactors(of("els"))).refuses("confirmation_required");
    await expect(stijn.platform.setSystem({ ...of("els"), body: { isSystem: true } })).refuses("confirmation_required");
  });
});

describe("the log", () => {
  test("has everything in the installation, filtered, and as a file that names the organisations", async () => {
    const { ada } = town.people;
    await stijn.platform.editOrganisation({
      params: { organisationId: town.organisations.city },
      body: { name: "Stad Testdorp", kind: "city" },
    });
    const { items } = await stijn.platform.listLog({ query: { action: "platform.editOrganisation" } });
    expect(items).toMatchObject([{ organisation: { name: "Stad Testdorp" }, actor: { name: "Stijn Peeters" } }]);
    expect((await ada.audit.listEntries({ query: { action: "platform.editOrganisation" } })).items).toHaveLength(1);
    const file = await stijn.platform.exportLog({ query: { action: "platform.editOrganisation" } });
    const [heading, entry] = (await file.text()).split("\r\n");
    expect(heading).toContain('"Tijdstip (UTC)","Organisatie","Wie"');
    expect(entry).toContain(
      '"Stad Testdorp","Stijn Peeters","Organisatie gewijzigd door Stoep","platform.editOrganisation"',
    );
  });
});

describe("the first system account", () => {
  const person = {
    firstName: "Eerste",
    lastName: "Beheerder",
    email: "eerste@stoep.example",
    password: "een-sleutel-van-koper",
    language: "nl" as const,
  };
  const empty = async (config: object = {}) => {
    const fresh = await newTown({ config });
    await fresh.db.updateTable("public.account").set({ isSystem: false }).execute();
    return fresh;
  };
  const link = async (fresh: Town) => (await firstAccountToken(fresh.db, fresh.clock.now())) ?? "";
  const create = (fresh: Town, token: string, more: object = {}) =>
    fresh.guest.platform.createFirstAccount({ body: { ...person, token, ...more } });

  test("is made with the link, once: only one of twenty at the same time succeeds", async () => {
    const fresh = await empty();
    const token = await link(fresh);
    const all = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) => create(fresh, token, { email: `nr${n}@stoep.example` })),
    );
    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const made = await fresh.db.selectFrom("public.account").select("email").where("isSystem", "=", true).execute();
    expect(made).toHaveLength(1);
    await expect(create(fresh, token)).refuses("token_invalid");
    expect(await firstAccountToken(fresh.db, fresh.clock.now())).toBeNull();
    const entry = await fresh.db
      .selectFrom("public.auditEntry")
      .select(["actorName", "organisationId"])
      .where("action", "=", "platform.createAccount")
      .execute();
    expect(entry).toEqual([{ actorName: "Eerste Beheerder", organisationId: null }]);
  });

  test("is not made while there is a system account", async () => {
    const fresh = await empty();
    const token = await link(fresh);
    await fresh.db
      .updateTable("public.account")
      .set({ isSystem: true })
      .where("id", "=", fresh.people.stijn.accountId)
      .execute();
    await expect(create(fresh, token)).refuses("token_invalid");
  });

  test("a newer link is the only one that works, for 24 hours", async () => {
    const fresh = await empty();
    const old = await link(fresh);
    const token = await link(fresh);
    await expect(create(fresh, old)).refuses("token_invalid");
    await fresh.pass({ hours: 24 });
    await expect(create(fresh, token)).refuses("token_invalid");
    const again = await link(fresh);
    expect((await fresh.db.selectFrom("public.firstAccountLink").selectAll().execute())[0]?.tokenHash).not.toBe(again);
    expect(await create(fresh, again)).toEqual({ done: true });
  });

  test("must meet the rules for passwords and the provider's addresses, and a failure does not use the link up", async () => {
    const fresh = await empty({ providerMailDomain: "stoep.example" });
    const token = await link(fresh);
    const wrong = (more: object, fields: Record<string, string>) =>
      expect(create(fresh, token, more)).refuses("invalid_input", fields);
    await wrong({ email: "eerste@stoep.example.kwaad.be" }, { email: "emailNotOfProvider" });
    await wrong({ password: "123456" }, { password: "passwordTooCommon" });
    await wrong({ password: "Beheerder" }, { password: "passwordTooCommon" });
    await wrong({ firstName: " " }, { firstName: "firstNameRequired" });
    expect(await create(fresh, token)).toEqual({ done: true });
  });

  test("guessing is slowed down", async () => {
    const fresh = await empty();
    for (let n = 0; n < 30; n++) await expect(create(fresh, `guess-${n}`)).refuses("token_invalid");
    await expect(create(fresh, "guess")).refuses("too_many_requests");
  });
});

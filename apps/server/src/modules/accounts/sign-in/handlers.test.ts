import { beforeAll, describe, expect, test } from "vitest";
import { waitUntil } from "../../../testing/stand-ins.ts";
import { nextTown, type Person, password, type Town } from "../../../testing/town.ts";
import { askToken, byPassword, byRefresh, sessionBy } from "../testing/ask-token.ts";

let town: Town;
beforeAll(async () => {
  town = await nextTown();
});

const membershipIn = async (person: Person, organisation: string) => {
  const { memberships } = await person.accounts.getSession();
  return memberships.find((one) => one.organisation.name === organisation)?.id ?? "";
};
const activeOf = (active: { kind: string; membership?: { organisation: { name: string } } }) =>
  active.membership?.organisation.name ?? active.kind;

describe("the session", () => {
  test("shows staff their memberships, and the licences of the active organisation", async () => {
    const session = await town.people.els.accounts.getSession();
    expect(session).toEqual({
      account: {
        id: town.people.els.accountId,
        email: "els@werk.example",
        firstName: "Els",
        lastName: "Peeters",
        publicName: "Els",
        language: "nl",
        isSystem: false,
        hasSecondFactor: false,
        picture: null,
      },
      memberships: [
        expect.objectContaining({
          organisation: { id: town.organisations.association, name: "Buurtwerk", kind: "association" },
        }),
        {
          id: town.people.els.session.membershipId,
          type: "user",
          organisation: { id: town.organisations.city, name: "Gemeente Testdorp", kind: "city" },
          network: {
            id: town.networks.testdorp.id,
            slug: "testdorp",
            name: "Testdorp",
            timeZone: "Europe/Brussels",
            logo: null,
            accent: null,
            languages: ["nl", "en", "fr", "tr"],
          },
          levels: { network: "editor", participation: null, care: null },
          secondFactorFrom: null,
          careSecondFactorFrom: null,
        },
      ],
      residences: [],
      active: {
        kind: "membership",
        membership: expect.objectContaining({ id: town.people.els.session.membershipId }),
        access: expect.objectContaining({
          messages: { read: true, write: true, manage: "level_too_low" },
          tickets: { read: "no_module_access", write: "no_module_access", manage: "no_module_access" },
        }),
        licences: { network: "premium", participation: "premium", care: "premium" },
        mustAddFactor: false,
        mustAddFactorForCare: false,
      },
      signedInAt: "2026-05-12T08:00:00.000Z",
    });
  });

  test("shows residents their neighbourhood", async () => {
    const { active, memberships } = await town.people.daan.accounts.getSession();
    expect(memberships).toEqual([]);
    expect(active).toMatchObject({
      kind: "residence",
      residence: {
        neighbourhood: { id: town.noord.id, name: "Noord" },
        kind: "person",
        publicName: "Daan",
        isProven: false,
      },
    });
  });

  test("shows people who moved out nothing of their former place", async () => {
    const mine = await nextTown();
    const { gust } = mine.people;
    await mine.db
      .updateTable("resident")
      .set({ leftAt: mine.clock.now() })
      .where("accountId", "=", gust.accountId)
      .execute();
    expect(await gust.accounts.getSession()).toMatchObject({ residences: [], active: { kind: "none" } });
  });

  test.each([
    ["nina", "none"],
    ["emre", "expired"],
    ["klaas", "closed"],
    ["bram", "essential"],
  ] as const)("tells %s that the licence is %s", async (name, state) => {
    const { active } = await town.people[name].accounts.getSession();
    expect(active).toMatchObject({ licences: { network: state } });
  });
});

describe("changing places", () => {
  test("a member of two organisations switches between them, and streams of the old place close", async () => {
    const { els } = town.people;
    const heard = await town.hear(els);
    const membershipId = await membershipIn(els, "Buurtwerk");
    const there = await els.accounts.activateMembership({ body: { membershipId } });
    expect(activeOf(there.active)).toBe("Buurtwerk");
    expect((await els.accounts.getSession()).active).toEqual(there.active);
    await waitUntil(() => heard.isClosed);
  });

  test("a command made for the place that another tab has left is refused, and does not land in the new one", async () => {
    const { els } = town.people;
    const before = els.session.membershipId ?? "";
    const membershipId = await membershipIn(els, "Buurtwerk");
    await els.accounts.activateMembership({ body: { membershipId } });
    const send = async (method: "GET" | "POST", url: string, place: string, payload: object = {}) => {
      const headers = { ...(await els.headers()), "x-place": place };
      const response = await town.http.inject({
        method,
        url,
        headers,
        payload: method === "POST" ? payload : undefined,
      });
      return [response.statusCode, response.json().code];
    };
    expect(await send("POST", "/api/posts", before)).toEqual([412, "place_changed"]);
    expect((await send("POST", "/api/posts", membershipId))[1]).not.toBe("place_changed");
    // Read routes, and actions on one's own account, do not depend on the active place.
    expect((await send("GET", "/api/posts", before))[1]).not.toBe("place_changed");
    const back = "/api/businessprofileapi/activateMembership";
    expect(await send("POST", back, before, { membershipId: before })).toEqual([200, undefined]);
    expect((await send("POST", "/api/posts", before))[1]).not.toBe("place_changed");
  });

  test("someone else's membership is not found, nor is one that does not exist", async () => {
    const { els, ada } = town.people;
    const ids = [ada.session.membershipId ?? "", "019a0000-0000-7000-8000-000000000000"];
    for (const membershipId of ids) {
      await expect(els.accounts.activateMembership({ body: { membershipId } })).refuses("not_found");
    }
    await expect(els.accounts.activateMembership({ body: { membershipId: "7" } })).refuses("invalid_input", {
      membershipId: "invalid",
    });
  });

  test("a deactivated membership cannot be activated, a pending one can", async () => {
    const { dora, pia } = town.people;
    await expect(dora.accounts.activateMembership({ body: { membershipId: dora.session.membershipId ?? "" } })).refuses(
      "membership_disabled",
    );
    const session = await pia.accounts.activateMembership({ body: { membershipId: pia.session.membershipId ?? "" } });
    expect(session.active).toMatchObject({ membership: { type: "pending" } });
  });

  test.each([
    ["els", "network", true, null],
    ["els", "network", false, null],
    ["els", "care", false, "no_module_access"],
    ["viktor", "network", false, null],
    ["viktor", "network", true, "level_too_low"],
    ["chaima", "care", true, null],
    ["chaima", "network", false, "no_module_access"],
    ["ada", "participation", true, null],
    ["pia", "network", false, "no_module_access"],
  ] as const)("%s comes to work in %s, as editor: %s, and hears %s", async (name, vertical, isEditor, code) => {
    const person = town.people[name];
    const body = { membershipId: person.session.membershipId ?? "", vertical, isEditor };
    const before = await person.accounts.getSession();
    const outcome = person.accounts.activateMembership({ body });
    if (code) await expect(outcome).refuses(code);
    else await outcome;
    const { memberships } = await person.accounts.getSession();
    expect(memberships).toEqual(before.memberships);
  });

  test("someone else's residence is not found", async () => {
    const { dirk, fatma } = town.people;
    await expect(dirk.accounts.activateResidence({ body: { residentId: fatma.session.residentId ?? "" } })).refuses(
      "not_found",
    );
  });

  test("a person who works and lives here is one or the other, never both", async () => {
    const mine = await nextTown();
    const { dirk } = mine.people;
    const id = "019a0000-0000-7000-8000-000000000001";
    const membership = {
      id,
      accountId: dirk.accountId,
      organisationId: mine.organisations.city,
      type: "user" as const,
      createdAt: mine.clock.now(),
    };
    await mine.db.insertInto("public.membership").values(membership).execute();
    expect((await dirk.accounts.activateMembership({ body: { membershipId: id } })).active.kind).toBe("membership");
    const back = await dirk.accounts.activateResidence({ body: { residentId: dirk.session.residentId ?? "" } });
    expect(back.active.kind).toBe("residence");
    const row = await mine.db
      .selectFrom("public.session")
      .selectAll()
      .where("id", "=", dirk.session.id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ membershipId: null, residentId: dirk.session.residentId });
  });
});

describe("where a sign-in leads", () => {
  const signIn = async (at: Town, name: keyof Town["people"], client: "dashboard" | "resident" | "api") => {
    const { body } = await askToken(at, byPassword(at.people[name].email, password), { client });
    return activeOf((await sessionBy(at, body.access_token)).body.active);
  };

  test("staff to their only organisation, residents home, others nowhere", async () => {
    expect(await signIn(town, "ada", "dashboard")).toBe("Gemeente Testdorp");
    expect(await signIn(town, "dirk", "resident")).toBe("residence");
    expect(await signIn(town, "dirk", "api")).toBe("residence");
    expect(await signIn(town, "ada", "api")).toBe("Gemeente Testdorp");
    expect(await signIn(town, "sofie", "dashboard")).toBe("none");
  });

  test("the dashboard is for staff, the residents' app for residents", async () => {
    expect(await signIn(town, "ada", "resident")).toBe("none");
    expect(await signIn(town, "dirk", "dashboard")).toBe("none");
  });

  test("not to a deactivated membership, but to a pending one", async () => {
    expect(await signIn(town, "dora", "dashboard")).toBe("none");
    expect(await signIn(town, "pia", "dashboard")).toBe("Gemeente Testdorp");
  });

  test("to none of several organisations until one was chosen, then to the last one", async () => {
    const mine = await nextTown();
    expect(await signIn(mine, "els", "dashboard")).toBe("none");
    const { els } = mine.people;
    await els.accounts.activateMembership({ body: { membershipId: await membershipIn(els, "Buurtwerk") } });
    await mine.pass({ minutes: 1 });
    expect(await signIn(mine, "els", "dashboard")).toBe("Buurtwerk");
    await els.accounts.activateMembership({ body: { membershipId: await membershipIn(els, "Gemeente Testdorp") } });
    expect(await signIn(mine, "els", "dashboard")).toBe("Gemeente Testdorp");
  });
});

describe("a change of rights takes effect on the next request", () => {
  test.each([
    ["the membership is switched off", { type: "disabled" as const }, { type: "disabled" }],
    ["the level is lowered", { networkLevel: "viewer" as const }, { levels: { network: "viewer" } }],
  ])("%s", async (_, change, shown) => {
    const mine = await nextTown();
    const { mona } = mine.people;
    await mine.db.updateTable("public.membership").set(change).where("id", "=", mona.session.membershipId).execute();
    expect((await mona.accounts.getSession()).active).toMatchObject({ membership: shown });
  });

  test("when the membership is removed, or the account switched off", async () => {
    const mine = await nextTown();
    const { mona } = mine.people;
    await mine.db.deleteFrom("public.membership").where("id", "=", mona.session.membershipId).execute();
    expect((await mona.accounts.getSession()).active).toEqual({ kind: "none" });
    await mine.db
      .updateTable("public.account")
      .set({ disabledAt: mine.clock.now() })
      .where("id", "=", mona.accountId)
      .execute();
    await expect(mona.accounts.getSession()).refuses("sign_in_required");
  });
});

test("opening the application records the moment, and shows who is signed in", async () => {
  const mine = await nextTown();
  const { mona, dirk, sofie } = mine.people;
  await mine.pass({ hours: 3 });
  expect(await mona.accounts.registerLogOn()).toEqual(await mona.accounts.getSession());
  expect((await dirk.accounts.registerLogOn()).active.kind).toBe("residence");
  expect((await sofie.accounts.registerLogOn()).active.kind).toBe("none");
  const { lastUsedAt } = await mine.db
    .selectFrom("public.membership")
    .select("lastUsedAt")
    .where("id", "=", mona.session.membershipId)
    .executeTakeFirstOrThrow();
  expect(lastUsedAt).toEqual(mine.clock.now());
});

test("no browser or proxy stores what belongs to a session", async () => {
  const headers = await town.people.ada.headers();
  const response = await town.http.inject({ url: "/api/businessprofileapi/profiledetails", headers });
  expect(response.headers["cache-control"]).toBe("no-store");
});

test("the language is stored in the account", async () => {
  const { viktor } = town.people;
  expect((await viktor.accounts.setLanguage({ body: { language: "tr" } })).account.language).toBe("tr");
  expect((await viktor.accounts.getSession()).account.language).toBe("tr");
  await expect(viktor.accounts.setLanguage({ body: { language: "de" as "en" } })).refuses("invalid_input");
});

test("signing out ends all tokens at once, drops the cookie and closes streams", async () => {
  const { ada } = town.people;
  const { body, cookie } = await askToken(town, byPassword(ada.email, password), { client: "dashboard" });
  const mine = { ...ada, headers: async () => ({ authorization: `Bearer ${body.access_token}` }) };
  const [heard, other] = [await town.hear(mine), await town.hear(ada)];
  const out = await town.http.inject({
    method: "POST",
    url: "/api/token/end",
    headers: { authorization: `Bearer ${body.access_token}`, "x-client-id": "dashboard", cookie },
  });
  expect(out.json()).toEqual({ done: true });
  expect(out.cookies[0]).toMatchObject({
    name: "__Secure-stoep_refresh_dashboard",
    value: "",
    maxAge: 0,
    path: "/api/token",
  });
  expect((await sessionBy(town, body.access_token)).status).toBe(401);
  expect((await askToken(town, byRefresh(), { client: "dashboard", cookie })).body.code).toBe("token_invalid");
  await waitUntil(() => heard.isClosed);
  // The other browser's session continues.
  expect(other.isClosed).toBe(false);
  expect((await ada.accounts.getSession()).account.id).toBe(ada.accountId);
});

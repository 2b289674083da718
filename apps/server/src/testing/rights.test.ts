/** Everybody at every door: the response follows from the contract's row and from who they are. D §3, D §4 */
import { contract } from "@stoep/contract";
import type { AccessByFeature } from "@stoep/contract/accounts";
import { featureNames, staffFor, type Use, uses } from "@stoep/contract/features";
import { type Access, fillPath, kindOf, type Level, type RefusalCode, type Route } from "@stoep/contract/kernel";
import { beforeAll, describe, expect, test } from "vitest";
import { everybody, expected } from "./expected-access.ts";
import { type PersonName, peoplePlans } from "./people.ts";
import { newTown, type Town } from "./town.ts";

const everyRoute = Object.entries<Record<string, Route>>(contract).flatMap(([capability, table]) =>
  Object.entries(table).map(([name, route]) => ({ capability, name, route })),
);

let town: Town;
/** What each member may do according to the session, as the dashboard reads it. */
const said = new Map<PersonName, AccessByFeature>();
beforeAll(async () => {
  town = await newTown();
  for (const { name } of everybody) {
    const { active } = await town.people[name].accounts.getSession();
    if (active.kind === "membership") said.set(name, active.access);
  }
});

/** Sends a body that cannot be read, so that nothing is done even if access is allowed. */
async function answerTo({ route }: (typeof everyRoute)[number], who: PersonName | "guest"): Promise<string> {
  const params = Object.fromEntries([...route.path.matchAll(/:(\w+)/g)].map(([, key]) => [key, "nonsense"]));
  const own = who === "guest" ? {} : await town.people[who].headers();
  const response = await town.http.inject({
    method: route.method,
    url: fillPath(route.path, { params }),
    headers: { ...own, ...(route.method === "GET" ? {} : { "content-type": "application/json" }) },
    ...(route.method === "GET" ? {} : { payload: "{" }),
  });
  const type = String(response.headers["content-type"] ?? "");
  return response.statusCode >= 400 && type.includes("json") ? response.json().code : "goes in";
}

const atTheDoor: RefusalCode[] = [
  "sign_in_required",
  "wrong_kind_of_session",
  "membership_pending",
  "membership_disabled",
  "second_factor_required",
  "owner_only",
  "system_only",
  "no_licence",
  "licence_expired",
  "module_not_included",
  "licence_level_too_low",
  "no_module_access",
  "level_too_low",
];
const turnedAway = (code: string) => (atTheDoor.some((one) => one === code) ? code : null);

const usesOf = Object.fromEntries(Object.entries(uses).map(([use, level]) => [level, use])) as Record<Level, Use>;

/** What the session says about all features with the same access as this row. */
function saidOf(access: Access, who: PersonName): string[] {
  if (!("module" in access)) return [];
  const alike = featureNames.filter((name) => {
    const { module, licence, alsoIn } = staffFor(name, access.level);
    return module === access.module && licence === access.licence && alsoIn === access.alsoIn;
  });
  return alike.map((name) => String(said.get(who)?.[name][usesOf[access.level]] ?? "no member"));
}

/** Refusals by the handler itself, though the row lets every signed-in person call it. */
const insideOf: Record<string, RefusalCode[]> = {
  getOrganisation: ["wrong_kind_of_session", "membership_pending", "membership_disabled", "second_factor_required"],
  listLicences: ["wrong_kind_of_session", "second_factor_required"],
  listOwners: ["wrong_kind_of_session", "membership_pending", "membership_disabled"],
};

describe.each(everyRoute.filter(({ route }) => route.access.to !== "anyone"))("$capability $name", (walked) => {
  const { route, name } = walked;

  test("allows everyone whom its row allows, and tells each of the others why not", { timeout: 60_000 }, async () => {
    const wrong: string[] = [];
    const tryAs = async ({ name: who, plan }: (typeof everybody)[number]) => {
      const code = expected(route.access, plan);
      // The stream would stay open.
      if (kindOf(route) === "stream" && code === null) return;
      const seen = turnedAway(await answerTo(walked, who));
      const verdicts = new Set(saidOf(route.access, who).filter((one) => one !== "no member"));
      if ([...verdicts].some((one) => one !== (seen ?? "true")))
        wrong.push(`${who}: ${seen}, said was ${[...verdicts]}`);
      const isInside = seen !== null && insideOf[name]?.some((one) => one === seen);
      if (seen !== code && !(code === null && isInside)) wrong.push(`${who}: ${seen} instead of ${code}`);
    };
    await Promise.all(everybody.map(tryAs));
    expect(wrong).toEqual([]);
    expect(await answerTo(walked, "guest")).toBe("sign_in_required");
  });
});

describe("the session predicts what the routes of a feature will respond", () => {
  test.each(featureNames)("%s", (feature) => {
    for (const { name, plan } of everybody.filter(({ name }) => said.has(name))) {
      for (const [use, level] of Object.entries(uses)) {
        const verdict = said.get(name)?.[feature][use as Use];
        expect(verdict, `${name}, ${use}`).toBe(expected(staffFor(feature, level), plan) ?? true);
      }
    }
  });

  test("for members of organisations, and for nobody else", () => {
    expect([...said.keys()]).toEqual(everybody.filter(({ plan }) => plan.jobs).map(({ name }) => name));
  });

  test("and again after each change of role", async () => {
    const own = await newTown();
    const { ada, mona } = own.people;
    const access = async () => {
      const { active } = await mona.accounts.getSession();
      return active.kind === "membership" ? active.access.messages : null;
    };
    expect(await access()).toEqual({ read: true, write: true, manage: true });
    const levels = { network: "viewer", participation: null, care: null } as const;
    await ada.accounts.editMembership({
      body: { membershipId: mona.session.membershipId ?? "", type: "user", levels },
    });
    expect(await access()).toEqual({ read: true, write: "level_too_low", manage: "level_too_low" });
  });
});

describe("a person who must add a second factor", () => {
  test.each(["sara", "sien"] as const)(
    "%s still reaches their own account, and nothing of the organisation",
    async (who) => {
      const { accounts, publishing } = town.people[who];
      expect((await accounts.getProfile()).firstName).toBe(peoplePlans[who].firstName);
      expect(await accounts.listFactors()).toMatchObject({ factors: [] });
      expect((await accounts.getSession()).active).toMatchObject({ kind: "membership", mustAddFactor: true });
      await expect(publishing.listPosts()).refuses("second_factor_required");
    },
  );

  test("works on after a second step", async () => {
    await town.people.sven.publishing.listPosts();
    expect((await town.people.sven.accounts.getSession()).active).toMatchObject({ mustAddFactor: false });
  });
});

describe("a change of role acts on the next request and closes live streams within 5 s", () => {
  const nothing = { network: null, participation: null, care: null };
  test.each([
    ["a lower level", { type: "user", levels: { ...nothing, network: "viewer" } }, "level_too_low"],
    ["no level", { type: "user", levels: nothing }, "no_module_access"],
    ["community worker", { type: "community-worker", levels: nothing }, "no_module_access"],
    ["switched off", { type: "disabled", levels: nothing }, "membership_disabled"],
    ["taken out", null, "wrong_kind_of_session"],
  ] as const)("%s", async (_, to, code) => {
    const own = await newTown();
    const { ada, mona, els } = own.people;
    const membershipId = mona.session.membershipId ?? "";
    const [hers, others] = [await own.hear(mona), await own.hear(els)];
    if (to) await ada.accounts.editMembership({ body: { membershipId, ...to } });
    else await ada.accounts.deleteMember({ params: { membershipId } });
    const body = { type: "standard", title: "", textHtml: "", language: "nl", neighbourhoodIds: [] } as const;
    await expect(mona.publishing.createPost({ body: { ...body, neighbourhoodIds: [] } })).refuses(code);
    await expect.poll(() => hers.isClosed).toBe(true);
    expect(others.isClosed).toBe(false);
  });
});

/** Everybody at every door: what they are told there follows from the row of the contract and from who they are. D §3, D §4 */
import { contract } from "@stoep/contract";
import {
  type Access,
  fillPath,
  kindOf,
  levels,
  type Module,
  type RefusalCode,
  type Route,
} from "@stoep/contract/kernel";
import { beforeAll, describe, expect, test } from "vitest";
import { organisationPlans, type PersonName, type PersonPlan, peoplePlans } from "./people.ts";
import { newTown, type Town } from "./town.ts";

const everyRoute = Object.entries<Record<string, Route>>(contract).flatMap(([capability, table]) =>
  Object.entries(table).map(([name, route]) => ({ capability, name, route })),
);
const everybody = Object.entries<PersonPlan>(peoplePlans).map(([name, plan]) => ({ name: name as PersonName, plan }));

let town: Town;
beforeAll(async () => {
  town = await newTown();
});

type Gated = Extract<Access, { module: string }>;
type Job = NonNullable<PersonPlan["jobs"]>[number];

/** Null: goes in. The rules as they are written in access.md, apart from the code that enforces them. */
function expected(access: Access, plan: PersonPlan): RefusalCode | null {
  if (access.to === "anyone" || access.to === "signed-in") return null;
  if (access.to === "system") return plan.isSystem ? null : "system_only";
  const isResident = plan.home !== undefined;
  if (access.to === "resident") return isResident ? null : "wrong_kind_of_session";
  if (access.to === "resident-or-staff" && isResident) return null;
  const [job] = plan.jobs ?? [];
  if (!job) return "wrong_kind_of_session";
  return standing(job, plan) ?? (access.to === "owner" ? ownerOnly(job) : (licence(access, job) ?? level(access, job)));
}

function standing({ type, organisation }: Job, { hasShownFactor }: PersonPlan): RefusalCode | null {
  if (type === "pending") return "membership_pending";
  if (type === "disabled") return "membership_disabled";
  const asksForFactor = "asksForFactor" in organisationPlans[organisation];
  return asksForFactor && !hasShownFactor ? "second_factor_required" : null;
}

const ownerOnly = ({ type }: Job): RefusalCode | null => (type === "owner" ? null : "owner_only");

function licence({ module, level, licence }: Gated, { organisation }: Job): RefusalCode | null {
  const all: { module: Module; level: string; endedDaysAgo?: number }[] = organisationPlans[organisation].licences;
  const own = all.find((one) => one.module === module);
  if (!own) return all.length === 0 ? "no_licence" : "module_not_included";
  const { endedDaysAgo = 0 } = own;
  if (endedDaysAgo > 30 || (endedDaysAgo > 0 && level !== "viewer")) return "licence_expired";
  return licence === "premium" && own.level !== "premium" && endedDaysAgo === 0 ? "licence_level_too_low" : null;
}

function level({ module, level }: Gated, { type, levels: given }: Job): RefusalCode | null {
  const worker = module === "care" ? ("editor" as const) : undefined;
  const has = type === "owner" ? "admin" : type === "community-worker" ? worker : given?.[module];
  if (!has) return "no_module_access";
  return levels.indexOf(has) < levels.indexOf(level) ? "level_too_low" : null;
}

/** Whoever goes in comes to a body that cannot be read: nothing is done. */
async function answerTo({ route }: (typeof everyRoute)[number], who: PersonName | "guest"): Promise<string> {
  const params = Object.fromEntries([...route.path.matchAll(/:(\w+)/g)].map(([, key]) => [key, "nonsense"]));
  const own = who === "guest" ? {} : await town.people[who].headers();
  const answer = await town.http.inject({
    method: route.method,
    url: fillPath(route.path, { params }),
    headers: { ...own, ...(route.method === "GET" ? {} : { "content-type": "application/json" }) },
    ...(route.method === "GET" ? {} : { payload: "{" }),
  });
  const type = String(answer.headers["content-type"] ?? "");
  return answer.statusCode >= 400 && type.includes("json") ? answer.json().code : "goes in";
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

/** Answered by the handler itself, though the row lets every signed-in person ask. */
const insideOf: Record<string, RefusalCode[]> = {
  getOrganisation: ["wrong_kind_of_session", "membership_pending", "membership_disabled", "second_factor_required"],
  listLicences: ["wrong_kind_of_session", "second_factor_required"],
  listOwners: ["wrong_kind_of_session", "membership_pending", "membership_disabled"],
};

describe.each(everyRoute.filter(({ route }) => route.access.to !== "anyone"))("$capability $name", (walked) => {
  const { route, name } = walked;

  test("lets in whom its row lets in, and tells each of the others why not", { timeout: 60_000 }, async () => {
    const wrong: string[] = [];
    for (const { name: who, plan } of everybody) {
      const code = expected(route.access, plan);
      // It would stay open.
      if (kindOf(route) === "stream" && code === null) continue;
      const seen = turnedAway(await answerTo(walked, who));
      const isInside = seen !== null && insideOf[name]?.some((one) => one === seen);
      if (seen !== code && !(code === null && isInside)) wrong.push(`${who}: ${seen} instead of ${code}`);
    }
    expect(wrong).toEqual([]);
    expect(await answerTo(walked, "guest")).toBe("sign_in_required");
  });
});

describe("whoever must add a second factor", () => {
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

  test("who showed theirs works on", async () => {
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
    await expect.poll(() => hers.isClosed, { timeout: 5_000 }).toBe(true);
    expect(others.isClosed).toBe(false);
  });
});

/** What a session reports that its owner may do, also after a change. The access checks of routes are in sweep/doors.ts. D §3, D §4 */
import { featureNames, staffFor, type Use, uses } from "@stoep/contract/features";
import { beforeAll, describe, expect, test } from "vitest";
import { everybody, expected } from "./expected-access.ts";
import { aMessage } from "./messages.ts";
import { peoplePlans } from "./people.ts";
import { readSessionAccess, type SessionAccess } from "./sweep/doors.ts";
import { nextTown, type Town } from "./town.ts";

let town: Town;
let said: SessionAccess;
beforeAll(async () => {
  town = await nextTown();
  said = await readSessionAccess(town);
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
    const own = await nextTown();
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
    const own = await nextTown();
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

test("an organisation whose licence ended can read for another thirty days", async () => {
  await town.people.emre.publishing.listPosts();
  await expect(town.people.klaas.publishing.listPosts()).refuses("licence_expired");
});

test("an organisation with a one-off licence writes for the neighbourhoods it names, and for no others", async () => {
  const { publishing } = town.people.olga;
  const body = aMessage([town.noord]);
  const beyond = { ...body, neighbourhoodIds: [town.noord.id, town.zuid.id] };
  const { id, version } = await publishing.createPost({ body });
  const params = { postId: id };
  await expect(publishing.createPost({ body: beyond })).refuses("licence_out_of_scope");
  await expect(publishing.updatePost({ params, body: { version, post: beyond } })).refuses("licence_out_of_scope");
});

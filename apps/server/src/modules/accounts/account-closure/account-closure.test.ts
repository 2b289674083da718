/** Closing one's own account: what is removed, what stays, and who may not. D §5 */
import { v7 as newId } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { untilBlocked } from "../../../testing/lock-wait.ts";
import { createLive } from "../../../testing/messages.ts";
import { waitUntil } from "../../../testing/stand-ins.ts";
import { nextTown, type Person, password, type Town } from "../../../testing/town.ts";
import { createSignInLink } from "../index.ts";
import { putInvitations } from "../members/store/invitations.ts";
import { putProfile } from "../own-account/store/profiles.ts";
import { insertFactor } from "../second-factors/store/factors.ts";
import { askToken, byPassword } from "../testing/ask-token.ts";
import { markConfirmed } from "../testing/sign-on.ts";

let town: Town;
beforeEach(async () => {
  town = await nextTown();
});

const idsOf = async (person: Person) => (await person.accounts.getClosing()).organisations.map(({ id }) => id);
const close = async (person: Person, organisationIds?: string[]) =>
  person.accounts.closeAccount({ body: { organisationIds: organisationIds ?? (await idsOf(person)) } });
const rowOf = ({ accountId }: Person) =>
  town.db.selectFrom("public.account").selectAll().where("id", "=", accountId).executeTakeFirstOrThrow();
const settle = (person: Person) =>
  town.db
    .insertInto("public.residence")
    .values({ accountId: person.accountId, networkId: town.networks.testdorp.id, residentId: newId() })
    .execute();
const setOwner = (person: Person) =>
  town.db
    .updateTable("public.membership")
    .set({ type: "owner" })
    .where("id", "=", person.session.membershipId ?? "")
    .execute();

describe("what closing would do", () => {
  test("is shown beforehand: the organisations the person leaves, and the residences that remain", async () => {
    await settle(town.people.els);
    expect(await town.people.els.accounts.getClosing()).toEqual({
      organisations: [
        { id: town.organisations.association, name: "Buurtwerk", network: "Testdorp", can: { leave: true } },
        { id: town.organisations.city, name: "Gemeente Testdorp", network: "Testdorp", can: { leave: true } },
      ],
      residences: ["Testdorp"],
      can: { close: true },
    });
  });

  test("and that the last owner stays", async () => {
    expect(await town.people.ada.accounts.getClosing()).toMatchObject({
      organisations: [{ name: "Gemeente Testdorp", can: { leave: "last_owner" } }],
      can: { close: "last_owner" },
    });
  });
});

describe("an account that is closed", () => {
  test("keeps neither name, address, picture, factor, session nor any way in", async () => {
    const { els } = town.people;
    const { accountId } = els;
    const now = town.clock.now();
    await putProfile(town.db, accountId, { phone: "+32470123456", jobTitle: "Wijkregisseur" }, now);
    await insertFactor(town.db, { accountId, kind: "text", name: "56", phone: "+32470123456" }, now);
    await createSignInLink(town.db, accountId, now);
    expect(await close(els)).toEqual({ isGone: true });
    expect(await rowOf(els)).toMatchObject({
      email: `closed-${accountId}`,
      firstName: "",
      lastName: "",
      closedAt: now,
    });
    for (const table of ["membership", "session", "credential", "factor", "signInLink", "accountProfile"] as const) {
      const left = await town.db.selectFrom(`public.${table}`).selectAll().where("accountId", "=", accountId).execute();
      expect(left, table).toEqual([]);
    }
    await expect(els.accounts.getProfile()).refuses("sign_in_required");
    expect((await askToken(town, byPassword(els.email, password))).body.code).toBe("credentials_wrong");
  });

  test("frees its address for a new account", async () => {
    const { els, ada } = town.people;
    await close(els);
    await ada.accounts.invite({ body: { emails: [els.email], type: "user" } });
    expect((await ada.accounts.listInvitations({ query: { state: "open" } })).items).toMatchObject([
      { email: els.email },
    ]);
  });

  test("leaves its posts in the organisation's name, and its comments without a name", async () => {
    const { els, mona, dirk } = town.people;
    const post = await createLive(els, [town.noord]);
    const params = { subjectKind: "post" as const, subjectId: post.id };
    await els.conversations.createComment({ params, body: { text: "Tot morgen!", neighbourhoodId: town.noord.id } });
    await close(els);
    const { items } = await mona.publishing.listPosts();
    expect(items).toMatchObject([{ id: post.id, createdBy: "" }]);
    const [comment] = (await dirk.conversations.listComments({ params })).items;
    expect(comment).toMatchObject({ text: "Tot morgen!", author: { name: "", organisation: "Gemeente Testdorp" } });
    expect(JSON.stringify(comment)).not.toContain("Els");
  });

  test("is confirmed by mail, recorded in each organisation's log, and announced to its open screens", async () => {
    const { els, ada, aisha } = town.people;
    const heard = await town.hear(ada);
    await close(els);
    await town.runDue();
    expect(town.mails(els.email)).toMatchObject([{ subject: "Uw account is gesloten" }]);
    for (const owner of [ada, aisha]) {
      const [entry] = (await owner.audit.listEntries({ query: {} })).items;
      expect(entry).toMatchObject({ action: "accounts.closeAccount", subject: { name: "Els Peeters" } });
    }
    await waitUntil(async () => heard.topics.includes("accounts"));
  });

  test("no longer exists for the back office, which cannot switch it on", async () => {
    const { els, stijn } = town.people;
    await close(els);
    const params = { accountId: els.accountId };
    await expect(stijn.platform.enableAccount({ params })).refuses("not_found");
    expect((await stijn.platform.listAccounts({ query: { search: "closed-" } })).items).toEqual([]);
  });

  test("cannot be admitted by an invitation that was open", async () => {
    const { els, bram } = town.people;
    const invitation = {
      organisationId: town.organisations.company,
      type: "user" as const,
      levels: { network: null, participation: null, care: null },
      language: "nl" as const,
      invitedBy: bram.accountId,
    };
    const [invited] = await putInvitations(town.db, [els.email], invitation, town.clock.now());
    await close(els);
    const query = { token: invited?.token ?? "" };
    await expect(town.guest.accounts.getClaimInfo({ query })).refuses("invitation_closed");
  });
});

test("a person who is also a resident keeps the account and its password, and only leaves the organisations", async () => {
  const { els } = town.people;
  await settle(els);
  expect(await close(els)).toEqual({ isGone: false });
  await expect(els.accounts.getProfile()).refuses("sign_in_required");
  expect(await rowOf(els)).toMatchObject({ email: els.email, firstName: "Els", closedAt: null, disabledAt: null });
  expect((await askToken(town, byPassword(els.email, password))).status).toBe(200);
  await town.runDue();
  expect(town.mails(els.email)[0]).toMatchObject({ subject: "U hebt Buurtwerk en Gemeente Testdorp verlaten" });
});

describe("closing is refused", () => {
  test("without re-authentication", async () => {
    await markConfirmed(town, town.people.els, null);
    await expect(close(town.people.els)).refuses("confirmation_required");
  });

  test("to the last owner of an organisation, and done once there is another", async () => {
    const { ada, mona } = town.people;
    await expect(close(ada)).refuses("last_owner");
    await setOwner(mona);
    expect(await close(ada)).toEqual({ isGone: true });
  });

  test("to the provider's own people", async () => {
    await expect(close(town.people.stijn)).refuses("system_account");
  });

  test("to someone who is only a resident: that side is closed in the residents' application", async () => {
    await expect(close(town.people.dirk)).refuses("not_allowed");
  });

  test("when the person belongs to other organisations than they were shown", async () => {
    const { els } = town.people;
    await expect(close(els, [])).refuses("changed_meanwhile");
    await expect(close(els, [town.organisations.city, newId()])).refuses("changed_meanwhile");
    expect(await rowOf(els)).toMatchObject({ closedAt: null });
  });
});

const outcomeOf = (act: Promise<unknown>): Promise<string> =>
  act.then(
    () => "done",
    ({ code }) => code,
  );

describe("at the same moment", () => {
  test("the last two owners close their accounts: one stays", async () => {
    const { ada, mona } = town.people;
    await setOwner(mona);
    const ids = [town.organisations.city];
    expect((await Promise.all([outcomeOf(close(ada, ids)), outcomeOf(close(mona, ids))])).sort()).toEqual([
      "done",
      "last_owner",
    ]);
  });

  test("a double press closes once", async () => {
    const ids = await idsOf(town.people.els);
    const outcomes = await Promise.all([1, 2, 3].map(() => outcomeOf(close(town.people.els, ids))));
    expect(outcomes.sort()).toEqual(["done", "sign_in_required", "sign_in_required"]);
  });

  test("someone who accepts an invitation while the account is closed joins nothing", async () => {
    const { sofie } = town.people;
    const organisationId = town.organisations.company;
    const levels = { network: null, participation: null, care: null };
    const invitation = { organisationId, type: "user" as const, levels, language: "nl" as const, invitedBy: null };
    const [invited] = await putInvitations(town.db, [sofie.email], invitation, town.clock.now());
    let coming: Promise<string> | undefined;
    await town.db.transaction().execute(async (db) => {
      await db.selectFrom("public.account").select("id").where("id", "=", sofie.accountId).forUpdate().execute();
      coming = outcomeOf(sofie.accounts.claim({ body: { token: invited?.token ?? "" } }));
      await untilBlocked(town.databases, coming);
      const now = town.clock.now();
      const emptied = { email: `closed-${sofie.accountId}`, firstName: "", lastName: "", publicName: "" };
      await db
        .updateTable("public.account")
        .set({ ...emptied, disabledAt: now, closedAt: now })
        .where("id", "=", sofie.accountId)
        .execute();
    });
    expect(await coming).toBe("sign_in_required");
  });
});

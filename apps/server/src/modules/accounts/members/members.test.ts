/** An organisation's members, as its owners see and change them. */
import { personName } from "@stoep/contract/kernel";
import { v7 as newId } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { statementsOf } from "../../../testing/statements.ts";
import { nextTown, type Person, type Town } from "../../../testing/town.ts";

let town: Town;
beforeEach(async () => {
  town = await nextTown();
});

const membershipOf = (person: Person) => person.session.membershipId ?? "";
const nothing = { network: null, participation: null, care: null };
const everything = { network: "admin", participation: "admin", care: "admin" } as const;
const logOf = async (owner: Person, action: string) =>
  (await owner.audit.listEntries()).items.filter((entry) => entry.action === action);

async function addColleagues(count: number): Promise<void> {
  const accounts = Array.from({ length: count }, (_, n) => ({
    id: newId(),
    email: `collega${n}@werk.example`,
    firstName: n % 2 ? "Bea" : "bart",
    lastName: `Nummer ${String(n).padStart(3, "0")}`,
    publicName: "",
    language: "nl" as const,
    createdAt: town.clock.now(),
  }));
  await town.db.insertInto("public.account").values(accounts).execute();
  const organisationId = town.organisations.city;
  await town.db
    .insertInto("public.membership")
    .values(
      accounts.map(({ id }) => ({
        id: newId(),
        accountId: id,
        organisationId,
        type: "user",
        createdAt: town.clock.now(),
      })),
    )
    .execute();
}

/** Makes someone a second owner of the city. */
async function promote(person: Person): Promise<void> {
  const body = { membershipId: membershipOf(person), type: "owner" as const, levels: nothing };
  await town.people.ada.accounts.editMembership({ body });
}

describe("the list", () => {
  test("shows members by name with their levels, and pending ones separately", async () => {
    const { ada, pia } = town.people;
    const { items } = await ada.accounts.listMembers();
    expect(items.map(({ firstName }) => firstName)).toEqual([
      "Ada",
      "Chaima",
      "Dora",
      "Els",
      "Mona",
      "Pim",
      "Viktor",
      "Wout",
    ]);
    expect(items[0]).toMatchObject({
      type: "owner",
      isMe: true,
      email: ada.email,
      picture: null,
      hasSecondFactor: false,
    });
    expect(items[3]).toMatchObject({ type: "user", levels: { network: "editor" }, isMe: false });
    const waiting = await ada.accounts.listMembers({ query: { state: "pending" } });
    expect(waiting.items.map(({ accountId }) => accountId)).toEqual([pia.accountId]);
  });

  test("finds by name and address, and nobody of another organisation", async () => {
    const found = async (search: string) =>
      (await town.people.ada.accounts.listMembers({ query: { search } })).items.map(({ firstName }) => firstName);
    expect(await found("els p")).toEqual(["Els"]);
    expect(await found("VIKTOR@")).toEqual(["Viktor"]);
    expect(await found("bram")).toEqual([]);
    expect(await found("%")).toEqual([]);
  });

  test("reads each page with the same single statement, however many there are", async () => {
    const page = (cursor?: string) => town.people.ada.accounts.listMembers({ query: cursor ? { cursor } : {} });
    await page();
    const few = await statementsOf(town.databases.pool, () => page());
    await addColleagues(120);
    expect(await statementsOf(town.databases.pool, () => page())).toHaveLength(few.length);
    const names: string[] = [];
    for (let next: string | null | undefined; next !== null; ) {
      const answer = await page(next);
      names.push(...answer.items.map((one) => personName(one).toLowerCase()));
      next = answer.next;
    }
    expect(names).toHaveLength(128);
    expect(names).toEqual([...new Set(names)].sort());
  });
});

describe("changing a membership", () => {
  test("levels and role take effect on the next request, and the log has only what changed", async () => {
    const { ada, viktor } = town.people;
    const body = {
      membershipId: membershipOf(viktor),
      type: "user" as const,
      levels: { ...nothing, network: "editor" as const },
    };
    const answer = await ada.accounts.editMembership({ body });
    expect(answer).toMatchObject({ levels: { network: "editor" } });
    await viktor.publishing.createPost({
      body: { type: "standard", title: "Nu mag het", textHtml: "<p>.</p>", language: "nl", neighbourhoodIds: [] },
    });
    const [entry] = await logOf(ada, "accounts.editMember");
    expect(entry).toMatchObject({
      subject: { kind: "membership", name: "Viktor Peeters" },
      old: { levels: { ...nothing, network: "viewer" } },
      new: { levels: { ...nothing, network: "editor" } },
    });
    expect(entry?.old).not.toHaveProperty("type");
  });

  test("one module's level can be changed without the others", async () => {
    const { ada, wout } = town.people;
    const body = { membershipId: membershipOf(wout), vertical: "network" as const, level: "viewer" as const };
    expect((await ada.accounts.updateVerticalType({ body })).levels).toEqual({
      network: "viewer",
      participation: null,
      care: "editor",
    });
    await wout.publishing.listPosts();
    await ada.accounts.updateVerticalType({ body: { ...body, level: null } });
    await expect(wout.publishing.listPosts()).refuses("no_module_access");
  });

  test("what changes nothing leaves no trace", async () => {
    const { ada, els } = town.people;
    const levels = { ...nothing, network: "editor" as const };
    await ada.accounts.editMembership({ body: { membershipId: membershipOf(els), type: "user", levels } });
    expect(await logOf(ada, "accounts.editMember")).toEqual([]);
  });

  test("a deactivated membership gives no access, and its open streams end within five seconds", async () => {
    const { ada, els } = town.people;
    const heard = await town.hear(els);
    await ada.accounts.editMembership({ body: { membershipId: membershipOf(els), type: "disabled", levels: nothing } });
    await expect(els.publishing.listPosts()).refuses("membership_disabled");
    await expect.poll(() => heard.isClosed).toBe(true);
  });

  test("accepting a pending member admits them and mails them in their language", async () => {
    const { ada, pia } = town.people;
    await town.db.updateTable("public.account").set({ language: "fr" }).where("id", "=", pia.accountId).execute();
    await ada.accounts.editMembership({ body: { membershipId: membershipOf(pia), type: "user", levels: everything } });
    await pia.publishing.listPosts();
    await town.runDue();
    expect(town.mails(pia.email).map(({ subject }) => subject)).toEqual([
      "Vous avez maintenant accès à Gemeente Testdorp",
    ]);
    expect(await logOf(ada, "accounts.acceptMember")).toHaveLength(1);
  });

  test("declining a pending member removes them and mails them; removing a member mails nothing", async () => {
    const { ada, pia, viktor } = town.people;
    await ada.accounts.deleteMember({ params: { membershipId: membershipOf(pia) } });
    await ada.accounts.deleteMember({ params: { membershipId: membershipOf(viktor) } });
    await town.runDue();
    expect(town.mails(pia.email).map(({ subject }) => subject)).toEqual([
      "Uw lidmaatschap van Gemeente Testdorp is niet goedgekeurd",
    ]);
    expect(town.mails(viktor.email)).toEqual([]);
    await expect(viktor.publishing.listPosts()).refuses("wrong_kind_of_session");
    expect((await viktor.accounts.getSession()).active).toEqual({ kind: "none" });
    expect(await logOf(ada, "accounts.declineMember")).toHaveLength(1);
    expect(await logOf(ada, "accounts.removeMember")).toMatchObject([
      { subject: { name: "Viktor Peeters" }, old: { type: "user" }, new: null },
    ]);
  });

  test("another organisation's members are not found", async () => {
    const { bram, els } = town.people;
    const membershipId = membershipOf(els);
    const body = { membershipId, type: "disabled" as const, levels: nothing };
    await expect(bram.accounts.editMembership({ body })).refuses("not_found");
    await expect(bram.accounts.updateVerticalType({ body: { membershipId, vertical: "care", level: null } })).refuses(
      "not_found",
    );
    await expect(bram.accounts.deleteMember({ params: { membershipId } })).refuses("not_found");
  });
});

describe("the last owner", () => {
  test("stays owner, and stays", async () => {
    const { ada } = town.people;
    const membershipId = membershipOf(ada);
    for (const type of ["user", "disabled", "community-worker"] as const) {
      await expect(ada.accounts.editMembership({ body: { membershipId, type, levels: everything } })).refuses(
        "last_owner",
      );
    }
    await expect(ada.accounts.deleteMember({ params: { membershipId } })).refuses("last_owner");
    const { items } = await ada.accounts.listMembers();
    const stays = items.filter(({ can }) => can.remove !== true);
    expect(stays).toMatchObject([{ membershipId, can: { remove: "last_owner" } }]);
  });

  test("may go once there is another", async () => {
    const { ada, els } = town.people;
    await promote(els);
    await ada.accounts.editMembership({ body: { membershipId: membershipOf(ada), type: "user", levels: everything } });
    await expect(ada.accounts.listMembers()).refuses("owner_only");
    await els.accounts.listMembers();
  });

  test("an owner who cannot sign in does not count", async () => {
    const { ada, els } = town.people;
    await promote(els);
    await town.db
      .updateTable("public.account")
      .set({ disabledAt: town.clock.now() })
      .where("id", "=", els.accountId)
      .execute();
    await expect(ada.accounts.deleteMember({ params: { membershipId: membershipOf(ada) } })).refuses("last_owner");
  });

  test.each([1, 2, 3, 4, 5])("when two owners remove each other at once, one succeeds (%i)", async () => {
    const { ada, els } = town.people;
    await promote(els);
    const demote = (by: Person, who: Person) =>
      by.accounts.editMembership({ body: { membershipId: membershipOf(who), type: "user", levels: everything } });
    const outcomes = await Promise.allSettled([demote(ada, els), demote(els, ada)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const owners = await town.db
      .selectFrom("public.membership")
      .select("id")
      .where("organisationId", "=", town.organisations.city)
      .where("type", "=", "owner")
      .execute();
    expect(owners).toHaveLength(1);
  });
});

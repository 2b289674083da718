/** Inviting people, and accepting invitations. */

import { invitationsPerDay } from "@stoep/contract/accounts";
import { dayMs, hourMs } from "@stoep/contract/kernel";
import { beforeEach, describe, expect, test } from "vitest";
import { nextTown, type Person, password, type Town } from "../../../testing/town.ts";

let town: Town;
beforeEach(async () => {
  town = await nextTown();
});

const type = "user" as const;
const newcomer = "nieuw@werk.example";
const registration = {
  firstName: "Nora",
  lastName: "Nieuw",
  jobTitle: "Wijkregisseur",
  phone: "0032 470 12 34 56",
  password: "een-boot-met-zeil",
  language: "nl" as const,
  hasAcceptedTerms: true as const,
};

/** The link's token in the last mail. */
async function tokenFor(email: string): Promise<string> {
  await town.runDue();
  return /claim\?token=([\w-]{43})/.exec(town.mails(email).at(-1)?.text ?? "")?.[1] ?? "";
}
async function invited(email: string, body: object = {}): Promise<string> {
  await town.people.ada.accounts.invite({ body: { emails: [email], type, ...body } });
  return tokenFor(email);
}
const claim = (token: string, by: Pick<Person, "accounts"> = town.guest, form?: Partial<typeof registration>) =>
  by.accounts.claim({ body: { token, registration: form ? { ...registration, ...form } : undefined } });
const states = async () =>
  (await town.people.ada.accounts.listInvitations()).items.map(({ email, state }) => [email, state]);
const membersOf = (organisationId: string, email: string) =>
  town.db
    .selectFrom("public.membership as m")
    .innerJoin("public.account as a", "a.id", "m.accountId")
    .select(["m.type", "m.networkLevel", "m.careLevel"])
    .where("m.organisationId", "=", organisationId)
    .where("a.email", "=", email)
    .execute();

describe("an invitation whose mail may not have arrived", () => {
  const again = (invitationId: string, by: Person = town.people.ada) =>
    by.accounts.sendInvitationAgain({ params: { invitationId } });
  const listed = async () => (await town.people.ada.accounts.listInvitations()).items[0];
  async function lost(): Promise<string> {
    await town.people.ada.accounts.invite({ body: { emails: [newcomer], type } });
    town.outside.answerMail(() => ({ outcome: "uncertain", reason: "cut off" }));
    await town.runDue();
    town.outside.answerMail(() => ({ outcome: "accepted", reply: "250 ok" }));
    return (await listed())?.id ?? "";
  }

  test("says so, and its mail goes again, once, with the same link", async () => {
    const id = await lost();
    expect(await listed()).toMatchObject({ delivery: { outcome: "unknown", can: { sendAgain: true } } });
    await Promise.all([again(id), again(id)]);
    const token = await tokenFor(newcomer);
    expect(town.mails(newcomer)).toHaveLength(1);
    expect(await listed()).toMatchObject({ delivery: { outcome: "sent", can: { sendAgain: "already_sent" } } });
    await expect(again(id)).refuses("already_sent");
    await claim(token, town.guest, {});
    await expect(again(id)).refuses("invitation_closed");
  });

  test("is sent again by an owner of the organisation only, and only while it is open", async () => {
    const id = await lost();
    await expect(again(id, town.people.els)).refuses("owner_only");
    await expect(again(id, town.people.bram)).refuses("not_found");
    town.clock.move(8 * dayMs);
    await expect(again(id)).refuses("invitation_closed");
    expect((await listed())?.delivery).toBeNull();
  });
});

describe("inviting", () => {
  test("mails each address once, in the chosen language, with a link under our own address", async () => {
    const body = { emails: [" Nieuw@Werk.example ", newcomer, "tweede@werk.example"], type, language: "fr" as const };
    const answer = await town.people.ada.accounts.invite({ body });
    expect(answer).toEqual({ invited: [newcomer, "tweede@werk.example"], alreadyMembers: [] });
    await town.runDue();
    const [mail, ...more] = town.mails(newcomer);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe("Invitation de Gemeente Testdorp");
    expect(mail?.text).toMatch(/https:\/\/stoep\.example\/dashboard\/claim\?token=[\w-]{43}/);
    expect(await tokenFor(newcomer)).not.toBe(await tokenFor("tweede@werk.example"));
  });

  test("uses the inviter's language by default", async () => {
    await invited(newcomer);
    expect(town.mails(newcomer)[0]?.subject).toBe("Uitnodiging van Gemeente Testdorp");
  });

  test("says who is already a member; pending members can be invited", async () => {
    const { ada, els, pia } = town.people;
    const answer = await ada.accounts.invite({ body: { emails: [els.email, pia.email], type } });
    expect(answer).toEqual({ invited: [pia.email], alreadyMembers: [els.email] });
    await town.runDue();
    expect(town.mails(els.email)).toEqual([]);
  });

  test("again sends a new link in a new mail; the old link no longer works", async () => {
    const first = await invited(newcomer);
    const second = await invited(newcomer, { type: "owner" });
    expect(town.mails(newcomer)).toHaveLength(2);
    await expect(town.guest.accounts.getClaimInfo({ query: { token: first } })).refuses("token_invalid");
    expect(await town.guest.accounts.getClaimInfo({ query: { token: second } })).toMatchObject({ type: "owner" });
    expect(await states()).toEqual([[newcomer, "open"]]);
  });

  test("responds the same whether or not someone elsewhere has the address", async () => {
    const { dirk, otto } = town.people;
    const answers = [];
    for (const email of [dirk.email, otto.email, newcomer]) {
      const answer = await town.people.ada.accounts.invite({ body: { emails: [email], type } });
      answers.push(JSON.stringify(answer).replace(email, "somebody"));
    }
    expect(new Set(answers)).toEqual(new Set(['{"invited":["somebody"],"alreadyMembers":[]}']));
  });

  test("wrong addresses are named, and nobody is invited", async () => {
    const { ada } = town.people;
    const invite = (body: object) => ada.accounts.invite({ body: { emails: [newcomer], type, ...body } });
    await expect(invite({ emails: [] })).refuses("invalid_input", { emails: "emailRequired" });
    await expect(invite({ emails: ["geen adres"] })).refuses("invalid_input", { "emails.0": "emailFormat" });
    await expect(invite({ type: "admin" })).refuses("invalid_input", { type: "typeFormat" });
    expect(await states()).toEqual([]);
  });

  test("is limited per organisation and day, and possible again the next day", async () => {
    const { ada, bram } = town.people;
    const some = (from: number, count: number) =>
      Array.from({ length: count }, (_, n) => `collega${from + n}@werk.example`);
    for (let from = 0; from < invitationsPerDay; from += 100) {
      await ada.accounts.invite({ body: { emails: some(from, 100), type } });
    }
    await expect(ada.accounts.invite({ body: { emails: some(0, 1), type } })).refuses("too_many_requests");
    await bram.accounts.invite({ body: { emails: some(0, 1), type } });
    town.clock.move(25 * hourMs);
    await ada.accounts.invite({ body: { emails: some(0, 1), type } });
  });

  test("the list shows who invited whom as what, newest first, by state; other organisations see nothing", async () => {
    const { ada, bram } = town.people;
    await invited("oud@werk.example");
    town.clock.move(8 * dayMs);
    await invited(newcomer, { communityCareType: "editor", neighbourhoodNetworkType: null });
    const { items } = await ada.accounts.listInvitations();
    expect(items.map(({ email, state }) => [email, state])).toEqual([
      [newcomer, "open"],
      ["oud@werk.example", "expired"],
    ]);
    expect(items[0]).toMatchObject({
      invitedBy: "Ada Peeters",
      levels: { network: null, participation: "viewer", care: "editor" },
    });
    expect((await ada.accounts.listInvitations({ query: { state: "expired" } })).items).toHaveLength(1);
    expect((await bram.accounts.listInvitations()).items).toEqual([]);
  });

  test("a revoked invitation no longer works, and is revoked once", async () => {
    const { ada, bram } = town.people;
    const token = await invited(newcomer);
    const [{ id = "" } = {}] = (await ada.accounts.listInvitations()).items;
    await expect(bram.accounts.deleteInvite({ params: { invitationId: id } })).refuses("not_found");
    await ada.accounts.deleteInvite({ params: { invitationId: id } });
    await expect(ada.accounts.deleteInvite({ params: { invitationId: id } })).refuses("invitation_closed");
    await expect(claim(token, town.guest, {})).refuses("invitation_closed");
    expect((await ada.audit.listEntries()).items.map(({ action }) => action)).toEqual([
      "accounts.revokeInvitation",
      "accounts.invite",
    ]);
  });
});

describe("accepting with a new account", () => {
  test("makes the account of the invited address, and the membership as offered", async () => {
    const token = await invited(newcomer, { communityCareType: "editor", neighbourhoodNetworkType: null });
    expect(await town.guest.accounts.getClaimInfo({ query: { token } })).toMatchObject({
      email: newcomer,
      organisation: "Gemeente Testdorp",
      network: "Testdorp",
      networkSlug: "testdorp",
      hasAccount: false,
      isMe: false,
    });
    await claim(token, town.guest, { email: "ander@werk.example" } as object);
    const answer = await town.guest.accounts.getToken({
      body: { grant_type: "password", username: newcomer, password: registration.password },
    });
    expect(answer.userId).toBeTruthy();
    expect(await membersOf(town.organisations.city, newcomer)).toEqual([
      { type: "user", networkLevel: null, careLevel: "editor" },
    ]);
    const profile = await town.db
      .selectFrom("public.accountProfile")
      .select(["jobTitle", "phone"])
      .where("accountId", "=", answer.userId)
      .executeTakeFirst();
    expect(profile).toEqual({ jobTitle: "Wijkregisseur", phone: "+32470123456" });
    const [entry] = (await town.people.ada.audit.listEntries()).items;
    expect(entry).toMatchObject({
      action: "accounts.acceptInvitation",
      actor: { accountId: answer.userId, name: "Nora Nieuw" },
    });
  });

  test.each([
    [{ password: "wachtwoord" }, { "registration.password": "passwordTooCommon" }],
    [{ password: "nora-nora" }, { "registration.password": "passwordTooCommon" }],
    [{ password: "a".repeat(129) }, { "registration.password": "passwordTooLong" }],
    [{ password: "" }, { "registration.password": "passwordRequired" }],
    [{ phone: "" }, { "registration.phone": "phoneRequired" }],
    [{ phone: "0470123456" }, { "registration.phone": "phoneFormat" }],
    [{ phone: "+32123456" }, { "registration.phone": "phoneFormat" }],
    [{ firstName: " " }, { "registration.firstName": "firstNameRequired" }],
    [{ lastName: "" }, { "registration.lastName": "lastNameRequired" }],
    [{ hasAcceptedTerms: false }, { "registration.hasAcceptedTerms": "termsRequired" }],
  ])("%o is not accepted", async (form, fields) => {
    const token = await invited(newcomer);
    await expect(claim(token, town.guest, form as object)).refuses("invalid_input", fields);
    await claim(token, town.guest, {});
  });

  test("an address that has an account keeps it: password, names and all", async () => {
    const { bram } = town.people;
    const account = () =>
      town.db.selectFrom("public.account").selectAll().where("id", "=", bram.accountId).executeTakeFirst();
    const before = await account();
    const token = await invited(bram.email);
    expect(await town.guest.accounts.getClaimInfo({ query: { token } })).toMatchObject({ hasAccount: true });
    await expect(claim(token, town.guest, {})).refuses("already_exists");
    expect(await account()).toEqual(before);
    await town.guest.accounts.getToken({ body: { grant_type: "password", username: bram.email, password } });
  });

  test("only one of a hundred at the same time makes the account", async () => {
    const token = await invited(newcomer);
    const outcomes = await Promise.allSettled(Array.from({ length: 100 }, () => claim(token, town.guest, {})));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await membersOf(town.organisations.city, newcomer)).toHaveLength(1);
  });
});

describe("accepting with one's own account", () => {
  test("works for the invited address only, and only signed in", async () => {
    const { bram, els } = town.people;
    const token = await invited(bram.email, { type: "owner" });
    await expect(claim(token)).refuses("sign_in_required");
    await expect(claim(token, els)).refuses("invitation_for_other");
    expect(await bram.accounts.getClaimInfo({ query: { token } })).toMatchObject({ isMe: true });
    await claim(token, bram);
    expect(await membersOf(town.organisations.city, bram.email)).toMatchObject([{ type: "owner" }]);
    expect((await bram.accounts.getSession()).memberships).toHaveLength(2);
  });

  test("only one of a hundred at the same time succeeds", async () => {
    const { bram, ada } = town.people;
    const token = await invited(bram.email);
    const outcomes = await Promise.allSettled(Array.from({ length: 100 }, () => claim(token, bram)));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const codes = outcomes.flatMap((one) => (one.status === "rejected" ? [one.reason.code] : []));
    expect(new Set(codes)).toEqual(new Set(["invitation_closed"]));
    const entries = await ada.audit.listEntries({ query: { action: "accounts.acceptInvitation" } });
    expect(entries.items).toHaveLength(1);
  });

  test("a person waiting for approval becomes what the invitation says", async () => {
    const { pia } = town.people;
    await claim(await invited(pia.email, { neighbourhoodNetworkType: "editor" }), pia);
    expect(await membersOf(town.organisations.city, pia.email)).toMatchObject([
      { type: "user", networkLevel: "editor" },
    ]);
  });

  test("a person who has become a member stays as they are; the invitation is used up", async () => {
    const { ada, pia } = town.people;
    const token = await invited(pia.email, { type: "owner" });
    const levels = { network: "viewer" as const, participation: null, care: null };
    await ada.accounts.editMembership({ body: { membershipId: pia.session.membershipId ?? "", type: "user", levels } });
    await claim(token, pia);
    expect(await membersOf(town.organisations.city, pia.email)).toMatchObject([
      { type: "user", networkLevel: "viewer" },
    ]);
    expect(await states()).toEqual([[pia.email, "accepted"]]);
  });

  test("a person who was declined or removed does not come back with an earlier invitation", async () => {
    const { ada, pia, els } = town.people;
    const token = await invited(pia.email);
    await ada.accounts.deleteMember({ params: { membershipId: pia.session.membershipId ?? "" } });
    await expect(claim(token, pia)).refuses("invitation_closed");
    expect(await states()).toEqual([[pia.email, "revoked"]]);
    await ada.accounts.deleteMember({ params: { membershipId: els.session.membershipId ?? "" } });
    await claim(await invited(els.email), els);
  });

  test("an invitation expires after seven days", async () => {
    const { bram } = town.people;
    const token = await invited(bram.email);
    town.clock.move(7 * dayMs - 1000);
    await bram.accounts.getClaimInfo({ query: { token } });
    town.clock.move(1000);
    await expect(bram.accounts.getClaimInfo({ query: { token } })).refuses("invitation_closed");
    await expect(claim(token, bram)).refuses("invitation_closed");
  });

  test("a token of another purpose, or a made-up one, does not work", async () => {
    await expect(claim("x".repeat(43), town.people.bram)).refuses("token_invalid");
    await expect(town.guest.accounts.getClaimInfo({ query: { token: "" } })).refuses("invalid_input");
    const token = await invited(newcomer);
    await expect(town.guest.accounts.getToken({ body: { grant_type: "password", autologin: token } })).refuses(
      "token_invalid",
    );
  });

  test("no token is stored or logged", async () => {
    const token = await invited(newcomer);
    const rows = await town.db.selectFrom("public.invitation").selectAll().execute();
    const entries = await town.db.selectFrom("public.auditEntry").selectAll().execute();
    expect(JSON.stringify([rows, entries])).not.toContain(token);
  });
});

/** What editors do with applications: read them, set their state, write notes, download them; and who cannot. S1 §3 Vacancy */
import type { ApplicationState } from "@stoep/contract/vacancies";
import { v7 as newId } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { createLive, paramsOf } from "../../testing/messages.ts";
import { nextTown, type Person, type Town } from "../../testing/town.ts";
import { apply, createVacancy } from "../../testing/vacancies.ts";

let town: Town;
let params: { postId: string };
beforeEach(async () => {
  town = await nextTown();
  params = { postId: (await createVacancy(town.people.els, [town.noord, town.zuid])).id };
});

const list = async (query = {}) => town.people.els.vacancies.listApplications({ params, query });
const idOf = async (name: string) => (await list({ search: name })).items[0]?.id ?? "";
type More = { tells?: boolean; reason?: string };
const set = (ids: string[], state: ApplicationState, more: More = {}, by: Person = town.people.els) =>
  by.vacancies.setApplicationState({ params, body: { applicationIds: ids, state, ...more } });
const open = (applicationId: string) =>
  town.people.els.vacancies.getApplication({ params: { ...params, applicationId } });

async function threeApplied(): Promise<[string, string, string]> {
  const { dirk, daan, fatma } = town.people;
  await apply(dirk, params.postId);
  await town.pass({ minutes: 1 });
  await apply(daan, params.postId, { firstName: "Daan", email: "daan@thuis.example" });
  await town.pass({ minutes: 1 });
  await apply(fatma, params.postId, { firstName: "Fatma", lastName: "Yılmaz" });
  const { items } = await list();
  return items.map(({ id }) => id).reverse() as [string, string, string];
}

describe("applications", () => {
  test("are listed latest first, counted per state, and found by state and by name", async () => {
    const [dirk] = await threeApplied();
    await set([dirk], "in-contact");
    const all = await list();
    expect(all.items.map(({ name, state }) => [name, state])).toEqual([
      ["Fatma Yılmaz", "new"],
      ["Daan Peeters", "new"],
      ["Dirk Peeters", "in-contact"],
    ]);
    expect(all).toMatchObject({ counts: { new: 2, "in-contact": 1, accepted: 0, declined: 0 }, found: 3, next: null });
    expect(await list({ state: "in-contact" })).toMatchObject({ items: [{ id: dirk }], found: 1, counts: { new: 2 } });
    expect((await list({ search: "daan" })).items.map(({ name }) => name)).toEqual(["Daan Peeters"]);
    expect((await list({ search: "%" })).items).toEqual([]);
  });

  test("are opened with all that was written", async () => {
    const [dirk] = await threeApplied();
    expect(await open(dirk)).toMatchObject({
      firstName: "Dirk",
      phone: "0470 12 34 56",
      state: "new",
      stateBy: "",
      toldState: null,
      note: "",
      motivation: "Ik lees graag voor.\nOp woensdag heb ik tijd.",
    });
  });

  test("that are new are counted for each vacancy, until somebody looks after them or the vacancy is deleted", async () => {
    const { els, dirk, bram } = town.people;
    const other = await createVacancy(els, [town.noord]);
    const ids = await threeApplied();
    await apply(dirk, other.id);
    const counts = async (by: Person) =>
      Object.fromEntries(
        (await by.vacancies.listNewApplications()).items.map(({ postId, applications, total }) => [
          postId,
          [applications, total],
        ]),
      );
    expect(await counts(els)).toEqual({ [params.postId]: [3, 3], [other.id]: [1, 1] });
    expect(await counts(bram)).toEqual({});
    await set([...ids], "in-contact");
    await els.publishing.deletePost(paramsOf(other));
    expect(await counts(els)).toEqual({ [params.postId]: [0, 3] });
  });

  test("are read by editors, not by viewers, other organisations, other networks or residents", async () => {
    const [applicationId] = await threeApplied();
    const { viktor, bram, otto, dirk, mona } = town.people;
    const one = { params: { ...params, applicationId } };
    const calls = (by: Person) => [
      () => by.vacancies.listApplications({ params }),
      () => by.vacancies.exportApplications({ params }),
      () => by.vacancies.getApplication(one),
      () => set([applicationId], "accepted", {}, by),
      () => by.vacancies.noteApplication({ ...one, body: { note: "Nee", replaces: "" } }),
    ];
    for (const [by, code] of [
      [viktor, "level_too_low"],
      [bram, "not_found"],
      [otto, "not_found"],
      [dirk, "wrong_kind_of_session"],
    ] as const)
      for (const call of calls(by)) await expect(call()).refuses(code);
    expect((await mona.vacancies.listApplications({ params })).items).toHaveLength(3);
    expect((await open(applicationId)).state).toBe("new");
  });

  test("are not found for another vacancy, a message or an unknown id", async () => {
    const [applicationId] = await threeApplied();
    const { els } = town.people;
    const other = await createVacancy(els, [town.noord]);
    const message = await createLive(els, [town.noord]);
    for (const postId of [other.id, message.id, newId()]) {
      const there = { postId, applicationId };
      await expect(els.vacancies.getApplication({ params: there })).refuses("not_found");
      await expect(
        els.vacancies.setApplicationState({
          params: { postId },
          body: { applicationIds: [applicationId], state: "accepted" },
        }),
      ).refuses("not_found");
    }
    await expect(els.vacancies.listApplications({ params: paramsOf(message).params })).refuses("not_found");
  });
});

describe("the state of applications", () => {
  test("is set for several at once, with who set it and when", async () => {
    const [dirk, daan, fatma] = await threeApplied();
    await set([dirk, daan, dirk], "in-contact");
    const at = town.clock.now().toISOString();
    expect(await open(daan)).toMatchObject({ state: "in-contact", stateAt: at, stateBy: "Els Peeters" });
    expect((await open(fatma)).state).toBe("new");
    expect((await list()).counts).toEqual({ new: 1, "in-contact": 2, accepted: 0, declined: 0 });
  });

  test("is set for all that were picked, or for none", async () => {
    const [dirk] = await threeApplied();
    await expect(set([dirk, newId()], "accepted")).refuses("not_found");
    expect((await open(dirk)).state).toBe("new");
  });

  test("is set for at least one and at most a hundred", async () => {
    await expect(set([], "accepted")).refuses("invalid_input", { applicationIds: "required" });
    const many = Array.from({ length: 101 }, () => newId());
    await expect(set(many, "accepted")).refuses("invalid_input", { applicationIds: "tooMany" });
  });

  test("is visible to the applicant", async () => {
    const [applicationId] = await threeApplied();
    await set([applicationId], "in-contact");
    const { application } = await town.people.dirk.vacancies.getMyApplication({ params });
    expect(application?.state).toBe("in-contact");
  });

  test("is logged with the vacancy and the number of applications, without a name", async () => {
    const [dirk, daan] = await threeApplied();
    await set([dirk, daan], "declined", { tells: true });
    await set([dirk, daan], "declined");
    const entries = (await town.people.ada.audit.listEntries()).items.filter(({ action }) => /vacancies/.test(action));
    expect(entries).toMatchObject([
      {
        action: "vacancies.setState",
        subject: { id: params.postId, name: "Lezer gezocht" },
        new: { applicationState: "declined", applications: 2, toldApplicants: 2 },
      },
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/Dirk|Daan/);
  });
});

describe("applicants are notified of a decision", () => {
  const told = async (email: string) => {
    await town.runDue();
    return town.mails(email).filter(({ subject }) => /aanvaard/.test(subject));
  };

  test("only if staff want it, once each, with the reason, in their language, at the address of their account", async () => {
    const { dirk, fatma } = town.people;
    const [first, , third] = await threeApplied();
    await set([first], "accepted");
    expect(await told(dirk.email)).toEqual([]);
    await Promise.all([1, 2, 3].map(() => set([first, third], "accepted", { tells: true, reason: "Tot maandag!" })));
    const mails = await told(dirk.email);
    expect(mails.map(({ subject }) => subject)).toEqual(["Je kandidatuur is aanvaard: Lezer gezocht"]);
    expect(mails[0]?.text).toContain("Tot maandag!");
    expect(town.mails(fatma.email).map(({ subject }) => subject)).toContain("Başvurunuz kabul edildi: Lezer gezocht");
    expect((await open(first)).toldState).toBe("accepted");
  });

  test("and again when the decision changes", async () => {
    const { dirk } = town.people;
    const [first] = await threeApplied();
    for (const [state, subject] of [
      ["declined", "Je kandidatuur is niet aanvaard: Lezer gezocht"],
      ["accepted", "Je kandidatuur is aanvaard: Lezer gezocht"],
      ["declined", "Je kandidatuur is niet aanvaard: Lezer gezocht"],
    ] as const) {
      await set([first], state, { tells: true });
      expect((await told(dirk.email)).at(-1)?.subject).toBe(subject);
    }
    expect(await told(dirk.email)).toHaveLength(3);
  });

  test("and their colleagues see whether the mail may not have arrived, and send it again", async () => {
    const { dirk, els } = town.people;
    const [applicationId] = await threeApplied();
    await town.runDue();
    town.outside.answerMail(() => ({ outcome: "uncertain", reason: "cut off" }));
    await set([applicationId], "accepted", { tells: true });
    await town.runDue();
    town.outside.answerMail(() => ({ outcome: "accepted", reply: "250 ok" }));
    expect((await open(applicationId)).delivery).toEqual({ outcome: "unknown", can: { sendAgain: true } });
    const again = () => els.vacancies.notifyApplicantAgain({ params: { ...params, applicationId } });
    await Promise.all([again(), again()]);
    expect(await told(dirk.email)).toHaveLength(1);
    expect((await open(applicationId)).delivery?.outcome).toBe("sent");
    await expect(again()).refuses("already_sent");
    await set([applicationId], "in-contact");
    expect((await open(applicationId)).delivery).toBeNull();
    await expect(again()).refuses("words_not_kept");
  });

  test("but not that they are being contacted", async () => {
    const { dirk } = town.people;
    const [first] = await threeApplied();
    await town.runDue();
    const before = town.mails(dirk.email).length;
    await set([first], "in-contact", { tells: true });
    await town.runDue();
    expect(town.mails(dirk.email)).toHaveLength(before);
    expect((await open(first)).toldState).toBeNull();
  });

  test("and a reason with markup stays text", async () => {
    const [first] = await threeApplied();
    await set([first], "declined", { tells: true, reason: "<b>Nee</b>\n{{link}}" });
    const [mail] = await told(town.people.dirk.email);
    expect(mail?.html).toContain("&lt;b&gt;Nee&lt;/b&gt;<br>{{link}}");
  });
});

describe("a note", () => {
  const note = (applicationId: string, text: string, replaces = "") =>
    town.people.els.vacancies.noteApplication({
      params: { ...params, applicationId },
      body: { note: text, replaces },
    });

  test("is for colleagues, with its author and when it was written", async () => {
    const [first] = await threeApplied();
    expect(await note(first, "Belt dinsdag terug")).toMatchObject({
      note: "Belt dinsdag terug",
      noteBy: "Els Peeters",
      noteAt: town.clock.now().toISOString(),
    });
    expect((await list({ search: "Dirk Peeters" })).items).toMatchObject([{ hasNote: true }]);
    expect(JSON.stringify(await town.people.dirk.vacancies.getMyApplication({ params }))).not.toContain("dinsdag");
    const [entry] = (await town.people.ada.audit.listEntries()).items;
    expect(entry).toMatchObject({ action: "vacancies.note", subject: { name: "Lezer gezocht" } });
    expect(JSON.stringify(entry)).not.toContain("dinsdag");
  });

  test("by a colleague is not overwritten unseen; saving the same note twice saves it once", async () => {
    const [first] = await threeApplied();
    await note(first, "Een");
    await note(first, "Een");
    await expect(note(first, "Twee")).refuses("changed_meanwhile");
    expect((await note(first, "Twee", "Een")).note).toBe("Twee");
  });
});

describe("as a file", () => {
  const lines = async (query = {}) => {
    const file = await town.people.els.vacancies.exportApplications({ params, query });
    return (await file.text()).replace("\u{FEFF}", "").trimEnd().split("\r\n");
  };

  test("applications have everything that was written, with the same filters, and no formulas", async () => {
    const { dirk, daan } = town.people;
    await apply(dirk, params.postId, { firstName: "=cmd|' /C calc'!A0", phone: "+32470123456", motivation: "@SUM(1)" });
    await apply(daan, params.postId, { firstName: "Daan" });
    const [headings, ...rows] = await lines();
    expect(headings).toBe(
      '"Voornaam","Achternaam","E-mail","Telefoon","Adres","Motivatie","Status","Verstuurd","Laatst gewijzigd","Notitie"',
    );
    expect(rows).toHaveLength(2);
    const hostile = rows.find((row) => row.includes("calc")) ?? "";
    expect(hostile).toContain(`"'=cmd|' /C calc'!A0"`);
    expect(hostile).toContain(`"'+32470123456"`);
    expect(hostile).toContain(`"'@SUM(1)"`);
    await set([await idOf("Daan")], "accepted");
    expect(await lines({ state: "accepted" })).toHaveLength(2);
    expect((await lines({ search: "daan" }))[1]).toContain('"Aanvaard"');
    const [, ...picked] = await lines({ ids: [await idOf("Daan")] });
    expect(picked).toEqual([expect.stringContaining('"Daan"')]);
  });
});

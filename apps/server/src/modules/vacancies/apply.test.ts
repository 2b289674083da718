/** What residents send in for a vacancy: until when, who may, how often, and who is told. S1 §3 Vacancy */
import { dayAt, monthsLater } from "@stoep/contract/kernel";
import { v7 as newId } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { change, create, paramsOf } from "../../testing/messages.ts";
import { nextTown, type Person, type Town } from "../../testing/town.ts";
import { anApplication, apply, createVacancy } from "../../testing/vacancies.ts";

let town: Town;
beforeEach(async () => {
  town = await nextTown();
});

const today = () => dayAt(town.clock.now(), "Europe/Brussels");
const mine = async (person: Person, postId: string) => person.vacancies.getMyApplication({ params: { postId } });
const counted = async (postId: string) =>
  (await town.people.els.vacancies.listApplications({ params: { postId } })).items.length;

describe("applying", () => {
  test("starts from the account's name and address, and keeps what was written", async () => {
    const { els, dirk } = town.people;
    const { id } = await createVacancy(els, [town.noord]);
    expect(await mine(dirk, id)).toMatchObject({
      vacancy: { postId: id, title: "Lezer gezocht", organisation: "Gemeente Testdorp", isThere: true },
      application: null,
      suggested: { firstName: "Dirk", lastName: "Peeters", email: dirk.email },
      can: { apply: true, change: "not_found", withdraw: "not_found" },
    });
    const sent = await apply(dirk, id);
    expect(sent).toMatchObject({
      application: { ...anApplication(), state: "new", createdAt: town.clock.now().toISOString() },
      can: { apply: "already_exists", change: true, withdraw: true },
    });
    expect(await mine(dirk, id)).toEqual(sent);
    expect((await dirk.vacancies.listMyApplications()).items).toMatchObject([
      { postId: id, title: "Lezer gezocht", state: "new", isThere: true },
    ]);
  });

  test.each([
    ["a first name", { firstName: " " }, { "application.firstName": "firstNameRequired" }],
    ["a last name", { lastName: "" }, { "application.lastName": "lastNameRequired" }],
    ["an e-mail address", { email: "dirk@" }, { "application.email": "emailFormat" }],
    ["a motivation", { motivation: " \n " }, { "application.motivation": "motivationRequired" }],
    ["no more than 5,000 characters", { motivation: "a".repeat(5001) }, { "application.motivation": "tooLong" }],
    ["a name that shows", { firstName: "\u200b\u0000" }, { "application.firstName": "firstNameRequired" }],
  ])("asks for %s", async (_, changes, wrong) => {
    const { id } = await createVacancy(town.people.els, [town.noord]);
    await expect(apply(town.people.dirk, id, changes)).refuses("invalid_input", wrong);
  });

  test("takes any text as text", async () => {
    const { els, dirk } = town.people;
    const { id } = await createVacancy(els, [town.noord]);
    const motivation = `<script>alert(1)</script> ' ; drop table post -- ${"ж".repeat(300)}`;
    await apply(dirk, id, { motivation: `${motivation} \u202e`, firstName: "=1+1", lastName: "O’Brien" });
    expect((await mine(dirk, id)).application).toMatchObject({ motivation, firstName: "=1+1", lastName: "O’Brien" });
  });

  test("is for residents whom the vacancy reaches, while it is online; a message or a draft takes no applications", async () => {
    const { els, dirk, fatma, nele } = town.people;
    const { id } = await createVacancy(els, [town.noord]);
    const message = await create(els, [town.noord]);
    const draft = await create(els, [town.noord], { kind: "vacancy" });
    await expect(apply(fatma, id)).refuses("not_found");
    await expect(apply(nele, id)).refuses("not_found");
    const since = town.clock.now().toISOString();
    // A change of what was never sent does not tell either whether there is a vacancy.
    await expect(apply(fatma, id, {}, since)).refuses("not_found");
    for (const postId of [message.id, draft.id, newId()]) {
      await expect(apply(dirk, postId)).refuses("not_found");
      await expect(apply(dirk, postId, {}, since)).refuses("not_found");
      await expect(mine(dirk, postId)).refuses("not_found");
      await expect(dirk.vacancies.withdrawApplication({ params: { postId } })).refuses("not_found");
    }
    await els.publishing.deletePost(paramsOf({ id }));
    await expect(apply(dirk, id)).refuses("not_found");
  });

  test("is not done here if the vacancy has a form elsewhere", async () => {
    const { els, dirk } = town.people;
    const { id } = await createVacancy(els, [town.noord], { subscriptionUrl: "https://jobs.example/7" });
    expect((await mine(dirk, id)).can.apply).toBe("applied_elsewhere");
    await expect(apply(dirk, id)).refuses("applied_elsewhere");
  });

  test("fifty times at once is one application, and one e-mail to each side", async () => {
    const { els, dirk } = town.people;
    const { id } = await createVacancy(els, [town.noord], { contactEmail: "inge@bib.example" });
    const all = await Promise.all(Array.from({ length: 50 }, () => apply(dirk, id)));
    expect(new Set(all.map(({ application }) => application?.createdAt)).size).toBe(1);
    expect(await counted(id)).toBe(1);
    await town.runDue();
    expect(town.mails("inge@bib.example")).toHaveLength(1);
    expect(town.mails(dirk.email)).toHaveLength(1);
  });

  test("by two people at once is two applications", async () => {
    const { els, dirk, daan } = town.people;
    const { id } = await createVacancy(els, [town.noord]);
    await Promise.all([apply(dirk, id), apply(daan, id)]);
    expect(await counted(id)).toBe(2);
  });
});

describe("the last day to apply", () => {
  test("is open for applications until its end; after it nothing is sent, changed or withdrawn", async () => {
    const { els, dirk, daan } = town.people;
    const { id } = await createVacancy(els, [town.noord], { applyUntil: today() });
    const { application } = await apply(dirk, id);
    await town.pass({ days: 1 });
    expect((await mine(dirk, id)).can).toEqual({
      apply: "already_exists",
      change: "applications_closed",
      withdraw: "applications_closed",
    });
    await expect(apply(daan, id)).refuses("applications_closed");
    await expect(apply(dirk, id, { phone: "1" }, application?.updatedAt)).refuses("applications_closed");
    await expect(dirk.vacancies.withdrawApplication({ params: { postId: id } })).refuses("applications_closed");
  });

  test.each([
    ["in autumn, when it has 25 hours", "2026-10-25", "2026-10-25T22:59:00Z", "2026-10-25T23:00:00Z"],
    ["in spring, when it has 23 hours", "2027-03-28", "2027-03-28T21:59:00Z", "2027-03-28T22:00:00Z"],
  ])("ends at midnight by the clocks of the network: %s", async (_, applyUntil, before, after) => {
    const { els, dirk, daan } = town.people;
    const { id } = await createVacancy(els, [town.noord], { applyUntil });
    const pass = (to: string) => town.pass({ seconds: (Date.parse(to) - town.clock.now().getTime()) / 1000 });
    await pass(before);
    await apply(dirk, id);
    await pass(after);
    await expect(apply(daan, id)).refuses("applications_closed");
  });

  test("without one, one can always apply", async () => {
    const { els, dirk } = town.people;
    const { id } = await createVacancy(els, [town.noord]);
    await town.pass({ days: 800 });
    expect((await apply(dirk, id)).application?.state).toBe("new");
  });
});

describe("an application that was sent", () => {
  test("can be changed by someone who saw the version being replaced; two windows do not overwrite each other", async () => {
    const { els, dirk } = town.people;
    const { id } = await createVacancy(els, [town.noord]);
    const first = (await apply(dirk, id)).application?.updatedAt;
    await town.pass({ minutes: 1 });
    const { application } = await apply(dirk, id, { motivation: "Anders" }, first);
    expect(application).toMatchObject({
      motivation: "Anders",
      createdAt: first,
      updatedAt: town.clock.now().toISOString(),
    });
    await expect(apply(dirk, id, { motivation: "Nog anders" }, first)).refuses("changed_meanwhile");
    await expect(apply(dirk, id, { motivation: "Nog anders" })).refuses("changed_meanwhile");
    // A double press, or a lost response.
    expect((await apply(dirk, id, { motivation: "Anders" }, first)).application).toEqual(application);
    await town.runDue();
    expect(town.mails(dirk.email)).toHaveLength(1);
  });

  test("is deleted when it is withdrawn, and can be sent again", async () => {
    const { els, dirk } = town.people;
    const { id } = await createVacancy(els, [town.noord]);
    const { application } = await apply(dirk, id);
    await dirk.vacancies.withdrawApplication({ params: { postId: id } });
    expect((await mine(dirk, id)).application).toBeNull();
    expect(await town.db.selectFrom("vacancyApplication").selectAll().execute()).toEqual([]);
    await expect(dirk.vacancies.withdrawApplication({ params: { postId: id } })).refuses("not_found");
    // An outdated window does not send a new application.
    await expect(apply(dirk, id, {}, application?.updatedAt)).refuses("changed_meanwhile");
    expect((await apply(dirk, id)).application?.state).toBe("new");
  });

  test("stays as it is once it is accepted or declined", async () => {
    const { els, dirk } = town.people;
    const { id } = await createVacancy(els, [town.noord]);
    const { application } = await apply(dirk, id);
    const [row] = (await els.vacancies.listApplications({ params: { postId: id } })).items;
    const body = { applicationIds: [row?.id ?? ""], state: "declined" as const };
    await els.vacancies.setApplicationState({ params: { postId: id }, body });
    await expect(apply(dirk, id, { phone: "1" }, application?.updatedAt)).refuses("application_decided");
    expect((await mine(dirk, id)).application?.state).toBe("declined");
  });

  test("can still be seen and withdrawn by its author when the vacancy was deleted or no longer reaches them", async () => {
    const { els, dirk } = town.people;
    const { id } = await createVacancy(els, [town.noord]);
    await apply(dirk, id);
    await els.publishing.deletePost(paramsOf({ id }));
    expect(await mine(dirk, id)).toMatchObject({ vacancy: { isThere: false }, can: { change: "not_found" } });
    expect((await dirk.vacancies.listMyApplications()).items).toMatchObject([{ postId: id, isThere: false }]);
    await dirk.vacancies.withdrawApplication({ params: { postId: id } });
    await expect(mine(dirk, id)).refuses("not_found");
  });

  test("is visible to nobody else, not even a housemate", async () => {
    const { els, dirk, daan } = town.people;
    const { id } = await createVacancy(els, [town.noord]);
    await apply(dirk, id);
    expect((await mine(daan, id)).application).toBeNull();
    expect((await daan.vacancies.listMyApplications()).items).toEqual([]);
  });
});

describe("a new application is reported to", () => {
  test("the contact person, without any word about the applicant, and to the applicant", async () => {
    const { els, dirk } = town.people;
    const { id } = await createVacancy(els, [town.noord], { contactEmail: "inge@bib.example" });
    await apply(dirk, id, { firstName: "Win-een-auto", email: "slachtoffer@elders.example", motivation: "Koop nu" });
    await town.runDue();
    const [mail] = town.mails("inge@bib.example");
    expect(mail?.subject).toBe("Nieuwe kandidatuur: Lezer gezocht");
    expect(mail?.text).toContain(`https://stoep.example/dashboard/messages/${id}?tab=applications`);
    expect(mail?.html + (mail?.text ?? "")).not.toMatch(/Win-een-auto|Koop nu|slachtoffer/);
    expect(town.mails("slachtoffer@elders.example")).toEqual([]);
    const [own] = town.mails(dirk.email);
    expect(own?.subject).toBe("Je kandidatuur voor Lezer gezocht");
    expect(own?.text).toContain(`https://stoep.example/testdorp/vacancies/${id}/application`);
  });

  test("the author, if no contact person has an address; to nobody, once the author has left the organisation", async () => {
    const { els, dirk, daan } = town.people;
    const { id } = await createVacancy(els, [town.noord]);
    await apply(dirk, id);
    await town.runDue();
    expect(town.mails(els.email)).toHaveLength(1);
    await town.db
      .deleteFrom("public.membership")
      .where("accountId", "=", els.accountId)
      .where("organisationId", "=", town.organisations.city)
      .execute();
    await apply(daan, id);
    await town.runDue();
    expect(town.mails(els.email)).toHaveLength(1);
  });

  test("members as they prefer: the contact person who is one, in the bell, and by mail when they chose", async () => {
    const { els, mona, dirk } = town.people;
    const groups = [{ group: "mine" as const, mail: "never" as const }];
    await mona.notifications.setNoticePreferences({ body: { groups } });
    const contactEmail = mona.email.toUpperCase();
    const { id } = await createVacancy(els, [town.noord], { contactEmail });
    await apply(dirk, id);
    await town.runDue();
    const { items } = await mona.notifications.listNotices();
    expect(items).toMatchObject([{ kind: "vacancies.applied", object: { kind: "post", id }, actor: "" }]);
    expect([town.mails(mona.email), town.mails(els.email)]).toEqual([[], []]);
  });

  test("every open screen of colleagues", async () => {
    const { els, mona, dirk } = town.people;
    const { id } = await createVacancy(els, [town.noord]);
    const heard = await town.hear(mona);
    await apply(dirk, id);
    await expect.poll(() => heard.topics).toContain("vacancies");
  });
});

test("the contact person’s e-mail and phone are shown to people who are signed in, and not on the public page", async () => {
  const { els, dirk } = town.people;
  const contact = { contactFirstName: "Inge", contactEmail: "inge@bib.example", contactPhone: "09 123 45 67" };
  const { id } = await createVacancy(els, [town.noord], contact, { visibility: "public-page" });
  const read = await dirk.publishing.readPost(paramsOf({ id }));
  expect(read.vacancy?.contact).toMatchObject({ firstName: "Inge", email: "inge@bib.example", phone: "09 123 45 67" });
  const params = { networkSlug: town.networks.testdorp.slug, postId: id };
  const seen = await town.guest.publishing.readPublicPost({ params });
  expect(seen.vacancy?.contact).toEqual({ firstName: "Inge", lastName: "", email: "", phone: "" });
});

describe("applications are kept", () => {
  const left = async () => (await town.db.selectFrom("vacancyApplication").select("id").execute()).length;

  test("until six months after the last day", async () => {
    const { els, dirk } = town.people;
    const last = monthsLater(today(), 1);
    const { id } = await createVacancy(els, [town.noord], { applyUntil: last });
    await apply(dirk, id);
    const passTo = (day: string) =>
      town.pass({ seconds: (Date.parse(`${day}T10:00:00Z`) - town.clock.now().getTime()) / 1000 });
    await passTo(monthsLater(last, 6));
    expect(await left()).toBe(1);
    await town.pass({ days: 1 });
    expect(await left()).toBe(0);
  });

  test("without a last day, or when the vacancy was deleted, until six months after they were made", async () => {
    const { els, dirk, daan } = town.people;
    const open = await createVacancy(els, [town.noord]);
    const later = await createVacancy(els, [town.noord], { applyUntil: monthsLater(today(), 24) });
    await apply(dirk, open.id);
    await apply(daan, later.id);
    await els.publishing.deletePost(paramsOf(later));
    await town.pass({ days: 180 });
    expect(await left()).toBe(2);
    await town.pass({ days: 6 });
    expect(await left()).toBe(0);
  });

  test("as long as the vacancy is open", async () => {
    const { els, dirk } = town.people;
    const { id } = await createVacancy(els, [town.noord], { applyUntil: monthsLater(today(), 24) });
    await apply(dirk, id);
    await town.pass({ days: 400 });
    expect(await left()).toBe(1);
  });

  test("as long as the resident is known here", async () => {
    const { els, dirk } = town.people;
    const { id } = await createVacancy(els, [town.noord]);
    await apply(dirk, id);
    await town.db.deleteFrom("resident").where("accountId", "=", dirk.accountId).execute();
    expect(await left()).toBe(0);
  });
});

test("a vacancy that is changed keeps its applications", async () => {
  const { els, dirk } = town.people;
  const post = await createVacancy(els, [town.noord]);
  await apply(dirk, post.id);
  await change(els, post, { title: "Voorlezer gezocht" });
  expect(await counted(post.id)).toBe(1);
  expect((await mine(dirk, post.id)).vacancy.title).toBe("Voorlezer gezocht");
});

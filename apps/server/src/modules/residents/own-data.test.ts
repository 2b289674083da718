/** The copy of everything that is stored about a resident. D §5 */
import { sql } from "kysely";
import { v7 as newId } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { updateAdjacency } from "#modules/neighbourhoods/index.ts";
import { liveActivity } from "../../testing/activities.ts";
import { aPicture } from "../../testing/files.ts";
import { createLive, optionsOf } from "../../testing/messages.ts";
import { createLiveProject } from "../../testing/projects.ts";
import { asSubject, createShout, finishShout } from "../../testing/shouts.ts";
import { nextTown, type Person, type Town } from "../../testing/town.ts";
import { textsIn, unzip } from "../../testing/unzip.ts";
import { apply, createVacancy } from "../../testing/vacancies.ts";

let town: Town;
beforeEach(async () => {
  town = await nextTown();
});

const bytesOf = async (person: Person) => Buffer.from(await (await person.residents.downloadMyData()).arrayBuffer());
async function copyOf(person: Person) {
  const parts = await textsIn(await bytesOf(person));
  return { page: parts["index.html"] ?? "", data: JSON.parse(parts["data.json"] ?? "") };
}

test("it holds what they are, wrote, thought, saw and signed up for", async () => {
  const { els, dirk } = town.people;
  const options = optionsOf("Bank", "Boom");
  const poll = await createLive(els, [town.noord], { title: "Bank of boom?", type: "option", options });
  const params = { subjectKind: "post" as const, subjectId: poll.id };
  await dirk.conversations.react({ params, body: { kind: "thanks" } });
  await dirk.conversations.vote({ params, body: { kind: "option", optionId: options[1]?.id ?? "" } });
  const body = { text: "Liever een boom", neighbourhoodId: town.noord.id };
  await dirk.conversations.createComment({ params, body });
  await dirk.conversations.reportSubject({ params, body: { reason: "spam", remark: "Alweer" } });
  await dirk.publishing.markSeen({ body: { seen: [poll.id], opened: [poll.id], clicked: [] } });
  const { dates } = await liveActivity(town);
  await dirk.publishing.sayComing({ params: { dateId: dates[0]?.id ?? "" }, body: { people: 3 } });
  await apply(dirk, (await createVacancy(els, [town.noord])).id);

  const { data, page } = await copyOf(dirk);
  expect(data).toMatchObject({
    network: "Testdorp",
    account: [{ email: dirk.email, firstName: "Dirk", language: "nl" }],
    residence: [{ address: "Noordstraat 1, 9990 Testdorp", neighbourhood: "Noord", kind: "person" }],
    mails: [{ refusesAll: false }],
    comments: [{ about: "Bank of boom?", text: "Liever een boom" }],
    reactions: [{ about: "Bank of boom?", kind: "thanks" }],
    votes: [{ about: "Bank of boom?", vote: "Boom" }],
    contentReports: [{ about: "Bank of boom?", reason: "spam", remark: "Alweer" }],
    seen: [{ message: "Bank of boom?" }],
    coming: [{ people: 3, state: "coming" }],
    applications: [{ vacancy: "Lezer gezocht", firstName: "Dirk", state: "new" }],
  });
  expect(page).toContain("<h1>Eigen gegevens · Testdorp");
  for (const text of ["Liever een boom", "Bedankt", "Reclame of spam", "Lezer gezocht"]) expect(page).toContain(text);
});

test("it holds what they follow, chose, reported and did with their own messages", async () => {
  const { els, dirk, daan, pim } = town.people;
  await updateAdjacency(town.db);
  await dirk.residents.followNeighbourhoods({ body: { neighbourhoodIds: [town.zuid.id] } });
  const groups = [{ group: "progress" as const, mail: "weekly" as const }];
  await dirk.notifications.setNoticePreferences({ body: { groups, quietHours: { from: 22, until: 7 } } });
  const neighbours = await createShout(daan, { title: "Ladder te leen", kind: "borrow" });
  await dirk.shouts.followShout({ params: { shoutId: neighbours.id } });
  const project = await createLiveProject(pim, [town.noord], { title: "Een park" });
  await dirk.participation.followProject({ params: { projectId: project.id } });
  await dirk.participation.markProjectOpened({ params: { projectId: project.id } });
  await dirk.conversations.reportSubject({ params: asSubject(neighbours), body: { reason: "annoying" } });
  const place = { longitude: 3.7053, latitude: 51.0649 };
  const own = await createShout(dirk, { title: "Lamp stuk", theme: "safety", place });
  await finishShout(els, own.id);
  const again = { params: { shoutId: own.id }, body: { reason: "Hij flikkert weer." } };
  await dirk.shouts.reopenShout(again);
  const { data, page } = await copyOf(dirk);
  expect(data).toMatchObject({
    followedNeighbourhoods: [{ neighbourhood: "Zuid" }],
    notificationChoices: [{ group: "progress", mail: "weekly" }],
    followedShouts: [{ title: "Ladder te leen" }],
    followedProjects: [{ title: "Een park" }],
    openedProjects: [{ title: "Een park" }],
    contentReports: [{ about: "Ladder te leen", reason: "annoying" }],
    // A rough place: nothing more precise is stored.
    shouts: [{ title: "Lamp stuk", theme: "safety", place: expect.stringMatching(/^51\.06\d*, 3\.70\d*$/) }],
    shoutMoments: [{ title: "Lamp stuk", kind: "reopened", text: "Hij flikkert weer." }],
  });
  for (const text of ["Gevolgde buurten", "Zuid", "Hij flikkert weer.", "Heropend"]) expect(page).toContain(text);
});

test("it holds what was decided about their words, why, and their appeal with the answer", async () => {
  const { ada, els, dirk } = town.people;
  const { id } = await createLive(els, [town.noord], { title: "Bank of boom?" });
  const params = { subjectKind: "post" as const, subjectId: id };
  const comment = await dirk.conversations.createComment({ params, body: { text: "Bel Jan" } });
  const because = { ground: "private" as const, reason: "Noemt een naam" };
  await els.conversations.moderateComment({ params: { commentId: comment.id }, body: because });
  const caseId = (await dirk.conversations.listComments({ params })).items[0]?.decision?.id ?? "";
  await dirk.conversations.appeal({ params: { caseId }, body: { text: "Jan is de bakker." } });
  const answer = { outcome: "upheld" as const, reason: "Vraag het hem eerst." };
  await ada.conversations.decideAppeal({ params: { caseId }, body: answer });

  const { data, page } = await copyOf(dirk);
  expect(data.decisions).toMatchObject([
    {
      about: "Bank of boom?",
      decision: "hidden",
      ground: "private",
      reason: "Noemt een naam",
      takenBackAt: null,
      appeal: "Jan is de bakker.",
      outcome: "upheld",
      answer: "Vraag het hem eerst.",
    },
  ]);
  for (const text of ["Noemt een naam", "Jan is de bakker.", "De beslissing blijft"]) expect(page).toContain(text);
  expect((await copyOf(town.people.daan)).data.decisions).toEqual([]);
});

test("it holds nothing by anyone else, housemates included", async () => {
  const { els, dirk, daan, gust } = town.people;
  const post = await createLive(els, [town.noord, town.zuid]);
  const params = { subjectKind: "post" as const, subjectId: post.id };
  for (const [person, place] of [[daan, town.noord] as const, [gust, town.zuid] as const]) {
    await person.conversations.createComment({ params, body: { text: "Van mij", neighbourhoodId: place.id } });
    await person.conversations.react({ params, body: { kind: "wow" } });
  }
  const { data, page } = await copyOf(dirk);
  expect(data).toMatchObject({ comments: [], reactions: [], votes: [] });
  for (const other of ["Van mij", "Daan", daan.email, gust.email])
    expect(page + JSON.stringify(data)).not.toContain(other);
});

test("their pictures come along, on the page as well", async () => {
  const { els, dirk } = town.people;
  const post = await createLive(els, [town.noord]);
  const params = { subjectKind: "post" as const, subjectId: post.id };
  const image = await dirk.files.uploadImage({ file: await aPicture(), fileName: "plein.png" });
  const body = { text: "Zo ziet het eruit", imageId: image.id, neighbourhoodId: town.noord.id };
  await dirk.conversations.createComment({ params, body });
  const parts = await unzip(await bytesOf(dirk));
  const name = `pictures/${image.id}.webp`;
  expect(parts[name]?.toString("latin1").slice(8, 12)).toBe("WEBP");
  expect(parts["index.html"]?.toString()).toContain(`<img src="${name}"`);
  expect(JSON.parse(parts["data.json"]?.toString() ?? "").comments).toMatchObject([{ picture: name }]);
});

test("what someone wrote is shown as text, whatever it contains", async () => {
  const { els, dirk } = town.people;
  const post = await createLive(els, [town.noord], { title: "<img src=x onerror=alert(1)>" });
  const params = { subjectKind: "post" as const, subjectId: post.id };
  const text = `"><script>alert(1)</script> & ${"x".repeat(300)}`;
  await dirk.conversations.createComment({ params, body: { text, neighbourhoodId: town.noord.id } });
  const { data, page } = await copyOf(dirk);
  expect(data.comments).toMatchObject([{ text }]);
  expect(page).not.toContain("<script");
  expect(page).not.toContain("<img");
  expect(page).toContain("&quot;&gt;&lt;script&gt;");
});

test("a lifetime of comments comes in full, in as many statements per thousand", async () => {
  const { els, dirk } = town.people;
  const post = await createLive(els, [town.noord]);
  const from = new Date("2020-01-01T12:00:00Z").getTime();
  const written = Array.from({ length: 2500 }, (_, n) => ({
    id: newId(),
    subjectKind: "post",
    subjectId: post.id,
    organisationId: town.organisations.city,
    threadId: town.noord.id,
    authorResidentId: dirk.session.residentId,
    text: `Reactie ${n}`,
    createdAt: new Date(from + n * 60_000),
  }));
  await town.db.insertInto("comment").values(written).execute();
  const { data } = await copyOf(dirk);
  expect(data.comments).toHaveLength(2500);
  expect(new Set(data.comments.map(({ text }: { text: string }) => text)).size).toBe(2500);
});

describe("every table that names a person", () => {
  /** Whether each table is read for the copy, or why not. */
  const tables: Record<string, "in the copy" | `not: ${string}`> = {
    account: "in the copy",
    account_profile: "in the copy",
    address: "not: who of the city gave it to another neighbourhood",
    attendance: "in the copy",
    calendar_address: "in the copy",
    care_candidate: "in the copy",
    care_double: "not: who of the organisation said that two people are not the same",
    care_entry: "not: who of the organisation wrote it down",
    care_import: "not: who of the organisation read a file in",
    care_link_request: "in the copy",
    care_merge: "not: who of the organisation made one person of two",
    ballot_recounter: "not: who of the organisation counts again",
    ballot_right: "in the copy",
    ballot_round: "not: what staff prepare for an organisation",
    care_note: "not: what colleagues wrote for colleagues",
    care_person: "in the copy",
    care_ticket: "not: who of the organisation has it",
    care_ticket_moment: "not: who of the organisation wrote it",
    care_ticket_tally: "not: how many tickets a colleague has",
    care_worker_function: "not: what a colleague does for the organisation",
    comment: "in the copy",
    content_report: "in the copy",
    factor: "in the copy",
    identity: "in the copy",
    mail_preference: "in the copy",
    membership: "in the copy",
    moderation_case: "in the copy",
    notice: "in the copy",
    notice_preference: "in the copy",
    notice_quiet: "in the copy",
    post_view: "in the copy",
    push_device: "in the copy",
    reaction: "in the copy",
    reading: "not: which colleague read contact details; the organisation prints it for whoever it is about",
    resident: "in the copy",
    session: "in the copy",
    idea: "in the copy",
    idea_moment: "not: who of the organisation decided and answered; the idea is in the copy with both",
    idea_support: "in the copy",
    shout: "in the copy",
    shout_moment: "in the copy",
    shout_default_handler: "not: which colleague hears first of messages of a kind",
    shout_follower: "in the copy",
    shout_note: "not: what staff of the city note for each other",
    vacancy_application: "in the copy",
    vote: "in the copy",
    file: "not: pictures come with what they are in",
    household: "in the copy",
    invitation: "not: whom staff invited",
    letter_batch: "not: orders of letters by staff",
    letter_code: "not: a code of the household, which nobody can read",
    post: "not: what staff write for an organisation",
    post_version: "not: what staff write for an organisation",
    project_follower: "in the copy",
    project_view: "in the copy",
    project: "not: what staff write for an organisation",
    survey: "not: what staff write for an organisation",
    survey_paper_entry: "not: what staff enter from paper, known for a day",
    survey_right: "in the copy",
    reply_template: "not: what staff write for an organisation",
    shout_tally: "not: counts of what staff have in hand",
    audit_entry: "not: the organisation's record of what its staff did",
    challenge: "not: codes that work for minutes",
    credential: "not: the password, which nobody can read",
    delivery: "not: what is on its way; its words are removed once it is sent",
    letter_use: "not: whether someone used a code, which their residence shows",
    link_request: "not: links that work for hours",
    one_time_link: "not: links that work for hours",
    participant: "not: how many of their reactions, comments and votes, which are in the copy, stand per subject",
    post_presence: "not: staff who have a message open at this moment",
    recovery_code: "not: secrets, which nobody can read",
    residence: "not: which networks someone lives in; each has a copy of its own",
    residence_decision: "in the copy",
    sign_in_link: "not: links that work for minutes",
    sign_on: "not: sign-ins under way",
    sign_up: "not: sign-ups under way",
  };

  test("is read for it, or says why not", async () => {
    const { schema } = town.networks.testdorp;
    // Tables named in this list, and all that refer to a person, an account or a household.
    const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.columns
      where column_name in ('account_id', 'resident_id', 'reader_id', 'household_id', 'author_id', 'assignee_id')
      and table_schema in ('public', ${schema})
      union select held.relname from pg_constraint
      join pg_class as held on held.oid = conrelid join pg_class as referred on referred.oid = confrelid
      where referred.relname in ('account', 'resident', 'household')
      and connamespace::regnamespace::text in ('public', ${schema})
      union select 'account' union select 'household'`.execute(town.db);
    expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(tables).sort());
  });
});

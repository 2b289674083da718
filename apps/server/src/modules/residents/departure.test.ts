/** Residents who delete their account: what is deleted, what stays, and who may not. D §5 */
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { liveActivity, readActivity } from "../../testing/activities.ts";
import { aPicture } from "../../testing/files.ts";
import { createLive } from "../../testing/messages.ts";
import { waitUntil } from "../../testing/stand-ins.ts";
import { nextTown, type Person, type Town } from "../../testing/town.ts";
import { apply, createVacancy } from "../../testing/vacancies.ts";

let town: Town;
beforeEach(async () => {
  town = await nextTown();
});

const remove = async (person: Person, { deletesTexts = false, networkIds = [town.networks.testdorp.id] } = {}) =>
  person.residents.deleteMyAccount({ body: { networkIds, deletesTexts } });
const paramsOf = ({ id }: { id: string }) => ({ subjectKind: "post" as const, subjectId: id });
const say = (person: Person, post: { id: string }, text: string, more: object = {}) =>
  person.conversations.createComment({
    params: paramsOf(post),
    body: { text, neighbourhoodId: town.noord.id, ...more },
  });
const commentsOn = async (person: Person, post: { id: string }) =>
  (await person.conversations.listComments({ params: paramsOf(post) })).items;
const rowOf = ({ accountId }: Person) =>
  town.db.selectFrom("public.account").selectAll().where("id", "=", accountId).executeTakeFirstOrThrow();
const outcomeOf = (act: Promise<unknown>): Promise<string> =>
  act.then(
    () => "done",
    ({ code }) => code,
  );

/** The tables with a row that contains the text. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await sql<{ schema: string; name: string }>`select table_schema as schema, table_name as name
    from information_schema.tables where table_type = 'BASE TABLE'
    and table_schema in ('public', ${town.networks.testdorp.schema})`.execute(town.db);
  const found: string[] = [];
  for (const { schema, name } of rows) {
    const table = sql.id(schema, name);
    const { rows: hits } = await sql`select from ${table} as one where one::text ilike ${`%${text}%`} limit 1`.execute(
      town.db,
    );
    if (hits.length > 0) found.push(name);
  }
  return found.sort();
}

test("what deleting would do is shown beforehand", async () => {
  expect(await town.people.dirk.residents.getLeaving()).toEqual({
    networks: [{ id: town.networks.testdorp.id, name: "Testdorp" }],
    organisations: [],
  });
});

describe("an account that is deleted", () => {
  test("leaves name, address and words in no table, but in the log of what was done before", async () => {
    const { dirk, els } = town.people;
    const { email } = dirk;
    const body = {
      firstName: "Diederik",
      lastName: "Zonderlingen",
      publicName: "Diederik uit de straat",
      wantsAlertMails: true,
    };
    await dirk.residents.updateMyResidence({ body });
    const post = await createLive(els, [town.noord]);
    const image = await dirk.files.uploadImage({ file: await aPicture(), fileName: "plein.png" });
    await say(dirk, post, "Fietsenstalling graag", { imageId: image.id });
    await dirk.conversations.reportSubject({
      params: paramsOf(post),
      body: { reason: "spam", remark: "Fietsenstalling alweer" },
    });
    await apply(dirk, (await createVacancy(els, [town.noord])).id);
    expect(await tablesWith("Fietsenstalling")).toEqual(["comment", "content_report"]);
    expect(await remove(dirk, { deletesTexts: true })).toEqual({ isGone: true });
    await town.runDue();
    for (const text of ["Diederik", "Zonderlingen", "Fietsenstalling"])
      expect(await tablesWith(text), text).toEqual([]);
    expect(await tablesWith(email)).toEqual([]);
  });

  test("signs out everywhere, and has no way in", async () => {
    const { dirk } = town.people;
    await remove(dirk);
    await expect(dirk.residents.getMyResidence()).refuses("sign_in_required");
    expect(await rowOf(dirk)).toMatchObject({ email: `closed-${dirk.accountId}`, firstName: "", lastName: "" });
    for (const table of ["residence", "session", "credential", "factor"] as const)
      expect(
        await town.db.selectFrom(`public.${table}`).selectAll().where("accountId", "=", dirk.accountId).execute(),
        table,
      ).toEqual([]);
  });

  test("is confirmed by a last mail, in the resident's language", async () => {
    const { dirk } = town.people;
    await remove(dirk);
    await town.runDue();
    expect(town.mails(dirk.email)).toMatchObject([{ subject: "Je account is verwijderd" }]);
    expect(town.mails(dirk.email)[0]?.text).toContain("Testdorp");
  });

  test("is in the city's log, with the neighbourhood and without a name", async () => {
    const { dirk, ada } = town.people;
    await remove(dirk);
    const [entry] = (await ada.audit.listEntries({ query: { action: "residents.leave" } })).items;
    expect(entry).toMatchObject({ actor: { name: "" }, subject: { name: "" }, old: { neighbourhood: "Noord" } });
  });

  test("frees its address for a new sign-up", async () => {
    const { dirk } = town.people;
    await remove(dirk);
    const params = { networkSlug: town.networks.testdorp.slug };
    const addressId = town.noord.streets[0]?.addresses[1]?.id ?? "";
    const names = { firstName: "Dirk", lastName: "Opnieuw", language: "nl" as const };
    const body = { ...names, email: dirk.email, addressId, pin: null, hasAcceptedTerms: true };
    await town.guest.residents.signUp({ params, body });
    await town.runDue();
    const token =
      /welcome\?token=([\w-]+)/.exec(
        town
          .mails(dirk.email)
          .map(({ text }) => text)
          .join(),
      )?.[1] ?? "";
    expect(await town.guest.residents.getSignUp({ params, query: { token } })).toMatchObject({ asksForPassword: true });
  });

  test("is no housemate any more, and its own calendar ends", async () => {
    const { dirk, daan } = town.people;
    await town.db
      .updateTable("resident")
      .set({ provenAt: null, provenBy: null })
      .where("accountId", "=", daan.accountId)
      .execute();
    expect((await dirk.residents.getMyResidence()).waitingHousemates).toHaveLength(1);
    const { address } = await dirk.publishing.renewMyCalendar();
    const heard = await town.hear(dirk);
    await remove(daan);
    await waitUntil(async () => heard.topics.includes("residents"));
    expect((await dirk.residents.getMyResidence()).waitingHousemates).toEqual([]);
    await remove(dirk);
    expect((await town.http.inject(new URL(address ?? "").pathname)).statusCode).toBe(404);
  });
});

describe("what somebody wrote", () => {
  test("stays without a name, with its answers, when they leave it", async () => {
    const { dirk, daan, els } = town.people;
    const post = await createLive(els, [town.noord]);
    const comment = await say(dirk, post, "Een bank graag");
    await say(daan, post, "Ja!", { parentId: comment.id });
    await remove(dirk);
    expect(await commentsOn(daan, post)).toMatchObject([
      { text: "Een bank graag", state: "visible", author: { kind: "resident", name: "" } },
      { text: "Ja!" },
    ]);
  });

  test("becomes placeholders that do not count, with the answers of others, when they delete it", async () => {
    const { dirk, daan, els } = town.people;
    const post = await createLive(els, [town.noord]);
    const comment = await say(dirk, post, "Een bank graag");
    await say(daan, post, "Ja!", { parentId: comment.id });
    await say(dirk, post, "Of twee");
    await remove(dirk, { deletesTexts: true });
    expect(await commentsOn(daan, post)).toMatchObject([
      { text: "", state: "deleted", author: { name: "" } },
      { text: "Ja!" },
      { text: "", state: "deleted" },
    ]);
    expect((await daan.publishing.readPost({ params: { postId: post.id } })).commentCount).toBe(1);
  });

  test("and its pictures can no longer be fetched", async () => {
    const { dirk, daan, els } = town.people;
    const post = await createLive(els, [town.noord]);
    const image = await dirk.files.uploadImage({ file: await aPicture(), fileName: "plein.png" });
    await say(dirk, post, "Zo ziet het eruit", { imageId: image.id });
    const [before] = await commentsOn(daan, post);
    await remove(dirk, { deletesTexts: true });
    const address = Object.values(before?.image ?? {}).find((one) => String(one).includes("/files/"));
    expect((await town.http.inject(String(address))).statusCode).toBe(404);
  });

  test("is judged no more: open reports about it are settled, and reports by them keep their reason alone", async () => {
    const { dirk, daan, els } = town.people;
    const post = await createLive(els, [town.noord]);
    const comment = await say(dirk, post, "Koop nu");
    await daan.conversations.reportComment({
      params: { commentId: comment.id },
      body: { reason: "spam", remark: "Reclame" },
    });
    await dirk.conversations.reportSubject({ params: paramsOf(post), body: { reason: "annoying", remark: "Bah" } });
    await remove(dirk, { deletesTexts: true });
    const { items } = await els.conversations.listReported({ query: { state: "open" } });
    expect(items).toMatchObject([{ thing: "post", reports: 1 }]);
    const { given } = await els.conversations.getReported({ params: { caseId: items[0]?.id ?? "" } });
    expect(given).toMatchObject([{ reason: "annoying", remark: "" }]);
  });

  test("goes in as many statements for a thousand comments as for one", async () => {
    const { dirk, els } = town.people;
    const posts = [await createLive(els, [town.noord]), await createLive(els, [town.noord])];
    for (const post of posts) for (const text of ["Een", "Twee"]) await say(dirk, post, text);
    const [comment] = await commentsOn(dirk, posts[0] ?? { id: "" });
    await dirk.conversations.hideComment({ params: { commentId: comment?.id ?? "" } });
    await remove(dirk, { deletesTexts: true });
    const totals = await town.db.selectFrom("commentTally").select("total").execute();
    expect(totals.map(({ total }) => total)).toEqual([0, 0]);
    const places = await town.db.selectFrom("talkTally").select(["people", "comments"]).execute();
    expect(places).toEqual([
      { people: 0, comments: 0 },
      { people: 0, comments: 0 },
    ]);
  });
});

test("votes and reactions still count", async () => {
  const { dirk, els } = town.people;
  const poll = await createLive(els, [town.noord], { title: "Een bank?", type: "vote" });
  await dirk.conversations.vote({ params: paramsOf(poll), body: { kind: "up" } });
  await dirk.conversations.react({ params: paramsOf(poll), body: { kind: "thanks" } });
  await remove(dirk, { deletesTexts: true });
  const of = { postId: poll.id };
  expect(await town.people.daan.publishing.readPost({ params: of })).toMatchObject({ reactions: { thanks: 1 } });
  const votes = await town.db.selectFrom("voteTally").select(["choice", "total"]).execute();
  expect(votes).toEqual([{ choice: "up", total: 1 }]);
});

test("a place at an activity goes to who waits for it", async () => {
  const { dirk, gust } = town.people;
  const post = await liveActivity(town, { capacity: 2 }, { neighbourhoodIds: [town.noord.id, town.zuid.id] });
  const params = { dateId: post.dates[0]?.id ?? "" };
  await dirk.publishing.sayComing({ params, body: { people: 2 } });
  await gust.publishing.sayComing({ params, body: { people: 1 } });
  await remove(dirk);
  await town.pass({ minutes: 15 });
  expect((await readActivity(gust, post)).dates[0]).toMatchObject({ coming: 1, mine: { state: "coming" } });
});

test("a person who also works for an organisation keeps the account for it, and lives nowhere", async () => {
  const { dirk } = town.people;
  await town.db
    .insertInto("public.membership")
    .values({
      id: crypto.randomUUID(),
      accountId: dirk.accountId,
      organisationId: town.organisations.company,
      type: "user",
      createdAt: town.clock.now(),
    })
    .execute();
  expect((await dirk.residents.getLeaving()).organisations).toHaveLength(1);
  expect(await remove(dirk)).toEqual({ isGone: false });
  await expect(dirk.residents.getMyResidence()).refuses("sign_in_required");
  expect(await rowOf(dirk)).toMatchObject({ email: dirk.email, firstName: "Dirk", closedAt: null });
  const credential = town.db.selectFrom("public.credential").where("accountId", "=", dirk.accountId);
  expect(await credential.select("accountId").execute()).toHaveLength(1);
  await town.runDue();
  expect(town.mails(dirk.email)[0]).toMatchObject({ subject: "Je bent op Stoep geen bewoner meer van Testdorp" });
});

describe("deleting is refused", () => {
  test("without re-authentication", async () => {
    const { session } = town.people.dirk;
    await town.db.updateTable("public.session").set({ confirmedAt: null }).where("id", "=", session.id).execute();
    await expect(remove(town.people.dirk)).refuses("confirmation_required");
  });

  test("when the person lives in other networks than they were shown", async () => {
    const { dirk } = town.people;
    await expect(remove(dirk, { networkIds: [] })).refuses("changed_meanwhile");
    await expect(remove(dirk, { networkIds: [town.networks.testdorp.id, crypto.randomUUID()] })).refuses(
      "changed_meanwhile",
    );
    expect(await rowOf(dirk)).toMatchObject({ closedAt: null });
  });
});

describe("at the same moment", () => {
  test("a double press deletes once", async () => {
    const { dirk } = town.people;
    const outcomes = await Promise.all([1, 2, 3].map(() => outcomeOf(remove(dirk))));
    expect(outcomes.filter((one) => one === "done")).toHaveLength(1);
    expect(new Set(outcomes)).toEqual(new Set(["done", "sign_in_required"]));
  });

  test("neighbours answer what somebody deletes: every answer stays, and nothing is counted twice", async () => {
    const { dirk, daan, els } = town.people;
    const post = await createLive(els, [town.noord]);
    const comment = await say(dirk, post, "Wie komt er?");
    const answers = [1, 2, 3, 4].map((n) => outcomeOf(say(daan, post, `Ik ${n}`, { parentId: comment.id })));
    const [outcome, ...answered] = await Promise.all([outcomeOf(remove(dirk, { deletesTexts: true })), ...answers]);
    expect(outcome).toBe("done");
    const stood = answered.filter((one) => one === "done").length;
    const shown = (await commentsOn(daan, post)).filter(({ state }) => state === "visible");
    expect(shown).toHaveLength(stood);
    expect((await daan.publishing.readPost({ params: { postId: post.id } })).commentCount).toBe(stood);
  });
});

/** A person of care is linked with a resident's account by consent alone, and the colleague who asks learns nothing else. S2 §3, §7 */
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { nextTown, type Person, type Town } from "../../../testing/town.ts";
import { aCandidate, newHelper, newTicket } from "../matching/testing/rows.ts";

let town: Town;
let personId: string;
beforeEach(async () => {
  town = await nextTown();
  personId = await newHelper(town, { firstName: "D.", lastName: "Peeters", email: "oud@thuis.example" });
});

const ask = (reach: string, id = personId, by: Person = town.people.wout) =>
  by.care.askAccountLink({ body: { personId: id, reach } });
const requests = async (who = town.people.dirk) => (await who.care.listOwnLinks()).requests;
const say = async (agrees: boolean, who = town.people.dirk) =>
  who.care.answerLink({ params: { requestId: (await requests(who))[0]?.id ?? "" }, body: { agrees } });
const stateOf = async (id = personId) => town.people.wout.care.findAccountLink({ params: { personId: id } });
const end = (id = personId) => town.people.wout.care.endAccountLink({ params: { personId: id } });
const file = async () => town.people.wout.care.getPerson({ params: { personId } });
const typed = () =>
  town.db
    .selectFrom("carePerson")
    .select([sql<string>`coalesce(typed_first_name, first_name)`.as("firstName"), "email", "accountId"])
    .where("id", "=", personId)
    .executeTakeFirstOrThrow();
const toldTo = async ({ accountId }: Person) =>
  (await town.db.selectFrom("notice").select("kind").where("accountId", "=", accountId).orderBy("id").execute()).map(
    ({ kind }) => kind,
  );

describe("asking", () => {
  test("says the same whether there is such an account or not, in words, log and what colleagues see", async () => {
    const other = await newHelper(town);
    const asked = await ask(town.people.dirk.email.toUpperCase());
    expect(await ask("niemand@nergens.example", other)).toEqual(asked);
    expect(asked).toMatchObject({ status: "asked", since: town.in({}), until: town.in({ days: 30 }) });
    const log = await town.people.ada.audit.listEntries({});
    expect(log.items.filter(({ action }) => action === "care.askLink")).toHaveLength(2);
    await say(false);
    expect(await stateOf()).toEqual(await stateOf(other));
    expect((await file()).isLinked).toBe(false);
  });

  test("finds only residents of the network by exactly the address or number", async () => {
    const { dirk, nele, wout } = town.people;
    for (const reach of [dirk.email.slice(1), `x${dirk.email}`, nele.email, wout.email]) {
      await ask(reach);
      await end();
    }
    expect(
      await town.db.selectFrom("careLinkRequest").where("accountId", "is not", null).selectAll().execute(),
    ).toEqual([]);
    const phone = "+32470998877";
    await town.db
      .insertInto("public.accountProfile")
      .values({ accountId: dirk.accountId, phone, changedAt: town.clock.now() })
      .execute();
    await ask("0470 99 88 77");
    expect(await requests()).toHaveLength(1);
  });

  test("is for editors, once at a time, of people of one's own organisation, and by something that is an address or a number", async () => {
    const { pim, caro, dirk } = town.people;
    await expect(ask(dirk.email, personId, pim)).refuses("level_too_low");
    await expect(ask(dirk.email, personId, caro)).refuses("not_found");
    await expect(ask("Dirk@")).refuses("invalid_input", { reach: "emailFormat" });
    await expect(ask("Dirk")).refuses("invalid_input", { reach: "phoneFormat" });
    await ask(dirk.email);
    await expect(ask(dirk.email)).refuses("link_asked");
    await town.pass({ days: 31 });
    expect(await stateOf()).toMatchObject({ status: "none" });
    expect(await requests()).toEqual([]);
    await ask(dirk.email);
    await say(true);
    await expect(ask(dirk.email)).refuses("already_linked");
  });

  test("a resident is notified in the bell and by mail, with the name in the record, and of one record at a time", async () => {
    const { dirk } = town.people;
    const other = await newHelper(town);
    await Promise.all([ask(dirk.email), ask(dirk.email, other)]);
    expect(await requests()).toHaveLength(1);
    expect((await requests())[0]?.organisation.name).toBe("Gemeente Testdorp");
    expect(await toldTo(dirk)).toEqual(["care.linkAsked"]);
    await town.pass({ hours: 1 });
    expect(town.mails(dirk.email).some(({ text }) => text.includes("https://stoep.example/testdorp/me/help"))).toBe(
      true,
    );
  });
});

describe("a resident", () => {
  test("agrees, once: name, address and language are the account's, and what was typed is kept", async () => {
    const { dirk, wout } = town.people;
    await ask(dirk.email);
    const [request] = await requests();
    expect(request?.name).toBe("D. Peeters");
    const yes = () => dirk.care.answerLink({ params: { requestId: request?.id ?? "" }, body: { agrees: true } });
    const [first, second] = await Promise.all([yes(), yes()]);
    expect(first).toEqual(second);
    expect(first).toMatchObject({ requests: [], links: [{ since: town.in({}), isHelper: true }] });
    expect(await file()).toMatchObject({ firstName: "Dirk", contact: { email: dirk.email }, isLinked: true });
    expect(await stateOf()).toMatchObject({ status: "linked", since: town.in({}), until: null });
    expect((await wout.care.listHelpers({ query: { contact: "yes" } })).items[0]?.contact?.email).toBe(dirk.email);
    expect(await typed()).toMatchObject({ firstName: "D.", email: "oud@thuis.example" });
    expect(await toldTo(wout)).toEqual(["care.linked"]);
    await expect(say(false)).refuses("not_found");
  });

  test("who is linked gets mails at the account's address, also after it was changed there", async () => {
    const { dirk, wout } = town.people;
    await ask(dirk.email);
    await say(true);
    const email = "dirk.nieuw@thuis.example";
    await town.db.updateTable("public.account").set({ email }).where("id", "=", dirk.accountId).execute();
    const params = { ticketId: await newTicket(town) };
    await wout.care.askHelpers({ params, body: { helperIds: [personId], channel: "mail" } });
    await town.runDue();
    expect(town.mails(email)).toHaveLength(1);
    expect(town.mails("oud@thuis.example")).toEqual([]);
  });

  test("colleagues change the rest; what the account says stays as it was typed", async () => {
    const { dirk, wout } = town.people;
    await ask(dirk.email);
    await say(true);
    const { version } = await file();
    const draft = {
      firstName: "Iemand",
      email: "iemand@zorg.example",
      languages: ["fr" as const],
      phone: "0470112233",
    };
    const saved = await wout.care.editPerson({
      params: { personId },
      body: { ...draft, address: { by: "same" }, version },
    });
    expect(saved).toMatchObject({ firstName: "Dirk", contact: { email: dirk.email, phone: "+32470112233" } });
    expect(await typed()).toMatchObject({ firstName: "D.", email: "oud@thuis.example" });
  });

  test("who declined is not asked again for a year", async () => {
    const { dirk } = town.people;
    await ask(dirk.email);
    await say(false);
    await end();
    await ask(dirk.email);
    expect(await requests()).toEqual([]);
    await town.pass({ days: 366 });
    await ask(dirk.email);
    expect(await requests()).toHaveLength(1);
  });

  test("either side ends it, and the typed name returns", async () => {
    const { dirk } = town.people;
    await ask(dirk.email);
    await say(true);
    await end();
    expect(await file()).toMatchObject({ firstName: "D.", contact: { email: "oud@thuis.example" }, isLinked: false });
    expect(await toldTo(dirk)).toEqual(["care.linkEnded"]);
    await ask(dirk.email);
    await say(true);
    const params = { organisationId: town.organisations.city };
    expect((await dirk.care.endOwnLink({ params })).links).toEqual([]);
    expect(await file()).toMatchObject({ firstName: "D.", isLinked: false });
    await expect(dirk.care.endOwnLink({ params })).refuses("not_found");
  });

  test("a question taken back while it is answered ends without a link, or the link ends", async () => {
    const { dirk } = town.people;
    await ask(dirk.email);
    const answered = say(true).then(
      () => "agreed",
      () => "refused",
    );
    await Promise.all([answered, end()]);
    expect(await typed()).toMatchObject({ accountId: null });
    expect(await stateOf()).toMatchObject({ status: "none" });
  });

  test("what has expired, or is about somebody who was deleted, cannot be agreed to", async () => {
    const { ada, dirk } = town.people;
    await ask(dirk.email);
    const [request] = await requests();
    const params = { requestId: request?.id ?? "" };
    await ada.care.deletePerson({ params: { personId } });
    expect(await requests()).toEqual([]);
    await expect(dirk.care.answerLink({ params, body: { agrees: true } })).refuses("already_closed");
    await expect(town.people.daan.care.answerLink({ params, body: { agrees: true } })).refuses("not_found");
  });

  test("deleting the account ends it, while it is agreed to as well", async () => {
    const { dirk } = town.people;
    await ask(dirk.email);
    const leave = dirk.residents.deleteMyAccount({
      body: { networkIds: [town.networks.testdorp.id], deletesTexts: true },
    });
    await Promise.all([say(true).catch(() => null), leave]);
    expect(await typed()).toMatchObject({ accountId: null });
    expect(
      await town.db.selectFrom("careLinkRequest").where("accountId", "is not", null).selectAll().execute(),
    ).toEqual([]);
  });
});

describe("a linked helper", () => {
  const tasks = async () => (await town.people.dirk.care.listOwnTasks()).items;
  beforeEach(async () => {
    await ask(town.people.dirk.email);
    await say(true);
  });

  test("sees in the app what the link in a message shows, before and after the match, and answers there", async () => {
    const { dirk, wout } = town.people;
    const ticketId = await newTicket(town);
    const { token } = await aCandidate(town, ticketId, personId);
    const byLink = () => town.guest.care.readAsked({ params: { networkSlug: "testdorp", token } });
    const [task] = await tasks();
    expect(task).toMatchObject({ ...(await byLink()), ticketId, isDone: false });
    expect(task).toMatchObject({ status: "asked", member: null });
    const mine = await dirk.care.answerOwnTask({ params: { ticketId }, body: { answer: "yes" } });
    expect(mine).toMatchObject({ ...(await byLink()), status: "confirmed", member: { name: "Rosa Peeters" } });
    expect(await wout.care.getTicket({ params: { ticketId } })).toMatchObject({ state: "waiting" });
    await wout.care.solveTicket({ params: { ticketId }, body: { from: "waiting", outcome: "Opgelost" } });
    expect((await tasks())[0]).toMatchObject({ status: "ended", task: null, member: null, isDone: false });
  });

  test("sees what they do without having been asked, and that it was done", async () => {
    const ticketId = await newTicket(town, { state: "solved", helperId: personId, solvedAt: town.clock.now() });
    expect(await tasks()).toMatchObject([{ ticketId, status: "ended", task: null, member: null, isDone: true }]);
  });

  test("who said no, or is suspended, sees nothing of it; nor does anybody else", async () => {
    const { dirk, daan, wout } = town.people;
    const ticketId = await newTicket(town);
    await aCandidate(town, ticketId, personId);
    const params = { ticketId };
    await expect(daan.care.answerOwnTask({ params, body: { answer: "yes" } })).refuses("not_found");
    expect((await daan.care.listOwnTasks()).items).toEqual([]);
    await wout.care.suspendHelper({ params: { personId }, body: { isSuspended: true, because: "Klacht" } });
    const late = await dirk.care.answerOwnTask({ params, body: { answer: "yes" } });
    expect(late).toMatchObject({ status: "ended", task: null });
    await wout.care.suspendHelper({ params: { personId }, body: { isSuspended: false } });
    const no = await dirk.care.answerOwnTask({ params, body: { answer: "no" } });
    expect(no).toMatchObject({ status: "declined", task: null });
    await end();
    expect(await tasks()).toEqual([]);
  });
});

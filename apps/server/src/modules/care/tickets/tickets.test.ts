/** Creating, reading, changing and counting tickets; who sees confidential ones. S2 §3 */
import { unsolvedStates } from "@stoep/contract/care/values";
import { hourMs } from "@stoep/contract/kernel";
import { beforeEach, describe, expect, test } from "vitest";
import { nextTown, type Person, type Town } from "../../../testing/town.ts";
import { aHelper, aPerson, aTicket } from "../testing/rows.ts";

let town: Town;
let memberId: string;
beforeEach(async () => {
  town = await nextTown();
  memberId = await aPerson(town, { street: "Molenstraat", neighbourhoodId: town.noord.id });
});

const make = (by: Person, more: object = {}) =>
  by.care.createTicket({ body: { memberId, title: "Boodschappen doen", ...more } });
const numbersOf = async (by: Person, query: object = {}) =>
  (await by.care.listTickets({ query })).items.map(({ number }) => number);
const countsOf = async () => {
  const row = await town.db.selectFrom("carePerson").selectAll().where("id", "=", memberId).executeTakeFirstOrThrow();
  return { tickets: row.tickets, solved: row.solved };
};

describe("making one", () => {
  test("numbers are counted up in each organisation, also when two are made at once, and leave some out by chance", async () => {
    const { wout, chaima } = town.people;
    const made = await Promise.all([wout, chaima, wout, chaima].map((one) => make(one)));
    expect(new Set(made.map(({ number }) => number)).size).toBe(4);
    const numbers: number[] = [];
    for (let n = 0; n < 40; n++) numbers.push((await make(wout, { isConfidential: n % 2 === 0 })).number);
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
    // Gaps are there without hidden tickets: a sure gap would say that there is one.
    expect((numbers.at(-1) ?? 0) - (numbers[0] ?? 0)).toBeGreaterThan(40);
  });

  test("it belongs to whoever makes it, unless told otherwise: a colleague, or nobody", async () => {
    const { wout, chaima } = town.people;
    expect((await make(wout)).assignee?.id).toBe(wout.accountId);
    expect((await make(chaima)).assignee?.id).toBe(chaima.accountId);
    expect((await make(wout, { assigneeId: chaima.accountId })).assignee?.id).toBe(chaima.accountId);
    expect((await make(wout, { assigneeId: null })).assignee).toBeNull();
    // These cannot be nobody's.
    expect((await make(wout, { assigneeId: null, isConfidential: true })).assignee?.id).toBe(wout.accountId);
    const over = { memberId, title: "Vraag", outcome: "Uitgelegd", assigneeId: null };
    expect((await wout.care.createFastTicket({ body: over })).assignee?.id).toBe(wout.accountId);
  });

  test("other open ones of the member are found by their states, confidential ones only by those who may see them", async () => {
    const { wout, chaima } = town.people;
    const { id: open } = await make(wout);
    const { id: hidden } = await make(wout, { isConfidential: true });
    await aTicket(town, { state: "solved", memberId });
    await aTicket(town, { state: "revoked", memberId });
    await make(wout, { memberId: await aPerson(town) });
    const query = { personId: memberId, states: [...unsolvedStates] };
    const ids = async (by: Person) => (await by.care.listMemberTickets({ query })).items.map(({ id }) => id);
    expect(await ids(wout)).toEqual([hidden, open]);
    expect(await ids(chaima)).toEqual([open]);
    expect((await wout.care.listMemberTickets({ query: { personId: memberId } })).items).toHaveLength(4);
  });

  test("it is open, and of the member's neighbourhood", async () => {
    const ticket = await make(town.people.wout, { description: "Elke week" });
    expect(ticket).toMatchObject({ state: "open", neighbourhood: { name: "Noord" }, ageInHours: 0 });
    expect(ticket.thread.map(({ kind }) => kind)).toEqual(["created"]);
    await town.pass({ hours: 5 });
    expect((await town.people.wout.care.getTicket({ params: { ticketId: ticket.id } })).ageInHours).toBe(5);
  });

  test("a title is asked for; member, category and assignee must be the organisation's", async () => {
    const { wout, pim, caro } = town.people;
    await expect(make(wout, { title: " " })).refuses("invalid_input", { title: "titleRequired" });
    const elsewhere = await aPerson(town, { organisationId: town.organisations.careOnly });
    await expect(make(wout, { memberId: elsewhere })).refuses("invalid_input", { memberId: "invalid" });
    await expect(make(wout, { assigneeId: pim.accountId })).refuses("invalid_input", {
      assigneeId: "assigneeUnknown",
    });
    const { id: categoryId } = await caro.care.createCategory({ body: { name: "Vervoer", icon: "car" } });
    await expect(make(wout, { categoryId })).refuses("invalid_input", { categoryId: "invalid" });
    await expect(make(pim)).refuses("level_too_low");
  });

  test("a member is created with it, once", async () => {
    const { wout } = town.people;
    const newMember = { firstName: "Rosa", phone: "0470 12 34 56", languages: ["nl" as const] };
    const make = (more: object) => wout.care.createTicket({ body: { title: "Naar de dokter", ...more } });
    expect((await make({ newMember })).member.name).toBe("Rosa");
    await expect(make({ newMember })).refuses("person_exists");
    expect((await wout.care.listTickets()).found).toBe(1);
    await expect(make({})).refuses("invalid_input", { memberId: "required" });
    await expect(make({ newMember, memberId })).refuses("invalid_input", { memberId: "required" });
    await expect(make({ memberId: await aHelper(town) })).refuses("invalid_input", { memberId: "invalid" });
  });

  test("what a deleted member had open is revoked; a helper of what runs cannot be deleted", async () => {
    const { ada, wout } = town.people;
    const { id: ticketId } = await make(wout);
    const helperId = await aHelper(town);
    await wout.care.matchTicket({ params: { ticketId }, body: { from: "open", helperId } });
    await expect(ada.care.deletePerson({ params: { personId: helperId } })).refuses("helper_busy");
    await ada.care.deletePerson({ params: { personId: memberId } });
    expect(await wout.care.getTicket({ params: { ticketId } })).toMatchObject({
      state: "revoked",
      member: { name: "" },
    });
  });

  test("suspended people get none", async () => {
    const suspended = await aPerson(town, { suspendedAt: town.clock.now() });
    await expect(make(town.people.wout, { memberId: suspended })).refuses("person_suspended");
  });

  test("what is over already is solved at once, with its outcome or a referral", async () => {
    const { wout } = town.people;
    const fast = (more: object) => wout.care.createFastTicket({ body: { memberId, title: "Vraag", ...more } });
    await expect(fast({})).refuses("invalid_input", { outcome: "outcomeRequired" });
    expect(await fast({ referredTo: "OCMW" })).toMatchObject({ state: "solved", source: "fast", referredTo: "OCMW" });
    expect(await countsOf()).toEqual({ tickets: 1, solved: 1 });
  });

  test("one about a message that is not there is refused by name", async () => {
    await expect(make(town.people.wout, { shoutId: memberId })).refuses("invalid_input", { shoutId: "invalid" });
  });
});

describe("the list", () => {
  test("is filtered by state, assignee, category, neighbourhood, member, number and words", async () => {
    const { wout, ada } = town.people;
    const { id: categoryId } = await ada.care.createCategory({ body: { name: "Vervoer", icon: "car" } });
    const { number: one } = await make(wout, { categoryId, title: "Naar het ziekenhuis", assigneeId: null });
    const { number: two } = await make(wout, { description: "Met de rolstoel" });
    const { number: three } = await make(wout, { memberId: await aPerson(town), assigneeId: null });
    expect(await numbersOf(wout)).toEqual([three, two, one]);
    expect(await numbersOf(wout, { categoryId })).toEqual([one]);
    expect(await numbersOf(wout, { assignee: "me" })).toEqual([two]);
    expect(await numbersOf(wout, { assignee: "nobody" })).toEqual([three, one]);
    expect(await numbersOf(wout, { neighbourhoodId: town.noord.id })).toEqual([two, one]);
    expect(await numbersOf(wout, { memberId })).toEqual([two, one]);
    expect(await numbersOf(wout, { search: `#${three}` })).toEqual([three]);
    expect(await numbersOf(wout, { search: "ROLSTOEL" })).toEqual([two]);
    expect(await numbersOf(wout, { states: ["solved", "revoked"] })).toEqual([]);
    expect(await numbersOf(wout, { states: ["open", "looking"] })).toEqual([three, two, one]);
  });

  test("is filtered by the member's tag, as they have it now, alone and with other filters, and so is its file", async () => {
    const { wout, ada, caro } = town.people;
    const tagOf = async (by: typeof ada, name: string) =>
      (await by.care.saveTag({ body: { name, description: name, colour: "blue" } })).id;
    const [tagId, other] = [await tagOf(ada, "Rolstoel"), await tagOf(ada, "Hond")];
    const tagged = await aPerson(town, { firstName: "Rosa" });
    const { number: one } = await make(wout, { memberId: tagged, title: "Naar het ziekenhuis" });
    const { number: two } = await make(wout);
    await make(wout, { memberId: tagged, title: "Lamp" });
    expect(await numbersOf(wout, { tagId })).toEqual([]);
    await town.db.insertInto("carePersonTag").values({ personId: tagged, tagId }).execute();
    await town.db.insertInto("carePersonTag").values({ personId: memberId, tagId: other }).execute();
    expect(await numbersOf(wout, { tagId, search: "ziekenhuis" })).toEqual([one]);
    expect(await numbersOf(wout, { tagId, neighbourhoodId: town.noord.id })).toEqual([]);
    expect(await numbersOf(wout, { tagId: other })).toEqual([two]);
    expect((await wout.care.listTickets({ query: { tagId } })).found).toBe(2);
    const file = await (await wout.care.exportTickets({ query: { tagId, format: "csv" } })).text();
    expect(file).toContain("Naar het ziekenhuis");
    expect(file).not.toContain(`#${two}`);
    expect((await caro.care.listTickets({ query: { tagId } })).items).toEqual([]);
  });

  test("pages follow each other without a gap", async () => {
    const { wout } = town.people;
    for (let n = 0; n < 35; n++) await make(wout);
    const first = await wout.care.listTickets();
    const second = await wout.care.listTickets({ query: { cursor: first.next ?? "" } });
    expect([first.items.length, first.found, second.items.length, second.next]).toEqual([30, 35, 5, null]);
  });

  test("appointments stand by when they start, until they are over", async () => {
    const { wout } = town.people;
    const helperId = await aHelper(town);
    const at = (hours: number) => new Date(town.clock.now().getTime() + hours * hourMs);
    for (const hours of [30, 3, -5])
      await aTicket(town, { state: "planned", memberId, helperId, startsAt: at(hours), endsAt: at(hours + 1) });
    const { items, found } = await wout.care.listPlannedTickets();
    expect(items.map(({ appointment }) => appointment?.startsAt)).toEqual([3, 30].map((h) => at(h).toISOString()));
    expect(found).toBe(2);
  });
});

describe("changing one", () => {
  const content = { title: "Boodschappen en apotheek", isConfidential: false };

  test("a version that somebody has changed since is refused", async () => {
    const { wout, chaima } = town.people;
    const { id: ticketId, version } = await make(wout);
    await wout.care.editTicket({ params: { ticketId }, body: { ...content, version } });
    await expect(chaima.care.editTicket({ params: { ticketId }, body: { ...content, version } })).refuses(
      "changed_meanwhile",
    );
  });

  test("what is solved is not changed any more, nor given to anybody", async () => {
    const { wout } = town.people;
    const { id: ticketId, version } = await wout.care.createFastTicket({
      body: { memberId, title: "Vraag", outcome: "Uitgelegd" },
    });
    const params = { ticketId };
    await expect(wout.care.editTicket({ params, body: { ...content, version } })).refuses("already_closed");
    const from = wout.accountId;
    await expect(wout.care.assignTicket({ params, body: { assigneeId: null, from } })).refuses("already_closed");
  });

  test("only admins delete one, and only what nobody works on; it counts no longer", async () => {
    const { wout, ada } = town.people;
    const { id: ticketId } = await make(wout);
    const running = await aTicket(town, { state: "planned", memberId, helperId: await aHelper(town), number: 90 });
    await expect(wout.care.deleteTicket({ params: { ticketId } })).refuses("level_too_low");
    await expect(ada.care.deleteTicket({ params: { ticketId: running } })).refuses("step_not_possible");
    await ada.care.deleteTicket({ params: { ticketId } });
    await expect(ada.care.getTicket({ params: { ticketId } })).refuses("not_found");
    expect(await countsOf()).toEqual({ tickets: 0, solved: 0 });
  });

  test("notes and hours are for editors, comments for all who read", async () => {
    const { wout, pim, chaima } = town.people;
    const ticketId = await aTicket(town, { state: "executed", memberId, helperId: await aHelper(town) });
    const params = { ticketId };
    await wout.care.commentTicket({ params, body: { text: "Goed verlopen" } });
    const note = await wout.care.noteTicket({ params, body: { text: "Was moe", mentionIds: [chaima.accountId] } });
    expect(note.mentions.map(({ id }) => id)).toEqual([chaima.accountId]);
    await wout.care.enterHours({ params, body: { onDay: "2026-05-12", minutes: 90 } });
    expect((await pim.care.getTicket({ params })).thread.map(({ kind }) => kind)).toEqual(["comment"]);
    expect((await pim.care.getTicket({ params })).minutes).toBeNull();
    const read = await chaima.care.getTicket({ params });
    expect(read.thread.map(({ kind }) => kind)).toEqual(["comment", "note", "entry"]);
    expect(read.minutes).toBe(90);
    await expect(wout.care.noteTicket({ params, body: { text: "Zie", mentionIds: [pim.accountId] } })).refuses(
      "invalid_input",
      { mentionIds: "mentionUnknown" },
    );
    const open = { ticketId: (await make(wout)).id };
    await expect(wout.care.enterHours({ params: open, body: { onDay: "2026-05-12", minutes: 30 } })).refuses(
      "helper_unavailable",
    );
  });
});

describe("confidential ones", () => {
  test("are seen by their assignee and admins, and exist for nobody else", async () => {
    const { ada, wout, chaima, pim } = town.people;
    const { id: ticketId, number, version, assignee } = await make(wout, { isConfidential: true });
    expect(assignee?.id).toBe(wout.accountId);
    const params = { ticketId };
    for (const one of [ada, wout]) expect(await numbersOf(one)).toEqual([number]);
    for (const one of [chaima, pim]) {
      expect(await numbersOf(one)).toEqual([]);
      expect(await numbersOf(one, { search: `#${number}` })).toEqual([]);
      expect((await one.care.listTickets()).found).toBe(0);
      expect((await one.care.listMemberTickets({ query: { personId: memberId } })).items).toEqual([]);
      await expect(one.care.getTicket({ params })).refuses("not_found");
      expect((await one.care.getTicketSummary()).total).toBe(0);
    }
    const body = { title: "Anders", isConfidential: false, version };
    await expect(chaima.care.editTicket({ params, body })).refuses("not_found");
    await expect(chaima.care.lookForHelper({ params, body: { from: "open" } })).refuses("not_found");
    await expect(chaima.care.commentTicket({ params, body: { text: "Hallo" } })).refuses("not_found");
    expect((await wout.care.getTicketSummary()).total).toBe(1);
  });

  test("they count for no member in a way that others read", async () => {
    const { wout } = town.people;
    const { id: ticketId, version } = await make(wout, { isConfidential: true });
    expect(await countsOf()).toEqual({ tickets: 0, solved: 0 });
    const body = { title: "Nu open", isConfidential: false, version };
    await wout.care.editTicket({ params: { ticketId }, body });
    expect(await countsOf()).toEqual({ tickets: 1, solved: 0 });
  });

  test("only its assignee and admins make one confidential; without an assignee it is assigned to them", async () => {
    const { wout, chaima } = town.people;
    const theirs = await make(wout, { assigneeId: wout.accountId });
    const body = { title: "Stil", isConfidential: true, version: theirs.version };
    await expect(chaima.care.editTicket({ params: { ticketId: theirs.id }, body })).refuses("not_allowed");
    const params = { ticketId: (await make(wout, { assigneeId: null })).id };
    await chaima.care.editTicket({ params, body: { ...body, version: 1 } });
    expect((await chaima.care.getTicket({ params })).assignee?.id).toBe(chaima.accountId);
  });
});

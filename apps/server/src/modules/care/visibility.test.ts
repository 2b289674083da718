/** Each field, read by each role in each state, checked against the table of who sees what. S2 §3 */
import { type TicketState, ticketStates } from "@stoep/contract/care";
import { sql } from "kysely";
import { v7 as newId } from "uuid";
import { beforeAll, describe, expect, test } from "vitest";
import { nextTown, type Town } from "../../testing/town.ts";
import { aCandidate, aLink, newHelper, newPerson, newTicket } from "./matching/testing/rows.ts";

/** A distinct value for each field, so that it is recognised wherever it appears. */
const all = {
  title: "Titelwoord",
  line: "Regelwoord",
  description: "Beschrijvingswoord",
  work: "Werkwoord",
  comment: "Reactiewoord",
  message: "Berichtwoord",
  note: "Notitiewoord",
  memberName: "Godelieve",
  memberPhone: "+32471999888",
  memberStreet: "Hulpvragerstraat",
  memberMail: "godelieve@care.example",
  keyRemark: "Aandachtswoord",
  introduction: "Voorstellingswoord",
  helperName: "Waldemar",
  helperPhone: "+32471777666",
  helperStreet: "Helperstraat",
  helperMail: "waldemar@care.example",
  absence: "Afwezigheidswoord",
  certificate: "Attestwoord",
} as const;
type Field = keyof typeof all;
const fields = Object.keys(all) as Field[];

const forEveryReader: Field[] = [
  "title",
  "line",
  "description",
  "work",
  "comment",
  "message",
  "memberName",
  "helperName",
];
/** Readable without an account, by a link. */
const asked: Field[] = ["line"];
const confirmed: Field[] = [...asked, "description", "work", "memberName", "memberPhone", "memberStreet"];
const byLink: Record<TicketState, Field[]> = {
  open: asked,
  looking: asked,
  solved: [],
  revoked: [],
  waiting: confirmed,
  planned: confirmed,
  "in-progress": confirmed,
  executed: confirmed,
};

let town: Town;
beforeAll(async () => {
  town = await nextTown();
});

async function stage(state: TicketState, isConfidential = false) {
  const hasHelper = state !== "open" && state !== "looking";
  const contact = { street: all.memberStreet, phone: `${all.memberPhone}`, email: all.memberMail };
  const words = { keyRemark: all.keyRemark, introduction: all.introduction };
  // Only one person at a time may have the number and the address.
  await town.db.updateTable("carePerson").set({ phone: null, email: sql`id || '@care.example'` }).execute();
  const memberId = await newPerson(town, { firstName: all.memberName, ...contact, ...words });
  const reach = { street: all.helperStreet, phone: all.helperPhone, email: all.helperMail };
  const helperId = await newHelper(town, { firstName: all.helperName, ...reach });
  const day = town.in({ days: 3 }).slice(0, 10);
  const absence = { id: newId(), personId: helperId, fromOn: day, untilOn: day, note: all.absence };
  await town.db.insertInto("careAbsence").values(absence).execute();
  await town.db
    .insertInto("careCertificate")
    .values({ id: newId(), personId: helperId, name: all.certificate })
    .execute();
  const ticketId = await newTicket(town, {
    state,
    memberId,
    isConfidential,
    title: all.title,
    helperLine: all.line,
    description: all.description,
    work: all.work,
    assigneeId: town.people.wout.accountId,
    helperId: hasHelper ? helperId : undefined,
  });
  for (const kind of ["comment", "message", "note"] as const) {
    const moment = { id: newId(), ticketId, kind, at: town.clock.now(), text: all[kind] };
    await town.db.insertInto("careTicketMoment").values(moment).execute();
  }
  const token = hasHelper
    ? await aLink(town, { ticketId, personId: helperId })
    : (await aCandidate(town, ticketId, helperId)).token;
  return { ticketId, memberId, helperId, token };
}

const inIt = (read: unknown): Field[] => fields.filter((field) => JSON.stringify(read).includes(all[field]));

describe.each(ticketStates)("%s", (state) => {
  test("viewers read what was asked and said, and who it is; editors, community workers and admins all but what is sealed", async () => {
    const { pim, wout, chaima, ada } = town.people;
    const { ticketId, memberId, helperId } = await stage(state);
    for (const [reader, expected] of [
      [pim, forEveryReader],
      [wout, fields],
      [chaima, fields],
      [ada, fields],
    ] as const) {
      const ticket = await reader.care.getTicket({ params: { ticketId } });
      const member = await reader.care.getPerson({ params: { personId: memberId } });
      const helper = await reader.care.getHelper({ params: { personId: helperId } });
      expect(inIt([ticket, member, helper]).sort(), reader.name).toEqual([...expected].sort());
    }
    const params = { ticketId };
    await expect(pim.care.getWorkOrder({ params })).refuses("level_too_low");
    for (const reader of [wout, chaima, ada])
      expect(inIt(await reader.care.getWorkOrder({ params })), reader.name).toEqual(
        expect.arrayContaining<Field>(["memberName", "memberPhone", "memberStreet", "work"]),
      );
  });

  test("a helper reads by their link the task, for whom it is once it is theirs, and nothing after its end", async () => {
    const { token } = await stage(state);
    const read = await town.guest.care.readAsked({ params: { networkSlug: "testdorp", token } });
    expect(inIt(read).sort()).toEqual([...byLink[state]].sort());
  });

  test("a confidential one exists for its assignee and for admins only", async () => {
    const { pim, wout, chaima, ada } = town.people;
    const { ticketId } = await stage(state, true);
    const params = { ticketId };
    for (const reader of [pim, chaima]) {
      await expect(reader.care.getTicket({ params })).refuses("not_found");
      const { items } = await reader.care.listTickets({ query: { search: all.title } });
      expect(items.map(({ id }) => id)).not.toContain(ticketId);
    }
    await expect(chaima.care.getWorkOrder({ params })).refuses("not_found");
    for (const reader of [wout, ada])
      expect(inIt(await reader.care.getTicket({ params })), reader.name).toContain("description");
  });
});

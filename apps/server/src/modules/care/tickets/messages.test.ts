/** Messages to the member or the helper of a ticket. S2 §3 */
import { beforeEach, describe, expect, test } from "vitest";
import { nextTown, type Person, type Town } from "../../../testing/town.ts";
import { aHelper, aPerson, aTicket } from "../testing/rows.ts";

let town: Town;
let memberId: string;
let helperId: string;
beforeEach(async () => {
  town = await nextTown();
  const reach = { email: "rosa@thuis.example", phone: "+32470123456" };
  memberId = await aPerson(town, { firstName: "Rosa", lastName: "Claes", street: "Molenstraat", ...reach });
  helperId = await aHelper(town, { person: { firstName: "Jef", email: "jef@thuis.example", language: "fr" } });
});

const running = () =>
  aTicket(town, { state: "waiting", memberId, helperId, title: "Boodschappen", helperLine: "Boodschappen" });
type Body = { to?: "member" | "helper"; channel?: "mail" | "text"; text?: string };
const write = (ticketId: string, body: Body = {}, by: Person = town.people.wout) =>
  by.care.messageTicket({
    params: { ticketId },
    body: { to: "member", channel: "mail", text: "Jef belt u morgen.", ...body },
  });
const messagesOf = async (ticketId: string, by: Person = town.people.wout) =>
  (await by.care.getTicket({ params: { ticketId } })).thread.filter(({ kind }) => kind === "message");
const change = (id: string, values: object) =>
  town.db.updateTable("carePerson").set(values).where("id", "=", id).execute();

describe("a message", () => {
  test("goes to the member by mail, in their language, and the thread keeps who, when, how and its delivery", async () => {
    const ticketId = await running();
    const sent = await write(ticketId);
    expect(sent).toMatchObject({ to: "Rosa Claes", channel: "mail", delivery: { outcome: "queued" }, isMine: true });
    await town.runDue();
    const [mail, ...others] = town.mails("rosa@thuis.example");
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(/^Een bericht van .*: Boodschappen$/);
    expect(mail?.text).toContain("Jef belt u morgen.");
    await town.pass({ minutes: 2 });
    expect(await messagesOf(ticketId, town.people.pim)).toMatchObject([
      { id: sent.id, text: "Jef belt u morgen.", delivery: { outcome: "sent" }, at: sent.at },
    ]);
  });

  test("goes to a phone as a text message that is no more than the words and whose they are", async () => {
    await write(await running(), { channel: "text" });
    await town.runDue();
    expect(town.outside.texts).toMatchObject([{ to: "+32470123456" }]);
    expect(town.outside.texts[0]?.body).toMatch(/^Jef belt u morgen\. – [^\n]+$/);
    const tooLong = { channel: "text" as const, text: "x".repeat(161) };
    await expect(write(await running(), tooLong)).refuses("invalid_input", { text: "tooLong" });
  });

  test("that the mail server refuses is failed in the thread", async () => {
    const ticketId = await running();
    town.outside.answerMail(() => ({ outcome: "rejected", reason: "550 no such user" }));
    await write(ticketId);
    await town.pass({ minutes: 2 });
    expect(await messagesOf(ticketId)).toMatchObject([{ delivery: { outcome: "failed", can: { sendAgain: true } } }]);
  });

  test("to the helper says nothing of the member beyond what was written", async () => {
    await write(await running(), { to: "helper", text: "Kan het ook om tien uur?" });
    await town.runDue();
    const [mail] = town.mails("jef@thuis.example");
    expect(mail?.subject).toMatch(/^Un message de /);
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/Rosa|Claes|123456|Molenstraat/);
  });

  test("shows what is in it as text, whatever it contains", async () => {
    await write(await running(), { text: '<a href="https://kwaad.example">klik</a>\n{{link}}' });
    await town.runDue();
    const [mail] = town.mails("rosa@thuis.example");
    expect(mail?.html).toContain("&lt;a href=");
    expect(mail?.html).not.toContain('href="https://kwaad.example"');
    expect(mail?.text).toContain("{{link}}");
  });

  test("is in the log by the ticket's number alone", async () => {
    await write(await running());
    const [entry] = (await town.people.ada.audit.listEntries()).items;
    expect(entry).toMatchObject({ action: "care.messageTicket" });
    expect(JSON.stringify(entry)).not.toMatch(/Rosa|morgen/);
  });
});

describe("no message", () => {
  test("in a way that the person has not, to nobody, or to a person suspended or deleted", async () => {
    const ticketId = await running();
    await expect(write(ticketId, { to: "helper", channel: "text" })).refuses("no_contact");
    const { reach } = await town.people.wout.care.getTicket({ params: { ticketId } });
    expect(reach).toEqual([
      { to: "member", name: "Rosa Claes", mail: true, text: true },
      { to: "helper", name: expect.stringMatching(/^Jef/), mail: true, text: "no_contact" },
    ]);
    const open = await aTicket(town, { state: "open", memberId });
    await expect(write(open, { to: "helper" })).refuses("helper_unavailable");
    const now = town.clock.now();
    await change(helperId, { suspendedAt: now, suspendedBecause: "Klacht" });
    await expect(write(ticketId, { to: "helper" })).refuses("person_suspended");
    await change(memberId, { deletedAt: now, email: null, phone: null });
    await expect(write(ticketId)).refuses("person_gone");
    await town.runDue();
    expect(town.mails()).toEqual([]);
  });

  test("to the helper of a ticket that is over; its member can still be written to", async () => {
    const ticketId = await aTicket(town, { state: "revoked", memberId, helperId });
    await expect(write(ticketId, { to: "helper" })).refuses("already_closed");
    expect((await write(ticketId)).delivery?.outcome).toBe("queued");
  });

  test("from viewers, other modules and organisations, or of a confidential ticket of somebody else", async () => {
    const { pim, els, caro, chaima } = town.people;
    const ticketId = await running();
    await expect(write(ticketId, {}, pim)).refuses("level_too_low");
    await expect(write(ticketId, {}, els)).refuses("no_module_access");
    await expect(write(ticketId, {}, caro)).refuses("not_found");
    const hidden = { isConfidential: true, assigneeId: town.people.wout.accountId };
    const confidential = await aTicket(town, { state: "open", memberId, ...hidden });
    await expect(write(confidential, {}, chaima)).refuses("not_found");
    expect((await pim.care.getTicket({ params: { ticketId } })).reach).toEqual([]);
  });
});

describe("a message that may not have arrived", () => {
  const lost = async (ticketId: string, body: Body = {}) => {
    const { id } = await write(ticketId, body);
    town.outside.answerMail(() => ({ outcome: "uncertain", reason: "cut off" }));
    await town.pass({ minutes: 2 });
    town.outside.answerMail(() => ({ outcome: "accepted", reply: "250 ok" }));
    return id;
  };
  const again = (ticketId: string, momentId: string, by: Person = town.people.wout) =>
    by.care.sendMessageAgain({ params: { ticketId, momentId } });
  const outcomes = async (ticketId: string, by?: Person) =>
    (await messagesOf(ticketId, by)).map(({ delivery }) => [delivery?.outcome, delivery?.can.sendAgain]);

  test("goes again, once, to the address of today, and the thread says so", async () => {
    const ticketId = await running();
    const id = await lost(ticketId);
    expect(await outcomes(ticketId)).toEqual([["unknown", true]]);
    expect(await outcomes(ticketId, town.people.pim)).toEqual([["unknown", "level_too_low"]]);
    await change(memberId, { email: "rosa@nieuw.example" });
    const both = await Promise.all([again(ticketId, id), again(ticketId, id)]);
    expect(both.map(({ delivery }) => delivery?.outcome)).toEqual(["queued", "queued"]);
    await town.pass({ minutes: 2 });
    expect(town.mails("rosa@nieuw.example").map(({ text }) => text)).toEqual([
      expect.stringContaining("Jef belt u morgen."),
    ]);
    expect(await outcomes(ticketId)).toEqual([["sent", "already_sent"]]);
    await expect(again(ticketId, id)).refuses("already_sent");
  });

  test("does not once a later one was written, nor to nobody, nor by strangers", async () => {
    const { pim, caro } = town.people;
    const ticketId = await running();
    const id = await lost(ticketId);
    await expect(again(ticketId, id, pim)).refuses("level_too_low");
    await expect(again(ticketId, id, caro)).refuses("not_found");
    await change(memberId, { email: null });
    await expect(again(ticketId, id)).refuses("no_contact");
    await write(ticketId, { channel: "text", text: "Toch niet." });
    await expect(again(ticketId, id)).refuses("newer_message");
  });
});

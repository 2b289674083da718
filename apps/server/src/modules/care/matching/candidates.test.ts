/** Asking helpers, and their answers. S2 §3, §4 */
import { dayMs } from "@stoep/contract/kernel";
import { beforeEach, describe, expect, test } from "vitest";
import { nextTown, type Town } from "../../../testing/town.ts";
import { aCandidate, newHelper, newPerson, newTicket } from "./testing/rows.ts";

let town: Town;
beforeEach(async () => {
  town = await nextTown();
});

const networkSlug = "testdorp";
const revoke = (ticketId: string) =>
  town.people.wout.care.revokeTicket({
    params: { ticketId },
    body: { from: "looking", because: "other-solution", explanation: "De buurman" },
  });
const ask = (ticketId: string, helperIds: string[], channel: "usual" | "mail" | "text" | "phone" = "mail") =>
  town.people.wout.care.askHelpers({ params: { ticketId }, body: { helperIds, channel } });
const read = (token: string) => town.guest.care.readAsked({ params: { networkSlug, token } });
const answer = (token: string, said: "yes" | "no" | "another-time" = "yes", text = "") =>
  town.guest.care.answerAsked({ params: { networkSlug, token }, body: { answer: said, text } });
const stateOf = async (ticketId: string) => {
  const row = town.db.selectFrom("careTicket").select(["state", "helperId"]).where("id", "=", ticketId);
  return row.executeTakeFirstOrThrow();
};
const statesOf = async (ticketId: string) =>
  (await town.people.wout.care.listCandidates({ params: { ticketId } })).items.map(({ state }) => state);
/** The tokens of the links in the mails so far. */
const tokens = () => town.mails().flatMap(({ text }) => /\/care\/answer\/([A-Za-z0-9_-]{43})/.exec(text)?.[1] ?? []);

describe("asking", () => {
  test("each gets a link of their own by mail, which says what and where, never for whom", async () => {
    const memberId = await newPerson(town, { firstName: "Godelieve", neighbourhoodId: town.noord.id });
    const ticketId = await newTicket(town, { memberId, neighbourhoodId: town.noord.id });
    const one = await newHelper(town, { email: "een@thuis.example", language: "fr" });
    const two = await newHelper(town, { email: "twee@thuis.example", language: "ar", languages: ["ar"] });
    const { items } = await ask(ticketId, [one, two]);
    expect(items.map(({ state, channel }) => [state, channel])).toEqual([
      ["sent", "mail"],
      ["sent", "mail"],
    ]);
    await town.runDue();
    expect(town.mails("een@thuis.example")).toMatchObject([
      { subject: "Pouvez-vous aider ? Boodschappen doen (Noord)" },
    ]);
    expect(town.mails("twee@thuis.example")).toMatchObject([{ subject: "Kun je helpen? Boodschappen doen (Noord)" }]);
    expect(new Set(tokens()).size).toBe(2);
    expect(town.mails().every(({ text }) => !text.includes("Godelieve"))).toBe(true);
    // Only its hash is stored.
    const kept = await town.db.selectFrom("careCandidate").select("tokenHash").execute();
    expect(kept.some(({ tokenHash }) => tokens().includes(tokenHash ?? ""))).toBe(false);
    expect((await stateOf(ticketId)).state).toBe("looking");
  });

  test("nobody is asked twice for the same ticket, also by two colleagues at once", async () => {
    const ticketId = await newTicket(town);
    const helper = await newHelper(town, { email: "een@thuis.example" });
    const both = await Promise.allSettled([ask(ticketId, [helper]), ask(ticketId, [helper, helper], "phone")]);
    expect(both.flatMap((one) => (one.status === "rejected" ? [one.reason.code] : []))).toEqual(["already_asked"]);
    expect(await statesOf(ticketId)).toEqual(["sent"]);
  });

  test("each is asked as they like it; whom the chosen way does not reach does not stop the others; landlines get no text message", async () => {
    const ticketId = await newTicket(town);
    const silent = await newHelper(town, { email: null, phone: "+32477000001" });
    const atHome = await newHelper(town, { email: null, phone: "+3292345678" });
    const texts = await newHelper(
      town,
      { email: "sms@thuis.example", phone: "+32477000002" },
      { preferredChannel: "text" },
    );
    const calls = await newHelper(town, { email: "bel@thuis.example" }, { preferredChannel: "phone" });
    const mails = await newHelper(town, { email: "een@thuis.example" });
    const channelsOf = async (helperIds: string[], way: "usual" | "mail" | "text") => {
      const { items } = await ask(ticketId, helperIds, way);
      return helperIds.map((id) => items.find(({ helper }) => helper.id === id)?.channel);
    };
    expect(await channelsOf([silent, atHome, texts, calls], "usual")).toEqual(["text", "phone", "text", "phone"]);
    const others = [await newHelper(town, { email: null, phone: "+3292345679" }), mails];
    expect(await channelsOf(others, "mail")).toEqual(["phone", "mail"]);
    expect(await channelsOf([await newHelper(town, { phone: "+3292345670" })], "text")).toEqual(["mail"]);
    await town.runDue();
    expect(town.outside.texts.map(({ to }) => to).sort()).toEqual(["+32477000001", "+32477000002"]);
    expect(town.outside.texts[0]?.body).toMatch(
      /^Gemeente Testdorp vraagt: kun je helpen\? Boodschappen doen\. .*:\nhttps:/,
    );
  });

  test("the thread keeps who was asked, the words that were sent without the link, and what they answered", async () => {
    const ticketId = await newTicket(town);
    const [mailed, called] = [await newHelper(town, { firstName: "Bea" }), await newHelper(town, { firstName: "Cas" })];
    await ask(ticketId, [mailed], "mail");
    const { items } = await ask(ticketId, [called], "phone");
    const candidateId = items.find(({ helper }) => helper.id === called)?.id ?? "";
    const params = { ticketId, candidateId };
    await town.people.wout.care.enterAnswer({ params, body: { answer: "no", text: "Op reis" } });
    await town.runDue();
    await answer(tokens()[0] ?? "", "yes");
    const { thread } = await town.people.wout.care.getTicket({ params: { ticketId } });
    expect(thread.filter(({ kind }) => kind === "asked" || kind === "answered")).toMatchObject([
      { to: "Bea Maes", channel: "mail", text: expect.stringContaining("zoekt iemand voor: Boodschappen doen") },
      { to: "Cas Maes", channel: "phone", text: "" },
      { to: "Cas Maes", by: "Wout Peeters", answer: "no", text: "Op reis" },
      { to: "Bea Maes", by: "Bea Maes", answer: "yes" },
    ]);
    expect(JSON.stringify(thread)).not.toContain(tokens()[0]);
  });

  test("a helper who cannot be asked is refused, and then none of them is asked", async () => {
    const ticketId = await newTicket(town);
    const free = await newHelper(town);
    const away = await newHelper(town, { suspendedAt: town.clock.now(), suspendedBecause: "Ziek" });
    await expect(ask(ticketId, [free, away])).refuses("helper_unavailable");
    expect(await statesOf(ticketId)).toEqual([]);
    await expect(ask(ticketId, [])).refuses("invalid_input", { helperIds: "required" });
  });

  test("only while it is open or looked for, by editors, with the member's address, for one's own tickets", async () => {
    const { pim, caro } = town.people;
    const helper = await newHelper(town);
    const over = await newTicket(town, { state: "waiting", helperId: helper });
    await expect(ask(over, [await newHelper(town)])).refuses("step_not_possible");
    const nowhere = await newPerson(town, { street: "", city: "", longitude: null, latitude: null });
    const lost = await newTicket(town, { memberId: nowhere });
    await expect(ask(lost, [helper])).refuses("invalid_input", { address: "addressNeeded" });
    const params = { ticketId: await newTicket(town) };
    const body = { helperIds: [helper], channel: "mail" as const };
    await expect(pim.care.askHelpers({ params, body })).refuses("level_too_low");
    await expect(caro.care.askHelpers({ params, body })).refuses("not_found");
    await expect(caro.care.listCandidates({ params })).refuses("not_found");
  });
});

describe("a question that may not have arrived", () => {
  const email = "een@thuis.example";
  const again = (ticketId: string, candidateId: string, by = town.people.wout) =>
    by.care.askAgain({ params: { ticketId, candidateId } });
  const candidateOf = async (ticketId: string) =>
    (await town.people.wout.care.listCandidates({ params: { ticketId } })).items[0];
  async function lost() {
    const ticketId = await newTicket(town);
    const { items } = await ask(ticketId, [await newHelper(town, { email })]);
    town.outside.answerMail(() => ({ outcome: "uncertain", reason: "cut off" }));
    await town.runDue();
    town.outside.answerMail(() => ({ outcome: "accepted", reply: "250 ok" }));
    return { ticketId, candidateId: items[0]?.id ?? "" };
  }

  test("says so, and goes again once, with a link that works, however many press", async () => {
    const { ticketId, candidateId } = await lost();
    expect((await candidateOf(ticketId))?.delivery).toEqual({ outcome: "unknown", can: { sendAgain: true } });
    const pressed = await Promise.all([1, 2, 3].map(() => again(ticketId, candidateId)));
    expect(pressed.map(({ items }) => items[0]?.delivery?.outcome)).toEqual(["queued", "queued", "queued"]);
    await town.runDue();
    expect(town.mails(email)).toHaveLength(1);
    expect((await candidateOf(ticketId))?.delivery).toEqual({ outcome: "sent", can: { sendAgain: "already_sent" } });
    await expect(again(ticketId, candidateId)).refuses("already_sent");
    await answer(tokens()[0] ?? "", "no");
    expect((await candidateOf(ticketId))?.delivery).toBeNull();
    await expect(again(ticketId, candidateId)).refuses("already_closed");
  });

  test("does not after its link has expired, the ticket has somebody, or the helper is suspended", async () => {
    const { pim, caro } = town.people;
    const { ticketId, candidateId } = await lost();
    await expect(again(ticketId, candidateId, pim)).refuses("level_too_low");
    await expect(again(ticketId, candidateId, caro)).refuses("not_found");
    const helpers = town.db.updateTable("carePerson").where("email", "=", email);
    await helpers.set({ suspendedAt: town.clock.now(), suspendedBecause: "Ziek" }).execute();
    await expect(again(ticketId, candidateId)).refuses("helper_unavailable");
    await helpers.set({ suspendedAt: null, suspendedBecause: "" }).execute();
    town.clock.move(7 * dayMs);
    expect((await candidateOf(ticketId))?.delivery?.can.sendAgain).toBe("already_closed");
    await expect(again(ticketId, candidateId)).refuses("already_closed");
  });

  test("and one that failed goes to the address that was corrected", async () => {
    const ticketId = await newTicket(town);
    const { items } = await ask(ticketId, [await newHelper(town, { email: "fout@thuis.example" })]);
    town.outside.answerMail(() => ({ outcome: "rejected", reason: "550 no such user" }));
    await town.runDue();
    town.outside.answerMail(() => ({ outcome: "accepted", reply: "250 ok" }));
    expect((await candidateOf(ticketId))?.delivery?.outcome).toBe("failed");
    await town.db.updateTable("carePerson").set({ email }).where("email", "=", "fout@thuis.example").execute();
    await again(ticketId, items[0]?.id ?? "");
    await town.runDue();
    expect(town.mails(email)).toHaveLength(1);
  });
});

describe("a link", () => {
  test("opening it changes nothing, however often a mail program does", async () => {
    const ticketId = await newTicket(town);
    const { token } = await aCandidate(town, ticketId);
    for (let time = 0; time < 5; time++) expect(await read(token)).toMatchObject({ status: "asked" });
    expect(await stateOf(ticketId)).toMatchObject({ state: "open", helperId: null });
    expect(await statesOf(ticketId)).toEqual(["sent"]);
  });

  test("before a match it shows area and task; once confirmed name, phone and address; nothing after the end", async () => {
    const memberId = await newPerson(town, { firstName: "Godelieve", lastName: "Claes", phone: "+32471999888" });
    const secret = { description: "Godelieve valt soms", work: "Bel aan bij de buren" };
    const ticketId = await newTicket(town, { memberId, neighbourhoodId: town.noord.id, ...secret });
    const { token, helperId } = await aCandidate(town, ticketId);
    const before = await read(token);
    expect(before).toMatchObject({ task: { line: "Boodschappen doen", area: "Noord" }, member: null });
    expect(JSON.stringify(before)).not.toMatch(/Godelieve|Claes|999888|Noordstraat|buren/);
    expect(await answer(token)).toMatchObject({
      status: "confirmed",
      member: { name: "Godelieve Claes", phone: "+32471999888", address: "Noordstraat 3, 9990 Testdorp", ...secret },
    });
    expect(await stateOf(ticketId)).toEqual({ state: "waiting", helperId });
    const explanation = "Hij is verhuisd";
    const body = { from: "waiting" as const, because: "no-longer-needed" as const, explanation };
    await town.people.wout.care.revokeTicket({ params: { ticketId }, body });
    expect(await read(token)).toMatchObject({ status: "ended", task: null, member: null });
  });

  test("used twice it says what was answered, and changes nothing", async () => {
    const ticketId = await newTicket(town);
    const { token, helperId } = await aCandidate(town, ticketId);
    expect(await answer(token, "no", "Op reis")).toMatchObject({ status: "declined", task: null });
    expect(await answer(token, "yes")).toMatchObject({ status: "declined" });
    expect(await statesOf(ticketId)).toEqual(["not-interested"]);
    const row = town.db.selectFrom("careHelper").select("lastRefusedAt").where("personId", "=", helperId);
    expect((await row.executeTakeFirstOrThrow()).lastRefusedAt).toEqual(town.clock.now());
  });

  test("another time is passed on, and says when", async () => {
    const ticketId = await newTicket(town);
    const { token } = await aCandidate(town, ticketId);
    await expect(answer(token, "another-time")).refuses("invalid_input", { text: "required" });
    expect(await answer(token, "another-time", "Liever donderdag")).toMatchObject({ status: "another-time" });
    const { items } = await town.people.wout.care.listCandidates({ params: { ticketId } });
    expect(items).toMatchObject([{ state: "interested", answer: "Liever donderdag" }]);
    expect((await stateOf(ticketId)).state).toBe("open");
  });

  test("after seven days, of another network or made up it is refused calmly", async () => {
    const { token } = await aCandidate(town, await newTicket(town));
    await town.pass({ days: 7 });
    expect(await answer(token)).toMatchObject({ status: "expired", task: null, member: null });
    await expect(read("x".repeat(43))).refuses("not_found");
    const params = { networkSlug: "naburg", token };
    await expect(town.guest.care.readAsked({ params })).refuses("not_found");
  });

  test("of somebody suspended, or of a member deleted, between asking and answering it has ended", async () => {
    const now = town.clock.now();
    const memberId = await newPerson(town);
    const [first, second] = [await newTicket(town), await newTicket(town, { memberId })];
    const [suspended, other] = [await aCandidate(town, first), await aCandidate(town, second)];
    const change = (id: string, values: object) => town.db.updateTable("carePerson").set(values).where("id", "=", id);
    await change(suspended.helperId, { suspendedAt: now, suspendedBecause: "Klacht" }).execute();
    await change(memberId, { deletedAt: now }).execute();
    for (const { token } of [suspended, other]) expect(await answer(token)).toMatchObject({ status: "ended" });
    expect((await stateOf(first)).state).toBe("open");
    expect((await stateOf(second)).state).toBe("open");
  });
});

describe("the match", () => {
  test("twenty helpers say yes at once: one is confirmed, nineteen are thanked, each notified once", async () => {
    const ticketId = await newTicket(town);
    const helpers = await Promise.all(Array.from({ length: 20 }, () => newHelper(town)));
    await ask(ticketId, helpers);
    await town.runDue();
    const views = await Promise.all(tokens().map((token) => answer(token)));
    const statuses = views.map(({ status }) => status).sort();
    expect(statuses).toEqual(["confirmed", ...Array<string>(19).fill("taken")]);
    expect((await statesOf(ticketId)).sort()).toEqual(["confirmed", ...Array<string>(19).fill("thanked")]);
    await town.runDue();
    const thanked = town.mails().filter(({ subject }) => subject.startsWith("Er is iemand gevonden"));
    expect(thanked).toHaveLength(19);
    expect(new Set(thanked.map(({ to }) => to)).size).toBe(19);
    expect((await stateOf(ticketId)).state).toBe("waiting");
  });

  test("chosen by the concierge, the others are thanked; when the ticket is reopened its helper is thanked too", async () => {
    const { wout } = town.people;
    const ticketId = await newTicket(town);
    const [chosen, other] = [await aCandidate(town, ticketId), await aCandidate(town, ticketId)];
    const params = { ticketId };
    await wout.care.matchTicket({ params, body: { from: "open", helperId: chosen.helperId } });
    expect(await read(chosen.token)).toMatchObject({ status: "confirmed" });
    expect(await read(other.token)).toMatchObject({ status: "taken" });
    await wout.care.lookForHelper({ params, body: { from: "waiting" } });
    expect(await read(chosen.token)).toMatchObject({ status: "taken", member: null });
    const third = await aCandidate(town, ticketId);
    expect(await answer(third.token)).toMatchObject({ status: "confirmed" });
  });

  test("revoked, those who were asked hear that help is no longer needed", async () => {
    const ticketId = await newTicket(town);
    const helper = await newHelper(town, { email: "een@thuis.example" });
    await ask(ticketId, [helper]);
    await town.runDue();
    await revoke(ticketId);
    await town.runDue();
    const subjects = town.mails("een@thuis.example").map(({ subject }) => subject);
    expect(subjects).toContain("Niet meer nodig: Boodschappen doen");
  });

  test("revoked before it was sent, the question is withdrawn, and nobody is thanked for what they were never asked", async () => {
    const ticketId = await newTicket(town);
    const [one, other] = [await newHelper(town, { email: "een@thuis.example" }), await newHelper(town)];
    await ask(ticketId, [one]);
    await ask(ticketId, [other], "text");
    await revoke(ticketId);
    await town.runDue();
    expect(town.mails("een@thuis.example")).toEqual([]);
    expect(town.outside.texts).toEqual([]);
  });
});

describe("on the phone", () => {
  const enter = (ticketId: string, candidateId: string, said: "yes" | "no") =>
    town.people.wout.care.enterAnswer({ params: { ticketId, candidateId }, body: { answer: said, text: "" } });

  test("the concierge enters the answer; yes is the match, and what is closed stays", async () => {
    const ticketId = await newTicket(town);
    const [no, yes] = [await newHelper(town), await newHelper(town)];
    const { items } = await ask(ticketId, [no, yes], "phone");
    const idOf = (helperId: string) => items.find(({ helper }) => helper.id === helperId)?.id ?? "";
    await enter(ticketId, idOf(no), "no");
    await expect(enter(ticketId, idOf(no), "yes")).refuses("already_closed");
    await enter(ticketId, idOf(yes), "yes");
    expect(await stateOf(ticketId)).toEqual({ state: "waiting", helperId: yes });
    await expect(enter(ticketId, idOf(yes), "no")).refuses("already_closed");
    expect(town.mails()).toEqual([]);
  });

  test("not for a helper suspended since, nor with a candidate of another ticket", async () => {
    const ticketId = await newTicket(town);
    const { id, helperId } = await aCandidate(town, ticketId);
    await expect(enter(await newTicket(town), id, "yes")).refuses("not_found");
    const gone = { suspendedAt: town.clock.now(), suspendedBecause: "Klacht" };
    await town.db.updateTable("carePerson").set(gone).where("id", "=", helperId).execute();
    await expect(enter(ticketId, id, "yes")).refuses("helper_unavailable");
  });
});

/** A helper drops out: they cancel by their link or are suspended, and those who would have helped are asked first. S2 §4, §5 */
import { beforeEach, describe, expect, test } from "vitest";
import { nextTown, type Town } from "../../../testing/town.ts";
import { aCandidate, aLink, newHelper, newPerson, newTicket } from "./testing/rows.ts";

let town: Town;
let assigneeId: string;
beforeEach(async () => {
  town = await nextTown();
  assigneeId = town.people.wout.accountId;
});

const networkSlug = "testdorp";
const yes = (token: string) =>
  town.guest.care.answerAsked({ params: { networkSlug, token }, body: { answer: "yes", text: "" } });
const cancel = (token: string, text = "Ik ben ziek") =>
  town.guest.care.cancelAsked({ params: { networkSlug, token }, body: { text } });
const read = (token: string) => town.guest.care.readAsked({ params: { networkSlug, token } });
const ask = (ticketId: string, helperIds: string[]) =>
  town.people.wout.care.askHelpers({ params: { ticketId }, body: { helperIds, channel: "mail" } });
const ticketOf = (ticketId: string) => town.people.wout.care.getTicket({ params: { ticketId } });
const suggested = async (ticketId: string) =>
  (await town.people.wout.care.listMatches({ params: { ticketId }, query: { categoryIds: [] } })).items;
const told = async () => {
  const rows = await town.db
    .selectFrom("notice")
    .select(["kind", "accountId"])
    .where("kind", "=", "care.dropped")
    .execute();
  return rows.map(({ accountId }) => accountId);
};

describe("a helper cancels", () => {
  test("by their link: somebody else is looked for, the member hears it, the concierge is told with the reason", async () => {
    const memberId = await newPerson(town, { email: "rosa@thuis.example" });
    const ticketId = await newTicket(town, { memberId, assigneeId });
    const { token, helperId } = await aCandidate(town, ticketId);
    expect(await yes(token)).toMatchObject({ status: "confirmed", canCancel: true });
    await expect(cancel(token, " ")).refuses("invalid_input", { text: "required" });
    expect(await cancel(token)).toMatchObject({ status: "cancelled", canCancel: false, task: null, member: null });
    expect(await cancel(token)).toMatchObject({ status: "cancelled" });
    const { state, helper, thread } = await ticketOf(ticketId);
    expect({ state, helper }).toEqual({ state: "looking", helper: null });
    expect(thread.find(({ toState }) => toState === "looking")).toMatchObject({ by: "Jan Maes", text: "Ik ben ziek" });
    expect(await told()).toEqual([assigneeId]);
    expect((await suggested(ticketId)).map(({ id }) => id)).not.toContain(helperId);
    await town.runDue();
    const subjects = town.mails("rosa@thuis.example").map(({ subject }) => subject);
    expect(subjects).toContainEqual(expect.stringMatching(/zoeken/i));
  });

  test("also one who was chosen without being asked; not once the work has begun", async () => {
    const helperId = await newHelper(town);
    const [planned, begun] = [
      await newTicket(town, { state: "planned", helperId, assigneeId }),
      await newTicket(town, { state: "in-progress", helperId, assigneeId }),
    ];
    const [token, late] = [
      await aLink(town, { ticketId: planned, personId: helperId }),
      await aLink(town, { ticketId: begun, personId: helperId }),
    ];
    expect(await cancel(token)).toMatchObject({ status: "cancelled" });
    expect(await read(token)).toMatchObject({ status: "cancelled" });
    expect(await read(late)).toMatchObject({ status: "confirmed", canCancel: false });
    await expect(cancel(late)).refuses("step_not_possible");
  });

  test("twice at once: one drop-out", async () => {
    const ticketId = await newTicket(town, { assigneeId });
    const { token } = await aCandidate(town, ticketId);
    await yes(token);
    await Promise.all([cancel(token), cancel(token), cancel(token)]);
    expect(await told()).toHaveLength(1);
  });
});

describe("after a drop-out", () => {
  test("who said yes before comes first, those who were thanked can be asked again, nobody twice", async () => {
    const ticketId = await newTicket(town, { assigneeId });
    const [first, quiet, second] = [
      await aCandidate(town, ticketId),
      await aCandidate(town, ticketId, await newHelper(town, { email: "stil@thuis.example" })),
      await aCandidate(town, ticketId, await newHelper(town, { email: "ja@thuis.example" })),
    ];
    await yes(first.token);
    expect(await yes(second.token)).toMatchObject({ status: "taken" });
    await town.runDue();
    await cancel(first.token);
    const best = await suggested(ticketId);
    expect(best.map(({ id }) => id)).toEqual([second.helperId, quiet.helperId]);
    expect(best[0]?.reasons[0]).toEqual({ code: "offered", points: 200 });
    const { items } = await town.people.wout.care.listCandidates({ params: { ticketId } });
    expect(items[0]).toMatchObject({ helper: { id: second.helperId }, offeredAt: town.clock.now().toISOString() });
    await ask(ticketId, [second.helperId, quiet.helperId]);
    await expect(ask(ticketId, [second.helperId, quiet.helperId])).refuses("already_asked");
    await town.runDue();
    const links = town
      .mails("ja@thuis.example")
      .flatMap(({ text }) => /\/care\/answer\/([\w-]{43})/.exec(text)?.[1] ?? []);
    expect(await yes(links.at(-1) ?? "")).toMatchObject({ status: "confirmed" });
  });

  test("a helper whom a colleague releases may be asked again, and is not the first to ask", async () => {
    const ticketId = await newTicket(town, { assigneeId });
    const { token, helperId } = await aCandidate(town, ticketId);
    await yes(token);
    await town.people.wout.care.lookForHelper({ params: { ticketId }, body: { from: "waiting" } });
    const [again] = await suggested(ticketId);
    expect(again?.id).toBe(helperId);
    expect(again?.reasons.map(({ code }) => code)).not.toContain("offered");
  });
});

test("suspending a helper hands their tickets back; where work has begun it stays; the concierge is told of each", async () => {
  const helperId = await newHelper(town, { email: "jan@thuis.example" });
  const ids = new Map<string, string>();
  for (const state of ["waiting", "planned", "in-progress", "executed"] as const)
    ids.set(state, await newTicket(town, { state, helperId, assigneeId, matchedAt: town.clock.now() }));
  const body = { isSuspended: true, because: "Klacht" };
  await town.people.ada.care.suspendHelper({ params: { personId: helperId }, body });
  for (const [state, ticketId] of ids) {
    const isBack = state === "waiting" || state === "planned";
    expect(await ticketOf(ticketId)).toMatchObject(
      isBack ? { state: "looking", helper: null, appointment: null } : { state, helper: { id: helperId } },
    );
  }
  expect(await told()).toEqual(Array<string>(4).fill(assigneeId));
  await town.runDue();
  expect(town.mails("jan@thuis.example")).toHaveLength(2);
});

/** While very many forms are sent, the form stays open: each takes a computed proof, or a mailed confirmation. S2 §3 */

import type { HelpFormSubmission } from "@stoep/contract/care";
import { type ComputedProofPuzzle, daySeconds } from "@stoep/contract/kernel";
import { beforeEach, expect, test } from "vitest";
import { solvePuzzle } from "../../../testing/solve-puzzle.ts";
import { nextTown, type Town } from "../../../testing/town.ts";
import { withForm } from "../testing/intake-form-samples.ts";

let town: Town;
beforeEach(async () => {
  town = await nextTown();
  await withForm(town);
});

const params = () => ({ networkSlug: "testdorp", organisationId: town.organisations.city });
async function open() {
  const { stamp, puzzle, consent } = await town.guest.care.readHelpForm({ params: params() });
  return { stamp, puzzle, consentVersion: consent.version };
}
const rosa = { firstName: "Rosa", lastName: "Peeters", email: "rosa@thuis.example" };

/** As if so many had been sent today. */
async function sentToday(points: number): Promise<void> {
  await send({ email: "", phone: "0470 99 88 77" });
  const to = town.db.updateTable("public.rateLimit").set({ points });
  await to.where("key", "like", "care form to %").execute();
}

async function send(draft: Partial<HelpFormSubmission> = {}) {
  const { stamp, consentVersion } = await open();
  town.clock.move(30_000);
  const body = { ...rosa, description: "Iemand die kan rijden", language: "nl" as const, hasConsented: true };
  return town.guest.care.sendHelpForm({ params: params(), body: { ...body, stamp, consentVersion, ...draft } });
}
const tickets = async () =>
  (await town.db.selectFrom("careTicket").select("title").where("title", "=", "Iemand die kan rijden").execute())
    .length;
const puzzleOf = async (): Promise<ComputedProofPuzzle> => (await open()).puzzle ?? expect.unreachable();

test("few forms a day take no proof; more take one, which costs more the more are sent, up to a bound", async () => {
  const numbers = async (points: number) => {
    await town.db.updateTable("public.rateLimit").set({ points }).where("key", "like", "care form to %").execute();
    return (await open()).puzzle?.numbers ?? 0;
  };
  expect((await open()).puzzle).toBeNull();
  await sentToday(299);
  expect(await numbers(299)).toBe(0);
  for (const [points, most] of [
    [300, 4],
    [599, 4],
    [600, 8],
    [1200, 16],
    [1_000_000, 16],
  ] as const)
    expect(await numbers(points)).toBe(most);
  town.clock.move(daySeconds * 1000);
  expect((await open()).puzzle).toBeNull();
});

test("with its proof a form is a ticket like any other, and one proof sends one form", async () => {
  await sentToday(300);
  const before = await tickets();
  await expect(send()).refuses("proof_required");
  const proof = solvePuzzle(await puzzleOf());
  expect(await send({ proof })).toEqual({ done: true, waitsForMail: false });
  await expect(send({ proof })).refuses("proof_required");
  const next = solvePuzzle(await puzzleOf());
  const sent = await Promise.allSettled(Array.from({ length: 4 }, () => send({ proof: next })));
  expect(sent.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await tickets()).toBe(before + 2);
});

test("a proof that was made up, of another organisation, or an hour old is none", async () => {
  await sentToday(300);
  const { token, rest } = solvePuzzle(await puzzleOf());
  const [salt = "", goal = "", , expires = "", signature = ""] = token.split(".");
  for (const proof of [
    { token, rest: "" },
    { token, rest: rest.slice(1) },
    { token: [salt, goal, "1", expires, signature].join("."), rest },
    { token: "", rest },
    { token: "....", rest: "" },
    { token: `${salt}.${goal}.4.zzzzzzzzz.${signature}`, rest },
  ])
    await expect(send({ proof })).refuses("proof_required");
  const old = { token, rest };
  town.clock.move(3_600_000);
  await expect(send({ proof: old })).refuses("proof_required");
});

test("without a proof the form waits for the link in a mail, and nobody reads it before", async () => {
  await sentToday(300);
  const before = await tickets();
  expect(await send({ confirmsByMail: true })).toEqual({ done: true, waitsForMail: true });
  expect(await tickets()).toBe(before);
  const [waiting] = await town.db.selectFrom("careWaitingForm").selectAll().execute();
  for (const typed of ["Rosa", "rijden", "thuis"]) expect(JSON.stringify(waiting)).not.toContain(typed);
  await town.runDue();
  const [mail] = town.mails(rosa.email);
  for (const typed of ["Rosa", "rijden"]) expect(mail?.text).not.toContain(typed);
  const [, token = ""] = /confirm\?token=([\w-]+)/.exec(mail?.text ?? "") ?? [];
  const confirm = () => town.guest.care.confirmHelpForm({ params: params(), body: { token } });
  const ends = await Promise.allSettled([confirm(), confirm(), confirm()]);
  expect(ends.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  await expect(confirm()).refuses("token_invalid");
  expect(await tickets()).toBe(before + 1);
  expect(await town.db.selectFrom("careWaitingForm").select("id").execute()).toEqual([]);
});

test("one that is not confirmed within a day is deleted", async () => {
  await sentToday(300);
  await send({ confirmsByMail: true });
  await town.runDue();
  const [, token = ""] = /confirm\?token=([\w-]+)/.exec(town.mails(rosa.email)[0]?.text ?? "") ?? [];
  await town.pass({ hours: 25 });
  await expect(town.guest.care.confirmHelpForm({ params: params(), body: { token } })).refuses("token_invalid");
  expect(await town.db.selectFrom("careWaitingForm").select("id").execute()).toEqual([]);
});

test("a confirmation needs an e-mail address, and nobody's mailbox is filled with them", async () => {
  await sentToday(300);
  await expect(send({ email: "", phone: "0470 12 34 56", confirmsByMail: true })).refuses("invalid_input", {
    email: "emailToConfirm",
  });
  for (let n = 0; n < 7; n++) expect(await send({ confirmsByMail: true })).toMatchObject({ waitsForMail: true });
  await town.runDue();
  expect(town.mails(rosa.email)).toHaveLength(5);
});

test("a form that was switched off meanwhile takes no confirmation, and keeps nothing", async () => {
  await sentToday(300);
  await send({ confirmsByMail: true });
  await town.runDue();
  const [, token = ""] = /confirm\?token=([\w-]+)/.exec(town.mails(rosa.email)[0]?.text ?? "") ?? [];
  await town.db.updateTable("careSetting").set({ hasForm: false }).execute();
  await expect(town.guest.care.confirmHelpForm({ params: params(), body: { token } })).refuses("not_found");
  await town.pass({ hours: 25 });
  expect(await town.db.selectFrom("careWaitingForm").select("id").execute()).toEqual([]);
});

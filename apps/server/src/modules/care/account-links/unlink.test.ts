/** A link that a resident ends, or a request that nobody agrees to: who is notified, and what nobody learns. S2 §3, §7 */
import { beforeEach, expect, test } from "vitest";
import { nextTown, type Person, type Town } from "../../../testing/town.ts";
import { aCandidate, newHelper, newTicket } from "../matching/testing/rows.ts";

let town: Town;
let personId: string;
beforeEach(async () => {
  town = await nextTown();
  personId = await newHelper(town, { firstName: "D.", lastName: "Peeters", email: "oud@thuis.example" });
});

const ask = (reach: string, id = personId) => town.people.wout.care.askAccountLink({ body: { personId: id, reach } });
async function say(agrees: boolean) {
  const { dirk } = town.people;
  const [request] = (await dirk.care.listOwnLinks()).requests;
  await dirk.care.answerLink({ params: { requestId: request?.id ?? "" }, body: { agrees } });
}
async function link() {
  await ask(town.people.dirk.email);
  await say(true);
}
const stateOf = (id = personId) => town.people.wout.care.findAccountLink({ params: { personId: id } });
const ends = () => town.people.dirk.care.endOwnLink({ params: { organisationId: town.organisations.city } });

/** Kinds and titles of the person's notices about links. */
async function toldTo({ accountId }: Person): Promise<string[]> {
  const rows = town.db.selectFrom("notice").select(["kind", "details"]).where("accountId", "=", accountId);
  return (await rows.orderBy("kind").execute()).map(({ kind, details }) => `${kind}: ${details.title}`);
}
const [linked, unlinked] = ["care.linked: D. Peeters", "care.unlinked: D. Peeters"];
const unanswered = "care.linkUnanswered: D. Peeters";

test("the colleague who asked is told that the resident ended it, with the typed name, and the file says since when", async () => {
  const { ada, chaima, dirk, wout } = town.people;
  await link();
  await ends();
  expect(await toldTo(wout)).toEqual([linked, unlinked]);
  for (const other of [ada, chaima, dirk]) expect(await toldTo(other)).not.toContain(unlinked);
  expect(await stateOf()).toEqual({ status: "none", since: null, until: null, endedAt: town.in({}) });
  await town.runDue();
  const mail = town.mails(wout.email).at(-1);
  expect(mail?.text).toContain(`https://stoep.example/dashboard/care/members/${personId}`);
  expect(JSON.stringify(mail)).not.toContain(dirk.email);
});

test("the admins of care are told if the colleague who asked has left", async () => {
  const { ada, wout } = town.people;
  await link();
  await town.db.updateTable("careLinkRequest").set({ askedBy: null }).where("personId", "=", personId).execute();
  await ends();
  expect(await toldTo(ada)).toEqual([unlinked]);
  expect(await toldTo(wout)).toEqual([linked]);
});

const { deleted, moved } = {
  deleted: () =>
    town.people.dirk.residents.deleteMyAccount({
      body: { networkIds: [town.networks.testdorp.id], deletesTexts: true },
    }),
  moved: () => {
    const [street] = town.elsewhere.streets;
    const addressId = street?.addresses[0]?.id ?? "";
    return town.people.dirk.residents.moveHouse({ body: { networkSlug: "naburg", addressId, pin: null } });
  },
};

test.for([
  ["deletes the account", deleted],
  ["moves to another network", moved],
] as const)("a resident who %s leaves a link that looks as one that they ended", async ([, leave]) => {
  const { wout } = town.people;
  await link();
  await leave();
  expect(await toldTo(wout)).toEqual([linked, unlinked]);
  expect(await stateOf()).toEqual({ status: "none", since: null, until: null, endedAt: town.in({}) });
});

test("a request looks unchanged to colleagues when the resident who was asked leaves", async () => {
  const { dirk } = town.people;
  await ask(dirk.email);
  const before = await stateOf();
  await deleted();
  expect(await stateOf()).toEqual(before);
});

test("after 30 days a no, no answer and no such account give the colleague who asked the same notice, once", async () => {
  const { dirk, wout } = town.people;
  const other = await newHelper(town, { firstName: "D.", lastName: "Peeters" });
  const third = await newHelper(town, { firstName: "Nooit", lastName: "Gevraagd" });
  await ask(dirk.email);
  await say(false);
  await ask("niemand@nergens.example", other);
  await ask("niemand@nergens.example", third);
  await wout.care.endAccountLink({ params: { personId: third } });
  await town.pass({ days: 29 });
  expect(await toldTo(wout)).toEqual([]);
  await town.pass({ days: 2 });
  await town.pass({ days: 1 });
  expect(await toldTo(wout)).toEqual([unanswered, unanswered]);
  expect(await stateOf()).toEqual(await stateOf(other));
});

test("colleagues who end a link get no notice, nor two when the resident does so at the same moment", async () => {
  const { dirk, wout } = town.people;
  await link();
  await Promise.allSettled([ends(), wout.care.endAccountLink({ params: { personId } })]);
  expect(await stateOf()).toMatchObject({ status: "none" });
  const heard = [...(await toldTo(wout)), ...(await toldTo(dirk))].filter((one) => one !== linked);
  expect(heard).toHaveLength(1);
});

test("open screens of a linked helper show at once what they are asked, and that someone else was chosen", async () => {
  const { dirk, wout } = town.people;
  await link();
  const heard = await town.hear(dirk);
  const params = { ticketId: await newTicket(town) };
  await wout.care.askHelpers({ params, body: { helperIds: [personId], channel: "mail" } });
  await expect.poll(() => heard.topics.filter((topic) => topic === "care")).toHaveLength(1);
  const { token } = await aCandidate(town, params.ticketId);
  await town.guest.care.answerAsked({ params: { networkSlug: "testdorp", token }, body: { answer: "yes" } });
  await expect.poll(() => heard.topics.filter((topic) => topic === "care")).toHaveLength(2);
});

/** What is written in a neighbourhood stays there: no list, search, notice or mail shows it elsewhere. D §5, D §7 */
import { contract } from "@stoep/contract";
import { kindOf, type Route } from "@stoep/contract/kernel";
import { shoutKinds } from "@stoep/contract/shouts";
import { beforeAll, expect, test } from "vitest";
import { anActivity } from "./activities.ts";
import { callByName } from "./client.ts";
import { aDevice } from "./devices.ts";
import { createLive, optionsOf } from "./messages.ts";
import type { PersonName } from "./people.ts";
import { asSubject, createShout, finishShout, startShout } from "./shouts.ts";
import { nextTown, type Person, type Town } from "./town.ts";

/** A mark in every text written in Noord, and in everything for its neighbours only. */
const sign = "Zeemeermin";
const forNeighbours = "Waterval";

/** Read routes without an id. For routes with an id another test checks that strangers are refused as for an id that does not exist. */
const lists = Object.entries<Record<string, Route>>(contract).flatMap(([capability, table]) =>
  Object.entries(table)
    .filter(([, route]) => route.method === "GET" && !route.path.includes(":") && kindOf(route) !== "stream")
    .map(([name, route]) => ({ capability, name, route })),
);
const listsOf = (...to: Route["access"]["to"][]) => lists.filter(({ route }) => to.includes(route.access.to));
const forResidents = listsOf("resident", "resident-or-staff", "subject", "signed-in");
const forStaff = listsOf("staff", "resident-or-staff", "subject", "signed-in", "owner");

let town: Town;
beforeAll(async () => {
  town = await nextTown();
  const { dirk, daan, els, gust, nele } = town.people;
  for (const who of [gust, nele]) await who.notifications.addDevice({ body: aDevice() });
  const noord = [town.noord];
  const words = { title: `${sign} bericht`, textHtml: `<p>${sign}</p>`, theme: "culture" as const };
  const post = await createLive(els, noord, words);
  await createLive(els, noord, { ...words, type: "urgent" });
  await createLive(els, noord, { ...words, type: "option", options: optionsOf(sign, `${sign} 2`) });
  await createLive(els, noord, { ...words, kind: "activity", activity: anActivity() });
  await createLive(els, noord, { ...words, kind: "vacancy", vacancy: { address: `${sign}plein 4` } });
  const params = { subjectKind: "post" as const, subjectId: post.id };
  await daan.conversations.createComment({ params, body: { text: `${sign}!` } });
  for (const kind of shoutKinds) {
    const one = await createShout(dirk, { kind, title: `${sign} ${kind}`, text: `${sign} op straat` });
    await daan.shouts.followShout({ params: { shoutId: one.id } });
    await daan.conversations.createComment({ params: asSubject(one), body: { text: `${sign} ook hier` } });
    await daan.conversations.react({ params: asSubject(one), body: { kind: "like" } });
    await startShout(els, one.id);
    await finishShout(els, one.id, `${sign} is terug.`);
  }
  const own = await createShout(dirk, {
    sharing: "neighbours",
    title: forNeighbours,
    text: `${forNeighbours} in de tuin`,
  });
  await daan.conversations.createComment({ params: asSubject(own), body: { text: `${forNeighbours}!` } });
  await town.pass({ hours: 1 });
  await town.runDue();
});

/** The responses of a list, unfiltered and filtered by the word; a refusal counts as nothing. */
async function read(who: Person, { capability, name, route }: (typeof lists)[number], word: string): Promise<string> {
  const keys = Object.keys(route.query?.shape ?? {});
  const narrowed = ["search", "text", "q"]
    .filter((key) => keys.includes(key))
    .map((key) => ({ query: { [key]: word } }));
  const answers = [{}, ...narrowed].map(async (input) => {
    const answer = await callByName(who, capability, name, input).catch(() => null);
    return answer instanceof Blob ? Buffer.from(await answer.arrayBuffer()).toString() : JSON.stringify(answer);
  });
  return (await Promise.all(answers)).join();
}

test("it is there to be found: its neighbours read it in their lists", async () => {
  const seen = await Promise.all(
    forResidents.map(async (list) => ((await read(town.people.daan, list, sign)).includes(sign) ? list.name : "")),
  );
  expect(seen).toEqual(
    expect.arrayContaining([
      "getFeed",
      "searchReadable",
      "getAgenda",
      "listNeighbourhoodShouts",
      "listFollowedShouts",
      "listNotices",
    ]),
  );
});

/** Callers of a list, and the marked words that they must not see: people of another neighbourhood or network, and the city. */
const readersOf = (list: (typeof lists)[number]): { who: PersonName; not: string[]; asked: string }[] => [
  ...(forResidents.includes(list) ? (["gust", "nele"] as const) : []).map((who) => ({
    who,
    not: [sign, forNeighbours],
    asked: sign,
  })),
  ...(forStaff.includes(list)
    ? [
        { who: "otto" as const, not: [sign, forNeighbours], asked: sign },
        { who: "mona" as const, not: [forNeighbours], asked: forNeighbours },
      ]
    : []),
];

test.each(lists.filter((list) => readersOf(list).length > 0))(
  "$capability $name shows nothing of it to anybody else",
  async (list) => {
    const leaks: string[] = [];
    for (const { who, not, asked } of readersOf(list)) {
      const answer = await read(town.people[who], list, asked);
      leaks.push(...not.filter((word) => answer.includes(word)).map((word) => `${who} reads ${word}`));
    }
    expect(leaks).toEqual([]);
  },
);

test.each(["gust", "nele"] as const)(
  "%s is offered nothing of it before writing something similar, mailed nothing and pushed nothing",
  async (who) => {
    const { shouts } = town.people[who];
    for (const kind of shoutKinds) {
      const { items } = await shouts.findSimilarShouts({ body: { kind, title: `${sign} ${kind}`, text: sign } });
      expect(items).toEqual([]);
    }
    expect(JSON.stringify(town.mails(town.people[who].email))).not.toContain(sign);
    expect(JSON.stringify(town.outside.pushes)).not.toContain(sign);
  },
);

test("staff are mailed nothing of it either", async () => {
  const staff = Object.values(town.people).filter(({ session }) => !session.residentId);
  expect(JSON.stringify(staff.flatMap(({ email }) => town.mails(email)))).not.toContain(forNeighbours);
  expect(JSON.stringify(town.mails(town.people.otto.email))).not.toContain(sign);
});

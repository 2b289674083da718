/** Walks every route of the contract as every kind of stranger. A route without a sample fails. */
import { contract } from "@stoep/contract";
import {
  type Access,
  fillPath,
  kindOf,
  type RefusalCode,
  Refused,
  type Route,
  refusalsOfRights,
} from "@stoep/contract/kernel";
import { beforeAll, describe, expect, test } from "vitest";
import { actionInWords, fieldsInWords } from "#modules/audit/index.ts";
import { type Caller, clientOver } from "./client.ts";
import { everybody, expected, isForResidents } from "./expected-access.ts";
import { aMessage } from "./messages.ts";
import type { PersonName } from "./people.ts";
import { wholeReads } from "./plans.ts";
import { type Ids, neighbourIds, randomIds, sampleOf, stage } from "./samples/index.ts";
import { statementsOf } from "./statements.ts";
import { newTown, type Town } from "./town.ts";

interface Walked {
  capability: string;
  name: string;
  route: Route;
}
const everyRoute: Walked[] = Object.entries<Record<string, Route>>(contract).flatMap(([capability, table]) =>
  Object.entries(table).map(([name, route]) => ({ capability, name, route })),
);

let town: Town;
beforeAll(async () => {
  town = await newTown();
  // So that lists have something to show; whatever a sample names is made again for it.
  for (const capability of Object.keys(contract)) await stage(town, capability);
});

type Who = PersonName | "guest";
type Loose = Record<string, Record<string, (input: unknown) => Promise<unknown>>>;
const callerOf = (who: Who): Caller => (who === "guest" ? town.guest : town.people[who]);
const call = async (walked: Walked, who: Who, ids: Ids) => {
  await sampleOf(walked, ids).prepare?.();
  const { input, headers } = sampleOf(walked, ids);
  const own = await headers;
  const caller = own ? clientOver(town.http, async () => own) : callerOf(who);
  const made = await input;
  let answer: unknown;
  const sent = await statementsOf(town.databases.pool, async () => {
    answer = await (caller as unknown as Loose)[walked.capability]?.[walked.name]?.(made);
  });
  for (const text of sent) statements.set(text, `${walked.capability}.${walked.name}`);
  return answer;
};
/** Every statement that a route sent, with the last one that did. */
const statements = new Map<string, string>();

const strangeResident: [Who, RefusalCode][] = [["dirk", "wrong_kind_of_session"]];
/** Who is turned away before anything is looked at, and why. D §3, §4 */
function strangers(access: Access): [Who, RefusalCode][] {
  const nobody: [Who, RefusalCode][] = [["guest", "sign_in_required"]];
  const elsewhere: [Who, RefusalCode][] = [...nobody, ["sofie", "wrong_kind_of_session"]];
  const inactive: [Who, RefusalCode][] = [
    ["pia", "membership_pending"],
    ["dora", "membership_disabled"],
  ];
  switch (access.to) {
    case "anyone":
      return [];
    case "signed-in":
      return nobody;
    case "system":
      return [
        ...nobody,
        ...(["ada", "mona", "pia", "dora", "dirk", "sofie"] as const).map((who): [Who, RefusalCode] => [
          who,
          "system_only",
        ]),
      ];
    case "resident":
      return [...elsewhere, ["ada", "wrong_kind_of_session"], ["pia", "wrong_kind_of_session"]];
    case "owner":
      return [...elsewhere, ...inactive, ["dirk", "wrong_kind_of_session"], ["els", "owner_only"]];
    case "staff":
      return [...elsewhere, ...inactive, ["dirk", "wrong_kind_of_session"], ...unlicensed(access)];
    case "subject":
      return [...elsewhere, ...inactive, ...(isForResidents(access) ? [] : strangeResident)];
    case "resident-or-staff":
      return [...elsewhere, ...inactive, ...unlicensed(access)];
  }
}

const ofRights: readonly RefusalCode[] = refusalsOfRights;
/** Everybody whom licence or level keeps out, whichever module it is. */
function unlicensed(access: Access): [Who, RefusalCode][] {
  return everybody.flatMap(({ name, plan }): [Who, RefusalCode][] => {
    const code = expected(access, plan);
    return code && ofRights.includes(code) ? [[name, code]] : [];
  });
}

/** Sends what the contract does not allow, to ids that nobody has: who is a stranger must not come to hear of it. */
async function knock({ route }: Walked, who: Who) {
  const params = Object.fromEntries([...route.path.matchAll(/:(\w+)/g)].map(([, key]) => [key, "nonsense"]));
  return town.http.inject({
    method: route.method,
    url: fillPath(route.path, { params, query: { cursor: "nonsense", neighbourhoodIds: "nonsense" } }),
    headers: who === "guest" ? {} : await town.people[who].headers(),
    ...(route.method === "GET" ? {} : { payload: { nonsense: true } }),
  });
}

/** Everybody who passes the door, but has no business with what is behind it. */
const outsiders: { who: Who; kind: "staff" | "resident"; noIds: (capability: string, ids: Ids) => Ids }[] = [
  { who: "bram", kind: "staff", noIds: neighbourIds },
  { who: "fatma", kind: "resident", noIds: neighbourIds },
  { who: "otto", kind: "staff", noIds: randomIds },
  { who: "nele", kind: "resident", noIds: randomIds },
];
const outsidersOf = ({ access }: Route) =>
  outsiders.filter(({ kind }) =>
    access.to === "subject"
      ? kind === "staff" || isForResidents(access)
      : ["signed-in", "resident-or-staff", kind, ...alsoAs[kind]].includes(access.to),
  );
/** Bram and Otto own other organisations, one of them in another network. */
const alsoAs = { staff: ["owner"], resident: [] } as const;

const outcomeOf = (answer: Promise<unknown>) =>
  answer.then(
    (body) => ({ code: null, body: body instanceof Blob ? "bytes" : body }),
    (error: unknown) => {
      if (!(error instanceof Refused)) throw error;
      return { code: error.code, body: error.fields };
    },
  );

/** Something that is not for everybody. */
const namesSomething = (walked: Walked, ids: Ids): boolean =>
  walked.route.access.to !== "anyone" &&
  // Their samples name a provider in the world outside, and an address of the list, where everybody may look.
  !["createProvider", "moveHouse"].includes(walked.name) &&
  JSON.stringify(sampleOf(walked, ids)) !== JSON.stringify(sampleOf(walked, randomIds(walked.capability)));

describe.each(everyRoute)("$capability $name", (walked) => {
  const { route } = walked;

  test.each(strangers(route.access))("turns away %s: %s", async (who, code) => {
    const answer = await knock(walked, who);
    expect(answer.json()).toEqual({ code, fields: {}, requestId: expect.any(String) });
  });

  test("does what it says for whom it is meant, and tells others nothing of what is there", async () => {
    const ids = await stage(town, walked.capability, walked.name);
    for (const { who, noIds } of namesSomething(walked, ids) ? outsidersOf(route) : []) {
      const seen = await outcomeOf(call(walked, who, ids));
      const unseen = await outcomeOf(call(walked, who, noIds(walked.capability, ids)));
      expect(seen, `${who} can tell a real id from one that nobody has`).toEqual(unseen);
      expect(["sign_in_required", "wrong_kind_of_session"], `${who} is no more who they were`).not.toContain(seen.code);
    }
    if (kindOf(route) !== "stream") await call(walked, sampleOf(walked, ids).by, ids);
  });

  if (route.path.includes(":")) {
    test("knows no ids that nobody has", async () => {
      const ids = randomIds(walked.capability);
      await expect(call(walked, sampleOf(walked, ids).by, ids)).refuses("not_found");
    });
  }
});

test("whatever all this wrote into the log has a word in every language", async () => {
  const { rows } = await town.databases.pool.query(
    "select action, coalesce(old, '{}') || coalesce(new, '{}') as fields from audit_entry",
  );
  expect(rows.length).toBeGreaterThan(40);
  const said = rows.flatMap(({ action, fields }) => [
    ...Object.keys(fields).map((key) => [key, fieldsInWords({ [key]: "" }, action, "nl")]),
    [action, actionInWords(action, "nl")],
  ]);
  expect([
    ...new Set(said.filter(([key, words]) => words === key || words === `${key}: `).map(([key]) => key)),
  ]).toEqual(["module"]);
});

test("an organisation whose licence ended reads on, for thirty days", async () => {
  await town.people.emre.publishing.listPosts();
  await expect(town.people.klaas.publishing.listPosts()).refuses("licence_expired");
});

test("an organisation with a one-off licence writes for the neighbourhoods that it names, and for no others", async () => {
  const { publishing } = town.people.olga;
  const body = aMessage([town.noord]);
  const beyond = { ...body, neighbourhoodIds: [town.noord.id, town.zuid.id] };
  const { id, version } = await publishing.createPost({ body });
  const params = { postId: id };
  await expect(publishing.createPost({ body: beyond })).refuses("licence_out_of_scope");
  await expect(publishing.updatePost({ params, body: { version, post: beyond } })).refuses("licence_out_of_scope");
});

test("no statement of any route reads all of a table that grows with the city", async () => {
  expect(statements.size).toBeGreaterThan(everyRoute.length);
  expect(await wholeReads(statements, town.networks.testdorp.schema)).toEqual([]);
}, 60_000);

/** Calls every route of the contract as every kind of stranger. A route without a sample fails. */
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
import { cursors, filteredCalls } from "./filters.ts";
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
  return send(walked, own ? clientOver(town.http, async () => own) : callerOf(who), await input);
};
const send = async ({ capability, name }: Walked, caller: Caller, input: unknown) => {
  let result: unknown;
  const sent = await statementsOf(town.databases.pool, async () => {
    result = await (caller as unknown as Loose)[capability]?.[name]?.(input);
  });
  for (const text of sent) statements.set(text, `${capability}.${name}`);
  return result;
};
/** Every statement that was sent, with the last route that sent it. */
const statements = new Map<string, string>();

const strangeResident: [Who, RefusalCode][] = [["dirk", "wrong_kind_of_session"]];
/** People who are refused before anything is looked up, and the code they get. D §3, §4 */
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
/** Everybody who is refused for lack of a licence or level, in any module. */
function unlicensed(access: Access): [Who, RefusalCode][] {
  return everybody.flatMap(({ name, plan }): [Who, RefusalCode][] => {
    const code = expected(access, plan);
    return code && ofRights.includes(code) ? [[name, code]] : [];
  });
}

/** Sends input that the contract does not allow, to ids that do not exist: a stranger must not learn of either. */
async function knock({ route }: Walked, who: Who) {
  const params = Object.fromEntries([...route.path.matchAll(/:(\w+)/g)].map(([, key]) => [key, "nonsense"]));
  return town.http.inject({
    method: route.method,
    url: fillPath(route.path, { params, query: { cursor: "nonsense", neighbourhoodIds: "nonsense" } }),
    headers: who === "guest" ? {} : await town.people[who].headers(),
    ...(route.method === "GET" ? {} : { payload: { nonsense: true } }),
  });
}

/** People who may call the route, but may not see what it is called for. */
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

/** Whether the sample names something that is not public. */
const namesSomething = (walked: Walked, ids: Ids): boolean =>
  walked.route.access.to !== "anyone" &&
  // These samples name an outside provider, an address from the public list, and where the caller lives.
  !["createProvider", "deleteMyAccount", "moveHouse"].includes(walked.name) &&
  JSON.stringify(sampleOf(walked, ids)) !== JSON.stringify(sampleOf(walked, randomIds(walked.capability)));

describe.each(everyRoute)("$capability $name", (walked) => {
  const { route } = walked;

  test.each(strangers(route.access))("turns away %s: %s", async (who, code) => {
    const answer = await knock(walked, who);
    expect(answer.json()).toEqual({ code, fields: {}, requestId: expect.any(String) });
  });

  test("works for the people it is meant for, and tells others nothing about what exists", async () => {
    const ids = await stage(town, walked.capability, walked.name);
    for (const { who, noIds } of namesSomething(walked, ids) ? outsidersOf(route) : []) {
      const seen = await outcomeOf(call(walked, who, ids));
      const unseen = await outcomeOf(call(walked, who, noIds(walked.capability, ids)));
      expect(seen, `${who} can tell a real id from one that nobody has`).toEqual(unseen);
      expect(["sign_in_required", "wrong_kind_of_session"], `${who} is no more who they were`).not.toContain(seen.code);
    }
    if (kindOf(route) !== "stream") await call(walked, sampleOf(walked, ids).by, ids);
  });

  if (filteredCalls(route, {}).length > 0) {
    test("works with each of its filters", async () => {
      const ids = await stage(town, walked.capability, walked.name);
      const { by, input } = sampleOf(walked, ids);
      for (const one of filteredCalls(route, await input)) await send(walked, callerOf(by), one);
    });
  }

  if (route.query && "cursor" in route.query.shape) {
    test("continues where a page ended", async () => {
      const ids = await stage(town, walked.capability, walked.name);
      const { by, input } = sampleOf(walked, ids);
      const first = (await input) as { query?: object } | undefined;
      const outcomes: (string | null)[] = [];
      for (const cursor of cursors) {
        const page = send(walked, callerOf(by), { ...first, query: { ...first?.query, cursor } });
        outcomes.push((await outcomeOf(page)).code);
      }
      // A list accepts cursors of its own form only.
      expect(new Set(outcomes)).toEqual(new Set([null, "invalid_input"]));
    });
  }

  if (route.path.includes(":")) {
    test("does not find unknown ids", async () => {
      const ids = randomIds(walked.capability);
      await expect(call(walked, sampleOf(walked, ids).by, ids)).refuses("not_found");
    });
  }
});

test("everything that this wrote into the log has words in every language", async () => {
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

test("an organisation whose licence ended can read for another thirty days", async () => {
  await town.people.emre.publishing.listPosts();
  await expect(town.people.klaas.publishing.listPosts()).refuses("licence_expired");
});

test("an organisation with a one-off licence writes for the neighbourhoods it names, and for no others", async () => {
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

/**
 * A command of care changes something, or answers with a code: nothing is answered as done that was not. Each sample is sent twice; the
 * second time it changes something again, is refused, or what it asks for stands already.
 */
import { kindOf } from "@stoep/contract/kernel";
import { beforeAll, describe, expect, test } from "vitest";
import { sampleOf, stage } from "../../testing/samples/index.ts";
import { callsIn, everyRoute, outcomeOf } from "../../testing/sweep/routes.ts";
import { newTown, type Town } from "../../testing/town.ts";

let town: Town;
beforeAll(async () => {
  town = await newTown();
});

const saved = "what is saved again is what stands";
const shown = "the response shows the state, which the page says in words";
/** Sent again they change nothing, because what they ask for is there. Why that is not silence. */
const standsAlready: Record<string, string> = {
  createUsualCategories: saved,
  editCategory: saved,
  archiveCategory: saved,
  orderCategories: saved,
  editFunction: saved,
  editCareSettings: saved,
  makeMember: saved,
  suspendMember: saved,
  setHelperStatus: saved,
  suspendHelper: saved,
  leaveHousehold: saved,
  deletePersonPicture: saved,
  linkTicket: saved,
  sendMessageAgain: "it is on its way, and the response says so",
  askAgain: "it is on its way, and the response says so",
  answerAsked: shown,
  cancelAsked: shown,
  cancelOwnTask: shown,
  answerLink: shown,
  sendHelpForm: "one opened form makes one ticket, and who sends it twice reads that it was sent",
};
/** Their samples ask for what is there from the beginning. */
const standsAtFirst: Record<string, string> = {
  assignTicket: saved,
  unlinkTicket: saved,
  answerOwnTask: shown,
  endLinkedCalendar: shown,
  endOwnVisitCalendar: shown,
};
/** They compute, or show in advance, and change nothing. */
const reads = new Set<string>(["previewAsk"]);

const commands = everyRoute.filter(
  ({ capability, name, route }) =>
    capability === "care" && route.method !== "GET" && kindOf(route) !== "stream" && !reads.has(name),
);

const passedOver = ["rate_limit", "idempotency"];
async function contents(): Promise<string> {
  const { pool } = town.databases;
  const { schema } = town.networks.testdorp;
  const { rows: tables } = await pool.query(
    `select format('%I.%I', nspname, relname) as name from pg_class c join pg_namespace n on n.oid = relnamespace
     where relkind = 'r' and nspname = any($1) and relname <> all($2)`,
    [["public", schema], passedOver],
  );
  const sums = tables.map(
    ({ name }) => `select '${name}' as name, count(*) as rows, sum(hashtextextended(t::text, 0)) as sum from ${name} t`,
  );
  return JSON.stringify((await pool.query(`${sums.join(" union all ")} order by 1`)).rows);
}

describe("each command", () => {
  test.each(commands)("$name", async (walked) => {
    const ids = await stage(town, "care", walked.name);
    const { by } = sampleOf(walked, ids);
    const send = () => outcomeOf(callsIn(town).sample(walked, by, ids));
    const before = await contents();
    const first = await send();
    const between = await contents();
    expect(first.code, "the sample succeeds").toBeNull();
    expect(between === before, "the first time nothing changes").toBe(walked.name in standsAtFirst);
    const second = await send();
    const isSilent = second.code === null && (await contents()) === between;
    expect(isSilent, "the second time nothing changes").toBe(
      walked.name in standsAlready || walked.name in standsAtFirst,
    );
  });
});

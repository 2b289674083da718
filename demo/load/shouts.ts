/** Residents' own messages, with their timelines, comments and followers. */
import { dayMs, daysBefore } from "@stoep/contract/kernel";
import { solvedWordOf } from "@stoep/contract/shouts";
import type { Insertable } from "kysely";
import { countLoadedShouts, roughPoint } from "../../apps/server/src/modules/shouts/index.ts";
import type { CommentTable, Database } from "../../apps/server/src/schema/db.types.ts";
import { type Chance, chance } from "../chance.ts";
import type { Reader } from "../engagement.ts";
import { codeOf } from "../places.ts";
import type { City, OrganisationKey } from "../shapes.ts";
import { shouts } from "../shouts/index.ts";
import type { DemoShout, Step } from "../shouts/notation.ts";
import { stableId } from "../stable-id.ts";
import { organisationId, staffId } from "./people.ts";
import type { GroundIds } from "./posts.ts";
import { casesOf, insertCases } from "./reported-cases.ts";
import { insertAll, type Site } from "./site.ts";

const cities: Record<City, { organisation: OrganisationKey; staff: string }> = {
  gent: { organisation: "stad-gent", staff: "els" },
  leuven: { organisation: "stad-leuven", staff: "otto" },
};

/** Call it before reactions and comments are counted. */
export async function insertShouts(site: Site, residents: readonly Reader[], ids: GroundIds): Promise<void> {
  // A small city may have a neighbourhood without residents who could write.
  const peopled = new Set(residents.filter(({ kind }) => kind === "person").map(({ area }) => area));
  const own = shouts.filter(({ city, area }) => city === site.city && peopled.has(codeOf(area)));
  const places = await readPlaces(site, own, ids);
  const all = own.map((shout) => placeShout(site, shout, residents, ids, places));
  await insertAll(
    site.trx,
    "shout",
    all.map(({ row }) => row),
  );
  await insertAll(
    site.trx,
    "shoutMoment",
    all.flatMap(({ moments }) => moments),
  );
  await insertAll(
    site.trx,
    "shoutNote",
    all.flatMap(({ notes }) => notes),
  );
  const comments = all.flatMap((one) => one.comments);
  await insertAll(site.trx, "comment", comments);
  await insertAll(
    site.trx,
    "commentTally",
    [...Map.groupBy(comments, ({ subjectId }) => subjectId)].map(([subjectId, { length }]) => ({
      subjectId,
      threadId: SHARED,
      total: length,
    })),
  );
  await insertAll(
    site.trx,
    "shoutFollower",
    all.flatMap(({ followers }) => followers),
  );
  await insertAll(
    site.trx,
    "reaction",
    all.flatMap(({ reactions }) => reactions),
  );
  await insertCases(
    site,
    all.flatMap(({ cases }) => cases),
  );
  await countLoadedShouts(site.trx);
}

/** The thread that all neighbours share. */
const SHARED = "00000000-0000-0000-0000-000000000000";

type Row<T extends keyof Database> = Insertable<Database[T]>;
type Places = Map<string, { street: string; longitude: number; latitude: number }[]>;

/** A few addresses of each neighbourhood: messages are located in the street, and never at a house. */
async function readPlaces({ trx }: Site, own: readonly DemoShout[], ids: GroundIds): Promise<Places> {
  const places: Places = new Map();
  for (const area of new Set(own.map((one) => one.area))) {
    const rows = await trx
      .selectFrom("address")
      .innerJoin("street", "street.id", "address.streetId")
      .select(["street.name as street", "address.longitude", "address.latitude"])
      .where("address.neighbourhoodId", "=", ids.areas.get(codeOf(area)) as string)
      .orderBy("address.id")
      .limit(400)
      .execute();
    places.set(area, rows);
  }
  return places;
}

function placeShout(site: Site, shout: DemoShout, residents: readonly Reader[], ids: GroundIds, places: Places) {
  const luck = chance(`shout/${shout.key}`);
  const id = stableId("shout", shout.city, shout.key);
  const neighbourhoodId = ids.areas.get(codeOf(shout.area)) as string;
  const there = luck.shuffled(residents.filter(({ area, kind }) => area === codeOf(shout.area) && kind === "person"));
  const speaks = there.filter(({ language }) => language === shout.language);
  const author = there.find(({ key }) => key === shout.by) ?? speaks.find(isNobodyKnown) ?? (there[0] as Reader);
  const others = there.filter((one) => one !== author);
  const createdAt = new Date(daysBefore(site.now, shout.daysAgo).getTime() - luck.between(0, 0.1) * dayMs);
  const told: ShoutHistory = { site, shout, id, author, others, createdAt, neighbourhoodId };
  const moments = shout.steps.flatMap((step, index) => momentOf(told, step, index));
  const followers = others.slice(0, shout.followers).map(({ residentId }) => ({
    shoutId: id,
    residentId,
    followedAt: after(told, luck.between(0.1, 1)),
  }));
  return {
    row: rowOf(told, followers.length, placeOf(shout, places, luck)),
    moments: [lineOf(told, "written", createdAt, "author", ""), ...moments],
    comments: shout.steps.flatMap((step, index) => commentOf(told, step, index)),
    notes: shout.steps.flatMap((step, index) => noteOf(told, step, index)),
    followers,
    reactions: reactionsOf(told, luck),
    cases: casesOf({ ...told, at: (days) => after(told, days), ...ofCity(shout.city) }),
  };
}

const ofCity = (city: City) => ({
  organisation: organisationId(cities[city].organisation),
  staff: staffId(cities[city].staff),
});

/** The two residents who can sign in write only the messages that name them. */
const isNobodyKnown = ({ key }: Reader) => key !== "dirk" && key !== "fatma";

interface ShoutHistory {
  site: Site;
  shout: DemoShout;
  id: string;
  author: Reader;
  others: Reader[];
  createdAt: Date;
  neighbourhoodId: string;
}

const after = ({ site, createdAt }: ShoutHistory, days: number): Date =>
  new Date(Math.min(createdAt.getTime() + days * dayMs, site.now.getTime() - 60_000));

const placeOf = (shout: DemoShout, places: Places, luck: Chance) => {
  const known = places.get(shout.area) ?? [];
  const named = known.filter(({ street }) => street === shout.street);
  const at = shout.isForNeighbours || known.length === 0 ? null : luck.pick(named.length > 0 ? named : known);
  return at ? { street: at.street, ...roughPoint(at) } : { street: null, longitude: null, latitude: null };
};

const last = (steps: readonly Step[], ...acts: Step["act"][]) => steps.findLast(({ act }) => acts.includes(act));

function rowOf(told: ShoutHistory, followers: number, place: ReturnType<typeof placeOf>): Row<"shout"> {
  const { shout, id, author, createdAt, neighbourhoodId } = told;
  const { kind, title, text, language, theme, steps } = shout;
  return {
    id,
    neighbourhoodId,
    createdAt,
    followers,
    kind,
    title,
    text,
    language,
    theme,
    ...place,
    ...stateOf(told),
    ...sharingOf(told),
    authorId: author.residentId,
    organisationId: organisationId(cities[shout.city].organisation),
    version: 1 + steps.length,
  };
}

/** The state after the last step. */
function stateOf(told: ShoutHistory) {
  const { shout, createdAt } = told;
  const assigned = last(shout.steps, "assign");
  const moved = last(shout.steps, "start", "done", "resume", "solved", "reopen");
  const hidden = last(shout.steps, "hide");
  const statusAt = moved ? after(told, moved.after) : createdAt;
  const isDone = moved?.act === "done" || moved?.act === "solved";
  const answered = shout.steps.find(({ act }) => act === "reply" || act === "start" || act === "done");
  return {
    answeredAt: answered ? after(told, answered.after) : null,
    status: isDone ? ("done" as const) : moved ? ("in-progress" as const) : ("new" as const),
    statusAt,
    assigneeId: assigned ? staffId(assigned.text) : null,
    outcome: moved?.act === "done" ? moved.text : "",
    doneAt: isDone ? statusAt : null,
    solvedAs: moved?.act === "solved" ? solvedWordOf(shout.kind) : null,
    isReopened: moved?.act === "reopen",
    hiddenAt: hidden ? after(told, hidden.after) : null,
    hiddenBecause: hidden ? ("staff" as const) : null,
  };
}

function sharingOf(told: ShoutHistory) {
  const { shout, createdAt } = told;
  const shared = last(shout.steps, "share");
  const asked = last(shout.steps, "ask");
  const isShared = !shout.isForNeighbours || shared !== undefined;
  return {
    sharing: isShared ? ("municipality" as const) : ("neighbours" as const),
    arrivedAt: isShared ? (shared ? after(told, shared.after) : createdAt) : null,
    askedAt: asked ? after(told, asked.after) : null,
    askedBy: asked ? staffId(cities[shout.city].staff) : null,
  };
}

type Kind = Row<"shoutMoment">["kind"];
const kinds: Partial<Record<Step["act"], [kind: Kind, by: "author" | "staff"]>> = {
  assign: ["assigned", "staff"],
  start: ["in-progress", "staff"],
  done: ["done", "staff"],
  resume: ["back-in-progress", "staff"],
  hide: ["hidden", "staff"],
  ask: ["asked-to-share", "staff"],
  solved: ["solved", "author"],
  reopen: ["reopened", "author"],
  share: ["shared", "author"],
};

function momentOf(told: ShoutHistory, step: Step, index: number): Row<"shoutMoment">[] {
  const found = kinds[step.act];
  if (!found) return [];
  const [kind, by] = found;
  const isAssigned = step.act === "assign";
  const line = lineOf(told, kind, after(told, step.after), by, isAssigned ? "" : step.text, index);
  return [isAssigned ? { ...line, toAccount: staffId(step.text) } : line];
}

function lineOf(
  { shout, id, author }: ShoutHistory,
  kind: Kind,
  at: Date,
  byKind: "author" | "staff",
  text: string,
  index = -1,
): Row<"shoutMoment"> {
  const byAccount = byKind === "author" ? author.accountId : staffId(cities[shout.city].staff);
  return { id: stableId("shout-moment", id, index), shoutId: id, kind, at, byKind, byAccount, toAccount: null, text };
}

function noteOf(told: ShoutHistory, step: Step, index: number): Row<"shoutNote">[] {
  if (step.act !== "note") return [];
  const { shout, id } = told;
  const accountId = staffId(cities[shout.city].staff);
  const createdAt = after(told, step.after);
  return [{ id: stableId("shout-note", id, index), shoutId: id, accountId, text: step.text, createdAt }];
}

function commentOf(told: ShoutHistory, step: Step, index: number): Insertable<CommentTable>[] {
  if (step.act !== "reply" && step.act !== "neighbour" && step.act !== "author") return [];
  const { shout, id, author, others, neighbourhoodId } = told;
  const organisation = organisationId(cities[shout.city].organisation);
  const isStaff = step.act === "reply";
  const who = step.act === "author" ? author : (others[index % Math.max(1, others.length)] ?? author);
  return [
    {
      id: stableId("shout-comment", id, index),
      subjectKind: "shout",
      subjectId: id,
      organisationId: organisation,
      threadId: SHARED,
      parentId: null,
      authorAccountId: isStaff ? staffId(cities[shout.city].staff) : who.accountId,
      authorResidentId: isStaff ? null : who.residentId,
      authorOrganisationId: isStaff ? organisation : null,
      neighbourhoodId: isStaff ? null : neighbourhoodId,
      text: step.text,
      createdAt: after(told, step.after),
    },
  ];
}

/** Quite a few neighbours like it, or say thanks. */
function reactionsOf(told: ShoutHistory, luck: Chance): Row<"reaction">[] {
  const { id, others, neighbourhoodId } = told;
  const some = luck.shuffled(others.filter(isNobodyKnown)).slice(0, luck.whole(0, 6));
  return some.map(({ accountId }) => ({
    subjectId: id,
    accountId,
    neighbourhoodId,
    kind: luck.pick(["like", "like", "thanks", "applause"] as const),
    createdAt: after(told, luck.between(0.05, 2)),
  }));
}

/** Imports what residents contributed to projects, with decisions, works, support and comments. */
import { dayMs, daysBefore } from "@stoep/contract/kernel";
import type { Insertable } from "kysely";
import { importIdea } from "../../apps/server/src/modules/participation/index.ts";
import type { CommentTable } from "../../apps/server/src/schema/db.types.ts";
import { type Chance, chance } from "../chance.ts";
import type { Reader } from "../engagement.ts";
import { codeOf } from "../places.ts";
import { type DemoIdea, ideas, projects } from "../projects/index.ts";
import { stableId } from "../stable-id.ts";
import { organisationId, staffId } from "./people.ts";
import type { GroundIds } from "./posts.ts";
import { insertCases, type ReportedCase, reportedCase } from "./reported-cases.ts";
import { insertAll, type Site } from "./site.ts";

/** The thread that all readers share. */
const SHARED = "00000000-0000-0000-0000-000000000000";
/** By its key. */
export const ideaId = (key: string): string => stableId("idea", key);

/** Call it before comments are counted. */
export async function importIdeas(site: Site, residents: readonly Reader[], ids: GroundIds): Promise<void> {
  if (site.city !== "gent") return;
  const comments: Insertable<CommentTable>[] = [];
  const cases: ReportedCase[] = [];
  for (const idea of ideas) {
    const luck = chance(`idea/${idea.key}`);
    const people = peopleFor(idea, residents, luck);
    if (!people) continue;
    comments.push(...(await importOne(site, idea, { ...people, luck }, ids)));
    if (idea.hidden) cases.push(hiddenIdea(site, idea, { ...people, luck }, ids));
  }
  await insertAll(site.trx, "comment", comments);
  await insertCases(site, cases);
  await insertAll(
    site.trx,
    "commentTally",
    [...Map.groupBy(comments, ({ subjectId }) => subjectId)].map(([subjectId, { length }]) => ({
      subjectId,
      threadId: SHARED,
      total: length,
    })),
  );
}

/** Who wrote it, and who else lives there; null in a small city without anybody there. */
function peopleFor({ area, language }: DemoIdea, residents: readonly Reader[], luck: Chance) {
  const there = luck.shuffled(residents.filter((one) => one.area === codeOf(area) && one.kind === "person"));
  const author =
    there.find((one) => one.language === language && one.key !== "dirk" && one.key !== "fatma") ?? there[0];
  return author ? { author, others: there.filter((one) => one !== author) } : null;
}

interface People {
  author: Reader;
  others: Reader[];
  luck: Chance;
}

async function importOne(site: Site, idea: DemoIdea, people: People, ids: GroundIds) {
  const { author, others, luck } = people;
  const id = ideaId(idea.key);
  const createdAt = new Date(daysBefore(site.now, idea.daysAgo).getTime() - luck.between(0, 0.4) * dayMs);
  const after = (days: number) => new Date(Math.min(createdAt.getTime() + days * dayMs, site.now.getTime() - 60_000));
  const place = idea.hasPlace ? await placeIn(site, ids.areas.get(codeOf(idea.area)) as string, luck) : null;
  await importIdea(site.trx, {
    row: { ...rowOf(idea, author, ids, createdAt), ...decidedOf(idea, site, after), ...place, id },
    moments: momentsOf(idea, site, createdAt, after),
    supporters: others
      .slice(0, idea.support)
      .map(({ residentId }) => ({ residentId, at: after(luck.between(0.2, 9)) })),
  });
  return (idea.comments ?? []).map((text, index) => {
    const who = others[index % Math.max(1, others.length)] ?? author;
    return {
      id: stableId("idea-comment", id, index),
      subjectKind: "idea",
      subjectId: id,
      organisationId: organisationId("stad-gent"),
      threadId: SHARED,
      parentId: null,
      authorAccountId: who.accountId,
      authorResidentId: who.residentId,
      authorOrganisationId: null,
      neighbourhoodId: ids.areas.get(codeOf(idea.area)) as string,
      text,
      createdAt: after(1 + index),
    };
  });
}

/** One neighbour reported it, and staff agreed. */
function hiddenIdea(site: Site, { key, area, hidden, daysAgo, project }: DemoIdea, people: People, ids: GroundIds) {
  const id = ideaId(key);
  const at = (days: number) => daysBefore(site.now, daysAgo - days);
  return reportedCase({
    thing: "idea",
    id,
    organisation: organisationId("stad-gent"),
    neighbourhoodId: ids.areas.get(codeOf(area)) as string,
    author: people.author,
    reporters: people.others.slice(0, 1),
    openedAt: at(0.5),
    reported: "annoying",
    decided: hidden && { at: at(1), by: editor({ project }), ...hidden },
  });
}

async function placeIn({ trx }: Site, neighbourhoodId: string, luck: Chance) {
  const rows = await trx
    .selectFrom("address")
    .select(["longitude", "latitude"])
    .where("neighbourhoodId", "=", neighbourhoodId)
    .orderBy("id")
    .limit(400)
    .execute();
  return rows.length === 0 ? null : luck.pick(rows);
}

const editor = (idea: Pick<DemoIdea, "project">): string =>
  staffId(projects.find(({ key }) => key === idea.project)?.author ?? "joris");

function rowOf(idea: DemoIdea, author: Reader, ids: GroundIds, createdAt: Date) {
  const { kind = "idea", title, text, language, counter } = idea;
  const hasPhases = (projects.find(({ key }) => key === idea.project)?.phases?.length ?? 0) > 0;
  return {
    projectId: stableId("project", idea.project),
    organisationId: organisationId("stad-gent"),
    phaseId: hasPhases ? stableId("phase", idea.project, 0) : null,
    kind,
    title,
    text,
    language,
    neighbourhoodId: ids.areas.get(codeOf(idea.area)) as string,
    authorId: counter ? null : author.residentId,
    isFromCounter: counter !== undefined,
    authorName: counter?.name ?? "",
    enteredBy: counter ? editor(idea) : null,
    createdAt,
    openAt: idea.isWaiting ? null : createdAt,
  };
}

type After = (days: number) => Date;

function decidedOf(idea: DemoIdea, site: Site, after: After) {
  const { type = "proposed", reason = "", cost = null, answer = "", works, mergedInto } = idea;
  const root = mergedInto ? ideaId(mergedInto) : null;
  return {
    type,
    reason,
    cost,
    currency: cost === null ? null : ("EUR" as const),
    answer,
    answeredAt: answer ? after(5) : null,
    answeredBy: answer ? editor(idea) : null,
    worksState: works?.state ?? null,
    worksPercent: works?.percent ?? null,
    costToDate: works?.costToDate ?? null,
    hiddenAt: idea.hidden ? after(1) : null,
    hiddenBecause: idea.hidden ? ("staff" as const) : null,
    mergedInto: root,
    mergedUnder: root,
    mergedAt: root ? new Date(Math.min(after(3).getTime(), site.now.getTime())) : null,
  };
}

function momentsOf(idea: DemoIdea, site: Site, createdAt: Date, after: After) {
  const { type, decidedDaysAgo, reason = "", cost = null, answer, works, mergedInto } = idea;
  const byAccount = editor(idea);
  const decidedAt = decidedDaysAgo === undefined ? after(4) : daysBefore(site.now, decidedDaysAgo);
  return [
    { kind: "written" as const, at: createdAt },
    ...(mergedInto ? [{ kind: "merged" as const, at: after(3), byAccount, otherId: ideaId(mergedInto) }] : []),
    ...(type ? [{ kind: "type" as const, at: decidedAt, byAccount, type, text: reason, cost }] : []),
    ...(answer ? [{ kind: "answer" as const, at: after(5), byAccount, text: answer }] : []),
    ...(works
      ? [
          {
            kind: "works" as const,
            at: daysBefore(site.now, works.daysAgo),
            byAccount,
            text: works.text,
            worksState: works.state,
            worksPercent: works.percent,
            costToDate: works.costToDate ?? null,
          },
        ]
      : []),
  ];
}

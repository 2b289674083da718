/** Applications for the vacancies, and their outcome. */
import { dayMs } from "@stoep/contract/kernel";
import type { Insertable } from "kysely";
import type { VacancyApplicationTable } from "../../apps/server/src/schema/db.types.ts";
import { chance } from "../chance.ts";
import type { LivePost, Reader } from "../engagement.ts";
import type { Applicant } from "../shapes.ts";
import { stableId } from "../stable-id.ts";
import { organisationId, staffId } from "./people.ts";
import { insertAll, type Site } from "./site.ts";

export async function insertApplications(
  site: Site,
  posts: readonly LivePost[],
  residents: readonly Reader[],
): Promise<void> {
  const pairs = posts.flatMap((live) => pairsOf(live, residents));
  const people = await namesOf(
    site,
    pairs.map(({ reader }) => reader.accountId),
  );
  await insertAll(
    site.trx,
    "vacancyApplication",
    pairs.map((pair) => rowOf(pair, people.get(pair.reader.accountId) as Name, site.now)),
  );
}

interface Pair {
  live: LivePost;
  reader: Reader;
  applicant: Applicant;
}

/** Named applicants, and for the others random residents of the neighbourhoods. */
function pairsOf(live: LivePost, residents: readonly Reader[]): Pair[] {
  const applicants = live.post.vacancy?.applicants ?? [];
  const named = applicants.flatMap(({ by = [] }) => by);
  const there = residents.filter(
    ({ area, kind, key, joinedAt }) =>
      live.areas.includes(area) && kind === "person" && !named.includes(key) && joinedAt < live.publishedAt,
  );
  const others = chance(`applicants ${live.post.key}`).shuffled(there);
  return applicants.flatMap((applicant) => {
    const reader = applicant.by ? residents.find(({ key }) => key === applicant.by) : others.shift();
    return reader ? [{ live, reader, applicant }] : [];
  });
}

type Name = { firstName: string; lastName: string; email: string };

async function namesOf({ trx }: Site, accountIds: string[]): Promise<Map<string, Name>> {
  if (accountIds.length === 0) return new Map();
  const rows = await trx
    .selectFrom("public.account")
    .select(["id", "firstName", "lastName", "email"])
    .where("id", "in", accountIds)
    .execute();
  return new Map(rows.map(({ id, ...name }) => [id, name]));
}

function rowOf({ live, reader, applicant }: Pair, name: Name, now: Date): Insertable<VacancyApplicationTable> {
  const { post, publishedAt } = live;
  const { motivation, phone = "", state = "new", note = "" } = applicant;
  const luck = chance(`${post.key} ${reader.key}`);
  const before = (at: number) => new Date(Math.min(at, now.getTime() - 60_000));
  const createdAt = before(publishedAt.getTime() + (applicant.daysAfter + luck.between(-0.1, 0.2)) * dayMs);
  const stateAt = state === "new" ? createdAt : before(createdAt.getTime() + luck.between(0.5, 1.5) * dayMs);
  const isDecided = state === "accepted" || state === "declined";
  return {
    id: stableId("application", post.key, reader.key),
    postId: live.id,
    residentId: reader.residentId,
    organisationId: organisationId(post.by),
    ...name,
    phone,
    address: "",
    motivation,
    createdAt,
    updatedAt: createdAt,
    state,
    stateAt,
    stateBy: state === "new" ? null : staffId(post.author),
    toldState: isDecided ? state : null,
    note,
    noteAt: note ? stateAt : null,
    noteBy: note ? staffId(post.author) : null,
  };
}

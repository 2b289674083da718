/** Who follows the projects of Stad Gent: some of those for whom they are. */
import { daysBefore } from "@stoep/contract/kernel";
import { chance } from "../chance.ts";
import type { Reader } from "../engagement.ts";
import { momentOf } from "../moments.ts";
import { codeOf } from "../places.ts";
import { projects } from "../projects/index.ts";
import { stableId } from "../stable-id.ts";
import { insertAll, type Site } from "./site.ts";

/** One in so many. */
const followOneIn = 9;
const most = 120;

/** Dirk and Fatma follow all that is for their neighbourhood. */
export async function insertFollowers({ trx, now, city }: Site, residents: readonly Reader[]): Promise<void> {
  if (city !== "gent") return;
  const rows = projects.flatMap(({ key, when, where }) => {
    const liveAt = momentOf(when, now, true);
    if (!liveAt || liveAt > daysBefore(now, 1)) return [];
    const luck = chance(`followers/${key}`);
    const areas = new Set(where.map(codeOf));
    const there = luck.shuffled(residents.filter(({ area, kind }) => kind === "person" && areas.has(area)));
    const known = there.filter((one) => one.key === "dirk" || one.key === "fatma");
    const others = there.filter((one) => !known.includes(one)).slice(0, Math.ceil(there.length / followOneIn));
    return [...known, ...others].slice(0, most).map(({ residentId }) => ({
      projectId: stableId("project", key),
      residentId,
      followedAt: new Date(liveAt.getTime() + luck.between(0, 1) * (now.getTime() - liveAt.getTime())),
    }));
  });
  await insertAll(trx, "projectFollower", rows);
}

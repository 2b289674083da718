/** Urgent messages were mailed at the time; these are the outcomes of those mails. */

import { hash32 } from "../chance.ts";
import { type LivePost, type Reader, readersOf } from "../engagement.ts";
import { householdsOf } from "../people/residents.ts";
import type { Language } from "../shapes.ts";
import { stableId } from "../stable-id.ts";
import { insertAll, type Site } from "./site.ts";

export async function insertMails(
  { trx, network, city }: Site,
  posts: readonly LivePost[],
  residents: readonly Reader[],
): Promise<void> {
  const members = new Map(
    householdsOf(city)
      .flatMap(({ members }) => members)
      .map((member) => [member.key, member]),
  );
  const rows = posts
    .filter(({ post }) => post.type === "urgent")
    .flatMap((live) =>
      readersOf(live, residents).flatMap((reader) => {
        const member = members.get(reader.key);
        if (!member?.wantsAlertMails || reader.joinedAt > live.publishedAt) return [];
        const dice = hash32(`mail/${live.post.key}/${reader.key}`);
        const settledAt = new Date(live.publishedAt.getTime() + 4_000 + (dice % 150_000));
        const isRefused = dice % 97 === 0;
        return [
          {
            id: stableId("mail", live.post.key, reader.key),
            networkId: network.id,
            template: "urgentMessage",
            subjectId: live.id,
            accountId: reader.accountId,
            recipient: member.email,
            language: member.language as Language,
            content: {},
            state: isRefused ? ("failed" as const) : ("accepted" as const),
            lane: 1,
            attempts: 1,
            nextTryAt: live.publishedAt,
            queuedAt: live.publishedAt,
            settledAt,
            answer: isRefused ? "550 mailbox unavailable" : "250 ok",
          },
        ];
      }),
    );
  await insertAll(trx, "public.delivery", rows);
}

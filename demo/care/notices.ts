/** Recent notifications for care staff: assigned tickets, answers, and new tickets from the form. */

import { daysBefore, personName } from "@stoep/contract/kernel";
import type { NoticeEvent } from "../load/notice-events.ts";
import { organisationId } from "../load/people.ts";
import type { Site } from "../load/site.ts";
import { stableId } from "../stable-id.ts";
import type { AskedHelper } from "./thread.ts";
import type { DemoTicket } from "./tickets.ts";

const days = 21;

interface Reader {
  readerId: string;
  accountId: string;
  isAdmin: boolean;
}

async function readersOf({ trx }: Site): Promise<Reader[]> {
  const rows = await trx
    .selectFrom("public.membership")
    .select(["id as readerId", "accountId", "type", "careLevel"])
    .where("organisationId", "=", organisationId("stad-gent"))
    .execute();
  return rows.map(({ readerId, accountId, type, careLevel }) => ({
    readerId,
    accountId,
    isAdmin: type === "owner" || careLevel === "admin",
  }));
}

/** `tickets`: in the order of their numbers. */
export async function careEvents(
  site: Site,
  tickets: readonly DemoTicket[],
  asked: ReadonlyMap<DemoTicket, readonly AskedHelper[]>,
): Promise<NoticeEvent[]> {
  const [readers, since] = [await readersOf(site), daysBefore(site.now, days)];
  return tickets.flatMap((ticket, index) => {
    const { id, title, assignee, isConfidential, createdAt, source } = ticket;
    const about = {
      object: { kind: "careTicket", id },
      mergeId: null,
      countsThings: false,
      details: { title: isConfidential ? `#${index + 1}` : `#${index + 1} ${title}` },
    };
    const told = (those: readonly Reader[], event: Pick<NoticeEvent, "kind" | "eventId" | "at" | "actor">) =>
      event.at > since ? those.map(({ readerId, accountId }) => ({ ...about, readerId, accountId, ...event })) : [];
    const concierge = readers.filter(({ accountId }) => accountId === assignee);
    const admins = readers.filter(({ isAdmin }) => isAdmin);
    const byForm = { kind: "care.asked" as const, eventId: id, at: createdAt, actor: { id: null, name: "" } };
    return [
      ...(source === "webform" && !assignee ? told(admins, byForm) : []),
      ...(asked.get(ticket) ?? []).flatMap(({ id: candidateId, helper, answeredAt }) => {
        const name = personName(helper);
        const eventId = stableId("care/notice", candidateId);
        return answeredAt
          ? told(concierge, { kind: "care.answered", eventId, at: answeredAt, actor: { id: null, name } })
          : [];
      }),
    ];
  });
}

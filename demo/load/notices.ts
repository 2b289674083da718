/** Notifications of people who can sign in: unread ones from the last days, and earlier ones merged by visit. */
import { dayMs, daysBefore } from "@stoep/contract/kernel";
import type { Insertable } from "kysely";
import type { NoticeTable } from "../../apps/server/src/schema/db.types.ts";
import { stableId } from "../stable-id.ts";
import type { NoticeEvent } from "./notice-events.ts";
import { readResidentEvents } from "./notices-of-residents.ts";
import { readStaffEvents } from "./notices-of-staff.ts";
import { insertAll, type Site } from "./site.ts";

/** Days since their last visit; before that they came every day. */
const lastLook = 2.7;
const peopleMax = 100;
/** The app deletes notifications after three months. */
const daysKept = 80;

/** Call it last: it reads everything that people wrote and did. No mail is sent for any of these. */
export async function insertNotices(site: Site): Promise<void> {
  await insertEvents(site, [...(await readResidentEvents(site)), ...(await readStaffEvents(site))]);
}

export async function insertEvents(site: Site, all: readonly NoticeEvent[]): Promise<void> {
  const oldest = daysBefore(site.now, daysKept);
  const events = all.filter(({ at, actor, accountId }) => at > oldest && (actor.id === null || actor.id !== accountId));
  const visitOf = ({ at }: NoticeEvent) => {
    const days = (site.now.getTime() - at.getTime()) / dayMs;
    return days < lastLook ? 0 : Math.ceil(days - lastLook);
  };
  const groups = Map.groupBy(events, (event) =>
    stableId("notice", event.readerId, event.kind, event.mergeId ?? event.eventId, visitOf(event)),
  );
  const looked = (visit: number) => new Date(site.now.getTime() - (visit - 1 + lastLook) * dayMs);
  const rows = [...groups].map(([id, group]) => {
    const visit = visitOf(group[0] as NoticeEvent);
    return rowOf(id, group, visit === 0 ? null : looked(visit));
  });
  await insertAll(site.trx, "notice", rows);
}

function rowOf(id: string, group: readonly NoticeEvent[], readAt: Date | null): Insertable<NoticeTable> {
  const latest = group.reduce((one, other) => (other.at > one.at ? other : one));
  const { kind, readerId, accountId, object, mergeId, eventId, actor, details, at } = latest;
  const people = [...new Set(group.map((one) => (one.countsThings ? one.eventId : (one.actor.id ?? one.eventId))))];
  return {
    id,
    kind,
    readerId,
    accountId,
    eventId,
    details,
    at,
    readAt,
    objectKind: object.kind,
    objectId: object.id,
    actorId: actor.id,
    actor: actor.name,
    mergeId: mergeId ?? eventId,
    isOpen: readAt === null || mergeId === null,
    people: people.slice(0, peopleMax),
    total: people.length,
  };
}

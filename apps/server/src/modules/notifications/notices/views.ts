import {
  digestDay,
  digestHour,
  type Notice,
  type NoticeGroup,
  type NoticePreferences,
  type QuietHours,
} from "@stoep/contract/notifications";
import { definitionOf, groupOf, type NoticesScope } from "./kinds.ts";
import { defaultTimings } from "./rules.ts";
import type { NoticeRow } from "./store/notices.ts";
import type { listPreferences } from "./store/preferences.ts";

export const viewNotice = (scope: NoticesScope, row: NoticeRow): Notice => ({
  id: row.id,
  kind: row.kind,
  group: groupOf(row.kind),
  object: row.objectKind === null || row.objectId === null ? null : { kind: row.objectKind, id: row.objectId },
  part: definitionOf(scope, row.kind).part ?? null,
  actor: row.actor,
  people: row.total,
  values: row.details,
  at: row.at.toISOString(),
  isRead: row.readAt !== null,
});

interface StoredPreferences {
  chosen: Awaited<ReturnType<typeof listPreferences>>;
  quietHours: QuietHours | null;
  refusesAll: boolean;
}

/** Devices belong to residents: for staff there is no push. */
export const viewPreferences = (
  { side, groups }: { side: "residents" | "staff"; groups: readonly NoticeGroup[] },
  { chosen, quietHours, refusesAll }: StoredPreferences,
): NoticePreferences => ({
  groups: groups.map((group) => {
    const { mail, push } = chosen.find((one) => one.group === group) ?? defaultTimings[group];
    return { group, mail, push: side === "staff" ? null : push };
  }),
  quietHours,
  digestHour,
  weeklyDay: digestDay,
  isUnsubscribedFromAll: refusesAll,
});

import type { AuditAction } from "@stoep/contract/audit";
import type { LiveTopic } from "@stoep/contract/kernel";
import type { NetworkTable } from "#kernel/sql/network-table.ts";
import type { Database } from "../../../schema/db.types.ts";

type Moments = "publishAt" | "publishedAt" | "deletedAt";
type People = "organisationId" | "plannedBy" | "createdBy";
type Columns = Moments | People | "title" | "version" | "previewedVersion";

/** Tables of what is drafted, scheduled and published: those that have its moments, its people and its versions. */
export type ThingTable = { [T in NetworkTable]: Columns extends keyof Database[T] ? T : never }[NetworkTable];

/** One kind of such things. */
export interface ScheduledKind {
  table: ThingTable;
  topic: LiveTopic;
  /** What the log calls one. */
  subject: string;
  actions: { schedule: AuditAction; publish: AuditAction };
  /** Where one is edited, below the dashboard's address. */
  path: (id: string) => string;
}

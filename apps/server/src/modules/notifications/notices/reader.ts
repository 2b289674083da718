import { features, staffFor } from "@stoep/contract/features";
import { type NoticeKind, type noticeGroups, notices } from "@stoep/contract/notifications";
import { accessVerdict } from "#kernel/access.ts";
import type { Resident, Staff } from "#kernel/actor.ts";
import type { NoticeReader } from "./store/preferences.ts";

/** Whether a person reads as resident or as staff: the two sides of an account never mix. D §1 */
export const readerOf = (actor: Resident | Staff): NoticeReader & { side: keyof typeof noticeGroups } =>
  actor.kind === "resident"
    ? { readerId: actor.residentId, accountId: actor.accountId, side: "residents" }
    : { readerId: actor.membershipId, accountId: actor.accountId, side: "staff" };

type Module = NonNullable<(typeof moduleOf)[NoticeKind]>;
/** null: residents'. */
const moduleOf = Object.fromEntries(
  Object.entries(notices).map(([kind, code]) => [
    kind,
    code.for === "residents" ? null : "module" in code ? code.module : features.notifications.module,
  ]),
) as Record<NoticeKind, "network" | "participation" | "care" | null>;

/** The access needed to read a module's notices: that of reading the module. */
const moduleAccess = {
  network: staffFor("inbox", "viewer"),
  participation: staffFor("ideas", "viewer"),
  care: staffFor("tickets", "viewer"),
} as const;
const kindsOf = (isOf: (module: Module) => boolean) =>
  (Object.keys(notices) as NoticeKind[]).filter((kind) => {
    const module = moduleOf[kind];
    return module !== null && isOf(module);
  });

/** Kinds of modules in which the reader has no level, or no longer. */
export function hiddenFrom(actor: Resident | Staff): NoticeKind[] {
  if (actor.kind === "resident") return [];
  const closed = (Object.keys(moduleAccess) as Module[]).filter(
    (one) => accessVerdict(moduleAccess[one], actor) !== true,
  );
  return closed.length === 0 ? [] : kindsOf((module) => closed.includes(module));
}

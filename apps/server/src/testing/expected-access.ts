/** The refusal that each person of the town gets from a route's access check. D §3, D §4 */
import { type Access, levels, type Module, type RefusalCode } from "@stoep/contract/kernel";
import { organisationPlans, type PersonName, type PersonPlan, peoplePlans } from "./people.ts";

export const everybody = Object.entries<PersonPlan>(peoplePlans).map(([name, plan]) => ({
  name: name as PersonName,
  plan,
}));

type Gated = Extract<Access, { module: string }>;
export const isForResidents = (access: Access): boolean =>
  access.to === "resident-or-staff" || (access.to === "subject" && access.by === "resident-or-staff");

type Job = NonNullable<PersonPlan["jobs"]>[number];

/** null: allowed. The rules of access.md, written independently of the code that enforces them. */
export function expected(access: Access, plan: PersonPlan): RefusalCode | null {
  if (access.to === "anyone" || access.to === "signed-in") return null;
  if (access.to === "system") return plan.isSystem ? null : "system_only";
  const isResident = plan.home !== undefined;
  if (access.to === "resident") return isResident ? null : "wrong_kind_of_session";
  if (isResident && isForResidents(access)) return null;
  const [job] = plan.jobs ?? [];
  if (!job) return "wrong_kind_of_session";
  return standing(job, plan) ?? ofMember(access, job);
}

function ofMember(access: Exclude<Access, { to: "anyone" | "signed-in" | "system" | "resident" }>, job: Job) {
  if (access.to === "owner") return ownerOnly(job);
  // Which module counts is known only when the subject is.
  return access.to === "subject" ? null : inModules(access, job);
}

function inModules(access: Gated, job: Job): RefusalCode | null {
  const first = licence(access, job) ?? level(access, job);
  if (first === null || access.alsoIn === undefined) return first;
  const other = { ...access, module: access.alsoIn };
  return (licence(other, job) ?? level(other, job)) === null ? null : first;
}

function standing({ type, organisation }: Job, { hasShownFactor }: PersonPlan): RefusalCode | null {
  if (type === "pending") return "membership_pending";
  if (type === "disabled") return "membership_disabled";
  const asksForFactor = "asksForFactor" in organisationPlans[organisation];
  return asksForFactor && !hasShownFactor ? "second_factor_required" : null;
}

const ownerOnly = ({ type }: Job): RefusalCode | null => (type === "owner" ? null : "owner_only");

function licence({ module, level, licence }: Gated, { organisation }: Job): RefusalCode | null {
  const all: { module: Module; level: string; endedDaysAgo?: number }[] = organisationPlans[organisation].licences;
  const own = all.find((one) => one.module === module);
  if (!own) return all.length === 0 ? "no_licence" : "module_not_included";
  const { endedDaysAgo = 0 } = own;
  if (endedDaysAgo > 30 || (endedDaysAgo > 0 && level !== "viewer")) return "licence_expired";
  return licence === "premium" && own.level !== "premium" && endedDaysAgo === 0 ? "licence_level_too_low" : null;
}

function level({ module, level }: Gated, { type, levels: given }: Job): RefusalCode | null {
  const worker = module === "care" ? ("editor" as const) : undefined;
  const has = type === "owner" ? "admin" : type === "community-worker" ? worker : given?.[module];
  if (!has) return "no_module_access";
  return levels.indexOf(has) < levels.indexOf(level) ? "level_too_low" : null;
}

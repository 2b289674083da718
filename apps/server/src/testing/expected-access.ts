/** The refusal that each person of the town gets from a route's access check. D §3, D §4 */
import { type Access, levels, type RefusalCode } from "@stoep/contract/kernel";
import { type OrganisationPlan, organisationPlans, type PersonName, type PersonPlan, peoplePlans } from "./people.ts";

export const everybody = Object.entries<PersonPlan>(peoplePlans).map(([name, plan]) => ({
  name: name as PersonName,
  plan,
}));

type Gated = Extract<Access, { module: string }>;
export const isForResidents = (access: Access): boolean =>
  access.to === "resident-or-staff" || (access.to === "subject" && access.by === "resident-or-staff");

type Job = NonNullable<PersonPlan["jobs"]>[number];

type Terms = Pick<OrganisationPlan, "licences" | "asksForFactor">;
const termsOf = ([job]: Job[] = []): Terms => (job ? organisationPlans[job.organisation] : { licences: [] });

/**
 * null: allowed. The rules of access.md, written independently of the code that enforces them. `terms`: those of the person's
 * organisation.
 */
export function expected(access: Access, plan: PersonPlan, terms: Terms = termsOf(plan.jobs)): RefusalCode | null {
  if (access.to === "anyone" || access.to === "signed-in") return null;
  if (access.to === "system") return plan.isSystem ? null : "system_only";
  const isResident = plan.home !== undefined;
  if (access.to === "resident") return isResident ? null : "wrong_kind_of_session";
  if (isResident && isForResidents(access)) return null;
  const [job] = plan.jobs ?? [];
  if (!job) return "wrong_kind_of_session";
  return standing(job, plan, terms) ?? ofMember(access, job, terms);
}

type OfMember = Exclude<Access, { to: "anyone" | "signed-in" | "system" | "resident" }>;

function ofMember(access: OfMember, job: Job, terms: Terms) {
  if (access.to === "owner") return ownerOnly(job);
  // Which module counts is known only when the subject is.
  return access.to === "subject" ? null : inModules(access, job, terms);
}

function inModules(access: Gated, job: Job, terms: Terms): RefusalCode | null {
  const first = licence(access, terms) ?? level(access, job);
  if (first === null || access.alsoIn === undefined) return first;
  const other = { ...access, module: access.alsoIn };
  return (licence(other, terms) ?? level(other, job)) === null ? null : first;
}

function standing({ type }: Job, { hasShownFactor }: PersonPlan, { asksForFactor }: Terms): RefusalCode | null {
  if (type === "pending") return "membership_pending";
  if (type === "disabled") return "membership_disabled";
  return asksForFactor && !hasShownFactor ? "second_factor_required" : null;
}

const ownerOnly = ({ type }: Job): RefusalCode | null => (type === "owner" ? null : "owner_only");

function licence({ module, level, licence }: Gated, { licences }: Terms): RefusalCode | null {
  const own = licences.find((one) => one.module === module);
  if (!own) return licences.length === 0 ? "no_licence" : "module_not_included";
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

/** Step 3 of a request: who may call a route at all, by membership, level and licence. One rule for server, clients and sweep. D §3, D §4 */
import { type Access, type Level, levels, type Module, type Verdict } from "@stoep/contract/kernel";
import type { Actor, Staff } from "./actor.ts";

export function accessVerdict(access: Access, actor: Actor): Verdict {
  if (access.to === "anyone") return true;
  if (actor.kind === "guest") return "sign_in_required";
  switch (access.to) {
    case "signed-in":
      return true;
    case "system":
      return actor.isSystem || "system_only";
    case "resident":
      return actor.kind === "resident" || "wrong_kind_of_session";
    case "resident-or-staff":
      if (actor.kind === "resident") return true;
      break;
    case "subject":
      if (actor.kind === "resident") return access.by === "resident-or-staff" || "wrong_kind_of_session";
      break;
  }
  return actor.kind === "staff" ? memberVerdict(access, actor) : "wrong_kind_of_session";
}

type MemberRights = Pick<Staff, "membershipType" | "levels" | "licences" | "mustAddFactor" | "mustAddFactorForCare">;
type ForMembers = Extract<Access, { to: "owner" | "staff" | "resident-or-staff" | "subject" }>;

/** Whether a member of an organisation may call a route: `true`, or the refusal. */
export function memberVerdict(access: ForMembers, actor: MemberRights): Verdict {
  if (actor.membershipType === "pending") return "membership_pending";
  if (actor.membershipType === "disabled") return "membership_disabled";
  if (actor.mustAddFactor) return "second_factor_required";
  if (access.to === "owner") return actor.membershipType === "owner" || "owner_only";
  if (access.to === "subject") return true;
  const inModule = (module: Module): Verdict => {
    const licence = licenceVerdict(actor, module, access.level, access.licence);
    const verdict = licence === true ? levelVerdict(actor, module, access.level) : licence;
    return verdict === true && module === "care" && actor.mustAddFactorForCare ? "second_factor_required" : verdict;
  };
  const verdict = inModule(access.module);
  if (verdict === true || !access.alsoIn) return verdict;
  const also = inModule(access.alsoIn);
  return also === true || also === "second_factor_required" ? also : verdict;
}

type Member = Pick<Staff, "membershipType" | "levels">;

/** A member's highest level in a module: everything for the owner, only care for community workers. */
export function levelIn(actor: Member, module: Module): Level | null {
  if (actor.membershipType === "owner") return "admin";
  if (actor.membershipType === "community-worker") return module === "care" ? "editor" : null;
  return actor.membershipType === "user" ? actor.levels[module] : null;
}

export function levelVerdict(actor: Member, module: Module, needed: Level): Verdict {
  const has = levelIn(actor, module);
  if (has === null) return "no_module_access";
  return levels.indexOf(has) >= levels.indexOf(needed) || "level_too_low";
}

function licenceVerdict(actor: MemberRights, module: Module, level: Level, needed: "essential" | "premium"): Verdict {
  const state = actor.licences[module];
  if (state === "none") {
    return Object.values(actor.licences).every((other) => other === "none") ? "no_licence" : "module_not_included";
  }
  if (state === "closed") return "licence_expired";
  if (state === "expired") return level === "viewer" || "licence_expired";
  return needed === "essential" || state === "premium" || "licence_level_too_low";
}

import type { Module } from "@stoep/contract/kernel";
import type { Session } from "./session-store.ts";

/** Why a module's screens stay closed; each has a page of its own. D §3 */
export const closedCauses = [
  "no_licence",
  "licence_expired",
  "module_not_included",
  "licence_level_too_low",
  "no_module_access",
] as const;
export type ClosedCause = (typeof closedCauses)[number];

/** "/licence/network/no-licence" */
export const licencePath = (module: Module, cause: ClosedCause): string =>
  `/licence/${module}/${cause.replaceAll("_", "-")}`;

/** What the server would answer to whoever only wants to read; null: come in. */
export function closedBecause({ active }: Session, module: Module): ClosedCause | null {
  if (active.kind !== "membership") return null;
  const { licences, membership } = active;
  const state = licences[module];
  if (state === "none") {
    return Object.values(licences).every((other) => other === "none") ? "no_licence" : "module_not_included";
  }
  if (state === "closed") return "licence_expired";
  return mayOpen(membership, module) ? null : "no_module_access";
}

function mayOpen({ type, levels }: Session["memberships"][number], module: Module): boolean {
  if (type === "owner") return true;
  return type === "community-worker" ? module === "care" : levels[module] !== null;
}

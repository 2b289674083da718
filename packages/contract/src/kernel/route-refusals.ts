/** The refusals that a route has besides its own list, which follow from its method, its shapes and who may call it. */
import type { RefusalCode } from "./codes.ts";
import { kindOf, pathKeys, type Route } from "./route.ts";

/** Every code that this route may refuse with, its own first. `unexpected` is an accident, and not included. */
export function refusalsOf(route: Route): RefusalCode[] {
  const fromReading: RefusalCode[] = route.readsPeople ? ["read_too_much"] : [];
  return [
    ...new Set([...route.refusals, ...fromInput(route), ...fromMethod(route), ...fromAccess(route), ...fromReading]),
  ];
}

function fromInput(route: Route): RefusalCode[] {
  const hasInput = route.query || ("body" in route && route.body);
  return [
    "malformed_request",
    ...(pathKeys(route.path).length > 0 ? (["not_found"] as const) : []),
    ...(hasInput ? (["invalid_input"] as const) : []),
  ];
}

function fromMethod(route: Route): RefusalCode[] {
  const kind = kindOf(route);
  const fromLimit: RefusalCode[] = "limit" in route && route.limit ? ["too_many_requests"] : [];
  if (route.method === "GET") return ["unavailable", ...fromLimit];
  const fromScan: RefusalCode[] = kind === "upload" ? ["file_infected", "file_not_scanned"] : [];
  const isKept = kind === "command" && !("outsideTransaction" in route && route.outsideTransaction);
  const fromKey: RefusalCode[] = isKept ? ["key_in_use", "key_reused"] : [];
  return ["unavailable", "cross_site", "request_too_large", ...fromScan, ...fromKey, ...fromLimit];
}

function fromAccess({ access, method }: Route): RefusalCode[] {
  // Even where signing in is not required: a token that is sent must be valid.
  const codes: RefusalCode[] = ["sign_in_required"];
  if (access.to === "anyone" || access.to === "signed-in") return codes;
  if (access.to === "system") return [...codes, "system_only"];
  codes.push("wrong_kind_of_session", ...(method === "GET" ? [] : (["place_changed"] as const)));
  if (access.to === "resident") return codes;
  codes.push("membership_pending", "membership_disabled", "second_factor_required");
  if (access.to === "owner") return [...codes, "owner_only"];
  codes.push("no_licence", "module_not_included", "licence_expired", "no_module_access", "level_too_low");
  return access.to === "subject" || access.licence === "premium" ? [...codes, "licence_level_too_low"] : codes;
}

/** A project, as a colleague of its organisation sees it. */
import type { Staff } from "#kernel/actor.ts";
import type { RouteCall } from "#kernel/call.ts";
import { refuse } from "#kernel/refuse.ts";
import { verdicts } from "./policy.ts";
import { standingOf, todayIn } from "./rules.ts";
import { findProject, type StoredProject } from "./store/projects.ts";
import { viewProject } from "./views.ts";

type Scope = Pick<RouteCall<Staff>, "db" | "actor" | "now">;

/** Refuses with `not_found`. */
export async function loadProject(call: Scope, projectId: string) {
  const { db, actor } = call;
  return viewProject(call, (await findProject(db, actor.organisation.id, projectId)) ?? refuse("not_found"));
}

/** What the caller may do with it at present. */
export function verdictsOn({ actor, now }: Pick<Scope, "actor" | "now">, project: StoredProject) {
  const { timing } = standingOf(project, todayIn({ now, timeZone: actor.network.timeZone }));
  return verdicts(actor, { ...project, timing });
}

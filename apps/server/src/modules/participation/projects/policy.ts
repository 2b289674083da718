/** Who may do what with a project of their organisation, and why not. D §3, §4 */
import { staffFor, uses } from "@stoep/contract/features";
import type { Verdict } from "@stoep/contract/kernel";
import { type ProjectKind, participation, projectFeature, type Timing } from "@stoep/contract/participation";
import { accessVerdict, levelVerdict } from "#kernel/access.ts";
import type { Staff } from "#kernel/actor.ts";
import { isLicensedByName, scopeVerdict } from "#modules/licences/index.ts";
import { stateOf } from "#modules/publishing/index.ts";
import { standingOf, type Term } from "./rules.ts";

export interface JudgedProject {
  id: string;
  kind: ProjectKind;
  isPhased: boolean;
  neighbourhoodIds: readonly string[];
  createdBy: string | null;
  publishAt: Date | null;
  publishedAt: Date | null;
}

type WantedProject = Pick<JudgedProject, "kind" | "isPhased" | "neighbourhoodIds"> & { id: string | null };

/** Whether the licence covers the project as it is, or as it would be after a save. `id` null: it is not there yet. */
export function coverVerdict(actor: Staff, wanted: WantedProject, before?: JudgedProject): Verdict {
  if (isLicensedByName(actor, "project", wanted.id)) return true;
  const scope = actor.scopes.participation;
  if (scope?.neighbourhoodIds.length === 0) return "licence_out_of_scope";
  const verdict = accessVerdict(staffFor(projectFeature(wanted), uses.write), actor);
  if (verdict !== true) return verdict;
  // A live project may keep neighbourhoods that the licence no longer covers, so that mistakes in it can be corrected.
  const kept = before && stateOf(before) === "published" ? before.neighbourhoodIds : [];
  return scopeVerdict(
    scope,
    wanted.neighbourhoodIds.filter((id) => !kept.includes(id)),
  );
}

/** Days that end a live project or open it again are an admin's, like the acts that do so. D §3 */
export function termVerdict(
  actor: Staff,
  before: Pick<JudgedProject, "publishAt" | "publishedAt"> & Term,
  after: Pick<Term, "startsOn" | "endsOn">,
  today: string,
): Verdict {
  if (stateOf(before) !== "published") return true;
  const isOver = (term: Term) => standingOf(term, today).timing === "finished";
  return (
    isOver(before) === isOver({ ...after, endedAt: before.endedAt }) || levelVerdict(actor, "participation", "admin")
  );
}

/** `timing`: null while a day is missing. */
export function verdicts(actor: Staff, project: JudgedProject & { timing: Timing | null }) {
  const covered = coverVerdict(actor, project, project);
  const within = (door: Verdict): Verdict => (door === true ? covered : door);
  const edit = within(accessVerdict(participation.updateProject.access, actor));
  const admin = within(accessVerdict(participation.endProject.access, actor));
  const isLive = stateOf(project) === "published";
  const isOver = project.timing === "finished";
  const end: Verdict = !isLive ? "project_not_live" : !isOver || "project_ended";
  return {
    edit,
    publish: edit === true ? publishVerdict(actor, project) : edit,
    setPublic: admin,
    end: admin === true ? end : admin,
    reopen: admin === true ? (isLive && isOver) || "project_not_ended" : admin,
    delete: removalVerdict(actor, project),
  } satisfies Record<string, Verdict>;
}

function publishVerdict(actor: Staff, project: JudgedProject): Verdict {
  return stateOf(project) === "published" ? "already_published" : coverVerdict(actor, project);
}

/** Even of a kind that the licence no longer includes. */
export function removalVerdict(actor: Staff, project: Pick<JudgedProject, "createdBy">): Verdict {
  const door = accessVerdict(participation.deleteProject.access, actor);
  return door === true ? deleteVerdict(actor, project) : door;
}

/** Only an admin deletes others' work. Those who may delete a project may restore it. */
export function deleteVerdict(actor: Staff, project: Pick<JudgedProject, "createdBy">): Verdict {
  return project.createdBy === actor.accountId || levelVerdict(actor, "participation", "admin");
}

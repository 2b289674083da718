import { mostMoments, type ProjectMoment, participation } from "@stoep/contract/participation";
import { handle } from "#kernel/module.ts";
import { listEntriesAbout } from "#modules/audit/index.ts";
import { loadProject } from "../projects/index.ts";

type Entry = Awaited<ReturnType<typeof listEntriesAbout>>[number];
type Act = ProjectMoment["act"];

const acts: Record<string, Act | ((entry: Entry) => Act)> = {
  "participation.publish": "published",
  "participation.schedule": ({ new: set }) => ((set?.at ?? set?.publishAt) ? "scheduled" : "unscheduled"),
  "participation.edit": "edited",
  "participation.setPublic": ({ new: set }) => (set?.isPublic ? "shown" : "hidden"),
  "participation.end": "ended",
  "participation.reopen": "reopened",
  "participation.delete": "deleted",
  "participation.undelete": "restored",
};

export const timelineHandlers = handle(participation, {
  async listProjectMoments(call) {
    const { actor, db, params } = call;
    const { id } = await loadProject(call, params.projectId);
    const entries = await listEntriesAbout(db, {
      organisationId: actor.organisation.id,
      subjectId: id,
      actions: Object.keys(acts),
      limit: mostMoments,
    });
    return { items: entries.flatMap(viewMoment) };
  },
});

function viewMoment(entry: Entry): ProjectMoment[] {
  const act = acts[entry.action];
  if (!act) return [];
  const { id, at, actorName } = entry;
  return [
    { id, at: at.toISOString(), act: typeof act === "string" ? act : act(entry), by: entry.accountId ? actorName : "" },
  ];
}

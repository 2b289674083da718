import { participation } from "@stoep/contract/participation";
import { v7 as newId } from "uuid";
import type { StaffCall } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { ensure, refuse } from "#kernel/refuse.ts";
import { disclosedReach, schedule, selectPlacesReachedBy, stateOf } from "#modules/publishing/index.ts";
import { isSharedShout, mayHandleShouts } from "#modules/shouts/index.ts";
import { cleanContent, contentOf } from "../content.ts";
import { announceToColleagues, announceToReaders } from "../go-live.ts";
import { changesOf, recordProject } from "../log.ts";
import { coverVerdict, termVerdict } from "../policy.ts";
import { loadProject, verdictsOn } from "../presentation.ts";
import { completenessProblems, todayIn } from "../rules.ts";
import { refuseProblems, saveChange, saveProject } from "../save.ts";
import { findProject, lockProject, type StoredProject } from "../store/projects.ts";
import { selectReadProjects } from "../store/read-projects.ts";
import { viewReadProject } from "../views.ts";

export const draftHandlers = handle(participation, {
  async getProject(call) {
    return loadProject(call, call.params.projectId);
  },

  async createProject(call) {
    const { body, actor, db, now } = call;
    ensure(coverVerdict(actor, { ...body, id: null }));
    await ensureShout(call, body.shoutId);
    const id = newId();
    const author = { id, organisationId: actor.organisation.id, accountId: actor.accountId, now };
    await saveProject(db, author, cleanContent(body));
    await announceToColleagues(call);
    return loadProject(call, id);
  },

  async updateProject(call) {
    const { params, body, actor, db, now } = call;
    const before = (await lockProject(db, actor.organisation.id, params.projectId)) ?? refuse("not_found");
    ensure(verdictsOn(call, before).edit);
    if (before.version !== body.version) refuse("changed_meanwhile");
    const content = cleanContent(body.project);
    ensure(coverVerdict(actor, { ...content, kind: before.kind, id: before.id }, before));
    ensure(termVerdict(actor, before, content, todayIn({ now, timeZone: actor.network.timeZone })));
    if (content.shoutId !== before.shoutId) await ensureShout(call, content.shoutId, "project.");
    const changed = await saveChange(db, before, content, { accountId: actor.accountId, now });
    if (changed.length === 0) return loadProject(call, before.id);
    if (stateOf(before) !== "concept") {
      await recordProject(call, "edit", { id: before.id, title: content.title }, changesOf(before, content, changed));
    }
    if (before.publishedAt) {
      const neighbourhoodIds = [...new Set([...before.neighbourhoodIds, ...content.neighbourhoodIds])];
      await announceToReaders({ ...call, network: actor.network }, { isPublic: before.isPublic, neighbourhoodIds });
    }
    await announceToColleagues(call);
    return loadProject(call, before.id);
  },

  async previewProject(call) {
    const { params, actor, db, now } = call;
    const project = (await findProject(db, actor.organisation.id, params.projectId)) ?? refuse("not_found");
    const content = contentOf(project);
    refuseProblems(completenessProblems(content));
    const { neighbourhoodIds } = content;
    await schedule.markPreviewed(db, "project", project.id, project.version);
    const places = await selectPlacesReachedBy(db, { neighbourhoodIds, streetIds: [], visibility: "everyone" })
      .orderBy("neighbourhood.name")
      .execute();
    const row = await selectReadProjects(db, project.language).where("project.id", "=", project.id).executeTakeFirst();
    if (!row) return refuse("not_found");
    return {
      version: project.version,
      reach: disclosedReach(places, false),
      readings: [null, ...project.translations.map(readTranslation)].map((translation) =>
        viewReadProject({ ...row, translation }, { network: actor.network, actor, now }),
      ),
    };
  },
});

/** As a reader gets it who reads that language. */
const readTranslation = ({ textHtml, altText, ...one }: StoredProject["translations"][number]) => ({
  ...one,
  html: textHtml,
  alt: altText,
});

/** Refuses a shout that the caller may not handle. */
async function ensureShout({ actor, db }: StaffCall<Db>, shoutId: string | null, under = ""): Promise<void> {
  if (shoutId === null) return;
  const isThere = mayHandleShouts(actor) && (await isSharedShout(db, actor.organisation.id, shoutId));
  if (!isThere) refuseProblems({ shoutId: "invalid" }, under);
}

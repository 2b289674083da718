/** An idea as a subject of conversation: `conversations` itself knows nothing of ideas. */
import { sql } from "kysely";
import type { Tx } from "#kernel/database.ts";
import type { FoundSubject, SubjectKind } from "#modules/conversations/index.ts";
import { holdProject } from "../merges/index.ts";
import { standingOfIdea } from "./rules.ts";
import { lockIdea, lockIdeaAlone } from "./store/ideas.ts";
import { findLive, findOwn, findProjectOf, findReadable } from "./store/projects.ts";
import { findIdea } from "./store/read.ts";
import { authorOf } from "./store/recipients.ts";
import { holdForTalk, isThere, judgedOf, nameOf } from "./store/subject.ts";
import { hideIdea, showIdea } from "./visibility.ts";
import { emptyLocked } from "./withdraw.ts";

/** Anyone in the network who may read it can take part. Outside the network there are no comments. */
const find: SubjectKind["find"] = async ({ db, actor, now }, ideaId): Promise<FoundSubject | null> => {
  if (actor.kind !== "resident" && actor.kind !== "staff") return null;
  if (db.isTransaction) await holdForTalk(db as Tx, ideaId);
  const idea = await findIdea(db, actor, ideaId);
  if (!idea) return null;
  const { projectId, organisationId } = idea;
  const isOwn = actor.kind === "staff" && organisationId === actor.organisation.id;
  const isMine = actor.kind === "resident" && idea.authorId === actor.residentId;
  const project = isOwn
    ? await findOwn(db, organisationId, actor.language, projectId)
    : await (isMine
        ? findLive(db, actor.language, projectId)
        : findReadable(db, { actor, language: actor.language, now }, projectId));
  if (!project) return null;
  const { neighbourhoodIds, isPublic } = project;
  return {
    id: idea.id,
    name: idea.title,
    organisationId,
    organisationName: project.organisation,
    neighbourhoodIds: [idea.neighbourhoodId],
    threads: "one",
    author: { accountId: idea.authorAccountId, residentId: idea.authorId },
    isClosed: standingOfIdea(idea) !== "open",
    poll: null,
    announceTo: {
      networkId: actor.network.id,
      organisationId,
      neighbourhoodIds: isPublic ? undefined : neighbourhoodIds,
    },
  };
};

export const ideaAsSubject: SubjectKind = {
  feature: "ideas",
  topic: "conversations",
  isPersonal: true,
  find,
  isThere,
  authorOf,
  nameOf,
  judgedOf,
  optionOf: () => sql<null>`null::text`,
  /** Its row is locked first, so that of five simultaneous reports exactly the last counts five. */
  moderation: {
    async hold(db, { organisationId, id }) {
      await lockIdea(db, organisationId, id);
    },
    async hide(call, { organisationId, id }, hiding) {
      const row = await lockIdea(call.db, organisationId, id);
      if (row) await hideIdea(call, row, hiding);
    },
    async show(call, { organisationId, id }, { because, isTold }) {
      const row = await lockIdea(call.db, organisationId, id);
      if (row?.hiddenBecause === because) await showIdea(call, row, isTold);
    },
    async empty(db, { organisationId, id }, now) {
      const projectId = await findProjectOf(db, organisationId, id);
      if (projectId === undefined) return;
      // What was merged into it is released, so its project comes first, as for everybody who merges.
      await holdProject(db, projectId);
      const row = await lockIdeaAlone(db, organisationId, id);
      if (row) await emptyLocked(db, [row], now);
    },
  },
};

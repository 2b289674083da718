/** A shout as a subject of conversation: `conversations` itself knows nothing of shouts. */

import { sql } from "kysely";
import type { Tx } from "#kernel/database.ts";
import type { FoundSubject, SubjectKind } from "#modules/conversations/index.ts";
import { discardFiles } from "#modules/files/index.ts";
import { hideRow, showRow } from "./hiding.ts";
import { authorOf } from "./store/people.ts";
import { findSubject, holdForTalk, isThere, judgedOf, nameOf } from "./store/subject.ts";
import { count, moved } from "./store/tally.ts";
import { answerShouts, emptyShouts, listImageIds, lockAny } from "./store/writing.ts";
import { tellHandler, tellReply } from "./telling.ts";

/** Whoever may read it takes part. One that is not shared is found by staff only once it was reported: they do not write there. D §7 */
const find: SubjectKind["find"] = async ({ db, actor }, subjectId): Promise<FoundSubject | null> => {
  if (actor.kind !== "resident" && actor.kind !== "staff") return null;
  if (db.isTransaction) await holdForTalk(db as Tx, subjectId);
  const shout = await findSubject(db, actor, subjectId);
  if (!shout) return null;
  const { id, title, organisationId, organisationName, neighbourhoodId } = shout;
  return {
    id,
    name: title,
    organisationId,
    organisationName,
    neighbourhoodIds: [neighbourhoodId],
    threads: "one",
    author: { accountId: shout.authorAccountId, residentId: shout.authorId },
    isClosed: shout.hiddenAt !== null || (actor.kind === "staff" && shout.sharing === "neighbours"),
    poll: null,
    announceTo: { networkId: actor.network.id, organisationId, neighbourhoodIds: [neighbourhoodId] },
  };
};

export const shoutAsSubject: SubjectKind = {
  feature: "shouts",
  topic: "conversations",
  isPersonal: true,
  find,
  isThere,
  authorOf,
  nameOf,
  judgedOf,
  optionOf: () => sql<null>`null::text`,
  /** A reply in the organisation's name reaches the author and followers; what neighbours say reaches whoever is handling it. */
  async commented(call, { id, name, organisationId, organisationName: organisation }, comment) {
    const { actor, db } = call;
    const momentId = comment.id;
    if (actor.kind === "resident")
      return tellHandler({ ...call, actor }, { shout: { id, title: name, organisationId }, organisation, momentId });
    const shout = await lockAny(db, organisationId, id);
    if (!shout) return;
    await tellReply({ ...call, actor }, { shout, organisation, momentId }, comment.text, comment.answers);
    if (shout.answeredAt) return;
    await answerShouts(db, [id], call.now);
    await count(db, moved([shout], { answeredAt: call.now }));
  },
  /** Its row is locked first, so that of five simultaneous reports exactly the last counts five. */
  moderation: {
    async hold(db, { organisationId, id }) {
      await lockAny(db, organisationId, id);
    },
    async hide(call, { organisationId, id }, hiding) {
      const shout = await lockAny(call.db, organisationId, id);
      if (shout) await hideRow(call, shout, hiding);
    },
    async show(call, { organisationId, id }, { because, isTold }) {
      const shout = await lockAny(call.db, organisationId, id);
      if (shout?.hiddenBecause === because) await showRow(call, shout, isTold);
    },
    async empty(db, { organisationId, id }, now) {
      const shout = await lockAny(db, organisationId, id);
      if (!shout) return;
      const files = await listImageIds(db, [id]);
      await emptyShouts(db, [id], now);
      await discardFiles(db, files);
      await count(db, [{ ...shout, by: -1 }]);
    },
  },
};

/** A shout as a subject of conversation: `conversations` itself knows nothing of shouts. */

import { sql } from "kysely";
import type { Tx } from "#kernel/database.ts";
import type { FoundSubject, SubjectKind } from "#modules/conversations/index.ts";
import { discardFiles } from "#modules/files/index.ts";
import { changesTo, countChanges } from "./inbox/index.ts";
import { notifyHandler, notifyReply } from "./notify.ts";
import { findSubject, holdForTalk, isThere, judgedOf, nameOf } from "./store/conversation-subject.ts";
import { authorOf } from "./store/recipients.ts";
import { listImageIds, lockShout, markAnswered, updateShouts, withdrawShouts } from "./store/shouts.ts";
import { hideShout, unhideShout } from "./visibility.ts";

/** Anyone who may read it can take part. Staff find a neighbours-only shout only after it was reported, and cannot write there. D §7 */
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
  /** A reply in the organisation's name notifies the author and followers; comments by neighbours notify the person handling it. */
  async commented(call, { id, name, organisationId, organisationName: organisation }, comment) {
    const { actor, db } = call;
    const momentId = comment.id;
    if (actor.kind === "resident")
      return notifyHandler({ ...call, actor }, { shout: { id, title: name, organisationId }, organisation, momentId });
    const shout = await lockShout(db, organisationId, id);
    if (!shout) return;
    await notifyReply({ ...call, actor }, { shout, organisation, momentId }, comment.text, comment.answers);
    if (shout.answeredAt) return;
    await markAnswered(db, [id], call.now);
    await countChanges(db, changesTo([shout], { answeredAt: call.now }));
  },
  /** Its row is locked first, so that of five simultaneous reports exactly the last counts five. */
  moderation: {
    async hold(db, { organisationId, id }) {
      await lockShout(db, organisationId, id);
    },
    async hide(call, { organisationId, id }, hiding) {
      const shout = await lockShout(call.db, organisationId, id);
      if (shout) await hideShout(call, shout, hiding);
    },
    async show(call, { organisationId, id }, { because, isTold }) {
      const shout = await lockShout(call.db, organisationId, id);
      if (shout?.hiddenBecause === because) await unhideShout(call, shout, isTold);
    },
    async empty(db, { organisationId, id }, now) {
      const shout = await lockShout(db, organisationId, id);
      if (!shout) return;
      const files = await listImageIds(db, [id]);
      await withdrawShouts(db, [id], now);
      // So that it does not read as withdrawn by its author.
      const { hiddenAt, hiddenBecause } = shout;
      await updateShouts(db, [id], { hiddenAt: hiddenAt ?? now, hiddenBecause: hiddenBecause ?? "staff" });
      await discardFiles(db, files);
      await countChanges(db, [{ ...shout, by: -1 }]);
    },
  },
};

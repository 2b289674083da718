/** A message as a subject of conversation: `conversations` itself knows nothing of messages. */
import { pollKindOf } from "@stoep/contract/publishing/values";
import type { Tx } from "#kernel/database.ts";
import type { FoundSubject, SubjectKind } from "#modules/conversations/index.ts";
import { deletePosts } from "./delete.ts";
import { findSubject, holdForTalk, isThere, judgedOf, nameOf, optionOf } from "./store/conversation-subject.ts";
import { lockOwnPosts } from "./store/deletion.ts";

/**
 * Anyone who may read it may take part. A command locks the message, so that no vote is cast on an option that is being removed and
 * no comment is added to a message that is being deleted.
 */
const find: SubjectKind["find"] = async ({ db, actor }, subjectId): Promise<FoundSubject | null> => {
  if (actor.kind !== "resident" && actor.kind !== "staff") return null;
  if (db.isTransaction) await holdForTalk(db as Tx, subjectId);
  const post = await findSubject(db, actor, subjectId);
  if (!post) return null;
  const { id, title, organisationId, organisationName, neighbourhoodIds } = post;
  const kind = pollKindOf(post.type);
  // Voters see the results in the language that they read.
  const options = post.options.map((option) => ({
    ...option,
    text: post.translation?.options[option.id] || option.text,
  }));
  return {
    id,
    name: title,
    organisationId,
    organisationName,
    neighbourhoodIds,
    threads: post.hasCombinedComments ? "one" : "per-neighbourhood",
    author: { accountId: post.createdBy, residentId: null },
    isClosed: post.isCommentsDisabled,
    poll: kind && {
      kind,
      options: kind === "option" ? options : [],
      closesAt: post.pollClosesAt,
      isOff: post.isVotingDisabled,
    },
    announceTo: { networkId: actor.network.id, organisationId, neighbourhoodIds },
  };
};

/** Conversations about messages are open to anyone who may use messages. */
export const postAsSubject: SubjectKind = {
  feature: "messages",
  topic: "conversations",
  find,
  isThere,
  nameOf,
  optionOf,
  judgedOf,
  /** Not hidden but deleted, as from the list of messages, where it can be restored. */
  moderation: {
    async remove(call, { organisationId, id }) {
      await deletePosts(call, await lockOwnPosts(call.db, organisationId, [id]));
    },
  },
};

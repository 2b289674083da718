import type { conversations } from "@stoep/contract/conversations";
import { v7 as newId } from "uuid";
import { defineSamples, type Make, type Once } from "../../../testing/samples/sample.ts";
import type { Town } from "../../../testing/town.ts";
import { livePost } from "./post.ts";

const random = () => ({
  /** The city's option poll, live in Noord. */
  subjectId: newId(),
  optionId: newId(),
  /** Dirk's comment on it, and one by Els. */
  commentId: newId(),
  staffCommentId: newId(),
  /** Another comment of Dirk's, hidden by staff. */
  hiddenCommentId: newId(),
  /** Dirk's report about Els's comment. */
  reportId: newId(),
});

const poll = (town: Town) =>
  livePost(town, { neighbourhoodIds: [town.noord.id], type: "option", options: ["Bomen", "Banken"] });

const answerOfEls: Make<string> = async (town, once) => {
  const { params } = await once(poll);
  const body = { text: "Die komen.", neighbourhoodId: town.noord.id };
  return (await town.people.els.conversations.createComment({ params, body })).id;
};

const commentOfDirk = async (town: Town, once: Once, text: string) => {
  const { params } = await once(poll);
  return (await town.people.dirk.conversations.createComment({ params, body: { text } })).id;
};

export const samples = defineSamples<typeof conversations>()({
  stage: {
    subjectId: async (_, once) => (await once(poll)).id,
    optionId: async (_, once) => (await once(poll)).options[0]?.id ?? "",
    commentId: (town, once) => commentOfDirk(town, once, "Graag bomen."),
    staffCommentId: answerOfEls,
    async hiddenCommentId(town, once) {
      const commentId = await commentOfDirk(town, once, "Of niets.");
      await town.people.els.conversations.hideComment({ params: { commentId } });
      return commentId;
    },
    async reportId({ people: { els, dirk } }, once) {
      const { params } = await once(poll);
      const commentId = await once(answerOfEls);
      await dirk.conversations.reportComment({ params: { commentId }, body: { reason: "annoying" } });
      return (await els.conversations.listReports({ params })).items[0]?.id ?? "";
    },
  },
  random,
  of: (ids) => {
    const params = { subjectKind: "post" as const, subjectId: ids.subjectId };
    const comment = { commentId: ids.commentId };
    return {
      listComments: { by: "dirk", input: { params } },
      createComment: { by: "dirk", input: { params, body: { text: "Mooi." } } },
      listAnswers: { by: "dirk", input: { params: comment } },
      updateComment: { by: "dirk", input: { params: comment, body: { text: "Liever bomen." } } },
      deleteComment: { by: "dirk", input: { params: comment } },
      hideComment: { by: "els", input: { params: comment } },
      showComment: { by: "els", input: { params: { commentId: ids.hiddenCommentId } } },
      reactToComment: { by: "dirk", input: { params: comment, body: { kind: "like" } } },
      react: { by: "dirk", input: { params, body: { kind: "thanks" } } },
      listOwnActs: { by: "dirk", input: {} },
      vote: { by: "dirk", input: { params, body: { kind: "option", optionId: ids.optionId } } },
      reportSubject: { by: "dirk", input: { params, body: { reason: "spam" } } },
      reportComment: { by: "daan", input: { params: { commentId: ids.staffCommentId }, body: { reason: "spam" } } },
      listReports: { by: "els", input: { params } },
      listReported: { by: "els", input: { query: { state: "open" } } },
      settleReport: { by: "els", input: { params: { reportId: ids.reportId }, body: { decision: "kept" } } },
    };
  },
});

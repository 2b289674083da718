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
  caseId: newId(),
  /** What was decided about Dirk's comments: hidden, hidden and appealed. */
  decisionId: newId(),
  appealedId: newId(),
});

const livePoll = (town: Town) =>
  livePost(town, { neighbourhoodIds: [town.noord.id], type: "option", options: ["Bomen", "Banken"] });

const answerOfEls: Make<string> = async (town, once) => {
  const { params } = await once(livePoll);
  const body = { text: "Die komen.", neighbourhoodId: town.noord.id };
  return (await town.people.els.conversations.createComment({ params, body })).id;
};

const sampleRemoval = { ground: "spam" as const, reason: "Reclame." };

const commentOfDirk = async (town: Town, once: Once, text: string) => {
  const { params } = await once(livePoll);
  return (await town.people.dirk.conversations.createComment({ params, body: { text } })).id;
};

async function hiddenOfDirk(town: Town, once: Once, text: string) {
  const commentId = await commentOfDirk(town, once, text);
  await town.people.els.conversations.moderateComment({ params: { commentId }, body: sampleRemoval });
  return commentId;
}

const decidedFor = async (town: Town, once: Once, text: string) => {
  const commentId = await hiddenOfDirk(town, once, text);
  const { items } = await town.people.els.conversations.listReported({ query: { state: "decided" } });
  return items.find((one) => one.commentId === commentId)?.id ?? "";
};

export const samples = defineSamples<typeof conversations>()({
  stage: {
    subjectId: async (_, once) => (await once(livePoll)).id,
    optionId: async (_, once) => (await once(livePoll)).options[0]?.id ?? "",
    commentId: (town, once) => commentOfDirk(town, once, "Graag bomen."),
    staffCommentId: answerOfEls,
    hiddenCommentId: (town, once) => hiddenOfDirk(town, once, "Of niets."),
    async caseId({ people: { els, dirk } }, once) {
      const commentId = await once(answerOfEls);
      await dirk.conversations.reportComment({ params: { commentId }, body: { reason: "annoying" } });
      const { items } = await els.conversations.listReported({ query: {} });
      return items.find((one) => one.commentId === commentId)?.id ?? "";
    },
    decisionId: (town, once) => decidedFor(town, once, "Nog iets."),
    async appealedId(town, once) {
      const caseId = await decidedFor(town, once, "En nog iets.");
      await town.people.dirk.conversations.appeal({ params: { caseId }, body: { text: "Dat klopt niet." } });
      return caseId;
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
      hideComment: { by: "dirk", input: { params: comment } },
      moderateComment: { by: "els", input: { params: comment, body: sampleRemoval } },
      showComment: { by: "els", input: { params: { commentId: ids.hiddenCommentId } } },
      reactToComment: { by: "dirk", input: { params: comment, body: { kind: "like" } } },
      react: { by: "dirk", input: { params, body: { kind: "thanks" } } },
      listOwnActs: { by: "dirk", input: {} },
      vote: { by: "dirk", input: { params, body: { kind: "option", optionId: ids.optionId } } },
      reportSubject: { by: "dirk", input: { params, body: { reason: "spam" } } },
      reportComment: { by: "daan", input: { params: { commentId: ids.staffCommentId }, body: { reason: "spam" } } },
      listReports: { by: "els", input: { params } },
      listReported: { by: "els", input: { query: { state: "open" } } },
      exportReported: { by: "els", input: { query: { state: "decided" } } },
      getReported: { by: "els", input: { params: { caseId: ids.caseId } } },
      decideReports: { by: "ada", input: { body: { ids: [ids.caseId], decision: "kept" } } },
      undoDecisions: { by: "els", input: { body: { ids: [ids.decisionId] } } },
      decideAppeal: {
        by: "ada",
        input: { params: { caseId: ids.appealedId }, body: { outcome: "reversed", reason: "Het mag blijven." } },
      },
      readDecision: { by: "dirk", input: { params: { caseId: ids.decisionId } } },
      appeal: { by: "dirk", input: { params: { caseId: ids.decisionId }, body: { text: "Dat klopt niet." } } },
    };
  },
});

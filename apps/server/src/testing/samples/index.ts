/**
 * For every route of the contract a call that succeeds, and who makes it. A new route without a sample is a compile error, and
 * a failure of every-route.test.ts. `ids` are real or random: the same call with random ones must be refused.
 */
import type { AppContract } from "@stoep/contract";
import { accountsSamples } from "./accounts.ts";
import { auditSamples } from "./audit.ts";
import { draft, type Ids, newcomer, picture } from "./ids.ts";
import { platformSamples } from "./platform.ts";
import type { Sample, SamplesOf } from "./sample.ts";

export type { Sample };

type Samples = { [K in keyof AppContract]: SamplesOf<AppContract[K]> };

const upload = async (fileName: string) => ({ file: await picture(), fileName });

export function samples(ids: Ids): Samples {
  const network = { networkSlug: ids.networkSlug };
  const subject = { subjectKind: "post" as const, subjectId: ids.postId };
  const comment = { commentId: ids.commentId };
  const post = { postId: ids.postId };
  const concept = { postId: ids.conceptId };
  return {
    files: {
      uploadImage: { by: "els", input: upload("plein.png") },
      uploadAttachment: { by: "els", input: { file: new Blob(["a;b\n1;2\n"]), fileName: "telling.csv" } },
      readFile: { by: "guest", input: { params: { ...network, fileKey: ids.fileKey, variant: "320" } } },
    },
    notifications: { listen: { by: "dirk", input: {} } },
    audit: auditSamples,
    accounts: accountsSamples(ids),
    licences: {
      listLicences: { by: "ada", input: {} },
      listOwners: { by: "chaima", input: {} },
      getLinks: { by: "guest", input: {} },
    },
    neighbourhoods: {
      listNetworks: { by: "guest", input: {} },
      listNeighbourhoods: { by: "guest", input: { params: network } },
      readAreas: { by: "guest", input: { params: network } },
      readLines: { by: "guest", input: { params: network } },
      getTileConfig: { by: "guest", input: { params: network } },
      findAddresses: { by: "guest", input: { params: network, query: { search: "noordstraat 1" } } },
      locate: { by: "guest", input: { params: network, query: { longitude: 3.705, latitude: 51.065 } } },
      listStreets: {
        by: "viktor",
        input: { query: { neighbourhoodIds: [ids.neighbourhoodId] } },
      },
    },
    residents: {
      signUp: { by: "guest", input: { params: network, body: newcomer(ids) } },
      getSignUp: { by: "guest", input: { params: network, query: { token: ids.signUpToken } } },
      completeSignUp: {
        by: "guest",
        input: { params: network, body: { token: ids.signUpToken, password: "een-fiets-met-bel" } },
      },
      getMyResidence: { by: "dirk", input: {} },
      updateMyResidence: {
        by: "dirk",
        input: { body: { firstName: "Dirk", lastName: "Peeters", publicName: "Dirk", wantsAlertMails: true } },
      },
      vouchForHousemate: { by: "dirk", input: { params: { residentId: ids.waitingResidentId } } },
      listWaitingResidents: { by: "mona", input: {} },
      proveResident: { by: "mona", input: { params: { residentId: ids.waitingResidentId } } },
      listHouseholdCounts: { by: "viktor", input: {} },
    },
    conversations: {
      listComments: { by: "dirk", input: { params: subject } },
      createComment: { by: "dirk", input: { params: subject, body: { text: "Mooi." } } },
      listAnswers: { by: "dirk", input: { params: comment } },
      updateComment: { by: "dirk", input: { params: comment, body: { text: "Liever bomen." } } },
      deleteComment: { by: "dirk", input: { params: comment } },
      hideComment: { by: "els", input: { params: comment } },
      showComment: { by: "els", input: { params: { commentId: ids.hiddenCommentId } } },
      reactToComment: { by: "dirk", input: { params: comment, body: { kind: "like" } } },
      react: { by: "dirk", input: { params: subject, body: { kind: "thanks" } } },
      vote: { by: "dirk", input: { params: subject, body: { kind: "option", optionId: ids.optionId } } },
      reportSubject: { by: "dirk", input: { params: subject, body: { reason: "spam" } } },
      reportComment: { by: "daan", input: { params: { commentId: ids.staffCommentId }, body: { reason: "spam" } } },
      listReports: { by: "els", input: { params: subject } },
      settleReport: { by: "els", input: { params: { reportId: ids.reportId } } },
    },
    publishing: {
      listPosts: { by: "viktor", input: { query: { neighbourhoodId: ids.neighbourhoodId } } },
      getPost: { by: "viktor", input: { params: post } },
      createPost: {
        by: "els",
        input: {
          body: { ...draft(ids), streetIds: [ids.streetId], images: [{ id: ids.imageId, altText: "Een plein" }] },
        },
      },
      updatePost: { by: "els", input: { params: concept, body: { version: 1, post: draft(ids) } } },
      deletePost: { by: "ada", input: { params: post } },
      previewPost: { by: "els", input: { params: concept } },
      publishPost: { by: "els", input: { params: concept, body: { version: 1, at: null } } },
      unschedulePost: { by: "els", input: { params: { postId: ids.scheduledId } } },
      listVersions: { by: "viktor", input: { params: post } },
      getStatistics: { by: "viktor", input: { params: post } },
      checkVideoUrl: { by: "viktor", input: { query: { url: "https://youtu.be/dQw4w9WgXcQ" } } },
      readPost: { by: "dirk", input: { params: post } },
      readPublicPost: { by: "guest", input: { params: { ...network, postId: ids.publicPostId } } },
      listPublicPosts: { by: "guest", input: { params: network } },
      markSeen: { by: "dirk", input: { body: { seen: [ids.postId], opened: [ids.postId] } } },
    },
    feed: { getFeed: { by: "dirk", input: {} } },
    platform: platformSamples(ids.platform),
  };
}

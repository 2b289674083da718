import { randomBytes } from "node:crypto";
import type { publishing } from "@stoep/contract/publishing";
import { v7 as newId } from "uuid";
import { liveActivity } from "../../../testing/activities.ts";
import { anImage } from "../../../testing/files.ts";
import { aMessage, change, create, createLive, optionsOf, paramsOf, publish } from "../../../testing/messages.ts";
import { createLiveProject, projectParams } from "../../../testing/projects.ts";
import { defineSamples } from "../../../testing/samples/sample.ts";
import type { Town } from "../../../testing/town.ts";
import { dayIn } from "../../../testing/town-people.ts";
import { codeOf } from "../share/short-address.ts";

const random = () => ({
  /** A live post of the city in Noord. */
  postId: newId(),
  publicPostId: newId(),
  alertId: newId(),
  conceptId: newId(),
  scheduledId: newId(),
  deletedId: newId(),
  /** A live post, changed once. */
  changedId: newId(),
  /** A future date of an activity in Noord. */
  dateId: newId(),
  activityId: newId(),
  publicActivityId: newId(),
  cancelledDateId: newId(),
  /** Dirk's. */
  calendarKey: randomBytes(16).toString("base64url"),
  /** Uploaded by Els, used nowhere. */
  imageId: newId(),
  placeGroupId: newId(),
  /** A live project of the city in Noord, to which a live post belongs. */
  linkedProjectId: newId(),
  publicLinkedProjectId: newId(),
  /** Of a live post in Noord. */
  shortCode: codeOf(newId()),
  /** A draft of Els. */
  poll: { id: newId(), optionId: newId() },
});

const activityInNoord = (town: Town) => liveActivity(town, {}, { neighbourhoodIds: [town.noord.id] });
const weekLater = { fromDay: dayIn(46), fromTime: "19:00", untilDay: dayIn(46), untilTime: "21:00" };

/** The same each time, and unique in an organisation. */
const groupNames = { saved: "Noord en haven", renamed: "Haven" };

export const samples = defineSamples<typeof publishing>()({
  async before({ db }) {
    await db.deleteFrom("placeGroup").where("name", "in", Object.values(groupNames)).execute();
  },
  stage: {
    postId: async ({ people: { els }, noord }) => (await createLive(els, [noord])).id,
    shortCode: async ({ people: { els }, noord }) => codeOf((await createLive(els, [noord])).id),
    publicPostId: async ({ people: { els }, noord }) =>
      (await createLive(els, [noord], { visibility: "public-page" })).id,
    alertId: async ({ people: { els }, noord }) => (await createLive(els, [noord], { type: "urgent" })).id,
    async conceptId({ people: { els }, noord }) {
      const concept = await create(els, [noord]);
      await els.publishing.previewPost(paramsOf(concept));
      return concept.id;
    },
    async scheduledId({ people: { els }, noord, in: after }) {
      return (await publish(els, await create(els, [noord]), after({ days: 1 }))).id;
    },
    async deletedId({ people: { els }, noord }) {
      const post = await create(els, [noord]);
      await els.publishing.deletePost(paramsOf(post));
      return post.id;
    },
    async changedId({ people: { els }, noord }) {
      return (await change(els, await createLive(els, [noord]), { title: "Werken uitgesteld" })).id;
    },
    dateId: async (_, once) => (await once(activityInNoord)).dates[0]?.id ?? "",
    activityId: async (_, once) => (await once(activityInNoord)).id,
    publicActivityId: async (town) => (await liveActivity(town, {}, { visibility: "public-page" })).id,
    async cancelledDateId(town) {
      const dateId = (await activityInNoord(town)).dates[0]?.id ?? "";
      await town.people.els.publishing.cancelDates({ params: { dateId }, body: { which: "one" } });
      return dateId;
    },
    async calendarKey({ people: { dirk } }) {
      const { address } = await dirk.publishing.renewMyCalendar();
      return address?.split("/").at(-2) ?? "";
    },
    async placeGroupId({ people: { els }, noord }) {
      const places = { neighbourhoodIds: [noord.id], streetIds: [] };
      return (await els.publishing.createPlaceGroup({ body: { name: `Noord ${newId()}`, ...places } })).id;
    },
    imageId: async ({ people: { els } }) => (await anImage(els)).id,
    async linkedProjectId({ people: { els, pim }, noord }) {
      const { id } = await createLiveProject(pim, [noord]);
      await createLive(els, [noord], { link: { kind: "project", id } });
      return id;
    },
    async publicLinkedProjectId({ people: { pim }, noord }) {
      const project = await createLiveProject(pim, [noord]);
      await pim.participation.setProjectPublic({ ...projectParams(project), body: { isPublic: true } });
      return project.id;
    },
    async poll({ people: { els }, noord }) {
      const { id, options } = await create(els, [noord], { type: "option", options: optionsOf("Ja", "Nee") });
      return { id, optionId: options[0]?.id ?? "" };
    },
  },
  random,
  of: ({ networkSlug, organisationId, neighbourhoodId, streetId, imageId, ...ids }) => {
    const post = { postId: ids.postId };
    const shared = { subjectKind: "post", subjectId: ids.postId };
    const concept = { postId: ids.conceptId };
    const date = { dateId: ids.dateId };
    const body = aMessage([{ id: neighbourhoodId }]);
    return {
      sayComing: { by: "dirk", input: { params: date, body: { people: 2 } } },
      listDates: { by: "viktor", input: { params: { postId: ids.activityId } } },
      listComing: { by: "viktor", input: { params: date } },
      exportComing: { by: "viktor", input: { params: date, query: { format: "xlsx" } } },
      moveDates: { by: "els", input: { params: date, body: { which: "one", ...weekLater } } },
      cancelDates: { by: "els", input: { params: date, body: { which: "one", reason: "Onweer" } } },
      restoreDates: { by: "els", input: { params: { dateId: ids.cancelledDateId }, body: { which: "one" } } },
      readActivityCalendar: { by: "dirk", input: { params: { postId: ids.activityId } } },
      readPublicActivityCalendar: { by: "guest", input: { params: { networkSlug, postId: ids.publicActivityId } } },
      readCalendar: { by: "guest", input: { params: { networkSlug, calendarKey: ids.calendarKey } } },
      readPublicCalendar: { by: "guest", input: { params: { networkSlug, organisationId } } },
      getMyCalendar: { by: "dirk", input: {} },
      renewMyCalendar: { by: "dirk", input: {} },
      endMyCalendar: { by: "dirk", input: {} },
      getOrganisationCalendar: { by: "viktor", input: {} },
      renewOrganisationCalendar: { by: "ada", input: {} },
      endOrganisationCalendar: { by: "ada", input: {} },
      keepPresent: { by: "els", input: { params: concept } },
      leavePost: { by: "els", input: { params: concept } },
      countReach: { by: "els", input: { query: { neighbourhoodIds: [neighbourhoodId], streetIds: [streetId] } } },
      listPlaceGroups: { by: "els", input: {} },
      createPlaceGroup: {
        by: "els",
        input: {
          body: {
            name: groupNames.saved,
            neighbourhoodIds: [neighbourhoodId],
            streetIds: [streetId],
          },
        },
      },
      renamePlaceGroup: {
        by: "els",
        input: { params: { groupId: ids.placeGroupId }, body: { name: groupNames.renamed } },
      },
      deletePlaceGroup: { by: "els", input: { params: { groupId: ids.placeGroupId } } },
      copyPost: { by: "els", input: { params: post } },
      getShareLink: { by: "viktor", input: { params: shared } },
      exportQrCode: { by: "viktor", input: { params: shared, query: { format: "png" } } },
      exportPoster: { by: "viktor", input: { params: shared, query: { paper: "a3" } } },
      findShared: { by: "guest", input: { params: { networkSlug, shortCode: ids.shortCode } } },
      listLinkChoices: { by: "els", input: { query: { kind: "project", search: "plein" } } },
      setPostLink: {
        by: "els",
        input: {
          params: concept,
          body: { version: 1, link: { kind: "project", id: ids.linkedProjectId, part: null } },
        },
      },
      listLinkedPosts: { by: "dirk", input: { params: { linkKind: "project", linkId: ids.linkedProjectId } } },
      listPublicLinkedPosts: {
        by: "guest",
        input: { params: { networkSlug, linkKind: "project", linkId: ids.publicLinkedProjectId } },
      },
      sayNotComing: { by: "dirk", input: { params: date } },
      countInbox: { by: "viktor", input: {} },
      listPosts: { by: "viktor", input: { query: { neighbourhoodId } } },
      exportPosts: { by: "viktor", input: { query: { neighbourhoodId, format: "xlsx" } } },
      listCalendar: {
        by: "viktor",
        input: { query: { from: "2026-05-01T00:00:00.000Z", until: "2026-06-01T00:00:00.000Z" } },
      },
      listDeletedPosts: { by: "viktor", input: {} },
      listAuthors: { by: "viktor", input: {} },
      getOwnFigures: { by: "viktor", input: { query: { kind: "message" } } },
      listTrending: { by: "viktor", input: {} },
      countThemes: { by: "viktor", input: {} },
      countActivity: { by: "viktor", input: {} },
      getPost: { by: "viktor", input: { params: post } },
      createPost: {
        by: "els",
        input: {
          body: {
            ...body,
            streetIds: [streetId],
            images: [{ id: imageId, altText: "Een plein" }],
            options: [{ id: ids.poll.optionId, text: "Ja" }],
          },
        },
      },
      createFollowUp: { by: "els", input: { params: { postId: ids.alertId }, body: { kind: "update", post: body } } },
      updatePost: { by: "els", input: { params: concept, body: { version: 1, post: body } } },
      deletePost: { by: "ada", input: { params: post } },
      deletePosts: { by: "ada", input: { body: { ids: [ids.postId] } } },
      undeletePosts: { by: "els", input: { body: { ids: [ids.deletedId] } } },
      reschedulePosts: { by: "els", input: { body: { ids: [ids.scheduledId], to: { days: 1, minutes: 0 } } } },
      undeletePost: { by: "els", input: { params: { postId: ids.deletedId } } },
      listPostedAround: { by: "els", input: { params: concept, query: { at: "2026-11-22T09:00:00.000Z" } } },
      previewPost: { by: "els", input: { params: concept } },
      publishPost: { by: "els", input: { params: concept, body: { version: 1, at: null } } },
      unschedulePost: { by: "els", input: { params: { postId: ids.scheduledId } } },
      listVersions: { by: "viktor", input: { params: post } },
      restoreVersion: { by: "els", input: { params: { postId: ids.changedId, version: 1 }, body: { version: 2 } } },
      getStatistics: { by: "viktor", input: { params: post } },
      exportStatistics: { by: "viktor", input: { params: post, query: { format: "xlsx" } } },
      exportReport: { by: "viktor", input: { params: post } },
      getMedians: { by: "viktor", input: {} },
      checkVideoUrl: { by: "viktor", input: { query: { url: "https://youtu.be/dQw4w9WgXcQ" } } },
      readPost: { by: "dirk", input: { params: post } },
      readPublicPost: { by: "guest", input: { params: { networkSlug, postId: ids.publicPostId } } },
      listPublicPosts: { by: "guest", input: { params: { networkSlug }, query: { kind: "activity" } } },
      listPublicSenders: { by: "guest", input: { params: { networkSlug } } },
      markSeen: { by: "dirk", input: { body: { seen: [ids.postId], opened: [ids.postId], clicked: [ids.postId] } } },
    };
  },
});

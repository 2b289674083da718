import type { publishing } from "@stoep/contract/publishing";
import { v7 as newId } from "uuid";
import { anImage } from "../../../testing/files.ts";
import { aMessage, change, create, createLive, paramsOf, publish } from "../../../testing/messages.ts";
import { defineSamples } from "../../../testing/samples/sample.ts";

const random = () => ({
  /** Live in Noord, of the city. */
  postId: newId(),
  publicPostId: newId(),
  conceptId: newId(),
  scheduledId: newId(),
  deletedId: newId(),
  /** Live, and changed once since. */
  changedId: newId(),
  /** Uploaded by Els, used nowhere. */
  imageId: newId(),
});

export const samples = defineSamples<typeof publishing>()({
  stage: {
    postId: async ({ people: { els }, noord }) => (await createLive(els, [noord])).id,
    publicPostId: async ({ people: { els }, noord }) =>
      (await createLive(els, [noord], { visibility: "public-page" })).id,
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
    imageId: async ({ people: { els } }) => (await anImage(els)).id,
  },
  random,
  of: ({ networkSlug, neighbourhoodId, streetId, imageId, ...ids }) => {
    const post = { postId: ids.postId };
    const concept = { postId: ids.conceptId };
    const body = aMessage([{ id: neighbourhoodId }]);
    return {
      listPosts: { by: "viktor", input: { query: { neighbourhoodId } } },
      exportPosts: { by: "viktor", input: { query: { neighbourhoodId, format: "xlsx" } } },
      getPost: { by: "viktor", input: { params: post } },
      createPost: {
        by: "els",
        input: { body: { ...body, streetIds: [streetId], images: [{ id: imageId, altText: "Een plein" }] } },
      },
      updatePost: { by: "els", input: { params: concept, body: { version: 1, post: body } } },
      deletePost: { by: "ada", input: { params: post } },
      undeletePost: { by: "els", input: { params: { postId: ids.deletedId } } },
      listPostedAround: { by: "els", input: { params: concept, query: { at: "2026-11-22T09:00:00.000Z" } } },
      previewPost: { by: "els", input: { params: concept } },
      publishPost: { by: "els", input: { params: concept, body: { version: 1, at: null } } },
      unschedulePost: { by: "els", input: { params: { postId: ids.scheduledId } } },
      listVersions: { by: "viktor", input: { params: post } },
      restoreVersion: { by: "els", input: { params: { postId: ids.changedId, version: 1 }, body: { version: 2 } } },
      getStatistics: { by: "viktor", input: { params: post } },
      checkVideoUrl: { by: "viktor", input: { query: { url: "https://youtu.be/dQw4w9WgXcQ" } } },
      readPost: { by: "dirk", input: { params: post } },
      readPublicPost: { by: "guest", input: { params: { networkSlug, postId: ids.publicPostId } } },
      listPublicPosts: { by: "guest", input: { params: { networkSlug } } },
      markSeen: { by: "dirk", input: { body: { seen: [ids.postId], opened: [ids.postId] } } },
    };
  },
});

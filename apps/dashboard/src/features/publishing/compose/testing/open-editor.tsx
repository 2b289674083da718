import { fakeServer, type ReceivedRequest, type Replies, refusal } from "@stoep/client/testing";
import type { Post } from "@stoep/contract/publishing";
import { screen } from "@testing-library/react";
import { aMembership, aSession } from "../../../../app/testing/people.ts";
import { showScreen } from "../../../../app/testing/show-screen.tsx";
import { EditMessageScreen, NewMessageScreen } from "../compose-screen.tsx";
import { aPicture, aPost, aPreview, idOf } from "./samples.ts";

type Publishing = NonNullable<Replies["publishing"]>;
type EditorOptions = {
  post?: Post;
  replies?: Publishing;
  at?: string;
  session?: ReturnType<typeof aSession>;
  files?: Replies["files"];
  care?: Replies["care"];
  neighbourhoods?: Replies["neighbourhoods"];
};

/** A server with one message, which it saves and previews. */
function aServer(post: Post, replies: Publishing): Replies {
  let now = post;
  const save = (words: object): Post => {
    now = { ...now, ...words, version: now.version + 1 };
    return now;
  };
  return {
    publishing: {
      getPost: () => now,
      createPost: ({ body }) => save(body as object),
      updatePost: ({ body }) => save((body as { post: object }).post),
      keepPresent: { others: [] },
      listPlaceGroups: { items: [] },
      countReach: { households: 340, residents: null },
      leavePost: { done: true },
      previewPost: () => aPreview(now),
      listPosts: { items: [], next: null, counts: { published: 0, scheduled: 0, concept: 0 }, found: null },
      ...replies,
    },
    accounts: {
      getOrganisation: {
        ...aMembership().organisation,
        textHtml: "",
        website: "",
        phone: "",
        address: "",
        logo: aPicture(9),
        banner: null,
        memberSince: "2025-05-12T08:00:00.000Z",
        bottomUp: { isDisabled: false, disabledKinds: [], placeholder: "" },
        secondFactorFrom: null,
        isCareSecured: false,
      },
    },
    files: { uploadImage: () => aPicture(1) },
    residents: { listHouseholdCounts: { items: [], total: { registered: null, addresses: 0, residents: null } } },
    neighbourhoods: {
      // The map needs a real browser; the journeys cover it.
      readAreas: () => {
        throw refusal("not_found");
      },
      readLines: () => {
        throw refusal("not_found");
      },
      listStreets: { items: [] },
    },
  };
}

/** Opens the given message, or a new one. */
export async function openEditor(options: EditorOptions = {}) {
  const { post, replies = {}, at, session = aSession(), files, care, neighbourhoods } = options;
  const server = aServer(post ?? aPost({ title: "", version: 0 }), replies);
  const asked: ReceivedRequest[] = fakeServer({
    ...server,
    files: { ...server.files, ...files },
    neighbourhoods: { ...server.neighbourhoods, ...neighbourhoods },
    care,
  });
  const edit = { path: "/messages/$postId/edit", screen: EditMessageScreen };
  const shown = post
    ? await showScreen(edit.screen, { path: edit.path, at: at ?? `/messages/${idOf(1)}/edit`, session })
    : await showScreen(NewMessageScreen, { path: "/messages/new", at, also: [edit], session });
  await screen.findByRole("heading", { level: 1 });
  const of = (route: string) => asked.filter((one) => one.route === `publishing.${route}`);
  return { ...shown, asked, of };
}

/** The address of a step of the message with the id 1. */
export const atStep = (step: string) => `/messages/${idOf(1)}/edit?step=${step}`;

export const titleField = () => screen.findByRole("textbox", { name: /^Title/ });

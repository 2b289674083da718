import { aReadPost, idOf, now } from "@stoep/client/testing";
import type { FileView } from "@stoep/contract/files";
import { type Post, PostFields, type PostVersion, type Preview, type ReadPost } from "@stoep/contract/publishing";

export { idOf };

export function aPicture(number: number): FileView {
  return {
    id: idOf(100 + number),
    kind: "image",
    name: `picture-${number}.png`,
    bytes: 1000,
    width: 800,
    height: 600,
    address: `/api/files/gent/key-${number}`,
  };
}

/** A draft by Els, complete by default. */
export function aPost(change: Partial<Post> = {}): Post {
  return {
    id: idOf(1),
    kind: "message",
    activity: null,
    vacancy: null,
    type: "standard",
    title: "Straat dicht",
    textHtml: "<p>Vanaf maandag.</p>",
    language: "nl",
    theme: null,
    secondTheme: null,
    neighbourhoodIds: [idOf(20)],
    streetIds: [],
    images: [],
    attachmentIds: [],
    videoUrl: "",
    options: [],
    pollClosesAt: null,
    ctaType: "link",
    ctaLink: "",
    ctaText: "",
    ctaDescription: "",
    link: null,
    visibility: "everyone",
    isCommentsDisabled: false,
    isVotingDisabled: false,
    hasCombinedComments: false,
    translations: [],
    state: "concept",
    version: 1,
    previewedVersion: null,
    publishAt: null,
    publishedAt: null,
    editedAt: null,
    savedAt: now,
    createdBy: "Els Peeters",
    followUp: null,
    followsId: null,
    imageFiles: [],
    attachmentFiles: [],
    streets: [],
    linked: null,
    hasVotes: false,
    votes: null,
    can: { edit: true, publish: true, copy: true, share: "not_published", delete: true },
    ...change,
  };
}

const aReading = ({ id, type, title, textHtml, language, savedAt }: Post): ReadPost =>
  aReadPost({ id, type, title, textHtml, language, publishedAt: savedAt });

export function aPreview(post: Post, change: Partial<Preview> = {}): Preview {
  return {
    version: post.version,
    reach: { households: 35, residents: 58, neighbourhoods: 3, places: [] },
    readings: [aReading(post)],
    postedRecently: [],
    sendsBy: post.type === "urgent" ? ["mail", "push"] : [],
    textsLeft: null,
    linkOpensAt: null,
    ...change,
  };
}

/** An earlier version of that message. */
export const aVersion = (version: number, change: Partial<PostVersion["content"]> = {}): PostVersion => ({
  version,
  savedAt: now,
  savedBy: "Ada Peeters",
  content: PostFields.parse(aPost(change)),
  names: {},
  changed: Object.keys(change),
});

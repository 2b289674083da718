import type { FileView } from "@stoep/contract/files";
import type { CounterIdea, CounterIdeaEdit } from "@stoep/contract/participation";
import { ideaLimits } from "@stoep/contract/participation";
import type { AddressValue } from "@stoep/ui";
import type { Picture } from "../../../../app/editor/index.ts";
import type { Idea } from "../parts/words.ts";

/** An idea of somebody at the counter, as it is typed. */
export interface EntryDraft {
  projectId: string | null;
  kind: Idea["kind"];
  title: string;
  text: string;
  phaseId: string | null;
  neighbourhoodId: string | null;
  language: Idea["language"];
  /** The person agreed to be named. */
  isNamed: boolean;
  authorName: string;
  /** Only its pin is kept: the address helps to find it. */
  place: AddressValue;
  images: Picture[];
  attachments: FileView[];
}

const noPlace: AddressValue = { address: "", longitude: null, latitude: null };

export const emptyDraft = (language: Idea["language"], given: Partial<EntryDraft> = {}): EntryDraft => ({
  projectId: null,
  kind: "idea",
  title: "",
  text: "",
  phaseId: null,
  neighbourhoodId: null,
  language,
  isNamed: false,
  authorName: "",
  place: noPlace,
  images: [],
  attachments: [],
  ...given,
});

export const draftOf = (idea: Idea): EntryDraft => ({
  projectId: idea.projectId,
  kind: idea.kind,
  title: idea.title,
  text: idea.text,
  phaseId: idea.phaseId,
  neighbourhoodId: idea.neighbourhood.id,
  language: idea.language,
  isNamed: idea.authorName !== "",
  authorName: idea.authorName,
  place: idea.place ? { address: "", ...idea.place } : noPlace,
  images: idea.images.map(({ altText, ...file }) => ({ file, altText })),
  attachments: idea.attachments,
});

/** What is saved of an idea that is edited. */
export function contentOf(draft: EntryDraft): Omit<CounterIdeaEdit, "version"> {
  const { place, images, attachments, isNamed, authorName, neighbourhoodId, projectId: _, ...content } = draft;
  return {
    ...content,
    neighbourhoodId: neighbourhoodId ?? "",
    authorName: isNamed ? authorName.trim() : "",
    place:
      place.longitude === null || place.latitude === null
        ? null
        : { longitude: place.longitude, latitude: place.latitude },
    images: images.map(({ file, altText }) => ({ id: file.id, altText })),
    attachmentIds: attachments.map(({ id }) => id),
  };
}

/** The same of a new one; `shoutId`: the resident's message that it takes up, whose author becomes the idea's. */
export const bodyOf = (draft: EntryDraft, shoutId: string | null): CounterIdea => ({
  ...contentOf(shoutId === null ? draft : { ...draft, isNamed: false }),
  shoutId,
});

type Lacking = (code: "choiceRequired" | "titleRequired" | "titleTooLong" | "textRequired" | NeededCode) => string;
type NeededCode = "neighbourhoodRequired" | "nameRequired";

/** What has to be filled in before it can be saved. */
export const entryRules = (fieldText: Lacking) => ({
  projectId: (id: string | null) => (id === null ? fieldText("choiceRequired") : null),
  title: (title: string) =>
    title.trim() === ""
      ? fieldText("titleRequired")
      : title.trim().length > ideaLimits.title
        ? fieldText("titleTooLong")
        : null,
  text: (text: string) => (text.trim() === "" ? fieldText("textRequired") : null),
  neighbourhoodId: (id: string | null) => (id === null ? fieldText("neighbourhoodRequired") : null),
  authorName: (name: string, { isNamed }: EntryDraft) =>
    isNamed && name.trim() === "" ? fieldText("nameRequired") : null,
});

/** What is being written, before it is sent. */
import type { FileView } from "@stoep/contract/files";
import type { IdeaKind, ReadIdea } from "@stoep/contract/participation";
import type { Photo, Pin } from "../../../shouts/index.ts";

export interface UnsentIdea {
  kind: IdeaKind;
  title: string;
  text: string;
  photos: Photo[];
  attachments: FileView[];
  pin: Pin | null;
  showsName: boolean;
}

export const emptyIdea: UnsentIdea = {
  kind: "idea",
  title: "",
  text: "",
  photos: [],
  attachments: [],
  pin: null,
  showsName: false,
};

export const unsentOf = ({ kind, title, text, images, attachments, place, showsName }: ReadIdea): UnsentIdea => ({
  kind,
  title,
  text,
  photos: images,
  attachments,
  pin: place,
  showsName,
});

/** As the contract expects it. */
export const contentOf = ({ kind, title, text, photos, attachments, pin, showsName }: UnsentIdea) => ({
  kind,
  title,
  text,
  images: photos.map(({ id, altText }) => ({ id, altText })),
  attachmentIds: attachments.map(({ id }) => id),
  place: pin,
  showsName,
});

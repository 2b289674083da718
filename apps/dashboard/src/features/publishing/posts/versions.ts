/** Versions of a message, field by field. */
import type { api } from "../../../app/index.ts";
import { type Draft, draftOf } from "../compose/draft.ts";
import type { Post } from "../parts/words.ts";

export type Version = Awaited<ReturnType<typeof api.publishing.listVersions>>["items"][number];

type Named = { id: string; name: string };
/** In an earlier version without a name if it is gone. */
type LinkNames = Pick<NonNullable<Draft["link"]>, "kind" | "id" | "name" | "partName">;
type Places = { address: string; longitude: number | null; latitude: number | null };
type Pinned<Part extends Places> = Omit<Part, "longitude" | "latitude"> & { pin: string };

/** All that can be changed, as it is compared: things have their names, "" when they no longer exist, and a pin is one value. */
export type Content = Omit<Draft, "streets" | "images" | "attachments" | "link" | "activity" | "vacancy"> & {
  streets: Named[];
  images: { file: Named; altText: string }[];
  attachments: Named[];
  link: LinkNames | null;
  activity: Pinned<NonNullable<Draft["activity"]>> | null;
  vacancy: Pinned<NonNullable<Draft["vacancy"]>> | null;
};

export function versionContent({ content, names }: Pick<Version, "content" | "names">): Content {
  const { streetIds, attachmentIds, images, link, activity, vacancy, ...rest } = content;
  const named = (id: string): Named => ({ id, name: names[id] ?? "" });
  return {
    ...rest,
    activity: activity && withPin(activity),
    vacancy: vacancy && withPin(vacancy),
    streets: byName(streetIds.map(named)),
    images: images.map(({ id, altText }) => ({ file: named(id), altText })),
    attachments: attachmentIds.map(named),
    link: link && {
      kind: link.kind,
      id: link.id,
      name: names[link.id] ?? "",
      partName: names[link.part ?? ""] ?? "",
    },
  };
}

export function currentContent(post: Post): Content {
  const { streets, attachments, images, link, activity, vacancy, ...rest } = draftOf(post);
  const named = ({ id, name }: Named): Named => ({ id, name });
  return {
    ...rest,
    activity: activity && withPin(activity),
    vacancy: vacancy && withPin(vacancy),
    streets: byName(streets.map(named)),
    images: images.map(({ file, altText }) => ({ file: named(file), altText })),
    attachments: attachments.map(named),
    link: link && { kind: link.kind, id: link.id, name: link.name, partName: link.partName },
  };
}

const byName = (things: Named[]): Named[] =>
  things.toSorted((a, b) => a.name.localeCompare(b.name) || a.id.localeCompare(b.id));

function withPin<Part extends Places>({ longitude, latitude, ...part }: Part): Pinned<Part> {
  return { ...part, pin: longitude === null || latitude === null ? "" : `${latitude}, ${longitude}` };
}

/** The kinds of the map, where their things open, and the part of the map's state that is in the address. */
import type { MapItem, MapKind } from "@stoep/contract/feed";
import { mapKinds, mostAtSpot, readBox } from "@stoep/contract/feed/values";
import { AlertIcon, CalendarIcon, CommentsIcon, IdeaIcon, ProjectIcon, VacancyIcon } from "@stoep/ui/icons";
import { z } from "zod";
import { useFilters, useFoundKinds, useMembership } from "../../../app/index.ts";

/** "a,b" */
const listOf = <T extends z.ZodType>(item: T, max: number) =>
  z
    .string()
    .refine((text) => z.array(item).max(max).safeParse(text.split(",")).success)
    .optional();

export const View = z.object({
  /** The kinds that are switched off. */
  without: listOf(z.enum(mapKinds), mapKinds.length),
  /** What is in view; absent: everything. */
  box: z
    .string()
    .refine((text) => readBox(text) !== undefined)
    .optional(),
  /** The things at one spot of the map. */
  ids: listOf(z.uuid(), mostAtSpot),
  search: z.string().max(100).optional(),
});

/** Readable on light and dark maps. */
export const kindColors: Record<MapKind, string> = {
  activity: "#2f7ed8",
  vacancy: "#7a5bd0",
  project: "#0f8a8a",
  idea: "#c77700",
  alert: "#c2452f",
  shout: "#4d8a2c",
};

const isKind = (text: string): text is MapKind => mapKinds.some((kind) => kind === text);

interface Change {
  without?: MapKind[];
  box?: string | undefined;
  ids?: string[] | undefined;
  search?: string | undefined;
}

/** The view as lists. */
export function useView() {
  const [{ without, box, ids, search }, setView] = useFilters(View);
  return {
    without: (without?.split(",") ?? []).filter(isKind),
    box,
    ids: ids?.split(","),
    search,
    setView: (change: Change) =>
      setView(Object.fromEntries(Object.entries(change).map(([key, value]) => [key, value?.toString() || undefined]))),
  };
}

export const kindIcons = {
  activity: CalendarIcon,
  vacancy: VacancyIcon,
  project: ProjectIcon,
  idea: IdeaIcon,
  alert: AlertIcon,
  shout: CommentsIcon,
} as const satisfies Record<MapKind, unknown>;

/** Below the address of the network in the residents' app. */
const publicPaths: Partial<Record<MapKind, string>> = {
  activity: "m",
  vacancy: "m",
  project: "projects",
  idea: "ideas",
};

/** The own page of a thing of the member's organisation; what others have is read where everybody reads it. */
export function useHref(): (item: MapItem) => string {
  const { network } = useMembership();
  const found = useFoundKinds();
  return ({ kind, id, title, language, at, isOwn }) => {
    if (!isOwn) return `/${network.slug}/${publicPaths[kind] ?? "m"}/${id}`;
    const place = found.find((one) => one.kind === (kind === "alert" ? "shout" : kind));
    return place?.hrefOf({ id, name: title, language, at, detail: null }) ?? "/";
  };
}

import type { MapContent, MapItem, MapKind } from "@stoep/contract/feed";
import { mapKinds, readBox } from "@stoep/contract/feed/values";
import { queryOf } from "@stoep/contract/kernel";
import { fold, searchWords } from "@stoep/contract/search-words";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "wouter";
import { api, useLanguage, useLive, useNetwork, useResidence } from "../../../app/index.ts";

interface View {
  /** The kinds that are switched off. */
  without: readonly MapKind[];
  /** What is in view, "3.7,51,3.8,51.1"; undefined: everything. */
  box: string | undefined;
  /** Words that the title, the place or the organisation has; "": any. */
  search: string;
  /** How many the list shows; undefined: as many as it begins with. */
  most: number | undefined;
}

/** The view is kept in the address, so that going back from a thing leads here. */
export function useMapView(): [View, (change: Partial<View>) => void] {
  const [given, setGiven] = useSearchParams();
  const named = given.get("without")?.split(",") ?? [];
  const box = given.get("box") ?? "";
  const view: View = {
    without: mapKinds.filter((kind) => named.includes(kind)),
    box: readBox(box) ? box : undefined,
    search: given.get("search")?.slice(0, 100) ?? "",
    most: Number(given.get("most")) || undefined,
  };
  /** What changes the list begins it anew. */
  const go = (change: Partial<View>) => {
    const { without, ...others } = { ...view, most: undefined, ...change };
    const next = new URLSearchParams();
    if (without.length > 0) next.set("without", without.join(","));
    for (const [key, value] of Object.entries(others)) if (value) next.set(key, String(value));
    setGiven(next, { replace: true });
  };
  return [view, go];
}

/** What a resident may read, or for everyone else what is public; without what is switched off, and with the words that are wanted. */
export function useMap({ without, box, search }: View) {
  const isResident = useResidence() !== null;
  const { slug: networkSlug } = useNetwork();
  const language = useLanguage();
  const kinds = without.length > 0 ? mapKinds.filter((kind) => !without.includes(kind)) : [];
  const wanted = box ? { kinds, box } : { kinds };
  const own = queryOf(api.feed.getReadableMap, { query: wanted });
  const open = queryOf(api.feed.getPublicMap, { params: { networkSlug }, query: { ...wanted, language } });
  const query = useQuery<MapContent>({
    ...(isResident ? own : (open as typeof own)),
    placeholderData: keepPreviousData,
  });
  useLive(["publishing", "shouts", "participation"], () => void query.refetch());
  const words = searchWords(search);
  const has = ({ title, place, organisation }: MapItem) => {
    const text = fold([title, place, organisation ?? ""].join(" "));
    return words.every((word) => text.includes(` ${word}`));
  };
  const items = query.data?.items.filter((item) => !without.includes(item.kind) && has(item));
  return { query, items };
}

export const hrefOf = ({ kind, id }: Pick<MapItem, "kind" | "id">): string =>
  ({
    activity: `/m/${id}`,
    vacancy: `/m/${id}`,
    project: `/projects/${id}`,
    idea: `/ideas/${id}`,
    alert: `/neighbours/${id}`,
    shout: `/neighbours/${id}`,
  })[kind];

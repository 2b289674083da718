import { api } from "@stoep/client/api";
import type { SearchResult } from "@stoep/contract/feed";
import { queryOf } from "@stoep/contract/kernel";
import { searchWords } from "@stoep/contract/search-words";
import { useDebouncedValue } from "@stoep/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { accessOf } from "../access.ts";
import type { Feature } from "../feature.ts";
import { useFormat } from "../format.ts";
import { useMembership, useSession } from "../session.tsx";
import { useAppText } from "../text.ts";
import { type PaletteItem, searchHref } from "./palette-item.ts";
import { recentOf } from "./recent.ts";
import { isNamed, usePlaces } from "./use-places.ts";

/** How long the typing must pause before the server is asked. */
const pauseMs = 120;

export interface PaletteResults {
  found: PaletteItem[];
  /** The message shown below the results. */
  status: "hint" | "waiting" | "none" | "alike" | "failed" | null;
}

/** Shows screens at once, and what the server finds as soon as it answers; recently opened items while nothing is typed. */
export function useResults(features: readonly Feature[], typed: string): PaletteResults {
  const isEmpty = searchWords(typed).length === 0;
  const places = usePlaces(features, typed);
  const { items, status } = useServerResults(features, typed, isEmpty);
  const recent = recentOf(useMembership().id);
  if (isEmpty) return { found: [...recent, ...withoutItems(places, recent)], status: "hint" };
  const found = [...places, ...items];
  return { found, status: status ?? (found.length === 0 ? "none" : null) };
}

const withoutItems = (places: PaletteItem[], others: PaletteItem[]) =>
  places.filter(({ href }) => !others.some((other) => other.href === href));

function useServerResults(
  features: readonly Feature[],
  typed: string,
  isEmpty: boolean,
): { items: PaletteItem[]; status: PaletteResults["status"] } {
  const text = typed.trim();
  const [asked] = useDebouncedValue(text, pauseMs);
  const session = useSession();
  const mayRead = (["inbox", "tickets"] as const).some((feature) => accessOf(session, feature).read === true);
  const isOn = mayRead && searchWords(asked).length > 0;
  const { data, isPlaceholderData, isError } = useQuery({
    ...queryOf(api.feed.search, { query: { q: asked } }),
    enabled: isOn,
    retry: false,
    placeholderData: keepPreviousData,
  });
  const shown = useServerItems(features, data, asked);
  if (isEmpty || !mayRead) return { items: [], status: null };
  // Until the server answers these words, Enter must not open what was found for other words.
  if (asked !== text || isPlaceholderData || !(data || isError))
    return { items: shown.filter(({ name, isAll }) => !isAll && isNamed(name, text)), status: "waiting" };
  if (isError) return { items: [], status: "failed" };
  return { items: shown, status: data?.isAlike ? "alike" : null };
}

function useServerItems(features: readonly Feature[], data: SearchResult | undefined, typed: string): PaletteItem[] {
  const t = useAppText();
  const format = useFormat();
  const places = features.flatMap(({ found = [] }) => found);
  return (data?.groups ?? []).flatMap(({ kind, items, isMore }) => {
    const place = places.find((one) => one.kind === kind);
    if (!place) return [];
    const rows = items.map((item): PaletteItem => {
      const at = item.at ? format.day(item.at) : undefined;
      const isDraft = !item.at && place.isDraftWithoutMoment === true;
      const lang = item.language ? { lang: item.language } : {};
      const shown = { detail: item.detail ?? undefined, at: isDraft ? t("search.draft") : at };
      return { group: kind, name: item.name, href: place.hrefOf(item), ...shown, ...lang };
    });
    const href = isMore && !data?.isAlike && place.list ? searchHref(place.list, typed) : undefined;
    return href ? [...rows, { group: kind, name: t("search.all"), href, isAll: true }] : rows;
  });
}

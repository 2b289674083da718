import type { PlacedStreet } from "@stoep/contract/neighbourhoods";
import { type FinerPlaces, useDebouncedValue } from "@stoep/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { api, queryOf, useFormat } from "../../../../app/index.ts";
import { usePlaceNames } from "../../../neighbourhoods/index.ts";
import { useText } from "../../parts/words.ts";
import type { PlaceForm } from "../draft.ts";

/** The server's maximum for neighbourhoods; a shorter list is complete. */
const maxStreets = 1000;
/** Under the neighbourhoods of the same name; nobody reads more. */
const maxOffered = 20;
const minLetters = 2;

type Form = Pick<PlaceForm, "draft" | "change">;

/**
 * The streets that narrow a message: those chosen, and those found by name wherever they are. Choosing one chooses its
 * neighbourhoods too unless one of them is chosen already; removing it takes those away again.
 *
 * @param covered the only neighbourhoods that may be chosen; undefined: all
 */
export function useStreetChoice({ draft, change }: Form, covered: readonly string[] | undefined) {
  const t = useText();
  const format = useFormat();
  const namesOf = usePlaceNames();
  const [typed, setTyped] = useState("");
  const [words] = useDebouncedValue(typed.trim(), 200);
  const isSearching = typed.trim().length >= minLetters;
  const found = useFoundStreets(words, covered);
  const placed = usePlacedStreets({ draft, change }, found);
  const toggle = useToggle({ draft, change }, placed, covered);
  const { streets } = draft;
  const finer: FinerPlaces = useMemo(() => {
    const chosen = new Set(streets.map(({ id }) => id));
    return {
      label: t("compose.audience.streets"),
      items: (isSearching ? found : streets).map((street) => ({
        id: street.id,
        name: `${street.name} (${street.postcode})`,
        note: format.list(namesOf(placed.get(street.id)?.neighbourhoodIds ?? [])),
        isChosen: chosen.has(street.id),
      })),
      onToggle: toggle,
      onSearch: setTyped,
    };
  }, [streets, found, isSearching, placed, toggle, namesOf, t, format]);
  /** The names of the chosen streets in a neighbourhood. */
  const streetsIn = useCallback(
    (neighbourhoodId: string) =>
      streets.flatMap(({ id, name }) => (placed.get(id)?.neighbourhoodIds.includes(neighbourhoodId) ? [name] : [])),
    [streets, placed],
  );
  const placesOf = useCallback((id: string) => placed.get(id)?.neighbourhoodIds ?? [], [placed]);
  return { finer, streetsIn, placesOf };
}

const none: PlacedStreet[] = [];

function useFoundStreets(words: string, covered: readonly string[] | undefined): PlacedStreet[] {
  const isAsked = words.length >= minLetters;
  const options = queryOf(api.neighbourhoods.listStreets, { query: { search: words.slice(0, 100) } });
  const { data } = useQuery({ ...options, enabled: isAsked, placeholderData: keepPreviousData });
  return useMemo(() => {
    const items = (isAsked && data?.items) || none;
    const offered = covered
      ? items.filter(({ neighbourhoodIds }) => neighbourhoodIds.some((id) => covered.includes(id)))
      : items;
    return offered.slice(0, maxOffered);
  }, [isAsked, data, covered]);
}

/**
 * Where the chosen and the found streets are. Removes a street together with the last neighbourhood it is in; otherwise it would
 * limit the message to nobody.
 */
function usePlacedStreets({ draft, change }: Form, found: PlacedStreet[]): ReadonlyMap<string, PlacedStreet> {
  const { neighbourhoodIds, streets } = draft;
  const options = queryOf(api.neighbourhoods.listStreets, { query: { neighbourhoodIds } });
  const all = useQuery({
    ...options,
    enabled: streets.length > 0 && neighbourhoodIds.length > 0,
    placeholderData: keepPreviousData,
  });
  const there = all.data?.items;
  const isCurrent = !all.isPlaceholderData;
  useEffect(() => {
    if (streets.length === 0) return;
    if (neighbourhoodIds.length === 0) return change({ streets: [] });
    if (!there || !isCurrent || there.length >= maxStreets) return;
    const ids = new Set(there.map(({ id }) => id));
    if (streets.some(({ id }) => !ids.has(id))) change({ streets: streets.filter(({ id }) => ids.has(id)) });
  }, [there, isCurrent, neighbourhoodIds, streets, change]);
  // Also what an earlier search found: the list of a whole city is cut.
  const [known] = useState(() => new Map<string, PlacedStreet>());
  return useMemo(() => {
    for (const street of [...(there ?? none), ...found]) known.set(street.id, street);
    return new Map(known);
  }, [there, found, known]);
}

/** Chooses a street with its neighbourhoods, or removes it with those that came with it. */
function useToggle(form: Form, placed: ReadonlyMap<string, PlacedStreet>, covered: readonly string[] | undefined) {
  const latest = useRef({ form, placed, covered });
  useEffect(() => {
    latest.current = { form, placed, covered };
  });
  const [brought] = useState(() => new Map<string, string[]>());
  return useCallback(
    (streetId: string) => {
      const { form, placed, covered } = latest.current;
      const street = placed.get(streetId);
      const placesOf = (id: string) => placed.get(id)?.neighbourhoodIds ?? [];
      form.change(({ streets, neighbourhoodIds }) => {
        if (streets.some(({ id }) => id === streetId)) {
          const left = streets.filter(({ id }) => id !== streetId);
          // Unknown after a reload, or when it came with a group: a neighbourhood never becomes whole because its last street goes.
          const came = brought.get(streetId) ?? placesOf(streetId);
          brought.delete(streetId);
          const gone = came.filter((place) => !left.some(({ id }) => placesOf(id).includes(place)));
          return { streets: left, neighbourhoodIds: neighbourhoodIds.filter((id) => !gone.includes(id)) };
        }
        if (!street) return {};
        const { id, name, postcode } = street;
        const isThere = street.neighbourhoodIds.some((place) => neighbourhoodIds.includes(place));
        const coming = isThere ? [] : street.neighbourhoodIds.filter((place) => covered?.includes(place) ?? true);
        brought.set(id, coming);
        return { streets: [...streets, { id, name, postcode }], neighbourhoodIds: [...neighbourhoodIds, ...coming] };
      });
    },
    [brought],
  );
}

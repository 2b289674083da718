import type { Preview } from "@stoep/contract/publishing";
import { useFormat } from "../../../../app/index.ts";
import { useAreas } from "../../../neighbourhoods/index.ts";
import { type Post, useText } from "../../parts/words.ts";

/**
 * The places by name, each with the streets that it is narrowed to, so that a wrong choice is noticed: "Whole city", or the
 * neighbourhoods. Empty if none, or while loading.
 */
export function useAudienceText({ neighbourhoodIds }: Pick<Post, "neighbourhoodIds">, { places }: Preview["reach"]) {
  const t = useText();
  const format = useFormat();
  const areas = useAreas() ?? [];
  const chosen = areas.filter(({ id }) => neighbourhoodIds.includes(id));
  if (chosen.length === 0) return "";
  const streetsIn = (area: string) => places.find(({ id }) => id === area)?.streets ?? [];
  const isNarrowed = chosen.some(({ id }) => streetsIn(id).length > 0);
  const isAll = chosen.length === areas.length && areas.length > 1;
  if (isAll && !isNarrowed) return t("compose.preview.wholeCity");
  const wordsOf = ({ id, name }: { id: string; name: string }) => {
    const streets = streetsIn(id);
    return streets.length > 0 ? t("compose.preview.placeOnly", { place: name, streets: format.list(streets) }) : name;
  };
  return format.list(chosen.toSorted((a, b) => a.name.localeCompare(b.name)).map(wordsOf));
}

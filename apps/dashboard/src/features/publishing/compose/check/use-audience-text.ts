import { useFormat } from "../../../../app/index.ts";
import { useAreas } from "../../../neighbourhoods/index.ts";
import { type Post, useText } from "../../parts/words.ts";

/** The places by name, so that a wrong choice is noticed: "Whole city", or the neighbourhoods. Empty if none, or while loading. */
export function useAudienceText({ neighbourhoodIds }: Pick<Post, "neighbourhoodIds">): string {
  const t = useText();
  const format = useFormat();
  const areas = useAreas() ?? [];
  const names = areas.filter(({ id }) => neighbourhoodIds.includes(id)).map(({ name }) => name);
  if (names.length === 0) return "";
  const isAll = names.length === areas.length && areas.length > 1;
  return isAll ? t("compose.preview.wholeCity") : format.list(names.toSorted((a, b) => a.localeCompare(b)));
}

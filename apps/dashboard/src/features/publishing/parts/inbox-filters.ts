import { z } from "zod";
import type { FilterField } from "../../../app/index.ts";
import { useAreas } from "../../neighbourhoods/index.ts";
import { messageTypes, themes, useText } from "./words.ts";

export const Filters = z.object({
  state: z.enum(["published", "scheduled", "concept"]).default("published"),
  search: z.string().max(100).optional(),
  type: z.enum(messageTypes).optional(),
  theme: z.enum(themes).optional(),
  neighbourhoodId: z.uuid().optional(),
  direction: z.enum(["asc", "desc"]).optional(),
});

/** By words, type, theme and place. */
export function useInboxFilters(): FilterField<z.output<typeof Filters>>[] {
  const t = useText();
  const places = (useAreas() ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return [
    { search: "search", label: t("inbox.filters.search") },
    {
      choice: "type",
      label: t("inbox.filters.typeLabel"),
      placeholder: t("inbox.filters.type"),
      options: messageTypes.map((value) => ({ value, label: t(`types.${value}`) })),
    },
    {
      choice: "theme",
      label: t("inbox.filters.themeLabel"),
      placeholder: t("inbox.filters.theme"),
      options: themes.map((value) => ({ value, label: t(`themes.${value}`) })),
      isSearchable: true,
    },
    {
      choice: "neighbourhoodId",
      label: t("inbox.filters.neighbourhoodLabel"),
      placeholder: t("inbox.filters.neighbourhood"),
      options: places.sort((a, b) => a.label.localeCompare(b.label)),
      isSearchable: true,
    },
  ];
}

import { projectKinds, timings } from "@stoep/contract/participation/values";
import { themes } from "@stoep/contract/publishing/values";
import { z } from "zod";
import type { FilterField } from "../../../app/index.ts";
import { useNeighbourhoodFilter } from "../../neighbourhoods/index.ts";
import { useThemes } from "../../publishing/index.ts";
import { useText } from "../parts/words.ts";

export const Filters = z.object({
  state: z.enum(["published", "scheduled", "concept"]).default("published"),
  search: z.string().max(100).optional(),
  kind: z.enum(projectKinds).optional(),
  timing: z.enum(timings).optional(),
  theme: z.enum(themes).optional(),
  neighbourhoodId: z.uuid().optional(),
  isPublic: z.enum(["yes", "no"]).optional(),
  sort: z.enum(["moment", "title", "end"]).default("moment"),
  direction: z.enum(["asc", "desc"]).optional(),
});

export type Values = z.output<typeof Filters>;

/** Filters by text, kind if there are several, timing, place, theme, and whether it is public. */
export function useProjectFilters(hasKinds: boolean): FilterField<Values>[] {
  const t = useText();
  const neighbourhood = useNeighbourhoodFilter(t("fields.neighbourhoodIds"), t("filters.neighbourhood"));
  const options = useThemes();
  return [
    { search: "search", label: t("filters.search") },
    ...(hasKinds ? [kindField(t)] : []),
    {
      choice: "timing",
      label: t("filters.timingLabel"),
      placeholder: t("filters.timing"),
      options: timings.map((value) => ({ value, label: t(`timing.${value}`) })),
    },
    neighbourhood,
    {
      choice: "theme",
      label: t("fields.theme"),
      placeholder: t("filters.theme"),
      options,
      isSearchable: true,
      isRare: true,
    },
    {
      choice: "isPublic",
      label: t("filters.publicLabel"),
      placeholder: t("filters.public"),
      options: (["yes", "no"] as const).map((value) => ({ value, label: t(`filters.isPublic.${value}`) })),
      isRare: true,
    },
  ];
}

const kindField = (t: ReturnType<typeof useText>): FilterField<Values> => ({
  choice: "kind",
  label: t("fields.kind"),
  placeholder: t("filters.kind"),
  options: projectKinds.map((value) => ({ value, label: t(`kinds.${value}.many`) })),
});

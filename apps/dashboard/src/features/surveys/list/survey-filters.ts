import { timings } from "@stoep/contract/participation/values";
import { z } from "zod";
import type { FilterField } from "../../../app/index.ts";
import { useNeighbourhoodFilter } from "../../neighbourhoods/index.ts";
import { kinds, useText } from "../parts/words.ts";

export const Filters = z.object({
  state: z.enum(["published", "scheduled", "concept"]).default("published"),
  search: z.string().max(100).optional(),
  kind: z.enum(kinds).optional(),
  timing: z.enum(timings).optional(),
  neighbourhoodId: z.uuid().optional(),
  isPublic: z.enum(["yes", "no"]).optional(),
  sort: z.enum(["moment", "title", "end"]).default("moment"),
  direction: z.enum(["asc", "desc"]).optional(),
});

export type Values = z.output<typeof Filters>;

/** `hasKind`: of every kind, to choose from. */
type Options = { hasKind?: boolean };

/** Filters by text, kind, timing, place, and whether it is public. */
export function useSurveyFilters({ hasKind = true }: Options = {}): FilterField<Values>[] {
  const t = useText();
  const neighbourhood = useNeighbourhoodFilter(t("fields.neighbourhoodIds"), t("filters.neighbourhood"));
  return [
    { search: "search", label: t("filters.search") },
    ...(hasKind
      ? [
          {
            choice: "kind" as const,
            label: t("fields.kind"),
            placeholder: t("filters.kind"),
            options: kinds.map((value) => ({ value, label: t(`kinds.${value}.many`) })),
          },
        ]
      : []),
    {
      choice: "timing",
      label: t("columns.timing"),
      placeholder: t("filters.timing"),
      options: timings.map((value) => ({ value, label: t(`timing.${value}`) })),
    },
    neighbourhood,
    {
      choice: "isPublic",
      label: t("columns.public"),
      placeholder: t("filters.public"),
      options: (["yes", "no"] as const).map((value) => ({ value, label: t(`isPublic.${value}`) })),
      isRare: true,
    },
  ];
}

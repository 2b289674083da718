import { ideaGroups, ideaKinds, ideaTypes } from "@stoep/contract/participation/values";
import type { PartSwitchProps } from "@stoep/ui";
import { z } from "zod";
import { type FilterField, useAddress, useFormat, useViewHref } from "../../../../app/index.ts";
import { useNeighbourhoodFilter } from "../../../neighbourhoods/index.ts";
import { type IdeaPage, standings, useText, useTypesName } from "../parts/words.ts";

/** The address holds all of the view's state: what is listed, how, and which idea is open. */
export const View = z.object({
  view: z.enum(["board", "map"]).optional(),
  search: z.string().max(100).optional(),
  /** One type, or those that wait to be read. */
  part: z.enum([...ideaTypes, "waiting"]).optional(),
  group: z.enum(ideaGroups).optional(),
  kind: z.enum(ideaKinds).optional(),
  standing: z.enum(["waiting", "open", "hidden", "merged"]).optional(),
  phaseId: z.uuid().optional(),
  neighbourhoodId: z.uuid().optional(),
  answered: z.enum(["yes", "no"]).optional(),
  /** Those that came in by one contribution form. */
  formId: z.uuid().optional(),
  /** The ideas at one spot of the map. */
  ids: z.preprocess((ids) => (typeof ids === "string" ? [ids] : ids), z.array(z.uuid()).max(100).optional()),
  sort: z.enum(["newest", "oldest", "support", "title", "cost"]).default("newest"),
  idea: z.uuid().optional(),
});
export type Values = z.output<typeof View>;

/** What in the address selects the view or its order, rather than narrow the list. */
export const viewKeys = ["view", "part", "sort", "idea"] as const;

/** The address of this list with changes, wherever it stands. */
export const useListHref = () => useViewHref<Values>(useAddress().split("?")[0] ?? "");

/** The filters as the server expects them. */
export function queryOfView({ view: _, idea: __, part, group, search, standing, ...rest }: Values) {
  const isWaiting = part === "waiting";
  return {
    ...rest,
    group: group ?? ("all" as const),
    search: search || undefined,
    standing: standing ?? (isWaiting ? ("waiting" as const) : undefined),
    types: part && part !== "waiting" ? [part] : [],
  };
}

/** The types, and those that wait to be read, each with how many there are. */
export function useTypeParts(
  counts: IdeaPage["counts"] | undefined,
  part: Values["part"],
  onChange: (part: Values["part"]) => void,
): PartSwitchProps {
  const t = useText();
  const typeName = useTypesName();
  const format = useFormat();
  const labelOf = (name: string, count = 0) => (count > 0 ? `${name} ${format.number(count)}` : name);
  return {
    label: t("parts.label"),
    value: part ?? "all",
    parts: [
      { value: "all", label: labelOf(t("parts.all"), counts?.all) },
      { value: "waiting", label: labelOf(t("standings.waiting"), counts?.waiting) },
      ...ideaTypes.map((value) => ({ value, label: labelOf(typeName(value), counts?.byType[value]) })),
    ],
    onChange: (value) => onChange(value === "waiting" ? value : ideaTypes.find((one) => one === value)),
  };
}

type Phase = { id: string; title: string };

/** Filters by text, kind, neighbourhood, phase, group, standing and whether it was answered; then the order. */
export function useIdeaFilters(phases: readonly Phase[]): FilterField<Values>[] {
  const t = useText();
  const neighbourhood = useNeighbourhoodFilter(t("filters.neighbourhoodLabel"), t("filters.neighbourhood"));
  return [
    { search: "search", label: t("filters.search") },
    {
      choice: "kind",
      label: t("filters.kindLabel"),
      placeholder: t("filters.kind"),
      options: ideaKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
    },
    neighbourhood,
    ...(phases.length > 0
      ? [
          {
            choice: "phaseId" as const,
            label: t("filters.phaseLabel"),
            placeholder: t("filters.phase"),
            options: phases.map(({ id, title }) => ({ value: id, label: title })),
            isRare: true,
          },
        ]
      : []),
    ...useRareFilters(),
    useSpot(),
    useForm(),
    {
      choice: "sort",
      label: t("sort.label"),
      placeholder: t("sort.support"),
      options: (["newest", "oldest", "support", "title", "cost"] as const).map((value) => ({
        value,
        label: t(`sort.${value}`),
      })),
      isOrder: true,
    },
  ];
}

function useRareFilters(): FilterField<Values>[] {
  const t = useText();
  return [
    {
      choice: "group",
      label: t("filters.groupLabel"),
      placeholder: t("filters.group"),
      options: (["accepted", "executed"] as const).map((value) => ({ value, label: t(`groups.${value}`) })),
      isRare: true,
    },
    {
      choice: "standing",
      label: t("filters.standingLabel"),
      placeholder: t("filters.standing"),
      options: standings.map((value) => ({ value, label: t(`standings.${value}`) })),
      isRare: true,
    },
    {
      choice: "answered",
      label: t("filters.answeredLabel"),
      placeholder: t("filters.answered"),
      options: (["yes", "no"] as const).map((value) => ({ value, label: t(`answered.${value}`) })),
      isRare: true,
    },
  ];
}

/** The ideas at one spot of the map are a filter without a control. */
function useSpot(): FilterField<Values> {
  const t = useText();
  const count = new URLSearchParams(useAddress().split("?")[1]).getAll("ids").length;
  return { own: ["ids"], control: null, chip: count > 0 ? t("filters.spot", { count }) : undefined };
}

/** Neither is one contribution form: its own page leads here. */
function useForm(): FilterField<Values> {
  const t = useText();
  const isOfForm = new URLSearchParams(useAddress().split("?")[1]).has("formId");
  return { own: ["formId"], control: null, chip: isOfForm ? t("filters.form") : undefined };
}

import { managements, transports } from "@stoep/contract/care/values";
import { useQuery } from "@tanstack/react-query";
import { api, type FilterField, queryOf } from "../../../../app/index.ts";
import type { Filters } from "./filters.ts";
import { kinds, statuses, useText } from "./words.ts";

const choices = (items: readonly { id: string; name: string }[] | undefined) =>
  (items ?? []).map(({ id, name }) => ({ value: id, label: name }));

/** `readsContact`: phone and e-mail can be asked for. */
export function useFilterFields({ readsContact }: { readsContact: boolean }): FilterField<Filters>[] {
  const t = useText();
  const categories = useQuery(queryOf(api.care.listCategories, { query: {} }));
  const regions = useQuery(queryOf(api.care.listHelperRegions));
  const areas = regions.data?.items.flatMap(({ neighbourhood }) => neighbourhood ?? []);
  return [
    { search: "search", label: t("filters.search") },
    {
      choice: "category",
      label: t("helpsWith"),
      placeholder: t("filters.allCategories"),
      options: choices(categories.data?.items),
      isSearchable: true,
    },
    {
      choice: "neighbourhood",
      label: t("neighbourhood"),
      placeholder: t("filters.allNeighbourhoods"),
      options: choices(areas),
      isSearchable: true,
    },
    {
      choice: "status",
      label: t("status"),
      placeholder: t("filters.allStatuses"),
      options: statuses.map((value) => ({ value, label: t(`statuses.${value}`) })),
    },
    ...useRareFields(),
    ...(readsContact
      ? [
          {
            choice: "contact" as const,
            isRare: true,
            label: t("filters.contact"),
            placeholder: t("filters.withoutContact"),
            options: [{ value: "yes", label: t("filters.withContact") }],
          },
        ]
      : []),
  ];
}

function useRareFields(): FilterField<Filters>[] {
  const t = useText();
  const tags = useQuery(queryOf(api.care.listTags));
  return [
    {
      choice: "kind",
      isRare: true,
      label: t("kind"),
      placeholder: t("filters.allKinds"),
      options: kinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
    },
    {
      choice: "transport",
      isRare: true,
      label: t("transport"),
      placeholder: t("filters.anyTransport"),
      options: transports.map((value) => ({ value, label: t(`transports.${value}`) })),
    },
    {
      choice: "tag",
      isRare: true,
      label: t("tags"),
      placeholder: t("filters.allTags"),
      options: choices(tags.data?.items),
    },
    {
      choice: "management",
      isRare: true,
      label: t("management"),
      placeholder: t("filters.allManagements"),
      options: managements.map((value) => ({ value, label: t(`managements.${value}`) })),
    },
    {
      choice: "professional",
      isRare: true,
      label: t("professional"),
      placeholder: t("filters.anyProfessional"),
      options: [
        { value: "yes", label: t("filters.professionals") },
        { value: "no", label: t("filters.volunteers") },
      ],
    },
    {
      choice: "suspended",
      isRare: true,
      label: t("suspended"),
      placeholder: t("filters.withoutSuspended"),
      options: [{ value: "yes", label: t("filters.withSuspended") }],
    },
  ];
}

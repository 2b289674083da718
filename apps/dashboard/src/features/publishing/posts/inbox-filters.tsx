import { Day } from "@stoep/contract/kernel";
import { LinkText, type MessageType } from "@stoep/contract/publishing";
import { themes } from "@stoep/contract/publishing/values";
import { instantOf, useKitZone } from "@stoep/ui";
import { addDays } from "@stoep/ui/days";
import { useQuery } from "@tanstack/react-query";
import { z } from "zod";
import { api, type FilterField, queryOf } from "../../../app/index.ts";
import { useNeighbourhoodFilter } from "../../neighbourhoods/index.ts";
import { usePeriod } from "../parts/period-filter.tsx";
import { messageTypes, useText } from "../parts/words.ts";
import { useLinkFilters } from "./link-filter.tsx";
import { usePostKinds } from "./use-kind-filter.ts";

export const Filters = z.object({
  state: z.enum(["published", "scheduled", "concept"]).default("published"),
  search: z.string().max(100).optional(),
  /** One of the kinds that features contribute. */
  kind: z.string().max(40).optional(),
  /** Applies to messages only. */
  type: z.enum(messageTypes).optional(),
  theme: z.enum(themes).optional(),
  neighbourhoodId: z.uuid().optional(),
  authorId: z.uuid().optional(),
  /** What they belong to: `project:<id>`. */
  link: LinkText.optional().catch(undefined),
  /** Days in the network's time zone, both inclusive. */
  from: Day.optional(),
  until: Day.optional(),
  sort: z.enum(["moment", "title", "seen", "date"]).optional(),
  direction: z.enum(["asc", "desc"]).optional(),
});

type Values = z.output<typeof Filters>;

/** Activities and vacancies are listed by their own date, other posts by the moment of their state. */
export const sortOf = ({ sort, kind }: Pick<Values, "sort" | "kind">) =>
  sort ?? (kind === "activity" || kind === "vacancy" ? "date" : "moment");

/** The filters in the form that the server expects. */
export function useInboxQuery() {
  const zone = useKitZone();
  const kinds = usePostKinds();
  return ({ kind, type, from, until, ...rest }: Values) => ({
    ...rest,
    sort: sortOf({ sort: rest.sort, kind }),
    kind: kinds.find((one) => one.kind === kind)?.kind ?? (type && ("message" as const)),
    types: type ? [type] : ([] as MessageType[]),
    from: instantOf(from ?? null, "00:00", zone) ?? undefined,
    until: instantOf(until ? addDays(until, 1) : null, "00:00", zone) ?? undefined,
  });
}

/** Filters by text, theme, place, author, what they belong to, and period, and by type if messages are among the kinds. */
export function useInboxFilters(values: Values, onChange: (change: Partial<Values>) => void): FilterField<Values>[] {
  const t = useText();
  const { kind } = useInboxQuery()(values);
  const hasTypes = kind === undefined || kind === "message";
  const neighbourhood = useNeighbourhoodFilter(t("inbox.filters.neighbourhoodLabel"), t("inbox.filters.neighbourhood"));
  const authors = useQuery(queryOf(api.publishing.listAuthors)).data?.items ?? [];
  return [
    { search: "search", label: t("inbox.filters.search") },
    ...(hasTypes ? [typeField(t)] : []),
    {
      choice: "theme",
      label: t("inbox.filters.themeLabel"),
      placeholder: t("inbox.filters.theme"),
      options: themes.map((value) => ({ value, label: t(`themes.${value}`) })),
      isSearchable: true,
      isRare: true,
    },
    neighbourhood,
    {
      choice: "authorId",
      label: t("own.filters.authorLabel"),
      placeholder: t("own.filters.author"),
      options: authors.map(({ id, name }) => ({ value: id, label: name })),
      isSearchable: true,
      isRare: true,
    },
    ...useLinkFilters<Values>(values, onChange),
    usePeriod(values, onChange),
  ];
}

const typeField = (t: ReturnType<typeof useText>): FilterField<Values> => ({
  choice: "type",
  label: t("inbox.filters.typeLabel"),
  placeholder: t("inbox.filters.type"),
  options: messageTypes.map((value) => ({ value, label: t(`types.${value}`) })),
});

import { unbrokenName } from "@stoep/client/formats";
import { sumOf } from "@stoep/contract/kernel";
import { shoutKinds } from "@stoep/contract/shouts/values";
import { Page } from "@stoep/ui";
import { api, List, useFormat, useList } from "../../../app/index.ts";
import { useAnsweredBy, usePagesBeside } from "../parts/pages.ts";
import { useIsCity, useText } from "../parts/words.ts";

type Row = Awaited<ReturnType<typeof api.shouts.countNeighbourhoodShouts>>["items"][number];

const totalOf = ({ kinds: counts }: Row) => sumOf(counts, ({ written }) => written);

/** How much residents wrote in each neighbourhood in the last month: numbers only, for every organisation. D §7 */
export function NeighbourhoodsScreen() {
  const t = useText();
  const format = useFormat();
  const isElsewhere = useAnsweredBy() !== null;
  const isCity = useIsCity() && !isElsewhere;
  const tabs = usePagesBeside("neighbourhoods");
  const list = useList({ route: api.shouts.countNeighbourhoodShouts });
  const rows = list.rows?.toSorted((a, b) => totalOf(b) - totalOf(a));
  const number = (count: number) => (count === 0 ? "–" : format.number(count));
  return (
    <Page
      title={t("title")}
      section={t("tabs.neighbourhoods")}
      width="wide"
      layout="list"
      lead={t("neighbourhoods.lead")}
      tabs={isCity ? tabs : undefined}
    >
      <List
        list={{ ...list, rows, total: undefined }}
        label={t("tabs.neighbourhoods")}
        rowKey={(row: Row) => row.neighbourhood.id}
        rowHref={isCity ? (row: Row) => `/shouts?status=all&neighbourhoodId=${row.neighbourhood.id}` : undefined}
        empty={{ drawing: "street", title: t("neighbourhoods.noneTitle"), text: t("neighbourhoods.noneText") }}
        file={api.shouts.exportNeighbourhoodShouts}
        fileName={`${t("title")} ${t("tabs.neighbourhoods")}`}
        rememberAs="shoutCounts"
        columns={[
          {
            key: "neighbourhood",
            title: t("filters.neighbourhoodLabel"),
            render: ({ neighbourhood }) => unbrokenName(neighbourhood.name),
          },
          {
            key: "total",
            title: t("neighbourhoods.total"),
            align: "end" as const,
            onPhone: "line" as const,
            width: "content" as const,
            render: (row: Row) => number(totalOf(row)),
            phoneText: (row: Row) => t("neighbourhoods.written", { count: totalOf(row) }),
          },
          ...shoutKinds.map((kind) => ({
            key: kind,
            title: t(`kindsMany.${kind}`),
            align: "end" as const,
            width: "content" as const,
            isOptional: true,
            render: (row: Row) => number(row.kinds.find((one) => one.kind === kind)?.written ?? 0),
          })),
        ]}
      />
    </Page>
  );
}

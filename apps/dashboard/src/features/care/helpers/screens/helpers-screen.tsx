import { Badge, ButtonLink, FirstOf, Group, Page, type Sort, StatusBadge } from "@stoep/ui";
import { PlusIcon } from "@stoep/ui/icons";
import { api, List, useAccess, useFormat, useList } from "../../../../app/index.ts";
import { Face } from "../../parts/face.tsx";
import { useTagPeople } from "../../people/parts/use-tag-people.tsx";
import { type Filters, HelperFilters, helperQuery } from "../parts/filters.ts";
import { useFilterFields } from "../parts/use-filter-fields.ts";
import { helperPath, type Row, statusLooks, useText } from "../parts/words.ts";

const orders: Record<string, Filters["order"]> = {
  "name asc": "name",
  "name desc": "-name",
  "since asc": "since",
  "since desc": "-since",
  "helped asc": "-helped",
  "helped desc": "-helped",
};
const sortOf = (order: Filters["order"]): Sort => ({
  by: order.replace("-", ""),
  direction: order.startsWith("-") ? "desc" : "asc",
});

/** The list of helpers, with its filters in the address. S2 §3 */
export function HelpersScreen() {
  const t = useText();
  const { write } = useAccess("helpers");
  const { read: mayExport } = useAccess("careExports");
  const list = useList({ route: api.care.listHelpers, filters: HelperFilters, ask: helperQuery, tabs: ["order"] });
  const fields = useFilterFields({ readsContact: write === true });
  const tagging = useTagPeople(list.rows);
  const found = list.page?.found ?? undefined;
  const create = write === true && (
    <ButtonLink href="/care/helpers/new" leftSection={<PlusIcon aria-hidden />}>
      {t("create")}
    </ButtonLink>
  );
  const acts = write === true && (
    <Group>
      <ButtonLink variant="default" href="/care/import?kind=helpers">
        {t("import")}
      </ButtonLink>
      {create}
    </Group>
  );
  return (
    <Page title={t("title")} width="wide" layout="list" action={acts}>
      <List
        list={{ ...list, total: !list.isFiltered && found !== undefined ? { count: found, isMore: false } : undefined }}
        label={t("title")}
        rowKey={({ id }: Row) => id}
        rowHref={({ id }) => helperPath(id)}
        filters={fields}
        sort={sortOf(list.filters.order)}
        onSort={({ by, direction }) => list.setFilters({ order: orders[`${by} ${direction}`] ?? "name" })}
        empty={{ drawing: "street", title: t("noneTitle"), text: t("noneText"), action: create }}
        nothingFound={{ title: t("notFoundTitle"), text: t("notFoundText") }}
        columns={useColumns()}
        picking={write === true ? tagging.picking : undefined}
        file={mayExport === true && write === true ? api.care.exportHelpers : undefined}
        rememberAs="care-helpers"
      />
      {tagging.dialog}
    </Page>
  );
}

function useColumns() {
  const t = useText();
  const format = useFormat();
  return [
    {
      key: "name",
      title: t("name"),
      isSortable: true,
      width: 260,
      render: ({ name }: Row) => name,
      mark: (row: Row) => <Face {...row} />,
      line: ({ contact, kind }: Row) =>
        [contact?.phoneText, contact?.email].filter(Boolean).join(" · ") || t(`kinds.${kind}`),
    },
    {
      key: "status",
      title: t("status"),
      width: 150,
      isWhole: true,
      onPhone: "end" as const,
      render: ({ status, isSuspended, expiredChecks }: Row) =>
        isSuspended ? (
          <Badge color="gray">{t("suspended")}</Badge>
        ) : expiredChecks?.length ? (
          <Badge color="gray">{t("expiredMark", { checks: expiredChecks.join(", ") })}</Badge>
        ) : (
          <StatusBadge kind={statusLooks[status]}>{t(`statuses.${status}`)}</StatusBadge>
        ),
    },
    {
      key: "kind",
      title: t("kind"),
      width: 120,
      isOptional: true,
      isHiddenAtFirst: true,
      render: ({ kind }: Row) => t(`kinds.${kind}`),
    },
    {
      key: "categories",
      title: t("helpsWith"),
      width: 190,
      isOptional: true,
      render: ({ categories }: Row) => <FirstOf names={categories.map(({ name }) => name)} />,
    },
    {
      key: "neighbourhood",
      title: t("neighbourhood"),
      width: 150,
      isOptional: true,
      onPhone: "line" as const,
      render: ({ neighbourhood }: Row) => neighbourhood?.name ?? t("elsewhere"),
    },
    {
      key: "transport",
      title: t("transport"),
      width: 110,
      isOptional: true,
      render: ({ transport }: Row) => t(`transports.${transport}`),
    },
    {
      key: "since",
      title: t("since"),
      width: "content" as const,
      isSortable: true,
      isOptional: true,
      isHiddenAtFirst: true,
      render: ({ helperSince }: Row) => format.day(helperSince),
    },
    {
      key: "helped",
      title: t("helped"),
      width: "content" as const,
      align: "end" as const,
      isSortable: true,
      isOptional: true,
      render: ({ helped }: Row) => format.number(helped),
    },
  ];
}

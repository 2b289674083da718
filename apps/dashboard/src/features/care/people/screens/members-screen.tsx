import { activityLevels } from "@stoep/contract/care/values";
import { ButtonLink, Group, Page, type Sort, StatusBadge, Text } from "@stoep/ui";
import { PlusIcon } from "@stoep/ui/icons";
import { useQuery } from "@tanstack/react-query";
import { z } from "zod";
import { api, type FilterField, List, queryOf, useAccess, useFormat, useList } from "../../../../app/index.ts";
import { useAreas } from "../../../neighbourhoods/index.ts";
import { Face } from "../../parts/face.tsx";
import { TagMark } from "../../parts/tag-mark.tsx";
import { useTagPeople } from "../parts/use-tag-people.tsx";
import { levelLooks, type MemberRow, personHref, useText } from "../parts/words.ts";

const orders = ["name", "joined", "tickets", "solved", "last-ticket"] as const;
const Filters = z.object({
  search: z.string().max(100).optional(),
  level: z.enum(activityLevels).optional(),
  tagId: z.uuid().optional(),
  neighbourhoodId: z.uuid().optional(),
  suspended: z.enum(["shown"]).optional(),
  contact: z.enum(["shown"]).optional(),
  sort: z.enum(orders).optional(),
  direction: z.enum(["asc", "desc"]).optional(),
});
type Values = z.output<typeof Filters>;

/** The filters in the form that the server expects. */
const memberQuery = ({
  search,
  level,
  tagId,
  neighbourhoodId,
  suspended,
  contact,
  sort = "name",
  direction,
}: Values) => ({
  globalFilter: search || undefined,
  levelsFilter: level ? [level] : [],
  neighbourhoodIds: neighbourhoodId ? [neighbourhoodId] : [],
  tagIds: tagId ? [tagId] : [],
  contact: contact ? ("yes" as const) : ("no" as const),
  excludeSuspended: suspended ? ("no" as const) : ("yes" as const),
  orderBy: direction === "desc" ? (`-${sort}` as const) : sort,
});

/** The organisation's members: people who ask for help. S2 §2 */
export function MembersScreen() {
  const t = useText();
  const format = useFormat();
  const { write } = useAccess("careMembers");
  const list = useList({
    route: api.care.listMembers,
    filters: Filters,
    ask: memberQuery,
    tabs: ["sort", "direction"],
  });
  const filters = useFields({ readsContact: write === true });
  const exports = useAccess("careExports");
  const tagging = useTagPeople(list.rows);
  const totals = useQuery(queryOf(api.care.summariseMembers)).data;
  const columns = useColumns({ hasContact: write === true && list.filters.contact !== undefined });
  const { sort = "name", direction = "asc" } = list.filters;
  const order = ({ by, direction: next }: Sort) => list.setFilters({ sort: by as "name", direction: next });
  const create = write === true && (
    <ButtonLink href="/care/members/new" leftSection={<PlusIcon aria-hidden />}>
      {t("create")}
    </ButtonLink>
  );
  const acts = write === true && (
    <Group>
      {totals !== undefined && totals.doubles > 0 && (
        <ButtonLink variant="subtle" href="/care/doubles">
          {t("doubles", { count: totals.doubles, number: format.number(totals.doubles) })}
        </ButtonLink>
      )}
      <ButtonLink variant="default" href="/care/import">
        {t("import")}
      </ButtonLink>
      {create}
    </Group>
  );
  const found = list.page?.found ?? null;
  return (
    <Page title={t("title")} width="wide" layout="list" action={acts}>
      <List
        list={{ ...list, total: undefined }}
        label={t("title")}
        rowKey={(row: MemberRow) => row.id}
        rowHref={(row) => personHref(row.id)}
        filters={filters}
        counts={totals && found !== null ? { total: totals.members + totals.suspended, found } : undefined}
        sort={{ by: sort, direction }}
        onSort={order}
        empty={{ drawing: "letters", title: t("noneTitle"), text: t("noneText"), action: create }}
        nothingFound={{ title: t("nothingFound"), text: t("nothingFoundText") }}
        rememberAs="care-members"
        picking={write === true ? tagging.picking : undefined}
        file={exports.read === true ? api.care.exportMembers : undefined}
        columns={columns}
      />
      {tagging.dialog}
    </Page>
  );
}

function useFields({ readsContact }: { readsContact: boolean }): FilterField<Values>[] {
  const t = useText();
  const places = (useAreas() ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const tags = useQuery(queryOf(api.care.listTags)).data?.items ?? [];
  return [
    { search: "search", label: t("search") },
    {
      choice: "level",
      label: t("level"),
      placeholder: t("allLevels"),
      options: activityLevels.map((value) => ({ value, label: t(`levels.${value}`) })),
    },
    {
      choice: "neighbourhoodId",
      label: t("neighbourhood"),
      placeholder: t("allNeighbourhoods"),
      options: places,
      isSearchable: true,
    },
    {
      choice: "tagId",
      label: t("tag"),
      placeholder: t("allTags"),
      options: tags.map(({ id, name }) => ({ value: id, label: name })),
      isSearchable: true,
    },
    {
      choice: "suspended",
      isRare: true,
      label: t("suspension"),
      placeholder: t("suspensionHidden"),
      options: [{ value: "shown", label: t("suspensionShown") }],
    },
    ...(readsContact
      ? [
          {
            choice: "contact" as const,
            isRare: true,
            label: t("contactBoth"),
            placeholder: t("contactHidden"),
            options: [{ value: "shown", label: t("contactShown") }],
          },
        ]
      : []),
  ];
}

type Columns = Parameters<typeof List<MemberRow, Values>>[0]["columns"];

/** Phone and e-mail are there only while the list was asked for them, because each page of them is in the access log. */
function useColumns({ hasContact }: { hasContact: boolean }): Columns {
  const t = useText();
  const format = useFormat();
  return [
    {
      key: "name",
      title: t("name"),
      isSortable: true,
      render: ({ name }) => name,
      mark: (row) => <Face {...row} />,
      line: ({ keyRemark }) => keyRemark,
    },
    ...(hasContact ? [contactColumn(t("contact"))] : []),
    {
      key: "neighbourhood",
      title: t("neighbourhood"),
      width: 140,
      isOptional: true,
      onPhone: "line",
      render: ({ neighbourhood }) => neighbourhood?.name ?? "–",
    },
    {
      key: "level",
      title: t("level"),
      width: 130,
      isWhole: true,
      onPhone: "end",
      render: ({ activity, isSuspended }) => (
        <StatusBadge kind={isSuspended ? "urgent" : levelLooks[activity]}>
          {isSuspended ? t("picker.suspended") : t(`levels.${activity}`)}
        </StatusBadge>
      ),
    },
    {
      key: "tags",
      title: t("fields.tags"),
      width: 150,
      isOptional: true,
      render: ({ tags }) => <Tags tags={tags} />,
    },
    {
      key: "tickets",
      title: t("tickets"),
      width: "content",
      align: "end",
      isSortable: true,
      isOptional: true,
      render: ({ tickets }) => format.number(tickets),
    },
    {
      key: "solved",
      title: t("solved"),
      width: "content",
      align: "end",
      isSortable: true,
      isOptional: true,
      isHiddenAtFirst: true,
      render: ({ solved }) => format.number(solved),
    },
    {
      key: "last-ticket",
      title: t("lastTicket"),
      width: "content",
      isSortable: true,
      isOptional: true,
      isHiddenAtFirst: true,
      render: ({ lastTicketAt }) => (lastTicketAt ? format.day(lastTicketAt) : "–"),
    },
    {
      key: "joined",
      title: t("joined"),
      width: "content",
      isSortable: true,
      isOptional: true,
      isHiddenAtFirst: true,
      render: ({ joinedAt }) => format.day(joinedAt),
    },
    {
      key: "completion",
      title: t("completion"),
      width: "content",
      align: "end",
      isOptional: true,
      isHiddenAtFirst: true,
      render: ({ completion }) => t("percent", { percent: completion.percent }),
    },
  ];
}

const contactColumn = (title: string): Columns[number] => ({
  key: "contact",
  title,
  width: 220,
  onPhone: "line",
  render: ({ contact }) => [contact?.phoneText, contact?.email].filter(Boolean).join(" · ") || "–",
});

function Tags({ tags }: { tags: MemberRow["tags"] }) {
  const [first, ...others] = tags;
  if (!first) return "–";
  return (
    <Group gap={4} wrap="nowrap">
      <TagMark {...first} isOnOneLine />
      {others.length > 0 && (
        <Text size="sm" span title={tags.map(({ name }) => name).join(", ")}>
          +{others.length}
        </Text>
      )}
    </Group>
  );
}

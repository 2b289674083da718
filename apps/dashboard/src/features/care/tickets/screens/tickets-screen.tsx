import { ButtonLink, Page, Text, TextLink, useMediaQuery } from "@stoep/ui";
import { PlusIcon } from "@stoep/ui/icons";
import { useQuery } from "@tanstack/react-query";
import { api, List, queryOf, useAccess, useFilters, useFormat, useList } from "../../../../app/index.ts";
import { Board } from "../parts/board.tsx";
import { type Tab, tabs, ticketFilter, ticketQuery, useFields, useHref, View, viewKeys } from "../parts/filters.ts";
import { StateBadge } from "../parts/state-badge.tsx";
import { TicketSplit } from "../parts/ticket-split.tsx";
import { useTicketFiles } from "../parts/use-ticket-files.ts";
import { type Row, ticketHref, useText } from "../parts/words.ts";

const widths = { split: "(min-width: 1200px)", phone: "(max-width: 767px)" } as const;

/** Requests for help by status, as a table or a board; on a wide screen, a ticket is opened beside the list. S2 §2 */
export function TicketsScreen() {
  const t = useText();
  const [{ view, ticket }] = useFilters(View);
  const { write } = useAccess("tickets");
  const href = useHref();
  const statuses = useTabsOf(href);
  const isBoard = view === "board";
  const create = write === true && (
    <ButtonLink href="/care/tickets/new" leftSection={<PlusIcon aria-hidden />}>
      {t("create")}
    </ButtonLink>
  );
  const solved = useQuery(queryOf(api.care.getTicketSummary)).data?.solvedThisWeek;
  const lead = (
    <>
      {solved === undefined ? "" : `${t("solvedThisWeek", { count: solved })} · `}
      {isBoard || ticket ? (
        <TextLink href={href({ view: undefined, ticket: undefined })}>{t("asList")}</TextLink>
      ) : (
        <TextLink href={href({ view: "board" })}>{t("asBoard")}</TextLink>
      )}
    </>
  );
  return (
    <Page title={t("title")} width="wide" layout="list" lead={lead} tabs={isBoard ? undefined : statuses}>
      {isBoard ? <Board /> : ticket ? <TicketSplit ticketId={ticket} /> : <Table create={create} />}
    </Page>
  );
}

function useTabsOf(href: ReturnType<typeof useHref>) {
  const t = useText();
  const [{ tab }] = useFilters(View);
  const summary = useQuery(queryOf(api.care.getTicketSummary)).data;
  const countOf = (one: Tab) =>
    one === "unsolved"
      ? summary?.unsolved
      : one === "all"
        ? summary?.total
        : summary?.states.find(({ state }) => state === one)?.tickets;
  return {
    label: t("tabsLabel"),
    items: tabs.map((one) => {
      const count = countOf(one);
      return {
        label: one === "unsolved" || one === "all" ? t(one) : t(`states.${one}`),
        href: href({ tab: one === "unsolved" ? undefined : one }),
        isActive: one === tab,
        count,
      };
    }),
  };
}

function Table({ create }: { create: React.ReactNode }) {
  const t = useText();
  const format = useFormat();
  const href = useHref();
  const isWide = useMediaQuery(widths.split, false, { getInitialValueInEffect: false });
  const isPhone = useMediaQuery(widths.phone, false, { getInitialValueInEffect: false });
  const list = useList({ route: api.care.listTickets, filters: View, ask: ticketQuery, tabs: viewKeys });
  const total = useQuery(queryOf(api.care.getTicketSummary)).data?.total;
  const files = useTicketFiles(ticketFilter(list.filters));
  const found = list.page?.found;
  return (
    <List
      list={list}
      label={t("title")}
      rowKey={({ id }: Row) => id}
      rowHref={({ id }: Row) => (isWide ? href({ ticket: id }) : ticketHref(id))}
      filters={useFields()}
      counts={found == null || total === undefined ? undefined : { found, total }}
      files={files}
      rememberAs="care-tickets"
      empty={{ drawing: "letters", title: t("none.title"), text: t("none.text"), action: create }}
      nothingFound={{ title: t("nothingFound.title"), text: t("nothingFound.text") }}
      columns={[
        {
          key: "title",
          title: t("ticket"),
          // On a phone the name stands beside the title: of a long one only two lines are shown.
          render: ({ number, title, member }) =>
            isPhone ? (
              <>
                {/* Names in Arabic or Hebrew letters would turn the number after them around. */}
                <bdi>{member.name || t("gone")}</bdi>
                {` · #${number} ${title}`}
              </>
            ) : (
              `#${number} ${title}`
            ),
          line: ({ member, category, source }) =>
            [!isPhone && (member.name || t("gone")), category?.name, source === "webform" && t("byForm")]
              .filter(Boolean)
              .join(" · "),
        },
        {
          key: "state",
          title: t("status"),
          width: 190,
          isWhole: true,
          onPhone: "end",
          render: (ticket) => <StateBadge ticket={ticket} isCompact />,
        },
        {
          key: "assignee",
          title: t("concierge"),
          width: 144,
          isOptional: true,
          onPhone: "line",
          render: ({ assignee }) =>
            assignee?.name ?? (
              <Text span c="dimmed" inherit>
                {t("nobody")}
              </Text>
            ),
        },
        { key: "helper", title: t("helper"), isOptional: true, render: ({ helper }) => helper?.name ?? "–" },
        {
          key: "neighbourhood",
          title: t("neighbourhood"),
          isOptional: true,
          isHiddenAtFirst: true,
          render: ({ neighbourhood }) => neighbourhood?.name ?? "–",
        },
        {
          key: "appointment",
          title: t("appointment"),
          width: "content",
          isOptional: true,
          onPhone: "line",
          phoneText: ({ appointment }) => appointment && format.moment(appointment.startsAt),
          render: ({ appointment }) => (appointment ? format.moment(appointment.startsAt) : "–"),
        },
        {
          key: "deadline",
          title: t("fields.deadline"),
          width: "content",
          isOptional: true,
          isHiddenAtFirst: list.filters.deadline !== "over",
          render: ({ deadlineOn }) => (deadlineOn ? format.day(deadlineOn) : "–"),
        },
        {
          key: "age",
          title: t("age"),
          width: "content",
          align: "end",
          onPhone: "line",
          phoneText: ({ ageInHours }) => t("hours", { count: ageInHours }),
          render: ({ ageInHours }) => t("hours", { count: ageInHours }),
        },
      ]}
    />
  );
}

import { FilterBar, SplitView, Stack, Text } from "@stoep/ui";
import { lazyPart } from "@stoep/ui/parts";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import {
  api,
  FactsPlaceholder,
  MoreButton,
  pagesOf,
  QueryContent,
  SplitPlaceholder,
  useFilterBar,
  useFilters,
  useFormat,
} from "../../../../app/index.ts";
import { ticketQuery, useFields, useHref, View } from "./filters.ts";
import { StateBadge } from "./state-badge.tsx";
import { type Row, useText } from "./words.ts";

/** Loaded with the first ticket: the list alone needs none of it. */
const TicketBeside = lazyPart(() => import("../screens/ticket-screen.tsx").then((m) => m.TicketBeside));

/** The same filters above, the list on the left, and the open ticket beside it. */
export function TicketSplit({ ticketId }: { ticketId: string }) {
  const t = useText();
  const href = useHref();
  const [values, setValues] = useFilters(View);
  const bar = useFilterBar({ fields: useFields(), values, onChange: setValues }, undefined);
  const query = useInfiniteQuery({
    ...pagesOf(api.care.listTickets, { query: ticketQuery(values) }),
    placeholderData: keepPreviousData,
  });
  const rows = useSplitRows(query.data?.pages.flatMap(({ items }) => items) ?? []);
  return (
    <Stack gap="sm">
      <FilterBar {...bar} />
      <QueryContent query={query} waiting={<SplitPlaceholder />}>
        {() => (
          <SplitView
            label={t("title")}
            rows={rows}
            openKey={ticketId}
            isChosen
            back={{ label: t("title"), href: href({ ticket: undefined }) }}
            more={
              <>
                {rows.length === 0 && (
                  <Text size="sm" c="dimmed" p="md">
                    {t("nothingFound.title")}
                  </Text>
                )}
                <MoreButton query={query} label={t("moreRows")} />
              </>
            }
          >
            {/* Keeps the list on screen while the ticket loads. */}
            <Suspense fallback={<FactsPlaceholder />}>
              <TicketBeside key={ticketId} ticketId={ticketId} />
            </Suspense>
          </SplitView>
        )}
      </QueryContent>
    </Stack>
  );
}

/** Each row says who is helped, when the visit is or else the concierge, and the status. */
function useSplitRows(rows: readonly Row[]) {
  const t = useText();
  const format = useFormat();
  const href = useHref();
  return rows.map((row) => {
    const { id, number, title, member, assignee, appointment } = row;
    const name = member.name || t("gone");
    // What is cut off is the end: a name can be, a time cannot.
    const meta = appointment ? [format.moment(appointment.startsAt), name] : [name, assignee?.name ?? t("nobody")];
    return {
      key: id,
      href: href({ ticket: id }),
      title: `#${number} ${title}`,
      meta: meta.join(" · "),
      badge: <StateBadge ticket={row} isCompact />,
    };
  });
}

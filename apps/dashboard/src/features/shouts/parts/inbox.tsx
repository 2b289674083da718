import { EmptyState, SplitView, Stack, Text } from "@stoep/ui";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, Suspense } from "react";
import {
  api,
  FactsPlaceholder,
  MoreButton,
  PickingBar,
  pagesOf,
  QueryContent,
  SplitPlaceholder,
  useFilterBar,
  useFilters,
  useFilterWords,
  useListText,
  usePickedRows,
} from "../../../app/index.ts";
import { ShoutRecord } from "../record/shout-record.tsx";
import { useBulk } from "./bulk-acts.tsx";
import { isNarrowed, useFields, useHref, useShoutQuery, View } from "./filters.ts";
import { InboxMap } from "./inbox-map.tsx";
import { InboxTools } from "./inbox-tools.tsx";
import { useSplitRows } from "./split-rows.tsx";
import { useCategories } from "./use-categories.ts";
import { type Row, useText } from "./words.ts";

type Props = { isAlone: boolean; isNarrow: boolean };

/** The filters above, the list on the left, and next to it the opened message or the map. */
export function Inbox({ isAlone, isNarrow }: Props) {
  const t = useText();
  const [values, setValues] = useFilters(View);
  const asked = useShoutQuery(values);
  const { direction = "desc" } = values;
  const query = useInfiniteQuery({
    ...pagesOf(api.shouts.listShouts, { query: { ...asked, direction } }),
    placeholderData: keepPreviousData,
  });
  const rows = query.data?.pages.flatMap((page) => page.items) ?? [];
  const picked = usePickedRows(rows);
  const bulk = useBulk(picked.rows, () => picked.pick([]));
  const first = query.data?.pages[0];
  const fields = useFields();
  const bar = useFilterBar(
    { fields, values, onChange: setValues },
    isNarrowed(values) && first?.found != null
      ? t(first.isAtLeast ? "foundAtLeast" : "found", { count: first.found })
      : undefined,
  );
  const parts = useCategories();
  const filteredBy = [
    t(`tabs.${values.status}`),
    t(`categories.${values.category}`),
    ...useFilterWords(fields, values),
  ];
  return (
    <Stack gap="sm">
      {!isAlone && (
        <PickingBar
          {...bar}
          parts={parts}
          tools={<InboxTools asked={asked} filteredBy={filteredBy} />}
          picked={picked}
          actions={bulk.actions}
        />
      )}
      {values.view === "map" && isNarrow && !isAlone && <InboxMap asked={asked} />}
      <QueryContent query={query} waiting={<SplitPlaceholder />}>
        {() => (
          <Split
            rows={rows}
            picked={picked.ids}
            onPick={picked.pick}
            isNarrow={isNarrow}
            asked={asked}
            more={<MoreButton query={query} label={t("moreRows")} />}
          />
        )}
      </QueryContent>
      {bulk.dialog}
    </Stack>
  );
}

type SplitProps = {
  rows: Row[];
  picked: string[];
  onPick: (ids: string[]) => void;
  isNarrow: boolean;
  asked: ReturnType<typeof useShoutQuery>;
  more: ReactNode;
};

function Split({ rows, picked, onPick, isNarrow, asked, more }: SplitProps) {
  const t = useText();
  const words = useListText();
  const href = useHref();
  const [values] = useFilters(View);
  const { shout, view } = values;
  const splitRows = useSplitRows(rows);
  const isMap = view === "map";
  if (rows.length === 0 && !shout && !isMap) return <EmptyInbox />;
  return (
    <SplitView
      label={t("title")}
      rows={splitRows}
      openKey={shout}
      isChosen={shout !== undefined}
      back={{ label: t("title"), href: href({ shout: undefined, tab: undefined }) }}
      picking={rows.length > 0 ? { picked, onPick, allLabel: words.pickAll } : undefined}
      more={
        <>
          {rows.length === 0 && (
            <Text size="sm" c="dimmed" p="md">
              {t(isNarrowed(values) ? "nothingFound.title" : `empty.${values.status}`)}
            </Text>
          )}
          {more}
        </>
      }
    >
      {isMap && !isNarrow && <InboxMap asked={asked} />}
      {/* Keeps the list on screen while the record loads; hiding it would lose the focus. */}
      <Suspense fallback={<FactsPlaceholder />}>{shout && <ShoutRecord key={shout} shoutId={shout} />}</Suspense>
      {!shout && !isMap && <EmptyState drawing="letters">{t("choose")}</EmptyState>}
    </SplitView>
  );
}

function EmptyInbox() {
  const t = useText();
  const [values] = useFilters(View);
  if (isNarrowed(values))
    return (
      <EmptyState drawing="search" title={t("nothingFound.title")}>
        {t("nothingFound.text")}
      </EmptyState>
    );
  return (
    <EmptyState drawing="letters" title={t(`empty.${values.status}`)}>
      {t("emptyText")}
    </EmptyState>
  );
}

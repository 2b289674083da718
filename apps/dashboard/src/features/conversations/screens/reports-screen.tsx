import type { ReportedThing } from "@stoep/contract/conversations";
import { reportStates } from "@stoep/contract/conversations/values";
import { EmptyState, IconButton, Page, SplitView, Stack, useMediaQuery } from "@stoep/ui";
import { SortAscendingIcon, SortDescendingIcon } from "@stoep/ui/icons";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, Suspense } from "react";
import {
  api,
  ExportMenu,
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
import { useBulk } from "../parts/report-bulk.tsx";
import { isNarrowed, useFields, useHref, useReportQuery, View } from "../parts/report-filters.ts";
import { useReportRows } from "../parts/report-rows.tsx";
import { ReportedRecord } from "../parts/reported-record.tsx";
import { useText } from "../parts/words.ts";

/** Reports by residents, appeals and decisions: the list on the left; on the right the reported text, the reasons and the decision. D §8 */
export function ReportsScreen() {
  const t = useText();
  const [values] = useFilters(View);
  const href = useHref();
  const isNarrow = useMediaQuery("(max-width: 899px)", false, { getInitialValueInEffect: false });
  const asked = useReportQuery(values);
  const query = useReported(asked);
  const [first] = query.data?.pages ?? [];
  const counts = { open: first?.open, appealed: first?.appealed, decided: undefined };
  const items = reportStates.map((state) => ({
    label: t(`reports.states.${state}`),
    href: href({ state: state === "open" ? undefined : state, report: undefined, direction: undefined }),
    isActive: state === values.state,
    count: counts[state] || undefined,
  }));
  // On a narrow screen, an opened report is shown without the list.
  const isAlone = isNarrow && values.report !== undefined;
  return (
    <Page
      title={t("reports.heading")}
      lead={t("reports.lead")}
      width="wide"
      layout="list"
      tabs={isAlone ? undefined : { label: t("reports.tabs"), items }}
    >
      <Reports query={query} asked={asked} isAlone={isAlone} />
    </Page>
  );
}

type Asked = ReturnType<typeof useReportQuery>;

const useReported = (asked: Asked) =>
  useInfiniteQuery({
    ...pagesOf(api.conversations.listReported, { query: asked }),
    placeholderData: keepPreviousData,
  });

type ReportsProps = { query: ReturnType<typeof useReported>; asked: Asked; isAlone: boolean };

function Reports({ query, asked, isAlone }: ReportsProps) {
  const t = useText();
  const [values, setValues] = useFilters(View);
  const rows = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const picked = usePickedRows(rows);
  const bulk = useBulk(picked.rows, values.state, () => picked.pick([]));
  const fields = useFields();
  const bar = useFilterBar({ fields, values, onChange: setValues }, undefined);
  const filteredBy = [t(`reports.states.${values.state}`), ...useFilterWords(fields, values)];
  return (
    <Stack gap="sm">
      {!isAlone && (
        <PickingBar
          {...bar}
          tools={<Tools asked={asked} filteredBy={filteredBy} />}
          picked={picked}
          actions={bulk.actions}
        />
      )}
      <QueryContent query={query} waiting={<SplitPlaceholder />}>
        {() => (
          <Split
            rows={rows}
            picked={picked.ids}
            onPick={picked.pick}
            more={<MoreButton query={query} label={t("reports.more")} />}
          />
        )}
      </QueryContent>
      {bulk.dialog}
    </Stack>
  );
}

/** The order, oldest or latest first, and the list as a file; for decisions, their log. */
function Tools({ asked, filteredBy }: { asked: ReturnType<typeof useReportQuery>; filteredBy: string[] }) {
  const t = useText();
  const [{ state, direction }, setValues] = useFilters(View);
  const natural = state === "decided" ? "desc" : "asc";
  const isLatestFirst = (direction ?? natural) === "desc";
  const turned = isLatestFirst ? "asc" : "desc";
  return (
    <>
      <IconButton
        variant="default"
        label={t(isLatestFirst ? "reports.tools.oldest" : "reports.tools.latest")}
        onClick={() => setValues({ direction: turned === natural ? undefined : turned })}
      >
        {isLatestFirst ? <SortAscendingIcon aria-hidden /> : <SortDescendingIcon aria-hidden />}
      </IconButton>
      <ExportMenu
        route={api.conversations.exportReported}
        asked={asked}
        filteredBy={filteredBy}
        name={t("reports.heading")}
      />
    </>
  );
}

type SplitProps = {
  rows: ReportedThing[];
  picked: string[];
  onPick: (ids: string[]) => void;
  more: ReactNode;
};

function Split({ rows, picked, onPick, more }: SplitProps) {
  const t = useText();
  const words = useListText();
  const href = useHref();
  const [values, setValues] = useFilters(View);
  const splitRows = useReportRows(rows);
  const { report, state } = values;
  const shown = report ?? rows[0]?.id;
  if (shown === undefined)
    return (
      <EmptyState
        drawing={isNarrowed(values) ? "search" : "street"}
        title={t(`reports.empty.${isNarrowed(values) ? "none" : state}`)}
      >
        {t(`reports.emptyText.${isNarrowed(values) ? "none" : state}`)}
      </EmptyState>
    );
  return (
    <SplitView
      label={t("reports.heading")}
      rows={splitRows}
      openKey={shown}
      isChosen={report !== undefined}
      back={{ label: t("reports.heading"), href: href({ report: undefined }) }}
      picking={rows.length > 0 ? { picked, onPick, allLabel: words.pickAll } : undefined}
      more={more}
    >
      <Suspense fallback={<FactsPlaceholder />}>
        <ReportedRecord key={shown} caseId={shown} onDecided={() => setValues({ report: undefined })} />
      </Suspense>
    </SplitView>
  );
}

import { Card, Group, Notice, Page, ProgressRow, Stack, Text } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import {
  api,
  ExportMenu,
  QueryContent,
  queryOf,
  RowsPlaceholder,
  useFormat,
  useRouteParam,
} from "../../../../app/index.ts";
import { useFocusFallback } from "../../parts/use-focus-fallback.ts";
import { ImportActs } from "../parts/import-acts.tsx";
import { Mapping } from "../parts/mapping.tsx";
import { Rows } from "../parts/rows.tsx";
import { dayFields, type Import, isUnderWay, useText } from "../parts/words.ts";

const oftenMs = 1000;

/** One import: its columns, its progress, and what happens to each row. */
export function ImportScreen() {
  const importId = useRouteParam("importId");
  const query = useQuery({
    ...queryOf(api.care.getPeopleImport, { params: { importId } }),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? oftenMs : false),
  });
  return (
    <QueryContent isScreen query={query} waiting={<RowsPlaceholder />}>
      {(one) => <OneImport one={one} />}
    </QueryContent>
  );
}

function OneImport({ one }: { one: Import }) {
  const t = useText();
  const format = useFormat();
  const [isChanging, setChanging] = useState(false);
  const isMapping = one.state === "mapping" || (isChanging && one.state === "previewed");
  useFocusFallback(`${one.state} ${isMapping}`);
  const lead = [t(`kinds.${one.kind}`), format.moment(one.createdAt), one.startedBy].filter(Boolean).join(" · ");
  return (
    <Page
      title={one.fileName}
      lead={lead}
      width={isMapping ? "normal" : "wide"}
      back={{ label: t("title"), href: `/care/import?kind=${one.kind}` }}
    >
      {isMapping ? (
        <Mapping key={`${one.id} ${one.sheet}`} one={one} onChecked={() => setChanging(false)} />
      ) : (
        <Stack gap="lg">
          <Card>
            <Stack>
              <ImportStatus one={one} />
              <ImportActs one={one} onChange={() => setChanging(true)} />
            </Stack>
          </Card>
          {!isUnderWay(one) && one.state !== "failed" && <Rows one={one} />}
        </Stack>
      )}
    </Page>
  );
}

/** What to do next, or how far the import is. */
function ImportStatus({ one }: { one: Import }) {
  const t = useText();
  const format = useFormat();
  const { state, fates, rows } = one;
  if (isUnderWay(one)) return <ImportProgress one={one} />;
  if (state === "failed")
    return (
      <Notice tone="danger" title={t("failed")}>
        {t("failedText")}
      </Notice>
    );
  const count = (key: "new" | "added" | "there" | "double" | "wrong") =>
    t(`sums.${key}`, { count: fates[key], number: format.number(fates[key]) });
  const said =
    state === "done"
      ? (["added", "there", "double", "wrong"] as const)
      : (["new", "there", "double", "wrong"] as const);
  return (
    <div>
      <Text fw={600}>{state === "done" ? t("done") : t("checked", { count: rows, number: format.number(rows) })}</Text>
      <Text>{said.map(count).join(" · ")}</Text>
      {state === "previewed" && one.columns.some(({ field }) => dayFields.some((day) => day === field)) && (
        <Text size="sm" c="dimmed">
          {t(`days.said.${one.dayOrder}`)}
        </Text>
      )}
      {one.wrongRowsUntil && (
        <Group gap="xs">
          <Text size="sm">{t("wrongRows.text", { moment: format.moment(one.wrongRowsUntil) })}</Text>
          <ExportMenu
            route={api.care.exportWrongRows}
            params={{ importId: one.id }}
            asked={{}}
            filteredBy={[]}
            name={t("wrongRows.file")}
          />
        </Group>
      )}
    </div>
  );
}

function ImportProgress({ one: { progress, rows, state, fates } }: { one: Import }) {
  const t = useText();
  const format = useFormat();
  const all = state === "checking" ? rows : fates.new + fates.added + fates.there;
  const percent = all > 0 ? Math.min(100, Math.floor((100 * progress) / all)) : 0;
  const words = t(state === "checking" ? "checkingRows" : "takingRows", {
    done: format.number(progress),
    all: format.number(all),
  });
  return (
    <ProgressRow label={t(`states.${state}`)} percent={percent} words={words}>
      <Text size="sm" c="dimmed">
        {t("mayLeave")}
      </Text>
    </ProgressRow>
  );
}

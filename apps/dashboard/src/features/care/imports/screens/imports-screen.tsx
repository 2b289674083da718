import { importKinds, importLimits } from "@stoep/contract/care/values";
import { Card, DataTable, FileDrop, Heading, Page, PartSwitch, Stack, StatusBadge, Text } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { z } from "zod";
import {
  api,
  QueryContent,
  queryOf,
  RowsPlaceholder,
  useCommand,
  useFilters,
  useFormat,
  useGo,
  useTableLabels,
} from "../../../../app/index.ts";
import { type Import, importHref, isUnderWay, listHref, stateLooks, useText } from "../parts/words.ts";

const Filters = z.object({ kind: z.enum(importKinds).optional() });
const oftenMs = 2000;

/** Uploads a table of members or helpers; recent imports are listed below. */
export function ImportsScreen() {
  const t = useText();
  const [{ kind = "members" }, setFilters] = useFilters(Filters);
  const query = useQuery({
    ...queryOf(api.care.listPeopleImports),
    refetchInterval: ({ state }) => (state.data?.items.some(isUnderWay) ? oftenMs : false),
  });
  return (
    <Page title={t("title")} lead={t("lead")} width="normal" back={{ label: t(`lists.${kind}`), href: listHref[kind] }}>
      <Stack gap="lg">
        <Card>
          <Stack>
            <PartSwitch
              label={t("what")}
              parts={importKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
              value={kind}
              onChange={(value) => setFilters({ kind: value === "helpers" ? "helpers" : undefined })}
            />
            <Text c="dimmed">{t(`needs.${kind}`)}</Text>
            <Upload kind={kind} />
          </Stack>
        </Card>
        <QueryContent query={query} waiting={<RowsPlaceholder />}>
          {({ items }) => <Recent items={items} />}
        </QueryContent>
      </Stack>
    </Page>
  );
}

function Upload({ kind }: { kind: Import["kind"] }) {
  const t = useText();
  const go = useGo();
  const [problem, setProblem] = useState<string | null>(null);
  const upload = useCommand(api.care.uploadPeople, { whenDone: ({ id }) => go(importHref(id)) });
  return (
    <FileDrop
      label={upload.isRunning ? t("reading") : t("choose")}
      hint={t("files")}
      accept={[".csv", ".txt", ".tsv", ".xlsx"]}
      maxBytes={importLimits.bytes}
      maxFiles={1}
      disabled={upload.isRunning}
      error={problem}
      onFiles={([file]) => {
        setProblem(null);
        if (file?.size === 0) setProblem(t("refused.empty"));
        else if (file) void upload.run({ query: { kind }, file, fileName: file.name });
      }}
      onRejected={([first]) => setProblem(first ? t(`refused.${first.reason}`) : null)}
    />
  );
}

function Recent({ items }: { items: Import[] }) {
  const t = useText();
  const format = useFormat();
  const labels = useTableLabels(t("recent"));
  if (items.length === 0) return null;
  return (
    <Stack>
      <Heading order={2}>{t("recent")}</Heading>
      <DataTable
        rows={items}
        rowKey={({ id }) => id}
        rowHref={({ id }) => importHref(id)}
        columns={[
          {
            key: "file",
            title: t("file"),
            render: ({ fileName }) => fileName,
            line: ({ kind, startedBy, createdAt }) =>
              [t(`kinds.${kind}`), format.moment(createdAt), startedBy].filter(Boolean).join(" · "),
          },
          {
            key: "rows",
            title: t("rows"),
            width: "content",
            align: "end",
            render: ({ rows }) => format.number(rows),
          },
          {
            key: "state",
            title: t("state"),
            width: 190,
            isWhole: true,
            onPhone: "end",
            render: ({ state }) => <StatusBadge kind={stateLooks[state]}>{t(`states.${state}`)}</StatusBadge>,
          },
        ]}
        empty={null}
        labels={labels}
      />
    </Stack>
  );
}

import { Button, type Column, DataTable, EmptyState, Text } from "@stoep/ui";
import { DownloadIcon } from "@stoep/ui/icons";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import {
  api,
  type Format,
  Loaded,
  queryOf,
  SettingsPage,
  saveFile,
  useFilters,
  useFormat,
  useKeyset,
  useMembership,
  useTellFailure,
} from "../../../app/index.ts";
import { asQuery, Filters } from "../filters.ts";
import { EntryDialog } from "../parts/entry-dialog.tsx";
import { LogFilters, LogPerson } from "../parts/log-filters.tsx";
import { type Entry, useActionText, useActorText, useText } from "../words.ts";

/** Who did what, newest first; the address holds the whole view. D §3 */
export function LogScreen() {
  const t = useText();
  return (
    <SettingsPage of="log" width="wide" lead={t("lead")} action={<Download />}>
      <Log />
    </SettingsPage>
  );
}

/** Through the client, so that the request says who asks; what is filtered away stays out of the file too. */
function Download() {
  const t = useText();
  const [filters] = useFilters(Filters);
  const { timeZone } = useMembership().network;
  const tell = useTellFailure();
  const day = new Date().toISOString().slice(0, 10);
  const download = useMutation({
    mutationFn: () => api.audit.exportEntries({ query: asQuery(filters, timeZone) }),
    onSuccess: (content) => saveFile(content, `${t("fileName")}-${day}.csv`),
    onError: tell,
  });
  return (
    <Button
      variant="default"
      leftSection={<DownloadIcon aria-hidden />}
      loading={download.isPending}
      onClick={() => download.mutate()}
    >
      {t("download")}
    </Button>
  );
}

function Log() {
  const t = useText();
  const words = useActionText();
  const actorText = useActorText();
  const format = useFormat();
  const [filters, setFilters] = useFilters(Filters);
  const { timeZone } = useMembership().network;
  const keyset = useKeyset(JSON.stringify(filters));
  const [shown, setShown] = useState<Entry | null>(null);
  const query = useQuery(
    queryOf(api.audit.listEntries, { query: { ...asQuery(filters, timeZone), cursor: keyset.cursor } }),
  );
  if (query.isError) {
    return (
      <Loaded query={query} waiting={null}>
        {() => null}
      </Loaded>
    );
  }
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  return (
    <>
      <DataTable
        rows={query.data?.items}
        rowKey={(entry) => entry.id}
        columns={columnsFor({ t, words, actorText, format }, setShown)}
        rememberAs="settings.log"
        toolbar={
          <LogFilters
            filters={filters}
            onChange={setFilters}
            person={<LogPerson filters={filters} onChange={setFilters} />}
          />
        }
        paging={keyset.paging(query.data?.next)}
        empty={
          <EmptyState drawing={isFiltered ? "search" : "bench"} title={t(isFiltered ? "notFound" : "none")}>
            {t(isFiltered ? "notFoundText" : "noneText")}
          </EmptyState>
        }
        labels={{
          table: t("table"),
          columns: t("columns"),
          previous: t("previous"),
          next: t("next"),
          loading: t("loading"),
          sortBy: (column) => column,
        }}
      />
      {shown && <EntryDialog entry={shown} onClose={() => setShown(null)} />}
    </>
  );
}

interface Said {
  t: ReturnType<typeof useText>;
  words: ReturnType<typeof useActionText>;
  actorText: ReturnType<typeof useActorText>;
  format: Format;
}

function columnsFor({ t, words, actorText, format }: Said, onShow: (entry: Entry) => void): Column<Entry>[] {
  return [
    { key: "what", title: t("what"), render: ({ action }) => <Text fw={600}>{words(action)}</Text> },
    { key: "thing", title: t("thing"), render: ({ subject }) => subject.name },
    { key: "who", title: t("who"), render: ({ actor }) => actorText(actor) },
    {
      key: "when",
      title: t("when"),
      render: ({ at }) => (
        <time dateTime={at} style={{ whiteSpace: "nowrap" }}>
          {format.moment(at)}
        </time>
      ),
    },
    { key: "address", title: t("address"), isOptional: true, isHiddenAtFirst: true, render: ({ address }) => address },
    {
      key: "details",
      title: t("details"),
      align: "end",
      render: (entry) => (
        <Button
          size="xs"
          variant="light"
          aria-label={t("detailsNamed", { what: words(entry.action), thing: entry.subject.name })}
          onClick={() => onShow(entry)}
        >
          {t("details")}
        </Button>
      ),
    },
  ];
}

import { auditActions } from "@stoep/contract/audit";
import {
  Button,
  DataTable,
  DateField,
  EmptyState,
  Group,
  Page,
  SearchField,
  Select,
  Text,
  useKitZone,
} from "@stoep/ui";
import { DownloadIcon } from "@stoep/ui/icons";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { z } from "zod";
import {
  api,
  Loaded,
  queryOf,
  saveFile,
  useFilters,
  useFormat,
  useKeyset,
  useTellFailure,
} from "../../../app/index.ts";
import { asQuery, EntryDialog, Filters as LogFilters, useActionText } from "../../audit/index.ts";
import { tableLabels, useText } from "../words.ts";

const Filters = LogFilters.extend({ organisationId: z.uuid().optional() });
type Filters = z.output<typeof Filters>;
type Entry = Awaited<ReturnType<typeof api.platform.listLog>>["items"][number];

/** Everything that was done in the installation, newest first. */
export function OfficeLogScreen() {
  const t = useText();
  const words = useActionText();
  const format = useFormat();
  const zone = useKitZone();
  const [filters, setFilters] = useFilters(Filters);
  const [shown, setShown] = useState<Entry | null>(null);
  const keyset = useKeyset(JSON.stringify(filters));
  const asked = { ...asQuery(filters, zone), organisationId: filters.organisationId };
  const query = useQuery(queryOf(api.platform.listLog, { query: { ...asked, cursor: keyset.cursor } }));
  if (query.isError) {
    return (
      <Loaded query={query} waiting={null} isScreen>
        {() => null}
      </Loaded>
    );
  }
  return (
    <Page title={t("log.title")} lead={t("log.lead")} width="wide" action={<Download asked={asked} />}>
      <DataTable
        rows={query.data?.items}
        rowKey={({ id }) => id}
        paging={keyset.paging(query.data?.next)}
        toolbar={<Bar filters={filters} onChange={setFilters} />}
        columns={[
          {
            key: "what",
            title: t("log.what"),
            render: (entry) => (
              <Button variant="subtle" size="compact-sm" px={0} onClick={() => setShown(entry)}>
                {words(entry.action)}
              </Button>
            ),
          },
          { key: "thing", title: t("log.thing"), render: ({ subject }) => subject.name },
          { key: "who", title: t("log.who"), render: ({ actor }) => actor.name || "Stoep" },
          {
            key: "organisation",
            title: t("log.organisation"),
            render: ({ organisation }) =>
              organisation ? organisation.name : <Text c="dimmed">{t("log.installation")}</Text>,
          },
          { key: "when", title: t("log.when"), render: ({ at }) => format.moment(at) },
        ]}
        empty={
          <EmptyState drawing="search" title={t("log.none")}>
            {t("log.noneText")}
          </EmptyState>
        }
        labels={tableLabels(t, t("log.title"))}
      />
      {shown && <EntryDialog entry={shown} onClose={() => setShown(null)} />}
    </Page>
  );
}

function Bar({ filters, onChange }: { filters: Filters; onChange: (change: Partial<Filters>) => void }) {
  const t = useText();
  const words = useActionText();
  const labels = {
    previousMonth: t("calendar.previousMonth"),
    nextMonth: t("calendar.nextMonth"),
    chooseMonth: t("calendar.chooseMonth"),
  };
  return (
    <Group gap="sm" wrap="wrap" flex={1} align="flex-end">
      {(["from", "until"] as const).map((end) => (
        <DateField
          key={end}
          w={{ base: "100%", sm: 170 }}
          label={t(`log.${end}`)}
          value={filters[end] ?? null}
          onChange={(day) => onChange({ [end]: day ?? undefined })}
          labels={labels}
          clearable
        />
      ))}
      <Select
        w={{ base: "100%", sm: 240 }}
        label={t("log.what")}
        placeholder={t("log.everything")}
        data={auditActions.map((value) => ({ value: value as string, label: words(value) }))}
        value={filters.action ?? null}
        onChange={(action) => onChange({ action: (action ?? undefined) as Filters["action"] })}
        searchable
        clearable
      />
      <SearchField
        label={t("log.search")}
        value={filters.search ?? ""}
        onChange={(search) => onChange({ search: search || undefined })}
      />
    </Group>
  );
}

type Asked = NonNullable<Parameters<typeof api.platform.exportLog>[0]>["query"];

function Download({ asked }: { asked: NonNullable<Asked> }) {
  const t = useText();
  const tell = useTellFailure();
  const download = useMutation({
    mutationFn: () => api.platform.exportLog({ query: asked }),
    onSuccess: (content) => saveFile(content, `log-${new Date().toISOString().slice(0, 10)}.csv`),
    onError: tell,
  });
  return (
    <Button
      variant="default"
      leftSection={<DownloadIcon aria-hidden />}
      loading={download.isPending}
      onClick={() => download.mutate()}
    >
      {t("log.download")}
    </Button>
  );
}

import { Button, DataTable, EmptyState, Page, Text, useDebouncedValue, useKitZone } from "@stoep/ui";
import { DownloadIcon } from "@stoep/ui/icons";
import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
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
import {
  asQuery,
  EntryDialog,
  Filters as FiltersOfLog,
  LogFilters,
  PersonSelect,
  useActionText,
  useActorText,
} from "../../audit/index.ts";
import { tableLabels, useText } from "../words.ts";

const Filters = FiltersOfLog.extend({ organisationId: z.uuid().optional() });
type Filters = z.output<typeof Filters>;
type Entry = Awaited<ReturnType<typeof api.platform.listLog>>["items"][number];

/** Everything that was done in the installation, newest first. */
export function OfficeLogScreen() {
  const t = useText();
  const words = useActionText();
  const actorText = useActorText();
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
        toolbar={
          <LogFilters
            filters={filters}
            onChange={setFilters}
            person={<AnyPerson accountId={filters.accountId} onChange={setFilters} />}
          />
        }
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
          { key: "who", title: t("log.who"), render: ({ actor }) => actorText(actor) },
          {
            key: "organisation",
            title: t("log.organisation"),
            render: ({ organisation }) =>
              organisation ? organisation.name : <Text c="dimmed">{t("log.installation")}</Text>,
          },
          {
            key: "when",
            title: t("log.when"),
            render: ({ at }) => (
              <time dateTime={at} style={{ whiteSpace: "nowrap" }}>
                {format.moment(at)}
              </time>
            ),
          },
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

/** Anybody with an account: by name, or by how the address begins. */
function AnyPerson({ accountId, onChange }: { accountId?: string | undefined; onChange: (change: Filters) => void }) {
  const [typed, setTyped] = useState("");
  const [search] = useDebouncedValue(typed, 300);
  const found = useQuery({
    ...queryOf(api.platform.listAccounts, { query: { search: search || undefined } }),
    placeholderData: keepPreviousData,
  });
  const chosen = useQuery({
    ...queryOf(api.platform.getAccount, { params: { accountId: accountId ?? "" } }),
    enabled: accountId !== undefined,
    retry: false,
  });
  const personOf = ({ id, name, email }: { id: string; name: string; email: string }) => ({
    accountId: id,
    name: `${name} (${email})`,
  });
  return (
    <PersonSelect
      accountId={accountId}
      found={found.data?.items.slice(0, 20).map(personOf)}
      chosen={chosen.isError ? null : chosen.data && personOf(chosen.data)}
      onSearch={setTyped}
      onChange={(id) => onChange({ accountId: id })}
    />
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

import { Button, Page, Text, useDebouncedValue, useKitZone } from "@stoep/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { z } from "zod";
import { api, List, queryOf, useFormat, useList } from "../../../app/index.ts";
import {
  asQuery,
  EntryDialog,
  Filters as FiltersOfLog,
  LogFilters,
  PersonSelect,
  useActionText,
  useActorText,
} from "../../audit/index.ts";
import { useText } from "../words.ts";

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
  const [shown, setShown] = useState<Entry | null>(null);
  const list = useList({
    route: api.platform.listLog,
    filters: Filters,
    ask: (filters) => ({ ...asQuery(filters, zone), organisationId: filters.organisationId }),
  });
  const { filters, setFilters } = list;
  return (
    <Page title={t("log.title")} lead={t("log.lead")} width="wide">
      <List
        list={list}
        label={t("log.title")}
        rowKey={({ id }) => id}
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
        empty={{ drawing: "search", title: t("log.none"), text: t("log.noneText") }}
        file={api.platform.exportLog}
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

import { type Column, Page, useDebouncedValue, useKitZone } from "@stoep/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { z } from "zod";
import { api, type FilterField, List, queryOf, useList } from "../../../app/index.ts";
import {
  EntryDrawer,
  Filters as FiltersOfLog,
  logQuery,
  useActionText,
  useLogColumns,
  useLogFilters,
  usePersonField,
} from "../../audit/index.ts";
import { useText } from "../words.ts";

const Filters = FiltersOfLog.extend({ organisationId: z.uuid().optional() });
type Entry = Awaited<ReturnType<typeof api.platform.listLog>>["items"][number];

/** Everything that was done in the installation, newest first. */
export function OfficeLogScreen() {
  const t = useText();
  const words = useActionText();
  const zone = useKitZone();
  const [shown, setShown] = useState<Entry | null>(null);
  const list = useList({
    route: api.platform.listLog,
    filters: Filters,
    ask: (filters) => ({ ...logQuery(filters, zone), organisationId: filters.organisationId }),
  });
  const filtering = { filters: list.filters, onChange: list.setFilters };
  const organisation: Column<Entry> = {
    key: "organisation",
    title: t("log.organisation"),
    width: 170,
    render: (entry) => entry.organisation?.name ?? t("log.installation"),
  };
  return (
    <Page title={t("log.title")} lead={t("log.lead")} width="wide" layout="list">
      <List
        list={list}
        label={t("log.title")}
        rowKey={({ id }) => id}
        rowAct={{ run: setShown, labelOf: ({ action, subject }) => `${words(action)}, ${subject.name}` }}
        filters={useLogFilters(filtering, useAnyPerson(list.filters.accountId, list.setFilters))}
        columns={useLogColumns<Entry>([organisation])}
        empty={{ drawing: "search", title: t("log.none"), text: t("log.noneText") }}
        file={api.platform.exportLog}
      />
      {shown && <EntryDrawer entry={shown} onClose={() => setShown(null)} />}
    </Page>
  );
}

/** Finds anyone with an account, by name or by the beginning of the email address. */
function useAnyPerson(
  accountId: string | undefined,
  onChange: (change: { accountId: string | undefined }) => void,
): FilterField<FiltersOfLog> {
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
  return usePersonField({
    accountId,
    found: found.data?.items.slice(0, 20).map(personOf),
    chosen: chosen.isError ? null : chosen.data && personOf(chosen.data),
    onSearch: setTyped,
    onChange: (id) => onChange({ accountId: id }),
  });
}

import { useState } from "react";
import { api, List, SettingsPage, useList, useMembership } from "../../../app/index.ts";
import { Filters, logQuery } from "../filters.ts";
import { EntryDrawer } from "../parts/entry-drawer.tsx";
import { useLogColumns } from "../parts/log-columns.tsx";
import { useLogFilters, useLogPerson } from "../parts/log-filters.tsx";
import { type Entry, useActionText, useText } from "../words.ts";

/** The log, newest first; the address holds all of the view's state. D §3 */
export function LogScreen() {
  const t = useText();
  return (
    <SettingsPage of="log" lead={t("lead")}>
      <Log />
    </SettingsPage>
  );
}

function Log() {
  const t = useText();
  const words = useActionText();
  const { timeZone } = useMembership().network;
  const [shown, setShown] = useState<Entry | null>(null);
  const list = useList({
    route: api.audit.listEntries,
    filters: Filters,
    ask: (filters) => logQuery(filters, timeZone),
  });
  const filtering = { filters: list.filters, onChange: list.setFilters };
  const address = { key: "address", title: t("address"), isOptional: true, isHiddenAtFirst: true };
  return (
    <>
      <List
        list={list}
        label={t("table")}
        rowKey={(entry) => entry.id}
        rowAct={{
          run: setShown,
          labelOf: ({ action, subject }) => t("detailsNamed", { what: words(action), thing: subject.name }),
        }}
        columns={useLogColumns<Entry>([{ ...address, render: (entry) => entry.address }])}
        filters={useLogFilters(filtering, useLogPerson(filtering))}
        empty={{ drawing: "bench", title: t("none"), text: t("noneText") }}
        nothingFound={{ title: t("notFound"), text: t("notFoundText") }}
        file={api.audit.exportEntries}
        rememberAs="settings.log"
      />
      {shown && <EntryDrawer entry={shown} onClose={() => setShown(null)} />}
    </>
  );
}

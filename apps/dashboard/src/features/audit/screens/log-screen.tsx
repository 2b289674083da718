import { Button, type Column, Text } from "@stoep/ui";
import { useState } from "react";
import { api, type Format, List, SettingsPage, useFormat, useList, useMembership } from "../../../app/index.ts";
import { asQuery, Filters } from "../filters.ts";
import { EntryDialog } from "../parts/entry-dialog.tsx";
import { LogFilters, LogPerson } from "../parts/log-filters.tsx";
import { type Entry, useActionText, useActorText, useText } from "../words.ts";

/** Who did what, newest first; the address holds the whole view. D §3 */
export function LogScreen() {
  const t = useText();
  return (
    <SettingsPage of="log" width="wide" lead={t("lead")}>
      <Log />
    </SettingsPage>
  );
}

function Log() {
  const t = useText();
  const words = useActionText();
  const actorText = useActorText();
  const format = useFormat();
  const { timeZone } = useMembership().network;
  const [shown, setShown] = useState<Entry | null>(null);
  const list = useList({
    route: api.audit.listEntries,
    filters: Filters,
    ask: (filters) => asQuery(filters, timeZone),
  });
  const { filters, setFilters } = list;
  return (
    <>
      <List
        list={list}
        label={t("table")}
        rowKey={(entry) => entry.id}
        columns={columnsFor({ t, words, actorText, format }, setShown)}
        toolbar={
          <LogFilters
            filters={filters}
            onChange={setFilters}
            person={<LogPerson filters={filters} onChange={setFilters} />}
          />
        }
        empty={{ drawing: "bench", title: t("none"), text: t("noneText") }}
        nothingFound={{ title: t("notFound"), text: t("notFoundText") }}
        file={api.audit.exportEntries}
        rememberAs="settings.log"
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

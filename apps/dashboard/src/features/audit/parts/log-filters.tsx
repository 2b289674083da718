import { Button, DateField, Group, SearchField, Select, useDebouncedValue } from "@stoep/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { api, queryOf } from "../../../app/index.ts";
import type { Filters } from "../filters.ts";
import { useActionGroups, useActionText, useText } from "../words.ts";
import { PersonSelect } from "./person-select.tsx";

type Props = { filters: Filters; onChange: (change: Partial<Filters>) => void };

/** `person`: who can be chosen is another matter in each log. */
export function LogFilters({ filters, onChange, person }: Props & { person: ReactNode }) {
  const t = useText();
  const { from, until, search } = filters;
  const calendar = {
    previousMonth: t("calendar.previousMonth"),
    nextMonth: t("calendar.nextMonth"),
    chooseMonth: t("calendar.chooseMonth"),
  };
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  const clear = () => onChange(Object.fromEntries(Object.keys(filters).map((key) => [key, undefined])));
  return (
    <Group gap="sm" wrap="wrap" flex={1} align="flex-end">
      <DateField
        w={{ base: "100%", sm: 170 }}
        label={t("from")}
        value={from ?? null}
        onChange={(day) => onChange({ from: day ?? undefined })}
        {...(until ? { maxDate: until } : {})}
        labels={calendar}
        clearable
      />
      <DateField
        w={{ base: "100%", sm: 170 }}
        label={t("until")}
        value={until ?? null}
        onChange={(day) => onChange({ until: day ?? undefined })}
        {...(from ? { minDate: from } : {})}
        labels={calendar}
        clearable
      />
      {person}
      <ActionFilter filters={filters} onChange={onChange} />
      <SearchField
        key={search === undefined ? "empty" : "filled"}
        label={t("search")}
        value={search ?? ""}
        onChange={(text) => onChange({ search: text || undefined })}
      />
      {isFiltered && (
        <Button variant="subtle" onClick={clear}>
          {t("clear")}
        </Button>
      )}
    </Group>
  );
}

/** Whoever did something here, also who left since. */
export function LogPerson({ filters: { accountId }, onChange }: Props) {
  const [typed, setTyped] = useState("");
  const [search] = useDebouncedValue(typed, 300);
  const found = useQuery({
    ...queryOf(api.audit.listPeople, { query: { search: search || undefined } }),
    placeholderData: keepPreviousData,
  });
  const chosen = useQuery({
    ...queryOf(api.audit.listPeople, { query: { accountId } }),
    enabled: accountId !== undefined,
  });
  return (
    <PersonSelect
      accountId={accountId}
      found={found.data?.items}
      chosen={chosen.data && (chosen.data.items[0] ?? null)}
      onSearch={setTyped}
      onChange={(id) => onChange({ accountId: id })}
    />
  );
}

function ActionFilter({ filters: { action }, onChange }: Props) {
  const t = useText();
  const words = useActionText();
  const data = useActionGroups().map(({ group, actions }) => ({
    group,
    items: actions.map((value) => ({ value: value as string, label: words(value) })),
  }));
  return (
    <Select
      w={{ base: "100%", sm: 220 }}
      label={t("actionLabel")}
      placeholder={t("action")}
      data={data}
      value={action ?? null}
      onChange={(next) => onChange({ action: (next ?? undefined) as Filters["action"] })}
      searchable
      clearable
    />
  );
}

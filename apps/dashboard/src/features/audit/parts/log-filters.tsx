import { auditActions } from "@stoep/contract/audit";
import { Button, DateField, Group, SearchField, Select, useDebouncedValue } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api, queryOf } from "../../../app/index.ts";
import type { Filters } from "../filters.ts";
import { useActionText, useText } from "../words.ts";

type Props = { filters: Filters; onChange: (change: Partial<Filters>) => void };

export function LogFilters({ filters, onChange }: Props) {
  const t = useText();
  const { from, until, search } = filters;
  const calendar = {
    previousMonth: t("calendar.previousMonth"),
    nextMonth: t("calendar.nextMonth"),
    chooseMonth: t("calendar.chooseMonth"),
  };
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  const clear = () =>
    onChange({ from: undefined, until: undefined, accountId: undefined, action: undefined, search: undefined });
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
      <PersonFilter filters={filters} onChange={onChange} />
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

/** Members by name, as far as they still belong; the server finds them while one types. */
function PersonFilter({ filters: { accountId }, onChange }: Props) {
  const t = useText();
  const [typed, setTyped] = useState("");
  const [search] = useDebouncedValue(typed.trim(), 300);
  const query = useQuery(
    queryOf(api.accounts.listMembers, { query: { state: "accepted", search: search || undefined } }),
  );
  const people = (query.data?.items ?? []).map((member) => ({
    value: member.accountId,
    label: `${member.firstName} ${member.lastName}`.trim() || member.email,
  }));
  return (
    <Select
      w={{ base: "100%", sm: 200 }}
      label={t("personLabel")}
      placeholder={t("person")}
      data={people}
      value={accountId ?? null}
      onChange={(id) => onChange({ accountId: id ?? undefined })}
      onSearchChange={setTyped}
      searchable
      clearable
    />
  );
}

const groups = ["accounts", "publishing", "conversations", "residents", "licences", "platform"] as const;

function ActionFilter({ filters: { action }, onChange }: Props) {
  const t = useText();
  const words = useActionText();
  const data = groups.map((group) => ({
    group: t(`groups.${group}`),
    items: auditActions
      .filter((one) => one.startsWith(`${group}.`))
      .map((value) => ({ value: value as string, label: words(value) })),
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

import { DateRange, Select, useDebouncedValue, useRangeText } from "@stoep/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api, type FilterField, queryOf, useCalendarLabels } from "../../../app/index.ts";
import type { Filters } from "../filters.ts";
import { useActionGroups, useActionText, useText } from "../words.ts";
import { type Person, PersonSelect, roomFor } from "./person-select.tsx";

type Props = { filters: Filters; onChange: (change: Partial<Filters>) => void };

/** Search, period, person and action. `person` is passed in because each log offers different people. */
export function useLogFilters({ filters, onChange }: Props, person: FilterField<Filters>): FilterField<Filters>[] {
  const t = useText();
  const words = useActionText();
  const labels = useRangeLabels();
  const { from = null, until = null, action } = filters;
  const period = useRangeText({ from, until }, labels.presets);
  return [
    { search: "search", label: t("search") },
    {
      own: ["from", "until"],
      chip: period,
      control: (
        <DateRange
          value={{ from, until }}
          onChange={(range) => onChange({ from: range.from ?? undefined, until: range.until ?? undefined })}
          labels={labels}
        />
      ),
    },
    person,
    {
      own: ["action"],
      chip: action && words(action),
      control: <ActionFilter filters={filters} onChange={onChange} />,
    },
  ];
}

export function useRangeLabels() {
  const t = useText();
  return {
    label: t("period"),
    all: t("periodAll"),
    from: t("from"),
    until: t("until"),
    presets: {
      today: t("presets.today"),
      week: t("presets.week"),
      month: t("presets.month"),
      year: t("presets.year"),
    },
    ...useCalendarLabels(),
  };
}

/** Everyone who has done something here, including people who have left. */
export function useLogPerson({ filters: { accountId }, onChange }: Props): FilterField<Filters> {
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
  return usePersonField({
    accountId,
    found: found.data?.items,
    chosen: chosen.data && (chosen.data.items[0] ?? null),
    onSearch: setTyped,
    onChange: (id) => onChange({ accountId: id }),
  });
}

type PersonProps = Parameters<typeof PersonSelect>[0];

/** A filter by person, who is chosen from `found`. */
export function usePersonField(props: PersonProps): FilterField<Filters> {
  const t = useText();
  const { accountId, chosen } = props;
  const named = (person: Person | null | undefined) => person?.name ?? t("personUnknown");
  return {
    own: ["accountId"],
    chip: accountId && chosen !== undefined ? named(chosen) : undefined,
    control: <PersonSelect {...props} />,
  };
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
      aria-label={t("actionLabel")}
      placeholder={t("action")}
      data={data}
      value={action ?? null}
      onChange={(next) => onChange({ action: (next ?? undefined) as Filters["action"] })}
      style={roomFor(t("action"))}
      searchable
      clearable
    />
  );
}

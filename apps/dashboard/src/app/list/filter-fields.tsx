import { type FilterBarProps, SearchField, Skeleton } from "@stoep/ui";
import { lazyPart } from "@stoep/ui/parts";
import { type ReactNode, Suspense } from "react";
import { useAppText } from "../text.ts";

/** Loaded separately, as not every list has selects. */
const ChoiceField = lazyPart(() => import("./choice-field.tsx").then((m) => m.ChoiceField));

type Key<Filters> = keyof Filters & string;
type Option = { value: string; label: string };
export type FilterField<Filters> =
  | { search: Key<Filters>; label: string }
  | {
      choice: Key<Filters>;
      label: string;
      /** Shown while nothing is chosen: "All types"; defaults to the label. */
      placeholder?: string;
      options: Option[];
      isSearchable?: boolean;
      /** Rarely used: shown only after a button is pressed, so that the other filters fit on one line. */
      isRare?: boolean;
      /** Orders the list instead of narrowing it: no chip, and it stays when the filters are cleared. */
      isOrder?: boolean;
    }
  /** A custom control, with the text of its chip while something is chosen. */
  | { own: Key<Filters>[]; control: ReactNode; chip?: string | undefined; isRare?: boolean };

type Values<Filters> = {
  fields: FilterField<Filters>[];
  values: Filters;
  onChange: (change: Partial<Filters>) => void;
};

const keysOf = <Filters,>(field: FilterField<Filters>): Key<Filters>[] =>
  "search" in field ? [field.search] : "choice" in field ? [field.choice] : field.own;

const narrows = <Filters,>(field: FilterField<Filters>): boolean => !("choice" in field && field.isOrder === true);
const isRare = <Filters,>(field: FilterField<Filters>): boolean => !("search" in field) && field.isRare === true;

/** The filter bar above a list: a search field, and filters that can be cleared one by one or all at once. `found`: "12 of 480". */
export function useFilterBar<Filters>(
  { fields, values, onChange }: Values<Filters>,
  found: string | undefined,
): FilterBarProps {
  const t = useAppText();
  const say = useSayFilter();
  const without = (keys: Key<Filters>[]) =>
    onChange(Object.fromEntries(keys.map((key) => [key, undefined])) as Partial<Filters>);
  const isSet = (field: FilterField<Filters>) => keysOf(field).some((key) => values[key] !== undefined);
  const props = { values, onChange };
  const [search] = fields.filter((field) => "search" in field);
  const choices = fields.filter((field) => !("search" in field));
  const narrowing = fields.filter(narrows);
  const rare = choices.filter(isRare);
  const controls = (of: FilterField<Filters>[]) =>
    of.length > 0 && of.map((field) => <Control key={keysOf(field).join()} field={field} {...props} />);
  return {
    search: search && <Control field={search} {...props} />,
    fields: controls(choices.filter((field) => !isRare(field))),
    rare: rare.length > 0 ? { fields: controls(rare), active: rare.filter(isSet).length } : undefined,
    chips: choices
      .filter(narrows)
      .filter(isSet)
      .flatMap((field) => {
        const label = chipOf(field, values, say);
        return label ? [{ key: keysOf(field).join(), label, onRemove: () => without(keysOf(field)) }] : [];
      }),
    onClear: narrowing.some(isSet) ? () => without(narrowing.flatMap(keysOf)) : undefined,
    found,
    labels: {
      filters: t("list.filters"),
      clear: t("list.clear"),
      show: t("list.show"),
      close: t("list.close"),
      remove: (filter) => t("list.remove", { filter }),
    },
  };
}

/** The filters that are set, in words: "Search: els", "Type: activity". */
export function useFilterWords<Filters>(fields: readonly FilterField<Filters>[], values: Filters): string[] {
  const say = useSayFilter();
  return fields.filter(narrows).flatMap((field) => {
    const typed = "search" in field ? (values[field.search] as string | undefined) : undefined;
    return ("search" in field ? typed && say(field.label, typed) : chipOf(field, values, say)) || [];
  });
}

type SayFilter = (label: string, value: string) => string;

function useSayFilter(): SayFilter {
  const t = useAppText();
  return (label, value) => t("list.chip", { label, value });
}

function chipOf<Filters>(field: FilterField<Filters>, values: Filters, say: SayFilter): string | undefined {
  if ("search" in field) return undefined;
  if ("own" in field) return field.chip;
  const chosen = field.options.find(({ value }) => value === values[field.choice]);
  return chosen && say(field.label, chosen.label);
}

function Control<Filters>({
  field,
  values,
  onChange,
}: Omit<Values<Filters>, "fields"> & { field: FilterField<Filters> }) {
  const set = (key: Key<Filters>, value: string | null) =>
    onChange({ [key]: value || undefined } as Record<string, unknown> as Partial<Filters>);
  const chosen = (key: Key<Filters>) => values[key] as string | undefined;
  if ("own" in field) return field.control;
  if ("search" in field) {
    return (
      <SearchField
        label={field.label}
        value={chosen(field.search) ?? ""}
        onChange={(text) => set(field.search, text)}
      />
    );
  }
  return (
    <Suspense fallback={<Skeleton height={40} />}>
      <ChoiceField
        label={field.label}
        placeholder={field.placeholder ?? field.label}
        options={field.options}
        value={chosen(field.choice) ?? null}
        onChange={(value) => set(field.choice, value)}
        isSearchable={field.isSearchable ?? false}
      />
    </Suspense>
  );
}

import { Group, SearchField, Select } from "@stoep/ui";

type Key<Filters> = keyof Filters & string;
export type FilterField<Filters> =
  | { search: Key<Filters>; label: string }
  | {
      choice: Key<Filters>;
      label: string;
      /** While nothing is chosen; the label itself unless told. */
      placeholder?: string;
      options: { value: string; label: string }[];
      isSearchable?: boolean;
    };

type Props<Filters> = {
  fields: FilterField<Filters>[];
  values: Filters;
  onChange: (change: Partial<Filters>) => void;
};

/** The filters of a list: words to look for, and choices that can be taken back. */
export function FilterFields<Filters>({ fields, values, onChange }: Props<Filters>) {
  const set = (key: Key<Filters>, value: string | null) =>
    onChange({ [key]: value || undefined } as Record<string, unknown> as Partial<Filters>);
  const chosen = (key: Key<Filters>) => values[key] as string | undefined;
  return (
    <Group gap="sm" wrap="wrap" flex={1}>
      {fields.map((field) =>
        "search" in field ? (
          <SearchField
            key={field.search}
            label={field.label}
            value={chosen(field.search) ?? ""}
            onChange={(text) => set(field.search, text)}
          />
        ) : (
          <Select
            key={field.choice}
            w={{ base: "100%", sm: 220 }}
            aria-label={field.label}
            placeholder={field.placeholder ?? field.label}
            data={field.options}
            value={chosen(field.choice) ?? null}
            onChange={(value) => set(field.choice, value)}
            searchable={field.isSearchable ?? false}
            clearable
          />
        ),
      )}
    </Group>
  );
}

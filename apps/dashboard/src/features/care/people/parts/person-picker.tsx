import { Group, Select, Text, useDebouncedValue } from "@stoep/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { api, queryOf } from "../../../../app/index.ts";
import { type PersonHit, useText } from "./words.ts";

type Props = {
  label?: string;
  description?: string;
  value: PersonHit | null;
  onChange: (person: PersonHit | null) => void;
  /** Receives what is typed into the search, for a new person; not what choosing somebody or leaving the field writes there. */
  onTyped?: (typed: string) => void;
  /** Finds members only; by default helpers too. */
  isMember?: boolean;
  required?: boolean;
  error?: ReactNode;
  "data-path"?: string;
  "data-autofocus"?: boolean;
  autoFocus?: boolean;
};

const shortest = 2;
const longest = 100;

/** Finds a member or helper during a call, by a part of the name, the phone number or the street. */
export function PersonPicker({ value, onChange, onTyped, isMember = false, ...field }: Props) {
  const t = useText();
  const [typed, setTyped] = useState("");
  const [search] = useDebouncedValue(typed.trim().slice(0, longest), 150);
  const isSearch = search.length >= shortest && search !== value?.name;
  const query = { search };
  const options = isMember ? queryOf(api.care.queryMembers, { query }) : queryOf(api.care.findPeople, { query });
  const found = useQuery({ ...options, enabled: isSearch, placeholderData: keepPreviousData });
  const hits = isSearch ? (found.data?.items ?? []) : [];
  const shown = value && !hits.some(({ id }) => id === value.id) ? [value, ...hits] : hits;
  return (
    <Select
      label={t("picker.label")}
      description={t("picker.hint")}
      {...field}
      data={shown.map(({ id, name }) => ({ value: id, label: name }))}
      searchable
      clearable
      // The server has already searched.
      filter={({ options: all }) => all}
      searchValue={typed}
      onSearchChange={setTyped}
      onInput={({ currentTarget }) => onTyped?.(currentTarget.value)}
      // Always below the field, so that the button for a new person, beside or above it, is never covered.
      comboboxProps={{ position: "bottom-start", middlewares: { flip: false } }}
      nothingFoundMessage={isSearch && found.isSuccess ? t("picker.none") : null}
      value={value?.id ?? null}
      onChange={(id) => onChange(shown.find((one) => one.id === id) ?? null)}
      renderOption={({ option }) => <Hit hit={shown.find(({ id }) => id === option.value)} />}
    />
  );
}

function Hit({ hit }: { hit: PersonHit | undefined }) {
  const t = useText();
  if (!hit) return null;
  const about = [hit.detail, hit.isSuspended ? t("picker.suspended") : null];
  return (
    <Group gap="xs" justify="space-between" wrap="nowrap" w="100%">
      <span>{hit.name}</span>
      <Text size="sm" c="dimmed" span>
        {about.filter(Boolean).join(" · ")}
      </Text>
    </Group>
  );
}

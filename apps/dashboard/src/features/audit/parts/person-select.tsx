import { Select } from "@stoep/ui";
import { useState } from "react";
import { useText } from "../words.ts";

export type Person = { accountId: string; name: string };
type Props = {
  accountId: string | undefined;
  /** Undefined while the search is running. */
  found: Person[] | undefined;
  /** The person in the address; null if unknown. */
  chosen: Person | null | undefined;
  onSearch: (text: string) => void;
  onChange: (accountId: string | undefined) => void;
};

/** Makes a filter wide enough for its placeholder. */
export const roomFor = (placeholder: string): object => ({ "--st-letters": placeholder.length });

/** Chooses who did it. The server searches as one types, also by email address, which the list does not show. */
export function PersonSelect({ accountId, found = [], chosen, onSearch, onChange }: Props) {
  const t = useText();
  const [typed, setTyped] = useState("");
  const own = accountId && chosen !== undefined ? [chosen ?? { accountId, name: t("personUnknown") }] : [];
  const others = found.filter((one) => one.accountId !== accountId);
  const data = [...own, ...others].map((one) => ({ value: one.accountId, label: one.name }));
  const search = (text: string) => {
    setTyped(text);
    // The field holds the chosen person's name, which is not a search.
    onSearch(text === chosen?.name ? "" : text.trim());
  };
  return (
    <Select
      aria-label={t("personLabel")}
      placeholder={t("person")}
      style={roomFor(t("person"))}
      data={data}
      filter={({ options }) => options}
      value={accountId ?? null}
      onChange={(id) => onChange(id ?? undefined)}
      searchValue={typed}
      onSearchChange={search}
      nothingFoundMessage={t("personNone")}
      searchable
      clearable
    />
  );
}

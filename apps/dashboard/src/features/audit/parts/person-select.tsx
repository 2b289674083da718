import { Select } from "@stoep/ui";
import { useState } from "react";
import { useText } from "../words.ts";

export type Person = { accountId: string; name: string };
type Props = {
  accountId: string | undefined;
  /** undefined while they are looked for. */
  found: Person[] | undefined;
  /** Whoever the address names; null: nobody knows them. */
  chosen: Person | null | undefined;
  onSearch: (text: string) => void;
  onChange: (accountId: string | undefined) => void;
};

/** Who did it. The server finds them while one types, by what the list does not show too: an address. */
export function PersonSelect({ accountId, found = [], chosen, onSearch, onChange }: Props) {
  const t = useText();
  const [typed, setTyped] = useState("");
  const own = accountId && chosen !== undefined ? [chosen ?? { accountId, name: t("personUnknown") }] : [];
  const others = found.filter((one) => one.accountId !== accountId);
  const data = [...own, ...others].map((one) => ({ value: one.accountId, label: one.name }));
  const search = (text: string) => {
    setTyped(text);
    // The name of who is chosen stands in the field; nobody looks for it.
    onSearch(text === chosen?.name ? "" : text.trim());
  };
  return (
    <Select
      aria-label={t("personLabel")}
      placeholder={t("person")}
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

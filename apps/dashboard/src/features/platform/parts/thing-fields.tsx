import { Select, useDebouncedValue } from "@stoep/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api, type OfferedLicensedKind, queryOf } from "../../../app/index.ts";
import { useText } from "../words.ts";
import type { ScopeProps } from "./licence-form.ts";

/** What the licence is for, chosen by its name; the kind only where there are several. */
export function ThingFields({ form, organisation, kinds }: ScopeProps & { kinds: OfferedLicensedKind[] }) {
  const t = useText();
  const { thing } = form.values;
  const kind = kinds.find((one) => one.kind === form.values.kind) ?? kinds[0];
  const { found, search, onSearch } = useLicensable(organisation.id, kind?.kind, thing?.name);
  if (kind === undefined) return null;
  const own = thing ? [thing] : [];
  const others = found.filter(({ id }) => id !== thing?.id);
  return (
    <>
      {kinds.length > 1 && (
        <Select
          label={t("licences.covers")}
          data={kinds.map((one) => ({ value: one.kind, label: one.words("kind") }))}
          allowDeselect={false}
          value={kind.kind}
          onChange={(next) => form.setValues({ kind: next ?? "", thing: null })}
        />
      )}
      <Select
        label={kind.words("kind")}
        description={kind.words("hint")}
        placeholder={t("licences.search")}
        data={[...own, ...others].map(({ id, name }) => ({ value: id, label: name }))}
        filter={({ options }) => options}
        value={thing?.id ?? null}
        onChange={(id) => {
          const chosen = found.find((one) => one.id === id);
          form.setValues({ kind: kind.kind, thing: chosen ?? null });
        }}
        searchValue={search}
        onSearchChange={onSearch}
        nothingFoundMessage={kind.words("none")}
        searchable
        clearable
        error={form.errors.scope ?? form.errors["scope.thing.id"] ?? form.errors["scope.thing.kind"]}
      />
    </>
  );
}

/** What is found by the words typed. The server searches. */
function useLicensable(organisationId: string, kind: string | undefined, chosen: string | undefined) {
  const [search, setSearch] = useState("");
  // The field holds the name of what is chosen, which is not a search.
  const typed = search === chosen ? "" : search.trim().slice(0, 100);
  const [asked] = useDebouncedValue(typed, 200);
  const call = { params: { organisationId }, query: { kind: kind ?? "", search: asked || undefined } };
  const { data } = useQuery({
    ...queryOf(api.platform.listLicensable, call),
    enabled: kind !== undefined,
    placeholderData: keepPreviousData,
  });
  return { search, onSearch: setSearch, found: data?.items ?? [] };
}

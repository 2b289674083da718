import type { StreetView } from "@stoep/contract/neighbourhoods";
import { MultiSelect, useDebouncedValue } from "@stoep/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { fieldAt } from "../../../../app/editor/index.ts";
import { api, queryOf } from "../../../../app/index.ts";
import { useText } from "../../parts/words.ts";
import type { ComposeForm } from "../draft.ts";

/** The server's maximum; a shorter list is complete. */
const maxStreets = 1000;
/** A dropdown with a thousand rows is slow, and nobody reads it. */
const maxOptions = 50;

/** Limits the message to streets of the chosen neighbourhoods. */
export function StreetField({ form }: { form: ComposeForm }) {
  const t = useText();
  const { draft, change } = form;
  const [typed, setTyped] = useState("");
  const [search] = useDebouncedValue(typed.trim(), 200);
  const found = useStreets(draft.neighbourhoodIds, search);
  useOnlyStreetsThere(form);
  const known = new Map([...draft.streets, ...found].map((street) => [street.id, street]));
  const offered = [...draft.streets, ...found.filter(({ id }) => !draft.streets.some((one) => one.id === id))];
  return (
    <MultiSelect
      label={t("compose.audience.streets")}
      description={t("compose.audience.streetsHint")}
      placeholder={draft.streets.length === 0 ? t("compose.audience.streetsAll") : ""}
      data={offered.slice(0, draft.streets.length + maxOptions).map(({ id, name, postcode }) => ({
        value: id,
        label: `${name} (${postcode})`,
      }))}
      value={draft.streets.map(({ id }) => id)}
      onChange={(ids) => change({ streets: ids.flatMap((id) => known.get(id) ?? []) })}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      // The server has already filtered, by beginnings of words.
      filter={({ options }) => options}
      hidePickedOptions
      nothingFoundMessage={t("compose.audience.noStreet")}
      {...fieldAt(form, "streetIds")}
    />
  );
}

function useStreets(neighbourhoodIds: string[], search: string): StreetView[] {
  const query = { neighbourhoodIds, search: search || undefined };
  const options = queryOf(api.neighbourhoods.listStreets, { query });
  return useQuery({ ...options, placeholderData: keepPreviousData }).data?.items ?? [];
}

/** Removes a street together with the last neighbourhood it is in; otherwise it would limit the message to nobody. */
function useOnlyStreetsThere({ draft, change }: ComposeForm): void {
  const { neighbourhoodIds, streets } = draft;
  const options = queryOf(api.neighbourhoods.listStreets, { query: { neighbourhoodIds } });
  const all = useQuery({ ...options, enabled: streets.length > 0 }).data?.items;
  useEffect(() => {
    if (!all || all.length >= maxStreets) return;
    const there = new Set(all.map(({ id }) => id));
    if (streets.some(({ id }) => !there.has(id))) change({ streets: streets.filter(({ id }) => there.has(id)) });
  }, [all, streets, change]);
}

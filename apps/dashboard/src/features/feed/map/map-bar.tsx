import { mapKinds } from "@stoep/contract/feed/values";
import { FilterBar } from "@stoep/ui";
import { api, ExportMenu, useFilterBar, useFilterWords, useFormat } from "../../../app/index.ts";
import { useText } from "../parts/words.ts";
import { useView } from "./view.ts";

/** The search in what the list says, and the list as a file: what is listed, and what the map has no room for. */
export function MapBar() {
  const t = useText();
  const format = useFormat();
  const { without, box, ids, search, setView } = useView();
  const fields = [{ search: "search" as const, label: t("map.search") }];
  const values = { search };
  const bar = useFilterBar({ fields, values, onChange: (change) => setView({ ...change, ids: undefined }) }, undefined);
  const kinds = without.length > 0 ? mapKinds.filter((kind) => !without.includes(kind)) : [];
  const filteredBy = [
    ...useFilterWords(fields, values),
    ...(kinds.length > 0 ? [`${t("map.show")}: ${format.list(kinds.map((kind) => t(`map.kinds.${kind}`)))}`] : []),
    ...(box ? [t("map.onlyInView")] : []),
  ];
  const file = (without.length === 0 || kinds.length > 0) && (
    <ExportMenu
      route={api.feed.exportMap}
      asked={{ kinds, box, search, ids }}
      filteredBy={filteredBy}
      name={t("map.title")}
    />
  );
  return <FilterBar {...bar} tools={file} />;
}

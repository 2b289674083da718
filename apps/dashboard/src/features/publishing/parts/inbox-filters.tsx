import { Group, SearchField, Select } from "@stoep/ui";
import { useAreas } from "../../neighbourhoods/index.ts";
import type { Filters } from "../screens/inbox-screen.tsx";
import { messageTypes, themes, useText } from "./words.ts";

type Props = { filters: Filters; onChange: (change: Partial<Filters>) => void };

export function InboxFilters({ filters, onChange }: Props) {
  const t = useText();
  const areas = useAreas() ?? [];
  return (
    <Group gap="sm" wrap="wrap" flex={1}>
      <SearchField
        label={t("inbox.filters.search")}
        value={filters.search ?? ""}
        onChange={(search) => onChange({ search: search || undefined })}
      />
      <Select
        flex="1 1 150px"
        aria-label={t("inbox.filters.type")}
        placeholder={t("inbox.filters.type")}
        data={messageTypes.map((value) => ({ value, label: t(`types.${value}`) }))}
        value={filters.type ?? null}
        onChange={(type) => onChange({ type: (type ?? undefined) as Filters["type"] })}
        clearable
      />
      <Select
        flex="1 1 150px"
        aria-label={t("inbox.filters.theme")}
        placeholder={t("inbox.filters.theme")}
        data={themes.map((value) => ({ value, label: t(`themes.${value}`) }))}
        value={filters.theme ?? null}
        onChange={(theme) => onChange({ theme: (theme ?? undefined) as Filters["theme"] })}
        searchable
        clearable
      />
      <Select
        flex="1 1 150px"
        aria-label={t("inbox.filters.neighbourhood")}
        placeholder={t("inbox.filters.neighbourhood")}
        data={areas.map(({ id, name }) => ({ value: id, label: name })).sort((a, b) => a.label.localeCompare(b.label))}
        value={filters.neighbourhoodId ?? null}
        onChange={(id) => onChange({ neighbourhoodId: id ?? undefined })}
        searchable
        clearable
      />
    </Group>
  );
}

import { Button, Group, TextInput } from "@mantine/core";
import { useId, useState } from "react";
import { SearchIcon } from "../icons/index.ts";
import { useKitFind, useKitLocale } from "../theme/index.ts";
import style from "./area-list.module.css";
import { AreaName } from "./area-name.tsx";

export type AreaListLabels = {
  list: string;
  search: string;
  all: string;
  none: string;
  /** "Whole city": a separate choice above the list; omitted if not all areas are available. */
  whole?: string;
  nothingFound: string;
  /** "3 of 25 chosen" */
  chosen: (count: number, total: number) => string;
};

type Props = {
  areas: readonly { id: string; name: string; note?: string }[];
  value: readonly string[];
  onChange: (ids: string[]) => void;
  labels: AreaListLabels;
  isDisabled?: boolean;
  "data-path"?: string | undefined;
};

/** The text form of the map: every area as a checkbox, with a search and a choice of all areas found. */
export function AreaList({ areas, value, onChange, labels, isDisabled = false, "data-path": path }: Props) {
  const [search, setSearch] = useState("");
  const locale = useKitLocale();
  const id = useId();
  const chosen = new Set(value);
  const find = useKitFind();
  const words = search.trim();
  const byName = areas.toSorted((a, b) => a.name.localeCompare(b.name, locale));
  const found = find(byName, ({ name }) => [name], words);
  const put = (ids: string[], isChosen: boolean) =>
    onChange(isChosen ? [...new Set([...value, ...ids])] : value.filter((other) => !ids.includes(other)));
  const foundIds = found.map((area) => area.id);
  return (
    <fieldset className={style.list} aria-label={labels.list} disabled={isDisabled} data-path={path}>
      <TextInput
        aria-label={labels.search}
        placeholder={labels.search}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        onKeyDown={(event) => {
          const [first] = found;
          if (event.key !== "Enter" || event.ctrlKey || event.metaKey || words === "" || !first) return;
          event.preventDefault();
          put([first.id], !chosen.has(first.id));
          event.currentTarget.select();
        }}
        leftSection={<SearchIcon aria-hidden />}
      />
      <Group gap="xs" justify="space-between">
        <output className={style.chosen}>{labels.chosen(chosen.size, areas.length)}</output>
        <Group gap="md">
          <Button variant="subtle" size="compact-md" onClick={() => put(foundIds, true)}>
            {labels.all}
          </Button>
          <Button variant="subtle" size="compact-md" onClick={() => put(foundIds, false)}>
            {labels.none}
          </Button>
        </Group>
      </Group>
      {labels.whole && (
        <label className={style.whole}>
          <input
            type="checkbox"
            checked={areas.length > 0 && areas.every((area) => chosen.has(area.id))}
            onChange={(event) => onChange(event.currentTarget.checked ? areas.map((area) => area.id) : [])}
          />
          <span>{labels.whole}</span>
        </label>
      )}
      <ul className={style.items} data-long={found.length > 40 || undefined}>
        {found.map((area) => (
          <li key={area.id}>
            <label className={style.item}>
              <input
                type="checkbox"
                id={`${id}-${area.id}`}
                checked={chosen.has(area.id)}
                onChange={(event) => put([area.id], event.currentTarget.checked)}
              />
              <span>
                <AreaName name={area.name} />
              </span>
              {area.note && <span className={style.note}>{area.note}</span>}
            </label>
          </li>
        ))}
        {found.length === 0 && <li className={style.nothing}>{labels.nothingFound}</li>}
      </ul>
    </fieldset>
  );
}

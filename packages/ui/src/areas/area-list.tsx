import { Button, Group, TextInput } from "@mantine/core";
import { useRef, useState } from "react";
import { afterPaint } from "../controls/after-paint.ts";
import { SearchIcon } from "../icons/index.ts";
import { useKitFind, useKitLocale } from "../theme/index.ts";
import { AreaChoice, type AreaRow } from "./area-choice.tsx";
import { type AreaGroups, GroupRows } from "./area-groups.tsx";
import style from "./area-list.module.css";

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

/** Smaller places within the areas, such as streets, which the same search finds and the same list shows. */
export type FinerPlaces = {
  label: string;
  /** While something is typed those that match, else those that are chosen. */
  items: readonly (AreaRow & { isChosen: boolean })[];
  onToggle: (id: string) => void;
  onSearch: (words: string) => void;
};

type Props = {
  areas: readonly AreaRow[];
  value: readonly string[];
  onChange: (ids: string[]) => void;
  labels: AreaListLabels;
  finer?: FinerPlaces | undefined;
  groups?: AreaGroups | undefined;
  isDisabled?: boolean;
  "data-path"?: string | undefined;
};

/** The text form of the map: every area as a checkbox, with a search and a choice of all areas found. */
export function AreaList(props: Props) {
  const { areas, value, onChange, labels, finer, groups, isDisabled = false, "data-path": path } = props;
  const [search, setSearch] = useState("");
  const locale = useKitLocale();
  const find = useKitFind();
  const chosen = new Set(value);
  const words = search.trim();
  const byName = areas.toSorted((a, b) => a.name.localeCompare(b.name, locale));
  const found = find(byName, ({ name }) => [name], words);
  const put = (ids: string[], isChosen: boolean) =>
    onChange(isChosen ? [...new Set([...value, ...ids])] : value.filter((other) => !ids.includes(other)));
  const takeFirst = () => {
    const [first] = found;
    const [street] = finer?.items ?? [];
    if (first) put([first.id], !chosen.has(first.id));
    else if (street) finer?.onToggle(street.id);
    return Boolean(first ?? street);
  };
  const field = useRef<HTMLInputElement>(null);
  const toggle = (id: string) => {
    finer?.onToggle(id);
    // Outside a search, what is no longer chosen leaves the list. A press gives its own focus only after this.
    if (words === "") afterPaint(() => field.current?.focus());
  };
  const streets = finer && finer.items.length > 0 && <FinerRows {...finer} onToggle={toggle} />;
  return (
    <fieldset className={style.list} aria-label={labels.list} disabled={isDisabled} data-path={path}>
      <TextInput
        ref={field}
        aria-label={labels.search}
        placeholder={labels.search}
        value={search}
        onChange={(event) => {
          setSearch(event.currentTarget.value);
          finer?.onSearch(event.currentTarget.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.ctrlKey || event.metaKey || words === "" || !takeFirst()) return;
          event.preventDefault();
          event.currentTarget.select();
        }}
        leftSection={<SearchIcon aria-hidden />}
      />
      <Choices
        labels={labels}
        ids={areas.map(({ id }) => id)}
        chosen={chosen}
        onChange={onChange}
        onAll={(isChosen) =>
          put(
            found.map(({ id }) => id),
            isChosen,
          )
        }
      />
      <div className={style.rows}>
        {groups && <GroupRows groups={groups} search={words} />}
        {words === "" && streets}
        <ul className={style.items}>
          {found.map((area) => (
            <AreaChoice
              key={area.id}
              row={area}
              isChosen={chosen.has(area.id)}
              onChange={(isChosen) => put([area.id], isChosen)}
            />
          ))}
          {found.length === 0 && !streets && <li className={style.nothing}>{labels.nothingFound}</li>}
        </ul>
        {words !== "" && streets}
      </div>
    </fieldset>
  );
}

type ChoicesProps = {
  labels: AreaListLabels;
  ids: string[];
  chosen: ReadonlySet<string>;
  onChange: (ids: string[]) => void;
  onAll: (isChosen: boolean) => void;
};

/** How many are chosen, and the choices of many at once. */
function Choices({ labels, ids, chosen, onChange, onAll }: ChoicesProps) {
  return (
    <>
      <Group gap={0} justify="space-between">
        <output className={style.chosen}>{labels.chosen(chosen.size, ids.length)}</output>
        <Group gap="md">
          <Button variant="subtle" size="compact-md" onClick={() => onAll(true)}>
            {labels.all}
          </Button>
          <Button variant="subtle" size="compact-md" onClick={() => onAll(false)}>
            {labels.none}
          </Button>
        </Group>
      </Group>
      {labels.whole && (
        <label className={style.whole}>
          <input
            type="checkbox"
            checked={ids.length > 0 && ids.every((id) => chosen.has(id))}
            onChange={(event) => onChange(event.currentTarget.checked ? ids : [])}
          />
          <span>{labels.whole}</span>
        </label>
      )}
    </>
  );
}

function FinerRows({ label, items, onToggle }: FinerPlaces) {
  return (
    <>
      <div className={style.heading} aria-hidden>
        {label}
      </div>
      <ul className={style.items} aria-label={label}>
        {items.map((one) => (
          <AreaChoice key={one.id} row={one} isChosen={one.isChosen} onChange={() => onToggle(one.id)} />
        ))}
      </ul>
    </>
  );
}

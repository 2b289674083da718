import { FilterIcon } from "@stoep/ui/icons";
import { useEffect, useState } from "react";
import { Button, Segments, SelectField, TextField } from "../../../app/index.ts";
import { themes } from "../../publishing/index.ts";
import { kinds } from "../kinds.ts";
import type { Wanted } from "../list-address.ts";
import { useText } from "../words.ts";
import style from "./shout.module.css";

const pauseMilliseconds = 350;

interface Props {
  wanted: Wanted;
  onWant: (change: Partial<Wanted>) => void;
}

/** Latest or trending; type, theme and words behind a button. */
export function Filters({ wanted, onWant }: Props) {
  const t = useText();
  const count = [wanted.kind, wanted.theme, wanted.search].filter(Boolean).length;
  const [isOpen, setOpen] = useState(count > 0);
  return (
    <>
      <div className={style.filters}>
        <Segments
          label={t("sort.label")}
          choices={(["latest", "trending"] as const).map((value) => ({ value, label: t(`sort.${value}`) }))}
          value={wanted.sort}
          onValue={(sort) => onWant({ sort })}
        />
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <FilterIcon aria-hidden />
          {count > 0 ? t("filter.some", { count }) : t("filter.none")}
        </Button>
      </div>
      {wanted.sort === "trending" && <p className={style.soft}>{t("sort.trendingMeans")}</p>}
      {isOpen && (
        <div className={style.panel}>
          <SearchField value={wanted.search} onValue={(search) => onWant({ search })} />
          <SelectField
            id="filter-kind"
            label={t("filter.kind")}
            value={wanted.kind ?? ""}
            choices={[
              { value: "", label: t("filter.allKinds") },
              ...kinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) })),
            ]}
            error={undefined}
            onValue={(kind) => onWant({ kind: (kind || undefined) as Wanted["kind"] })}
          />
          <SelectField
            id="filter-theme"
            label={t("theme")}
            value={wanted.theme ?? ""}
            choices={[
              { value: "", label: t("filter.allThemes") },
              ...themes.map((theme) => ({ value: theme, label: t(`themes.${theme}`) })),
            ]}
            error={undefined}
            onValue={(theme) => onWant({ theme: (theme || undefined) as Wanted["theme"] })}
          />
        </div>
      )}
    </>
  );
}

/** Searches when the typing pauses. */
function SearchField({ value, onValue }: { value: string; onValue: (value: string) => void }) {
  const t = useText();
  const [typed, setTyped] = useState(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only after typing
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => onValue(typed.trim()), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [typed]);
  // Cleared from outside.
  useEffect(() => {
    if (value === "") setTyped("");
  }, [value]);
  return (
    <TextField
      id="filter-search"
      type="search"
      label={t("filter.search")}
      value={typed}
      error={undefined}
      maxLength={100}
      onValue={setTyped}
    />
  );
}

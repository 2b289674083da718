import { themes } from "@stoep/contract/publishing/values";
import { shoutKinds } from "@stoep/contract/shouts/values";
import { FilterIcon } from "@stoep/ui/icons";
import { useState } from "react";
import { Button, SearchField, Segments, SelectField } from "../../../app/index.ts";
import type { ShoutFilter } from "../shout-filter.ts";
import { useText } from "../words.ts";
import style from "./shout.module.css";

interface Props {
  wanted: ShoutFilter;
  onWant: (change: Partial<ShoutFilter>) => void;
}

/** Latest or trending; type, theme and words behind a button. */
export function ShoutFilters({ wanted, onWant }: Props) {
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
        <div className={`card ${style.panel}`}>
          <SearchField
            id="filter-search"
            label={t("filter.search")}
            value={wanted.search}
            onValue={(search) => onWant({ search })}
          />
          <SelectField
            id="filter-kind"
            label={t("filter.kind")}
            value={wanted.kind ?? ""}
            choices={[
              { value: "", label: t("filter.allKinds") },
              ...shoutKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) })),
            ]}
            error={undefined}
            onValue={(kind) => onWant({ kind: (kind || undefined) as ShoutFilter["kind"] })}
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
            onValue={(theme) => onWant({ theme: (theme || undefined) as ShoutFilter["theme"] })}
          />
        </div>
      )}
    </>
  );
}

import type { ReadProject } from "@stoep/contract/participation";
import { ideaGroups, ideaKinds, ideaTypes } from "@stoep/contract/participation/values";
import { FilterIcon, ListIcon, MapIcon } from "@stoep/ui/icons";
import { useState } from "react";
import { Button, SearchField, Segments, SelectField } from "../../../app/index.ts";
import { useText } from "../words.ts";
import { filterCount, type IdeaFilter } from "./idea-filter.ts";
import style from "./ideas.module.css";

interface Props {
  wanted: IdeaFilter;
  onWant: (change: Partial<IdeaFilter>) => void;
  phases: ReadProject["phases"];
  hasMap: boolean;
}

/** Newest or most supported, list or map; words, group, type, kind and phase behind a button. */
export function IdeaFilters({ wanted, onWant, phases, hasMap }: Props) {
  const t = useText();
  const count = filterCount(wanted);
  const [isOpen, setOpen] = useState(count > 0);
  const isMap = hasMap && wanted.view === "map";
  return (
    <>
      <div className={style.filters}>
        {!isMap && (
          <Segments
            label={t("ideas.sort.label")}
            choices={(["newest", "support"] as const).map((value) => ({ value, label: t(`ideas.sort.${value}`) }))}
            value={wanted.sort}
            onValue={(sort) => onWant({ sort })}
          />
        )}
        {hasMap && (
          <Button onClick={() => onWant({ view: isMap ? "list" : "map" })}>
            {isMap ? <ListIcon aria-hidden /> : <MapIcon aria-hidden />}
            {t(isMap ? "ideas.asList" : "ideas.onMap")}
          </Button>
        )}
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <FilterIcon aria-hidden />
          {count > 0 ? t("ideas.filter.some", { count }) : t("ideas.filter.none")}
        </Button>
      </div>
      {isOpen && <Panel wanted={wanted} onWant={onWant} phases={phases} />}
    </>
  );
}

function Panel({ wanted, onWant, phases }: Omit<Props, "hasMap">) {
  const t = useText();
  return (
    <div className={`card ${style.panel}`}>
      <SearchField
        id="ideas-search"
        label={t("ideas.filter.search")}
        value={wanted.search}
        onValue={(search) => onWant({ search })}
      />
      <SelectField
        id="ideas-group"
        label={t("ideas.filter.group")}
        value={wanted.group}
        choices={ideaGroups.map((value) => ({ value, label: t(`ideas.groups.${value}`) }))}
        error={undefined}
        onValue={(group) => onWant({ group: group as IdeaFilter["group"] })}
      />
      <SelectField
        id="ideas-type"
        label={t("ideas.filter.type")}
        value={wanted.type ?? ""}
        choices={[
          { value: "", label: t("ideas.filter.allTypes") },
          ...ideaTypes.map((value) => ({ value, label: t(`ideas.types.${value}`) })),
        ]}
        error={undefined}
        onValue={(type) => onWant({ type: (type || undefined) as IdeaFilter["type"] })}
      />
      <SelectField
        id="ideas-kind"
        label={t("ideas.filter.kind")}
        value={wanted.kind ?? ""}
        choices={[
          { value: "", label: t("ideas.filter.allKinds") },
          ...ideaKinds.map((value) => ({ value, label: t(`ideas.kinds.${value}`) })),
        ]}
        error={undefined}
        onValue={(kind) => onWant({ kind: (kind || undefined) as IdeaFilter["kind"] })}
      />
      {phases.length > 1 && (
        <SelectField
          id="ideas-phase"
          label={t("ideas.filter.phase")}
          value={wanted.phase ?? ""}
          choices={[
            { value: "", label: t("ideas.filter.allPhases") },
            ...phases.map(({ id, title }) => ({ value: id, label: title })),
          ]}
          error={undefined}
          onValue={(phase) => onWant({ phase: phase || undefined })}
        />
      )}
    </div>
  );
}

import { Button } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { type ReactNode, Suspense, useState } from "react";
import { PartSwitch, type PartSwitchProps } from "../controls/part-switch.tsx";
import { CloseIcon, FilterIcon } from "../icons/index.ts";
import { lazyPart } from "../parts/index.ts";
import style from "./filter-bar.module.css";

const BottomSheet = lazyPart(() => import("../panels/bottom-sheet.tsx").then((m) => m.BottomSheet), {
  close: ({ onClose }) => onClose(),
});

export type FilterBarProps = {
  search?: ReactNode;
  /** Filters, one control each; on a phone they are in a sheet. */
  fields?: ReactNode;
  /** Rarely used filters, and how many of them are active: on a line of their own behind a button, or in the same sheet. */
  rare?: { fields: ReactNode; active: number } | undefined;
  /** The part of the list, shown before the chips. */
  parts?: PartSwitchProps | undefined;
  /** The active filters, each with a way to remove it. */
  chips?: { key: string; label: string; onRemove: () => void }[];
  /** Clears all filters and the search. Missing when there are none. */
  onClear?: (() => void) | undefined;
  /** "12 of 480" */
  found?: string | undefined;
  labels: { filters: string; clear: string; show: string; close: string; remove: (label: string) => string };
};

type FilterBarSlots = {
  tools?: ReactNode;
  /** Replaces the first line. */
  instead?: ReactNode;
};

/** Search, filters and the list's actions in one line; below it the part of the list and any active filters. */
export function FilterBar({ search, fields, rare, tools, instead, ...chosen }: FilterBarProps & FilterBarSlots) {
  const [isWhole, setIsWhole] = useState(false);
  const isNarrow = useMediaQuery("(max-width: 767px)", false, { getInitialValueInEffect: false });
  const { parts, chips = [], onClear, found } = chosen;
  const hasChosen = parts !== undefined || chips.length > 0 || onClear !== undefined || found !== undefined;
  if (!search && !fields && !tools && !instead && !hasChosen) return null;
  return (
    <div className={style.bar} data-screen-only>
      {instead ?? (
        <div className={style.line}>
          <div className={style.fields}>
            {search}
            {fields && !isNarrow && fields}
            {fields && isNarrow && (
              <FilterSheet {...chosen}>
                {fields}
                {rare?.fields}
              </FilterSheet>
            )}
            {rare && !isNarrow && (
              <Opener
                label={chosen.labels.filters}
                count={rare.active}
                aria-expanded={isWhole}
                onClick={() => setIsWhole(!isWhole)}
              />
            )}
          </div>
          {tools && <div className={style.tools}>{tools}</div>}
        </div>
      )}
      {rare && isWhole && !isNarrow && !instead && <div className={`${style.fields} ${style.more}`}>{rare.fields}</div>}
      {hasChosen && <ActiveFilters {...chosen} />}
    </div>
  );
}

type OpenerProps = { label: string; count: number; onClick: () => void; "aria-expanded"?: boolean };

/** Opens hidden filters, and counts the active ones among them. */
function Opener({ label, count, ...button }: OpenerProps) {
  return (
    <Button variant="default" className={style.open} leftSection={<FilterIcon aria-hidden />} {...button}>
      {label}
      {count > 0 && <span className={style.count}>{count}</span>}
    </Button>
  );
}

function ActiveFilters({
  parts,
  chips = [],
  onClear,
  found,
  labels,
}: Omit<FilterBarProps, "search" | "fields" | "rare">) {
  return (
    <div className={style.chosen}>
      {parts && <PartSwitch {...parts} />}
      {chips.map(({ key, label, onRemove }) => (
        <button key={key} type="button" className={style.chip} aria-label={labels.remove(label)} onClick={onRemove}>
          <span>{label}</span>
          <CloseIcon aria-hidden />
        </button>
      ))}
      {onClear && (
        <button type="button" className={style.clear} onClick={onClear}>
          {labels.clear}
        </button>
      )}
      {found && (
        <span className={style.found} role="status">
          {found}
        </span>
      )}
    </div>
  );
}

function FilterSheet({
  chips = [],
  onClear,
  found,
  labels,
  children,
}: Omit<FilterBarProps, "search" | "fields" | "rare"> & { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Opener label={labels.filters} count={chips.length} onClick={() => setIsOpen(true)} />
      {isOpen && (
        <Suspense fallback={null}>
          <BottomSheet
            title={labels.filters}
            closeLabel={labels.close}
            onClose={() => setIsOpen(false)}
            footer={
              <>
                {onClear && (
                  <Button variant="default" onClick={onClear}>
                    {labels.clear}
                  </Button>
                )}
                <Button onClick={() => setIsOpen(false)}>{found ? `${labels.show} (${found})` : labels.show}</Button>
              </>
            }
          >
            <div className={style.stacked}>{children}</div>
          </BottomSheet>
        </Suspense>
      )}
    </>
  );
}

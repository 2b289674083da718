import { Button } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { CloseIcon, FilterIcon } from "../icons/index.ts";
import style from "./filter-bar.module.css";

const BottomSheet = lazy(() => import("../panels/bottom-sheet.tsx").then((part) => ({ default: part.BottomSheet })));

export type FilterBarProps = {
  search?: ReactNode;
  /** Choices, one control each; on a phone they stand in a sheet. */
  fields?: ReactNode;
  /** What is chosen, each with the way to take it back. */
  chips?: { key: string; label: string; onRemove: () => void }[];
  /** Takes all back, the search too. Missing while nothing is chosen. */
  onClear?: (() => void) | undefined;
  /** "12 of 480" */
  found?: string | undefined;
  labels: { filters: string; clear: string; show: string; close: string; remove: (label: string) => string };
};

/** Search, choices and what can be done with the list in one line; below it what is chosen, while something is. */
export function FilterBar({ search, fields, tools, ...chosen }: FilterBarProps & { tools?: ReactNode }) {
  const isNarrow = useMediaQuery("(max-width: 767px)", false, { getInitialValueInEffect: false });
  const { chips = [], onClear, found } = chosen;
  const hasChosen = chips.length > 0 || onClear !== undefined || found !== undefined;
  if (!search && !fields && !tools && !hasChosen) return null;
  return (
    <div className={style.bar}>
      <div className={style.line}>
        <div className={style.fields}>
          {search}
          {fields && (isNarrow ? <InSheet {...chosen}>{fields}</InSheet> : fields)}
        </div>
        {tools && <div className={style.tools}>{tools}</div>}
      </div>
      {hasChosen && <Chosen {...chosen} />}
    </div>
  );
}

function Chosen({ chips = [], onClear, found, labels }: Omit<FilterBarProps, "search" | "fields">) {
  return (
    <div className={style.chosen}>
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

function InSheet({
  chips = [],
  onClear,
  found,
  labels,
  children,
}: Omit<FilterBarProps, "search" | "fields"> & { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        className={style.open}
        leftSection={<FilterIcon aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {labels.filters}
        {chips.length > 0 && <span className={style.count}>{chips.length}</span>}
      </Button>
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

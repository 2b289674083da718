import { Input, Skeleton } from "@mantine/core";
import { type ReactNode, Suspense, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { afterPaint } from "../controls/index.ts";
import { PickerSkeleton } from "../layout/content-skeletons.tsx";
import { lazyPart } from "../parts/index.ts";
import type { AreaGroups } from "./area-groups.tsx";
import { AreaList, type AreaListLabels, type FinerPlaces } from "./area-list.tsx";
import style from "./area-picker.module.css";
import type { Area, Lines, MapLabels, Tiles } from "./areas.ts";

const AreaMap = lazyPart(() => import("../map/index.ts").then((m) => m.AreaMap));

type Props = {
  label: ReactNode;
  description?: ReactNode;
  /** undefined while they load. */
  areas: readonly Area[] | undefined;
  /** Shown after a name in the list: "412 households". */
  noteOf?: (id: string) => string | undefined;
  lines?: Lines | undefined;
  /** Names of lines to highlight on the map. */
  lit?: readonly string[] | undefined;
  tiles?: Tiles | null | undefined;
  glyphs?: string | undefined;
  value: readonly string[];
  onChange: (ids: string[]) => void;
  /** Smaller places that the list offers too. */
  finer?: FinerPlaces | undefined;
  /** Choices that were saved under a name, above the list. */
  groups?: AreaGroups | undefined;
  error?: ReactNode;
  labels: AreaListLabels & MapLabels;
  "data-path"?: string;
};

/**
 * Choosing areas on a map or in a list; both always show the same choice, and are as high as `--picker-height` says (420 px). The map
 * loads separately.
 */
export function AreaPicker(props: Props) {
  const { label, description, areas, noteOf, lines, lit, tiles, glyphs, error, labels } = props;
  const [value, onChange, picker] = useOptimisticChoice(props.value, props.onChange);
  const toggle = (id: string) => onChange(value.includes(id) ? value.filter((other) => other !== id) : [...value, id]);
  const listed = areas?.map((area) => {
    const note = noteOf?.(area.id);
    return note ? { ...area, note } : area;
  });
  return (
    <Input.Wrapper
      label={label}
      description={description}
      error={error}
      labelElement="div"
      inputContainer={(field) => <div className={style.container}>{field}</div>}
    >
      <div ref={picker} className={style.picker}>
        {areas && listed ? (
          <>
            <AreaList
              areas={listed}
              value={value}
              onChange={onChange}
              labels={labels}
              finer={props.finer}
              groups={props.groups}
              data-path={props["data-path"]}
            />
            <Suspense fallback={<Skeleton height="100%" />}>
              <AreaMap
                areas={areas}
                selected={props.value}
                onToggle={toggle}
                lines={lines}
                lit={lit}
                tiles={tiles}
                glyphs={glyphs}
                labels={labels}
                height="100%"
              />
            </Suspense>
          </>
        ) : (
          <PickerSkeleton />
        )}
      </div>
    </Input.Wrapper>
  );
}

/** Shows the choice first. What depends on it (numbers, problems, the map) follows, at the latest before the next press. */
function useOptimisticChoice(given: readonly string[], onChange: (ids: string[]) => void) {
  const [shown, show] = useState({ given, value: given });
  if (shown.given !== given) show({ given, value: given });
  const latest = useRef<string[] | null>(null);
  const picker = useRef<HTMLDivElement>(null);
  const choose = (value: string[]) => {
    show({ given, value });
    latest.current = value;
    const give = () => {
      removeEventListener("click", giveNow, true);
      // Of two quick choices, the second includes the first.
      if (latest.current) onChange(latest.current);
      latest.current = null;
    };
    // Inside the picker nothing is rendered now: a second choice includes the first anyway, and rerendering under the press would lose
    // it.
    const giveNow = ({ target }: MouseEvent) => {
      if (!picker.current?.contains(target as Node)) flushSync(give);
    };
    addEventListener("click", giveNow, true);
    afterPaint(give);
  };
  return [shown.given === given ? shown.value : given, choose, picker] as const;
}

import { SegmentedControl, Skeleton } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { useKitLocale, useScheme } from "../theme/index.ts";
import style from "./area-figures.module.css";
import type { Area, Lines, MapLabels, Tiles } from "./areas.ts";
import { stepsOf } from "./steps.ts";

const AreaMap = lazy(() => import("../map/index.ts").then((map) => ({ default: map.AreaMap })));

type Props = {
  areas: readonly Area[];
  /** Area id → figure. An area without one is left blank. */
  values: Readonly<Record<string, number>>;
  lines?: Lines | undefined;
  tiles?: Tiles | null | undefined;
  glyphs?: string | undefined;
  height?: number;
  /** Of the figures, in the map's bubble, legend and table. */
  format: (value: number) => string;
  /** Area id → what the table says beside the figure, under the heading `labels.detail`. */
  details?: Readonly<Record<string, string>> | undefined;
  labels: MapLabels & {
    view: string;
    asMap: string;
    asTable: string;
    area: string;
    value: string;
    detail?: string | undefined;
  };
};

/** A figure per area as a shaded map, and as the table that says the same. */
export function AreaFigures({ areas, values, lines, tiles, glyphs, height = 420, format, details, labels }: Props) {
  const [view, setView] = useState("map");
  const { actual } = useScheme();
  const steps = stepsOf(Object.values(values), actual);
  return (
    <div className={style.block}>
      <SegmentedControl
        size="sm"
        aria-label={labels.view}
        value={view}
        onChange={setView}
        className={style.view}
        data={[
          { value: "map", label: labels.asMap },
          { value: "table", label: labels.asTable },
        ]}
      />
      {view === "map" ? (
        <>
          <Suspense fallback={<Skeleton height={height} />}>
            <AreaMap {...{ areas, values, steps, lines, tiles, glyphs, height, format, labels }} />
          </Suspense>
          <ul className={style.legend} aria-label={labels.value}>
            {steps.map((step) => (
              <li key={step.to}>
                <span className={style.swatch} style={{ background: step.color }} />
                {step.from === step.to ? format(step.to) : `${format(step.from)} – ${format(step.to)}`}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <FiguresTable {...{ areas, values, format, details, height, labels }} />
      )}
    </div>
  );
}

type TableProps = Pick<Props, "areas" | "values" | "format" | "details" | "labels"> & { height: number };

function FiguresTable({ areas, values, format, details, labels, height }: TableProps) {
  const locale = useKitLocale();
  const sorted = areas.toSorted(
    (a, b) => (values[b.id] ?? -1) - (values[a.id] ?? -1) || a.name.localeCompare(b.name, locale),
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard
    <section className={style.scroll} style={{ maxBlockSize: height }} aria-label={labels.asTable} tabIndex={0}>
      <table className={style.table}>
        <thead>
          <tr>
            <th scope="col">{labels.area}</th>
            {details && <th scope="col">{labels.detail}</th>}
            <th scope="col">{labels.value}</th>
          </tr>
        </thead>
        <tbody>
          {sorted.map((area) => (
            <tr key={area.id}>
              <th scope="row">{area.name}</th>
              {details && <td>{details[area.id] ?? "–"}</td>}
              <td>{values[area.id] === undefined ? "–" : format(values[area.id] ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

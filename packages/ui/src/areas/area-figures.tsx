import { Skeleton } from "@mantine/core";
import { Suspense } from "react";
import { lazyPart } from "../parts/index.ts";
import { useKitLocale, useScheme } from "../theme/index.ts";
import style from "./area-figures.module.css";
import { AreaName } from "./area-name.tsx";
import type { Area, Lines, MapLabels, Tiles } from "./areas.ts";
import { colorStepsOf } from "./color-steps.ts";

const AreaMap = lazyPart(() => import("../map/index.ts").then((m) => m.AreaMap));

type Props = {
  areas: readonly Area[];
  /** Area id → figure. An area without one is left blank. */
  values: Readonly<Record<string, number>>;
  lines?: Lines | undefined;
  tiles?: Tiles | null | undefined;
  glyphs?: string | undefined;
  height?: number;
  /** Formats figures in the map's bubble, the legend and the table. */
  format: (value: number) => string;
  /** Area id → what the table shows next to the figure, under the heading `labels.detail`. */
  details?: Readonly<Record<string, string>> | undefined;
  labels: MapLabels & {
    asTable: string;
    area: string;
    value: string;
    detail?: string | undefined;
  };
};

/** A figure per area as a shaded map, with the same as a table next to it, or below if there is no room. */
export function AreaFigures({ areas, lines, tiles, glyphs, height = 420, format, details, labels, ...given }: Props) {
  const { actual } = useScheme();
  const values = asShown(given.values, format);
  const steps = colorStepsOf(Object.values(values), actual);
  return (
    <div className={style.container}>
      <div className={style.block}>
        <div className={style.map}>
          <Suspense fallback={<Skeleton height={height} />}>
            <AreaMap
              areas={areas}
              values={values}
              steps={steps}
              lines={lines}
              tiles={tiles}
              glyphs={glyphs}
              height={height}
              format={format}
              labels={labels}
            />
          </Suspense>
          <ul className={style.legend} aria-label={labels.value}>
            {steps.map((step) => (
              <li key={step.to}>
                <span className={style.swatch} style={{ background: step.color }} />
                {step.from === step.to ? format(step.to) : `${format(step.from)} – ${format(step.to)}`}
              </li>
            ))}
          </ul>
        </div>
        <FiguresTable areas={areas} values={values} format={format} details={details} labels={labels} />
      </div>
    </div>
  );
}

/** Figures that read the same have one shade: the legend would otherwise show two for “84%”. */
function asShown(values: Props["values"], format: Props["format"]): Record<string, number> {
  const first = new Map<string, number>();
  const rising = Object.entries(values).toSorted(([, a], [, b]) => a - b);
  return Object.fromEntries(
    rising.map(([id, value]) => {
      const text = format(value);
      first.set(text, first.get(text) ?? value);
      return [id, first.get(text) ?? value];
    }),
  );
}

type TableProps = Pick<Props, "areas" | "values" | "format" | "details" | "labels">;

function FiguresTable({ areas, values, format, details, labels }: TableProps) {
  const locale = useKitLocale();
  const sorted = areas.toSorted(
    (a, b) => (values[b.id] ?? -1) - (values[a.id] ?? -1) || a.name.localeCompare(b.name, locale),
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className={style.scroll} aria-label={labels.asTable} tabIndex={0}>
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
              <th scope="row">
                <AreaName name={area.name} />
              </th>
              {details && <td>{details[area.id] ?? "–"}</td>}
              <td>{values[area.id] === undefined ? "–" : format(values[area.id] ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

import style from "./chart.module.css";
import { ChartFrame, type FrameProps } from "./chart-frame.tsx";

/** `share`: of the first step, in words; left out where it cannot be told. */
export type FunnelStep = { key: string; label: string; value: number | null; share?: string | undefined };

type Props = FrameProps & {
  steps: FunnelStep[];
  axis: string;
  valueLabel: string;
  format: (value: number | null) => string;
};

/** How many are left after each step. */
export function Funnel({ steps, axis, valueLabel, format, ...frame }: Props) {
  const first = Math.max(1, steps[0]?.value ?? 0);
  const table = {
    head: [axis, valueLabel],
    rows: steps.map(({ key, label, value, share }) => ({
      key,
      cells: [label, share ? `${format(value)} (${share})` : format(value)],
    })),
  };
  return (
    <ChartFrame {...frame} table={table}>
      <ol className={style.funnel}>
        {steps.map(({ key, label, value, share }) => (
          <li key={key}>
            <span
              className={style.step}
              style={{ inlineSize: `${Math.min(100, ((value ?? 0) / first) * 100)}%` }}
              aria-hidden
            />
            <span className={style.stepLabel}>{label}</span>
            <span className={style.stepText}>
              <strong>{format(value)}</strong>
              {share && ` · ${share}`}
            </span>
          </li>
        ))}
      </ol>
    </ChartFrame>
  );
}

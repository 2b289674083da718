import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from "react";
import style from "./chart.module.css";

/** The place that is being read; null while nobody reads, when the last place is described. */
export function usePlotCursor(count: number) {
  const [at, setAt] = useState<number | null>(null);
  const last = Math.max(0, count - 1);
  return { at, shown: Math.min(at ?? last, last), last, setAt };
}

type Props = {
  title: string;
  reading: ReturnType<typeof usePlotCursor>;
  /** The text for the current place. */
  readout: string;
  /** The place at this number of pixels from the left of the plot, or null outside it. */
  placeAt: (x: number) => number | null;
  children: ReactNode;
};

/** A plot that is a slider: arrow keys read it place by place, as the pointer does. */
export function ReadablePlot({ title, reading: { shown, last, setAt }, readout, placeAt, children }: Props) {
  const move = (event: KeyboardEvent) => {
    const places: Record<string, number> = { ArrowLeft: shown - 1, ArrowRight: shown + 1, Home: 0, End: last };
    const next = places[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setAt(Math.max(0, Math.min(last, next)));
  };
  const follow = (event: PointerEvent<HTMLDivElement>) => {
    const place = placeAt(event.clientX - event.currentTarget.getBoundingClientRect().left);
    if (place !== null) setAt(place);
  };
  return (
    <>
      <div
        className={style.area}
        role="slider"
        tabIndex={0}
        aria-label={title}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={shown}
        aria-valuetext={readout}
        onKeyDown={move}
        onPointerMove={follow}
        onPointerLeave={() => setAt(null)}
      >
        {children}
      </div>
      <p className={style.readout} aria-hidden>
        {readout}
      </p>
    </>
  );
}

/** The plot's position, in pixels from the left; reported by the drawing once it is there. */
export function usePlotEdges() {
  const edges = useRef({ from: 0, to: 0 });
  const onPlot = (from: number, to: number) => {
    edges.current = { from, to };
  };
  return { edges, onPlot };
}

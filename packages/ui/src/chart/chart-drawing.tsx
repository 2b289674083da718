import type { ChartLook, ChartOption } from "@stoep/charts";
import type { ECharts } from "echarts/core";
import { useEffect, useRef } from "react";
import { loadPart } from "../parts/index.ts";
import { useForcedColours } from "../theme/forced-colours.ts";
import { useScheme } from "../theme/index.ts";
import style from "./chart.module.css";
import { pageLook } from "./look.ts";

type Props = {
  /** `width`: the available width in pixels. */
  option: (look: ChartLook, width: number) => ChartOption;
  height: (look: ChartLook, width: number) => number;
  /** Where the plot begins and ends, in pixels from the left, once it is drawn. */
  onPlot?: (from: number, to: number) => void;
};

/** The drawing of a chart, purely visual: its text and table are always there, even while it loads or if it fails to. */
export function ChartDrawing({ option, height, onPlot }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const { actual } = useScheme();
  const isForced = useForcedColours();
  const latest = useRef({ option, height, onPlot });
  const redraw = useRef<() => void>(undefined);
  latest.current = { option, height, onPlot };
  useEffect(() => {
    const box = element.current;
    if (!box) return;
    let chart: ECharts | undefined;
    let [isGone, isPainted] = [false, false];
    const paint = () => {
      if (!chart || box.clientWidth === 0) return;
      const look = pageLook(box);
      box.style.blockSize = `${latest.current.height(look, box.clientWidth)}px`;
      chart.resize();
      // Only its first appearance is animated.
      chart.setOption(latest.current.option({ ...look, isStill: look.isStill || isPainted }, box.clientWidth), {
        notMerge: true,
      });
      isPainted = true;
      latest.current.onPlot?.(...plotOf(chart, box.clientWidth));
    };
    redraw.current = paint;
    // Reserves the final height, so that nothing below moves when the chart is drawn.
    box.style.blockSize = `${latest.current.height(pageLook(box), box.clientWidth || 600)}px`;
    const watcher = new ResizeObserver(async () => {
      if (box.clientWidth === 0 || isGone) return;
      if (!chart) {
        const loaded = await loadPart(() => import("./echarts.ts")).catch(() => null);
        if (!loaded || isGone || chart) return;
        chart = loaded.drawIn(box);
      }
      paint();
    });
    watcher.observe(box);
    return () => {
      isGone = true;
      watcher.disconnect();
      chart?.dispose();
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of content, scheme or forced colours redraws it
  useEffect(() => redraw.current?.(), [option, actual, isForced, height]);
  return <div ref={element} className={style.drawing} aria-hidden />;
}

/** The plot's edges in pixels from the left. */
function plotOf(chart: ECharts, width: number): [from: number, to: number] {
  const [from, to] = [chart.convertToPixel({ gridIndex: 0 }, [lowest(chart), 0]), width - 8];
  return [Array.isArray(from) ? (from[0] ?? 0) : 0, to];
}

const lowest = (chart: ECharts): number => {
  const [axis] = [chart.getOption().xAxis].flat() as { min?: number }[];
  return axis?.min ?? 0;
};

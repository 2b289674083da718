/** A report's charts as SVG, from the same descriptions that the screens draw. */
import { barHeight, barOption, type ChartOption, lineOption, paperLook, type Series } from "@stoep/charts";
import type { Language } from "@stoep/contract/kernel";
import { BarChart, LineChart } from "echarts/charts";
import { GridComponent } from "echarts/components";
import { init, use } from "echarts/core";
import { SVGRenderer } from "echarts/renderers";
import type { ReportChart } from "./document.ts";

use([BarChart, LineChart, GridComponent, SVGRenderer]);

const [width, lineHeight] = [640, 200];

export function chartSvg(chart: ReportChart, language: Language): string {
  if (chart.kind === "bars") return drawSvg(barOption(chart, paperLook, width), barHeight(chart, paperLook, width));
  const number = new Intl.NumberFormat(language);
  return drawSvg(lineOption({ ...chart, format: (value) => number.format(value ?? 0) }, paperLook), lineHeight);
}

function drawSvg(option: ChartOption, height: number): string {
  const chart = init(null, null, { renderer: "svg", ssr: true, width, height });
  chart.setOption(option);
  const svg = chart.renderToSVGString();
  chart.dispose();
  return svg;
}

/** Which colour belongs to which series. */
export const legendOf = (series: readonly Series[]) =>
  series.map(({ label }, place) => ({ label, color: paperLook.series[place] ?? paperLook.ink }));

/**
 * Charts: turns figures into a description of a drawing (an ECharts option). Knows no page and draws nothing itself; the screens'
 * kit and the PDF reports draw what it describes, in their own colours.
 */
export { type BarFigures, type BarRow, barHeight, barOption } from "./bars.ts";
export { type ColumnFigures, columnAt, columnOption } from "./columns.ts";
export { type FunnelFigures, type FunnelStep, funnelBars } from "./funnel.ts";
export { type LineFigures, type LinePoint, lineOption, nearestPoint } from "./lines.ts";
export { type ChartLook, type ChartOption, paperLook, type Series } from "./look.ts";
export { ceilingOf } from "./scale.ts";

/** Charts: each describes in words what it shows, and has a table. Drawn by ECharts, which loads with the first chart. */
export { BarChart } from "./bar-chart.tsx";
export { ColumnChart } from "./column-chart.tsx";
export { Funnel } from "./funnel.tsx";
export { LineChart } from "./line-chart.tsx";

/** Charts: each says in words what it shows, and has its table. Drawn here, without a library; loaded with the screens that have one. */
export { BarChart, type BarRow } from "./bar-chart.tsx";
export { Funnel, type FunnelStep } from "./funnel.tsx";
export { LineChart, type LinePoint } from "./line-chart.tsx";

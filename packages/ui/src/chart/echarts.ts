/** The parts of ECharts in use. Loads when the first chart is shown. */
import { BarChart, LineChart } from "echarts/charts";
import { GridComponent, MarkLineComponent } from "echarts/components";
import { init, use } from "echarts/core";
import { SVGRenderer } from "echarts/renderers";

use([BarChart, LineChart, GridComponent, MarkLineComponent, SVGRenderer]);

export const drawIn = (element: HTMLElement) => init(element, null, { renderer: "svg" });

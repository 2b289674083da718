/** The appearance of a chart, apart from its figures. */
export interface ChartLook {
  ink: string;
  inkSoft: string;
  line: string;
  cursor: string;
  surface: string;
  sunken: string;
  /** Colours in the order of the series; one beyond the last has no colour of its own. */
  series: readonly [string, string, string, string, string, string];
  font: string;
  /** In pixels. */
  textSize: number;
  /** No animation: on paper, and for readers who asked for reduced motion. */
  isStill: boolean;
}

export interface Series {
  key: string;
  label: string;
}

/** Passed to ECharts unchanged. */
export type ChartOption = Record<string, unknown>;

/** Colours as on a light screen. */
export const paperLook: ChartLook = {
  ink: "#1f2a2a",
  inkSoft: "#5b5f58",
  line: "#dedad2",
  cursor: "#857f74",
  surface: "#ffffff",
  sunken: "#efede8",
  series: ["#0b6e66", "#804c00", "#1f2a2a", "#9e3c25", "#1d5fa8", "#37661d"],
  font: "Atkinson Hyperlegible Next",
  textSize: 13,
  isStill: true,
};

export const baseOption = ({ font, textSize, ink, isStill }: ChartLook): ChartOption => ({
  animation: !isStill,
  animationDuration: 120,
  animationDurationUpdate: 120,
  backgroundColor: "transparent",
  textStyle: { fontFamily: font, fontSize: textSize, color: ink },
});

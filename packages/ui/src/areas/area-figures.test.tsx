// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderPart } from "../testing/render-part.tsx";
import { AreaFigures } from "./area-figures.tsx";

vi.mock("../map/index.ts", () => ({ AreaMap: () => null }));

const area = (id: string) => ({ id, name: id, geometry: { type: "Polygon" as const, coordinates: [] } });
const labels = {
  asTable: "Table",
  area: "Area",
  value: "Share",
  map: "Map",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  useCtrl: "Use Ctrl to zoom",
  useCommand: "Use Command to zoom",
  useTwoFingers: "Use two fingers",
  fit: "Show the whole map",
  fullscreen: "Full screen",
  leaveFullscreen: "Leave full screen",
};

test("the legend has one shade for figures that read the same", () => {
  renderPart(
    <AreaFigures
      areas={["a", "b", "c"].map(area)}
      values={{ a: 0.838, b: 0.842, c: 0.88 }}
      format={(value) => `${Math.round(value * 100)}%`}
      labels={labels}
    />,
  );
  const entries = within(screen.getByRole("list", { name: "Share" })).getAllByRole("listitem");
  expect(entries.map(({ textContent }) => textContent)).toEqual(["84%", "88%"]);
});

// @vitest-environment jsdom
import { act, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { renderPart } from "../testing/render-part.tsx";
import { AreaPicker } from "./area-picker.tsx";
import type { Area } from "./areas.ts";

vi.mock("../map/index.ts", () => ({ AreaMap: () => null }));

const geometry: Area["geometry"] = { type: "Polygon", coordinates: [] };
const areas = [
  { id: "m", name: "Muide", geometry },
  { id: "z", name: "Zuid", geometry },
];
const labels = {
  list: "Neighbourhoods",
  search: "Search",
  all: "All",
  none: "None",
  nothingFound: "Nothing found",
  chosen: (count: number, total: number) => `${count} of ${total} chosen`,
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
const sent = vi.fn();

function Form() {
  const [value, setValue] = useState<string[]>([]);
  return (
    <>
      <AreaPicker label="Where" areas={areas} value={value} onChange={setValue} labels={labels} />
      <button type="button" onClick={() => sent(value)}>
        Send
      </button>
    </>
  );
}

test("a press in the same frame as a choice sees that choice, and so does a second choice", async () => {
  renderPart(<Form />);
  await act(async () => {});
  // Not through the user-event library, which waits between presses.
  act(() => {
    fireEvent.click(screen.getByLabelText("Muide"));
    fireEvent.click(screen.getByLabelText("Zuid"));
    fireEvent.click(screen.getByRole("button", { name: "Send" }));
  });
  expect(sent).toHaveBeenCalledExactlyOnceWith(["m", "z"]);
});

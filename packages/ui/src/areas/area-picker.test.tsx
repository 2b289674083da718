// @vitest-environment jsdom
import { act, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { renderPart } from "../testing/render-part.tsx";
import { AreaPicker } from "./area-picker.tsx";

vi.mock("../map/index.ts", () => ({ AreaMap: () => null }));

const areas = [
  { id: "m", name: "Muide" },
  { id: "z", name: "Zuid" },
];
const labels = {
  list: "Neighbourhoods",
  search: "Search",
  all: "All",
  none: "None",
  nothingFound: "Nothing found",
  chosen: (count: number, total: number) => `${count} of ${total} chosen`,
};
const sent = vi.fn();

function Form() {
  const [value, setValue] = useState<string[]>([]);
  return (
    <>
      <AreaPicker label="Where" areas={areas as never} value={value} onChange={setValue} labels={labels as never} />
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

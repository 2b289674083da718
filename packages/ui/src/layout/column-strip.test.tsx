// @vitest-environment jsdom
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { renderPart } from "../testing/render-part.tsx";
import { ColumnStrip } from "./column-strip.tsx";

afterEach(() => vi.restoreAllMocks());

/** jsdom measures nothing: four columns of 250 pixels. */
function show(width: number) {
  vi.spyOn(Element.prototype, "scrollWidth", "get").mockReturnValue(1000);
  vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(width);
  renderPart(
    <ColumnStrip
      label="Board"
      labels={{ previous: "Previous columns", next: "Next columns" }}
      lead="By state"
      className=""
    >
      {["New", "Chosen", "Done", "Rejected"].map((name) => (
        <section key={name} aria-label={name} />
      ))}
    </ColumnStrip>,
  );
  return screen.getByRole("region", { name: "Board" });
}

test("columns that fit have no buttons", () => {
  expect(show(1000)).not.toHaveAttribute("data-more-after");
  expect(screen.queryAllByRole("button")).toEqual([]);
});

test("columns that do not fit fade where there are more, and are brought into view by keyboard", async () => {
  const board = show(500);
  expect(board).toHaveAttribute("data-more-after");
  const next = screen.getByRole("button", { name: "Next columns" });
  const previous = screen.getByRole("button", { name: "Previous columns" });
  expect(previous).toHaveAttribute("aria-disabled", "true");
  next.focus();
  await userEvent.keyboard("{Enter}{Enter}");
  expect(board.scrollLeft).toBe(500);
  act(() => void board.dispatchEvent(new Event("scroll")));
  expect(board).toHaveAttribute("data-more-before");
  expect(board).not.toHaveAttribute("data-more-after");
  // At the end the button stays, with the focus, and says that it does nothing.
  expect(next).toHaveFocus();
  expect(next).toHaveAttribute("aria-disabled", "true");
  await userEvent.click(previous);
  expect(board.scrollLeft).toBe(250);
});

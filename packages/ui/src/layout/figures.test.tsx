// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { renderPart } from "../testing/render-part.tsx";
import { Figure } from "./figures.tsx";

test("a figure explains what it counts: always to screen readers, to others on focus, and permanently after a press", async () => {
  renderPart(
    <Figure label="Seen" value="42" definition="Residents who had it on screen." hint="60% of those reached" />,
  );
  const define = screen.getByRole("button", { name: "Seen: Residents who had it on screen." });
  expect(screen.queryByText("Residents who had it on screen.")).toBeNull();
  // The simulated page does not distinguish keyboard focus from pointer focus.
  vi.spyOn(define, "matches").mockReturnValue(true);
  await userEvent.tab();
  expect(define).toHaveFocus();
  expect(await screen.findByText("Residents who had it on screen.")).toBeVisible();
  await userEvent.keyboard("{Enter}");
  expect(define).toHaveAttribute("aria-expanded", "true");
  expect(screen.getByText("Residents who had it on screen.")).toBeVisible();
});

test("words in place of a number are smaller and on one line", () => {
  renderPart(<Figure label="Seen" value={"fewer than\u00a010"} />);
  renderPart(<Figure label="Read" value="24 hours" />);
  expect(screen.getByText(/^fewer than\s10$/)).toHaveAttribute("data-words");
  expect(screen.getByText("24 hours")).not.toHaveAttribute("data-words");
});

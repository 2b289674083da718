// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { KitProvider } from "../theme/index.ts";
import { instantOf, timesShown } from "./date-format.ts";
import { DateTimeField } from "./date-time-field.tsx";
import { TimeField } from "./time-field.tsx";

const zone = "Europe/Brussels";
const labels = {
  previousMonth: "before",
  nextMonth: "after",
  chooseMonth: "choose",
  date: "Day",
  time: "Time",
  timeSkipped: "The clocks skip it",
  timeTwice: "It comes twice",
};
const show = (field: React.ReactNode) =>
  render(
    <KitProvider locale="nl" zone={zone}>
      {field}
    </KitProvider>,
  );

test("of a time that comes twice the first is meant, and one that is skipped is never shown", () => {
  expect(instantOf("2026-10-25", "02:30", zone)).toBe("2026-10-25T00:30:00.000Z");
  expect(instantOf("2026-10-25", "03:00", zone)).toBe("2026-10-25T02:00:00.000Z");
  const asked = ["01:30", "02:00", "02:30", "03:00"];
  expect(asked.map((time) => timesShown("2026-10-25", time, zone))).toEqual(["once", "twice", "twice", "once"]);
  expect(asked.map((time) => timesShown("2026-03-29", time, zone))).toEqual(["once", "never", "never", "once"]);
  expect(timesShown(null, "02:30", zone)).toBe("once");
});

test("a time says that the clocks skip it, instead of another error, or that it comes twice", () => {
  const field = (day: string) => (
    <TimeField label="From" day={day} labels={labels} value="02:30" error="too early" onChange={vi.fn()} />
  );
  const { unmount } = show(field("2026-03-29"));
  expect(screen.getByText("The clocks skip it")).toBeVisible();
  expect(screen.queryByText("too early")).toBeNull();
  unmount();
  show(field("2026-10-25"));
  expect(screen.getByText("It comes twice")).toBeVisible();
  expect(screen.getByText("too early")).toBeVisible();
});

test("a moment that the clocks skip is none, and stays in the field to be mended", async () => {
  const onChange = vi.fn();
  show(<DateTimeField label="When" labels={labels} value="2026-03-29T00:30:00.000Z" onChange={onChange} />);
  const time = screen.getByLabelText("Time");
  await userEvent.clear(time);
  await userEvent.type(time, "2.30");
  expect(onChange).toHaveBeenLastCalledWith(null);
  expect(screen.getByText("The clocks skip it")).toBeVisible();
  await userEvent.clear(time);
  await userEvent.type(time, "3.30");
  expect(onChange).toHaveBeenLastCalledWith("2026-03-29T01:30:00.000Z");
});

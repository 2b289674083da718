// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { renderPart } from "../testing/render-part.tsx";
import { DateRange } from "./date-range.tsx";
import { presetOf, presetsOf, rangeText } from "./day-ranges.ts";

const labels = {
  label: "Period",
  all: "All dates",
  from: "From",
  until: "Until",
  presets: { today: "Today", week: "Last 7 days", month: "Last 30 days", year: "This year" },
  previousMonth: "Previous month",
  nextMonth: "Next month",
  chooseMonth: "Choose a month",
};

function Period({ onChange }: { onChange: (range: unknown) => void }) {
  const [value, setValue] = useState<{ from: string | null; until: string | null }>({ from: null, until: null });
  return (
    <DateRange
      value={value}
      onChange={(range) => {
        setValue(range);
        onChange(range);
      }}
      labels={labels}
    />
  );
}

afterEach(() => vi.useRealTimers());

test("a preset period is chosen with one press, any other by its days", async () => {
  vi.useFakeTimers({ now: new Date("2026-11-22T10:00:00Z"), toFake: ["Date"] });
  const onChange = vi.fn();
  renderPart(<Period onChange={onChange} />);
  await userEvent.click(screen.getByRole("button", { name: "Period: All dates" }));
  await userEvent.click(screen.getByRole("button", { name: "Last 7 days" }));
  expect(onChange).toHaveBeenLastCalledWith({ from: "2026-11-16", until: "2026-11-22" });
  await userEvent.click(screen.getByRole("button", { name: "Period: Last 7 days" }));
  const from = screen.getByRole("textbox", { name: "From" });
  await userEvent.clear(from);
  await userEvent.type(from, "11/01/2026{Tab}");
  expect(onChange).toHaveBeenLastCalledWith({ from: "2026-11-01", until: "2026-11-22" });
  expect(screen.getByRole("button", { name: /^Period: Nov\s1,\s2026/, hidden: true })).toBeInTheDocument();
});

test("periods begin and end with whole days, even across a new year", () => {
  const { week, month, year } = presetsOf("2027-01-03");
  expect([week.from, month.from, year.from]).toEqual(["2026-12-28", "2026-12-05", "2027-01-01"]);
  expect(presetOf({ from: "2026-12-28", until: "2027-01-03" }, "2027-01-03")).toBe("week");
  expect(presetOf({ from: null, until: "2027-01-03" }, "2027-01-03")).toBeUndefined();
  expect(rangeText({ from: "2026-11-21", until: "2026-11-21" }, "en-GB")).toBe("21\u00a0Nov\u00a02026");
  expect(rangeText({ from: "2026-11-01", until: "2026-11-21" }, "en-GB").split(" ")).toHaveLength(2);
  expect(rangeText({ from: "2026-11-01", until: null }, "en-GB")).toBe("1\u00a0Nov\u00a02026\u00a0–");
});

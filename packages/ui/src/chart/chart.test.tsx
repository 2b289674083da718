// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { renderPart } from "../testing/render-part.tsx";
import { BarChart } from "./bar-chart.tsx";
import { ColumnChart } from "./column-chart.tsx";
import { Funnel } from "./funnel.tsx";
import { LineChart } from "./line-chart.tsx";

const frame = { title: "Seen over time", summary: "20 people in two days.", tableLabel: "Show as table" };
const format = (value: number | null) => (value === null ? "fewer than 10" : String(value));

describe("a chart", () => {
  test("describes what it shows in words, and has a table", async () => {
    const points = [
      { key: "1", label: "Monday", values: { seen: null } },
      { key: "2", label: "Tuesday", values: { seen: 20 } },
    ];
    renderPart(
      <LineChart {...frame} axis="Day" series={[{ key: "seen", label: "Seen" }]} points={points} format={format} />,
    );
    const chart = screen.getByRole("figure", { name: "Seen over time" });
    expect(chart).toHaveTextContent("20 people in two days.");
    await userEvent.click(within(chart).getByText("Show as table"));
    const rows = within(chart)
      .getAllByRole("row")
      .map((row) => row.textContent);
    expect(rows).toEqual(["DaySeen", "Mondayfewer than 10", "Tuesday20"]);
  });

  test("can be read point by point with the arrow keys", async () => {
    const points = ["Monday", "Tuesday"].map((label, place) => ({ key: label, label, values: { seen: place * 20 } }));
    renderPart(
      <LineChart {...frame} axis="Day" series={[{ key: "seen", label: "Seen" }]} points={points} format={format} />,
    );
    const plot = screen.getByRole("slider", { name: "Seen over time" });
    expect(plot).toHaveAttribute("aria-valuetext", "Tuesday · Seen 20");
    plot.focus();
    await userEvent.keyboard("{ArrowLeft}");
    expect(plot).toHaveAttribute("aria-valuetext", "Monday · Seen 0");
  });

  test("a column chart is read column by column, with all its numbers and its remark", async () => {
    const series = [
      { key: "a", label: "Reactions" },
      { key: "b", label: "Votes" },
    ];
    const rows = ["Monday", "Tuesday"].map((label, place) => ({
      key: label,
      label,
      values: [place, null],
      text: "2 messages",
    }));
    renderPart(<ColumnChart {...frame} axis="Day" series={series} rows={rows} format={format} />);
    const plot = screen.getByRole("slider", { name: "Seen over time" });
    expect(plot).toHaveAttribute("aria-valuetext", "Tuesday · Reactions 1 · Votes fewer than 10 · 2 messages");
    plot.focus();
    await userEvent.keyboard("{Home}");
    expect(plot).toHaveAttribute("aria-valuetext", "Monday · Reactions 0 · Votes fewer than 10 · 2 messages");
    expect(screen.getByText("Monday · Reactions 0 · Votes fewer than 10 · 2 messages")).toBeVisible();
    await userEvent.click(screen.getByText("Show as table"));
    expect(screen.getAllByRole("row").map((row) => row.textContent)).toEqual([
      "DayReactionsVotes",
      "Monday0fewer than 10",
      "Tuesday1fewer than 10",
    ]);
  });

  test("a bar chart stacks several series and names them", () => {
    const series = [
      { key: "a", label: "Seen" },
      { key: "b", label: "Not seen" },
    ];
    const rows = [{ key: "m", label: "Muide", values: [30, 10], text: "75 %" }];
    renderPart(<BarChart {...frame} axis="Place" series={series} rows={rows} format={format} />);
    expect(screen.getAllByText("Not seen")).toHaveLength(2);
    expect(screen.getByText("75 %")).toBeVisible();
  });

  test("a funnel has each number in words, even a withheld one", () => {
    const steps = [
      { key: "reached", label: "Reached", value: 40 },
      { key: "acted", label: "Took part", value: null },
    ];
    renderPart(<Funnel {...frame} axis="Step" valueLabel="People" steps={steps} format={format} />);
    expect(
      within(screen.getByRole("list"))
        .getAllByRole("listitem")
        .map((one) => one.textContent),
    ).toEqual(["Reached 40", "Took part fewer than 10"]);
  });
});

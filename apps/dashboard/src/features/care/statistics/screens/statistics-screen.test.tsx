// @vitest-environment jsdom
import { fakeServer, idOf } from "@stoep/client/testing";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { showScreen } from "../../../../app/testing/show-screen.tsx";
import { inCare } from "../../testing/people.ts";
import { StatisticsScreen } from "./statistics-screen.tsx";

afterEach(() => vi.unstubAllGlobals());

const statistics = {
  period: "this-year" as const,
  from: "2026-01-01",
  until: "2026-05-12",
  selection: [] as string[],
  figures: [
    { key: "asked" as const, label: "Tickets", value: "1,204", definition: "Tickets created in this period." },
    { key: "duos" as const, label: "Regular pairs", value: "fewer than 10", definition: "Three or more together." },
  ],
  sections: [
    {
      key: "time" as const,
      title: "Over time",
      definition: "By month.",
      heading: "When",
      columns: ["Tickets", "Solved"],
      rows: [{ key: "2026-01-01", label: "January 2026", values: [12, 9], note: "" }],
    },
    {
      key: "coverage" as const,
      title: "Helpers by category",
      definition: "From ten on.",
      heading: "Category",
      columns: ["Helpers"],
      rows: [
        { key: "car", label: "Transport", values: [34], note: "Covered" },
        { key: "dog", label: "Pets", values: [null], note: "Too few" },
      ],
    },
  ],
};

const tags = [{ id: idOf(40), name: "Wheelchair", description: "", colour: "blue" as const, people: 4 }];
const serve = (getCareStatistics = statistics) =>
  fakeServer({
    care: { getCareStatistics, listTags: { items: tags } },
    // jsdom cannot draw maps.
    neighbourhoods: { readAreas: () => new Promise(() => {}), readStreetNames: new Blob(["[]"]) },
  });

test("each number has its definition and each part its table; fewer than ten people are not shown as a number", async () => {
  serve();
  await showScreen(StatisticsScreen, { path: "/care/statistics", session: inCare() });
  expect(await screen.findByText("1,204")).toBeVisible();
  expect(screen.getByText("fewer than 10")).toBeVisible();
  const coverage = screen.getByRole("figure", { name: "Helpers by category" });
  expect(within(coverage).getByText("34 · Covered")).toBeInTheDocument();
  expect(within(coverage).getByText(/^fewer.than.10 · Too few$/)).toBeInTheDocument();
  expect(screen.getByRole("slider", { name: "Over time" })).toHaveAttribute(
    "aria-valuetext",
    "January 2026 · Tickets 12 · Solved 9",
  );
});

test("a preset period is kept in the address and read from it", async () => {
  const asked = serve();
  await showScreen(StatisticsScreen, {
    path: "/care/statistics",
    at: "/care/statistics?period=last-month",
    session: inCare(),
  });
  await screen.findByText("1,204");
  await userEvent.click(screen.getByRole("button", { name: "Last year" }));
  const periods = () =>
    asked.filter(({ route }) => route === "care.getCareStatistics").map(({ query }) => query.get("period"));
  await expect.poll(periods).toEqual(["last-month", "last-year"]);
});

test("neighbourhood and tag are chosen, kept in the address, sent with the files, and explained", async () => {
  const asked = serve({ ...statistics, selection: ["Muide", "Wheelchair"] });
  await showScreen(StatisticsScreen, {
    path: "/care/statistics",
    at: `/care/statistics?neighbourhoodId=${idOf(20)}`,
    session: inCare(),
  });
  expect(await screen.findByText(/Tickets count by the neighbourhood and tags of the person helped/)).toBeVisible();
  await userEvent.click(screen.getByRole("combobox", { name: "Tag" }));
  await userEvent.click(await screen.findByRole("option", { name: "Wheelchair" }));
  const sent = () =>
    asked
      .filter(({ route }) => route === "care.getCareStatistics")
      .map(({ query }) => [query.get("neighbourhoodId"), query.get("tagId")]);
  await expect.poll(() => sent().at(-1)).toEqual([idOf(20), idOf(40)]);
});

// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { closeToasts } from "../../../app/testing/show-screen.tsx";
import { medians, openMessage } from "../testing/open-message.tsx";

afterEach(() => {
  closeToasts();
  vi.unstubAllGlobals();
});

describe("the statistics of a message", () => {
  const openStatistics = () => openMessage({}, {}, "?tab=statistics");

  test("explain the message's rating", async () => {
    await openStatistics();
    expect(await screen.findByText(/Too early: published less than a day ago/)).toBeVisible();
  });

  test("are shown beside the organisation's medians, with the number of messages and the period", async () => {
    await openStatistics();
    expect(await screen.findByText("75% of those reached")).toBeVisible();
    expect(await screen.findByText("usually 54%")).toBeVisible();
    expect(screen.getByText("usually 6.5")).toBeVisible();
    expect(screen.getByText(/the median of your last 38 messages since 21 Nov 2025/)).toBeVisible();
  });

  test("say why there are no medians yet", async () => {
    const none = { ...medians, messages: 3, seenShare: null, openedShare: null, reactions: null, comments: null };
    await openMessage({}, { getMedians: none }, "?tab=statistics");
    expect(await screen.findByText(/appears once 5 of your messages have been online for a day/)).toBeVisible();
    expect(screen.queryByText(/usually/)).toBeNull();
  });

  test("say what each figure counts, on hover and on press", async () => {
    await openStatistics();
    const define = await screen.findByRole("button", { name: /^Opened: Residents who opened/ });
    expect(define).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(define);
    expect(screen.getByText(/^Residents who opened the message’s own page/)).toBeVisible();
  });

  test("have clicks if there is a button, and votes if there is a poll", async () => {
    await openStatistics();
    await screen.findByText("75% of those reached");
    expect(screen.queryByText("Button clicks")).toBeNull();
    expect(screen.queryByText("Votes")).toBeNull();
  });

  test("show the number of button clicks", async () => {
    await openMessage({ ctaLink: "https://gent.example", ctaText: "Plan", type: "vote" }, {}, "?tab=statistics");
    expect((await screen.findAllByText("Button clicks")).length).toBeGreaterThan(1);
    expect(screen.getAllByText("Votes").length).toBeGreaterThan(1);
  });

  test("can be downloaded as a file", async () => {
    const { of } = await openMessage({}, { exportStatistics: new Blob(["x"]) }, "?tab=statistics");
    await userEvent.click(await screen.findByRole("button", { name: "Export" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Excel" }));
    await waitFor(() => expect(of("exportStatistics").map(({ query }) => query.get("format"))).toEqual(["xlsx"]));
  });

  test("count comments by organisations separately", async () => {
    await openStatistics();
    expect(await screen.findByText("1 of them by organisations")).toBeVisible();
  });

  test("lead from people reached to people who took part; small numbers of people are hidden", async () => {
    await openStatistics();
    const steps = await screen.findByRole("figure", { name: "From reached to taking part" });
    const lines = within(within(steps).getAllByRole("list")[0] as HTMLElement).getAllByRole("listitem");
    expect(lines.map((line) => line.textContent)).toEqual([
      "Reached 40",
      "Seen 30 · 75%",
      "Opened 12 · 30%",
      "Reacted, commented or voted fewer\u00a0than\u00a010",
    ]);
  });

  test("compare neighbourhoods by share, the highest first", async () => {
    await openStatistics();
    const places = await screen.findByRole("figure", { name: "Who saw it, by neighbourhood" });
    expect(places).toHaveTextContent("Most in Gentbrugge: 90% of those reached there.");
    const lines = within(within(places).getAllByRole("list")[0] as HTMLElement).getAllByRole("listitem");
    expect(lines.map((line) => line.textContent)).toEqual(["Gentbrugge 90%", "Muide 60%"]);
  });

  test("show how views grew", async () => {
    await openStatistics();
    const curve = await screen.findByRole("slider", { name: "Seen and opened over time" });
    expect(curve).toHaveAttribute("aria-valuetext", expect.stringContaining("Seen 30 · Opened 10"));
  });
});

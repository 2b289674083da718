// @vitest-environment jsdom

import { fakeServer } from "@stoep/client/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { showScreen } from "../../../app/testing/show-screen.tsx";
import { aNetwork, anImport, id } from "../testing/samples.ts";
import type { Import } from "../words.ts";
import { ImportsScreen } from "./imports-screen.tsx";

afterEach(() => vi.unstubAllGlobals());

/** The server's successive responses; the last one repeats. */
async function open(...states: Import[][]) {
  let asked = 0;
  fakeServer({
    platform: {
      getNetwork: aNetwork(),
      listImports: () => ({ items: states[Math.min(asked++, states.length - 1)] ?? [] }),
    },
  });
  await showScreen(ImportsScreen, {
    path: "/platform/networks/$networkId/imports",
    at: `/platform/networks/${id(1)}/imports`,
  });
}
const figures = (read: number) => ({ read, added: 0, changed: 0, unchanged: 0, rejected: 0 });
const running = (read: number, rows: number) =>
  anImport({ state: "running", bytes: { read, total: 8_000_000 }, figures: figures(rows) });

test("an address import under way shows how much of the file has been read, and updates until it is done", async () => {
  const done = anImport({ state: "done", figures: { ...figures(93_681), added: 93_661, rejected: 20 } });
  await open([running(2_000_000, 23_400)], [running(8_000_000, 93_681)], [done]);
  const bar = await screen.findByRole("progressbar", { name: "Progress of addresses.csv" });
  expect(bar).toHaveAttribute("aria-valuenow", "25");
  expect(bar).toHaveAttribute("aria-valuetext", "25% of the file, rows: 23,400");
  expect(screen.getByText("25% of the file, rows: 23,400")).toBeVisible();
  expect(await screen.findByText("Saving the last rows…")).toBeVisible();
  expect(await screen.findByText(/93,681 read · 93,661 new/)).toBeVisible();
  expect(screen.queryByRole("progressbar")).toBeNull();
});

test("a queued import shows no figures yet, and an empty file is at zero percent", async () => {
  await open([
    anImport({ state: "queued" }),
    anImport({ id: id(42), fileName: "b.csv", state: "running", bytes: { read: 0, total: 0 } }),
  ]);
  expect(await screen.findByText("In the queue")).toBeVisible();
  await waitFor(() => expect(screen.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "0"));
  expect(screen.queryByText(/ read · /)).toBeNull();
});

test("a checked address import shows what would change, and is loaded on confirmation", async () => {
  const seen = { ...figures(93_681), added: 93_661, rejected: 20 };
  const checking = anImport({ state: "checking", bytes: { read: 2_000_000, total: 8_000_000 }, figures: figures(10) });
  await open([checking], [anImport({ state: "previewed", figures: seen })]);
  expect(await screen.findByRole("progressbar", { name: "Checking addresses.csv" })).toBeVisible();
  const load = await screen.findByRole("button", { name: "Import these addresses" });
  await userEvent.click(load);
  expect(await screen.findByText(/^New: 93,661. Changed: 0/)).toBeVisible();
  // A dialog left open would stay open in the next test.
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("an import awaiting a decision is shown below its upload, a finished one among the recent files", async () => {
  await open([
    anImport({ state: "previewed", figures: figures(3) }),
    anImport({ id: id(42), fileName: "old.csv", state: "done", figures: figures(3) }),
  ]);
  await screen.findByRole("button", { name: "Import these addresses" });
  await screen.findByRole("heading", { name: "old.csv" });
  const headings = screen.getAllByRole("heading").map(({ textContent }) => textContent);
  const place = (name: string) => headings.indexOf(name);
  expect(place("Addresses")).toBeLessThan(place("addresses.csv"));
  expect(place("addresses.csv")).toBeLessThan(place("Recent files"));
  expect(place("Recent files")).toBeLessThan(place("old.csv"));
});

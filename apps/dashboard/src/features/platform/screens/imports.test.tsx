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

/** What the server says, one time after the other; the last goes on. */
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

test("addresses under way say how much of the file was read, and go on by themselves until they are there", async () => {
  const done = anImport({ state: "done", figures: { ...figures(93_681), added: 93_661, rejected: 20 } });
  await open([running(2_000_000, 23_400)], [running(8_000_000, 93_681)], [done]);
  const bar = await screen.findByRole("progressbar", { name: "Progress of addresses.csv" });
  expect(bar).toHaveAttribute("aria-valuenow", "25");
  expect(bar).toHaveAttribute("aria-valuetext", "25% of the file, 23,400 rows");
  expect(screen.getByText("25% of the file, 23,400 rows")).toBeVisible();
  expect(await screen.findByText("Saving the last rows…", {}, { timeout: 5000 })).toBeVisible();
  expect(await screen.findByText(/93,681 read · 93,661 new/, {}, { timeout: 5000 })).toBeVisible();
  expect(screen.queryByRole("progressbar")).toBeNull();
});

test("what waits for its turn shows no figures yet, and a file without bytes stands at nothing", async () => {
  await open([
    anImport({ state: "queued" }),
    anImport({ id: id(42), fileName: "b.csv", state: "running", bytes: { read: 0, total: 0 } }),
  ]);
  expect(await screen.findByText("In the queue")).toBeVisible();
  await waitFor(() => expect(screen.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "0"));
  expect(screen.queryByText(/ read · /)).toBeNull();
});

test("addresses that were checked show what would change, and are loaded when that is confirmed", async () => {
  const seen = { ...figures(93_681), added: 93_661, rejected: 20 };
  const checking = anImport({ state: "checking", bytes: { read: 2_000_000, total: 8_000_000 }, figures: figures(10) });
  await open([checking], [anImport({ state: "previewed", figures: seen })]);
  expect(await screen.findByRole("progressbar", { name: "Checking addresses.csv" })).toBeVisible();
  const load = await screen.findByRole("button", { name: "Import these addresses" }, { timeout: 5000 });
  await userEvent.click(load);
  expect(await screen.findByText(/^93,661 are new and 0 change/)).toBeVisible();
});

test("what waits for a decision stands below the place of its upload, what is settled among the recent files", async () => {
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

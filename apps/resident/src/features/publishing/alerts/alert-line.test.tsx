import { aReadPost, idOf, now } from "@stoep/client/testing";
import type { AlertLine } from "@stoep/contract/publishing";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { heading, renderApp } from "../../../app/testing/render-app.tsx";

const line: AlertLine["line"] = [
  { id: idOf(101), followUp: null, title: "Water is off", publishedAt: now },
  { id: idOf(102), followUp: "update", title: "It takes longer", publishedAt: now },
  { id: idOf(103), followUp: "resolved", title: "Water is back", publishedAt: now },
];
const show = (alert: AlertLine, id = idOf(101)) =>
  renderApp(`/gent/m/${id}`, {
    publishing: { readPost: aReadPost({ id, type: "urgent", title: "Water is off", alert }), markSeen: { done: true } },
  });

test("an alert shows its follow-ups, and that it is resolved", async () => {
  await show({ followUp: null, isResolved: true, line });
  await heading("Updates");
  expect(screen.getAllByText("Resolved").length).toBeGreaterThan(1);
  // Only the first of the updates says so, not the message.
  expect(screen.getAllByText("Alert")).toHaveLength(1);
  const items = within(screen.getByRole("region", { name: "Updates" })).getAllByRole("listitem");
  expect(items).toHaveLength(3);
  expect(screen.getByRole("link", { name: "Water is back" })).toHaveAttribute("href", `/gent/m/${idOf(103)}`);
  expect(screen.queryByRole("link", { name: "Water is off" })).not.toBeInTheDocument();
});

test("an update leads to the first alert", async () => {
  await show({ followUp: "update", isResolved: false, line: line.slice(0, 2) }, idOf(102));
  expect(await screen.findByRole("link", { name: "Water is off" })).toHaveAttribute("href", `/gent/m/${idOf(101)}`);
  expect(screen.getAllByText("Update").length).toBeGreaterThan(0);
});

test("an alert without follow-ups is just urgent", async () => {
  await show({ followUp: null, isResolved: false, line: line.slice(0, 1) });
  expect(await screen.findByText("Alert")).toBeVisible();
  expect(screen.queryByRole("heading", { name: "Updates" })).not.toBeInTheDocument();
});

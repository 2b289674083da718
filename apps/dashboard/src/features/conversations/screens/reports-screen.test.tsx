// @vitest-environment jsdom
import { type Asked, fakeServer, fill, idOf, now } from "@stoep/client/testing";
import type { ReportedThing } from "@stoep/contract/conversations";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { closeToasts, showScreen } from "../../../app/testing/show-screen.tsx";
import { ReportsScreen } from "./reports-screen.tsx";

afterEach(() => {
  closeToasts();
  vi.unstubAllGlobals();
});

const aThing = (number: number, change: Partial<ReportedThing> = {}): ReportedThing => ({
  id: idOf(number),
  subjectKind: "post",
  subjectId: idOf(90),
  subjectName: "Street works",
  comment: {
    id: idOf(number + 100),
    text: `Words ${number}`,
    author: { kind: "resident", name: `Fatma ${number}`, organisation: null, logo: null, isMe: false },
    state: "visible",
    createdAt: now,
  },
  reports: [{ id: idOf(number), reason: "offensive", remark: "Not nice", createdAt: now }],
  decision: null,
  ...change,
});

async function open(things: ReportedThing[], at = "/reports") {
  let items = things;
  const asked: Asked[] = fakeServer({
    conversations: {
      listReported: () => ({ items, next: null, openReports: items.length }),
      settleReport: ({ params }) => {
        items = items.filter(({ id }) => id !== params.reportId);
        return { done: true };
      },
    },
  });
  const shown = await showScreen(ReportsScreen, { path: "/reports", at });
  await screen.findByRole("heading", { level: 1, name: "Reports" });
  return { ...shown, sent: () => asked.filter(({ route }) => route === "conversations.settleReport") };
}

test("reports are listed, with what was said and why it was reported beside the list", async () => {
  const { address } = await open([aThing(1), aThing(2)]);
  const list = await screen.findByRole("navigation", { name: "Reports" });
  expect(within(list).getAllByRole("link")).toHaveLength(2);
  expect(screen.getByText("Words 1")).toBeVisible();
  await userEvent.click(within(list).getByRole("link", { name: /Fatma 2/ }));
  expect(await screen.findByText("Words 2")).toBeVisible();
  expect(screen.getByText("Offensive or hateful")).toBeVisible();
  expect(screen.getByText("“Not nice”")).toBeVisible();
  expect(screen.getByRole("link", { name: "Street works" })).toHaveAttribute(
    "href",
    expect.stringContaining("tab=comments"),
  );
  expect(address()).toBe(`/reports?report=${idOf(2)}`);
});

test("removing names the comment's author and asks for a reason; then the next report opens", async () => {
  const { sent } = await open([aThing(1), aThing(2)]);
  await userEvent.click(await screen.findByRole("button", { name: "Remove the comment" }));
  const dialog = await screen.findByRole("dialog", { name: "Remove: Comment by Fatma 1?" });
  await userEvent.click(within(dialog).getByRole("button", { name: "Remove the comment" }));
  expect(within(dialog).getByText("Say why the comment is removed.")).toBeVisible();
  expect(sent()).toHaveLength(0);
  await fill(within(dialog).getByRole("textbox", { name: "Why?" }), "Names a person");
  await userEvent.click(within(dialog).getByRole("button", { name: "Remove the comment" }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({
    params: { reportId: idOf(1) },
    body: { decision: "removed", reason: "Names a person" },
  });
  expect(await screen.findByText("Comment by Fatma 1: removed.")).toBeVisible();
  expect(await screen.findByText("Words 2")).toBeVisible();
});

test("keeping needs no reason", async () => {
  const { sent } = await open([aThing(1)]);
  await userEvent.click(await screen.findByRole("button", { name: "Keep the comment" }));
  const dialog = await screen.findByRole("dialog", { name: "Keep: Comment by Fatma 1?" });
  await userEvent.click(within(dialog).getByRole("button", { name: "Keep the comment" }));
  await waitFor(() => expect(sent()[0]?.body).toMatchObject({ decision: "kept" }));
  expect(await screen.findByText("Nothing to decide")).toBeVisible();
});

test("a decision shows who decided what, when and why", async () => {
  const decision = { kind: "removed" as const, reason: "Names a person", by: "Els Peeters", at: now };
  await open([aThing(1, { decision })], "/reports?state=decided");
  expect(await screen.findByText("Removed")).toBeVisible();
  expect(screen.getByText(/Els Peeters, 21 Nov/)).toBeVisible();
  expect(screen.getByText("“Names a person”")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Remove the comment" })).toBeNull();
});

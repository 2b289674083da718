// @vitest-environment jsdom
import { fakeServer, fill, idOf, now, type ReceivedRequest } from "@stoep/client/testing";
import type { ReportedRecord } from "@stoep/contract/conversations";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { closeToasts, showScreen } from "../../../app/testing/show-screen.tsx";
import { ReportsScreen } from "./reports-screen.tsx";

afterEach(() => {
  closeToasts();
  vi.unstubAllGlobals();
});

const aThing = (number: number, change: Partial<ReportedRecord> = {}): ReportedRecord => ({
  id: idOf(number),
  thing: "comment",
  subjectKind: "post",
  subjectId: idOf(90),
  subjectName: "Street works",
  commentId: idOf(number + 100),
  author: { kind: "resident", name: `Fatma ${number}`, organisation: null, isMe: false },
  excerpt: `Excerpt ${number}`,
  text: `Words ${number}`,
  answers: null,
  state: "visible",
  neighbourhood: null,
  openedAt: now,
  reports: 1,
  reportingHouseholds: 1,
  reasons: { offensive: 1 },
  given: [{ id: idOf(number), reason: "offensive", remark: "Not nice", createdAt: now }],
  decision: null,
  appeal: null,
  can: { keep: true, hide: true, delete: "level_too_low", undo: "not_allowed", decideAppeal: "already_closed" },
  ...change,
});

async function open(things: ReportedRecord[], at = "/reports") {
  let items = things;
  const asked: ReceivedRequest[] = fakeServer({
    neighbourhoods: { listNeighbourhoods: { items: [] } },
    notifications: { markObjectRead: { unread: 0 } },
    conversations: {
      listReported: () => ({ items, next: null, open: items.length, appealed: 0 }),
      getReported: ({ params }) => things.find(({ id }) => id === params.caseId) ?? aThing(0),
      decideReports: ({ body: { ids } }) => {
        items = items.filter(({ id }) => !ids.includes(id));
        return { outcomes: ids.map((id) => ({ verdict: id === idOf(3) ? "about_yourself" : true })) };
      },
      decideAppeal: { done: true },
    },
  });
  const shown = await showScreen(ReportsScreen, { path: "/reports", at });
  await screen.findByRole("heading", { level: 1, name: "Reports" });
  return { ...shown, asked, sent: (name: string) => asked.filter(({ route }) => route === `conversations.${name}`) };
}

test("opening a report marks its own notifications as read, and no others about its message", async () => {
  const { asked } = await open([aThing(1)]);
  await screen.findByText("Words 1");
  const marked = asked.filter(({ route }) => route === "notifications.markObjectRead").map(({ body }) => body);
  expect(marked).toEqual([
    { objectKind: "post", objectId: idOf(90), kind: "conversations.reported" },
    { objectKind: "decision", objectId: idOf(1) },
  ]);
});

test("reports are listed, with the reported text and the reasons beside the list", async () => {
  const { address } = await open([aThing(1), aThing(2)]);
  const list = await screen.findByRole("navigation", { name: "Reports" });
  expect(within(list).getAllByRole("link")).toHaveLength(2);
  expect(await screen.findByText("Words 1")).toBeVisible();
  await userEvent.click(within(list).getByRole("link", { name: /Fatma 2/ }));
  expect(await screen.findByText("Words 2")).toBeVisible();
  expect(screen.getByText("“Not nice”")).toBeVisible();
  expect(screen.getByText(/From 1\shousehold/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Street works" })).toHaveAttribute(
    "href",
    expect.stringContaining("tab=comments"),
  );
  expect(address()).toBe(`/reports?report=${idOf(2)}`);
});

test("hiding names the comment’s author, asks for one of five reasons and an explanation, then opens the next report", async () => {
  const { sent } = await open([aThing(1), aThing(2)]);
  await userEvent.click(await screen.findByRole("button", { name: "Hide" }));
  const dialog = await screen.findByRole("dialog", { name: "Hide the comment by Fatma 1?" });
  expect(within(dialog).getByRole("radio", { name: "Offensive or hateful" })).toBeChecked();
  await userEvent.click(within(dialog).getByRole("button", { name: "Hide" }));
  expect(within(dialog).getByText("Enter an explanation. The author will read it.")).toBeVisible();
  expect(sent("decideReports")).toHaveLength(0);
  await userEvent.click(within(dialog).getByRole("radio", { name: "Private information" }));
  await fill(within(dialog).getByRole("textbox", { name: "Explanation" }), "Names a person");
  await userEvent.click(within(dialog).getByRole("button", { name: "Hide" }));
  await waitFor(() => expect(sent("decideReports")).toHaveLength(1));
  expect(sent("decideReports")[0]?.body).toMatchObject({
    ids: [idOf(1)],
    decision: "hidden",
    ground: "private",
    reason: "Names a person",
  });
  expect(await screen.findByText("Hidden. We have told the author why.")).toBeVisible();
  expect(await screen.findByText("Words 2")).toBeVisible();
});

test("keeping needs no reason, and a disabled decision says why", async () => {
  const { sent } = await open([aThing(1)]);
  expect(await screen.findByRole("button", { name: "Delete" })).toHaveAttribute("aria-disabled", "true");
  await userEvent.click(await screen.findByRole("button", { name: "Keep" }));
  const dialog = await screen.findByRole("dialog", { name: "Keep the comment by Fatma 1?" });
  await userEvent.click(within(dialog).getByRole("button", { name: "Keep" }));
  await waitFor(() => expect(sent("decideReports")[0]?.body).toMatchObject({ decision: "kept" }));
  expect(await screen.findByText("Nothing to decide")).toBeVisible();
});

test("after a decision about several reports, those left unchanged are listed with the reason", async () => {
  await open([aThing(1), aThing(3)]);
  for (const name of [/Fatma 1/, /Fatma 3/]) await userEvent.click(await screen.findByRole("checkbox", { name }));
  const together = within(screen.getByRole("region", { name: /^2\sselected/ }));
  await userEvent.click(together.getByRole("button", { name: "Keep" }));
  const dialog = await screen.findByRole("dialog", { name: /^Keep 2\sitems\?$/ });
  await userEvent.click(within(dialog).getByRole("button", { name: "Keep" }));
  const left = await screen.findByRole("dialog", { name: /^1\sof\s2\sstays/ });
  expect(within(left).getByText("Comment by Fatma 3")).toBeVisible();
  expect(within(left).getByText(/You wrote this yourself/)).toBeVisible();
});

const decision = {
  kind: "hidden",
  ground: "private",
  reason: "Names a person",
  by: "Els Peeters",
  at: now,
  undoneAt: null,
} as const;

test("a decision shows who decided what, when and why", async () => {
  await open([aThing(1, { decision })], "/reports?state=decided");
  expect((await screen.findAllByText("Hidden")).length).toBeGreaterThan(0);
  expect(await screen.findByText(/Els Peeters, 21\s/)).toBeVisible();
  expect(screen.getByText("“Names a person”")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Hide" })).toBeNull();
});

test("an appeal is answered with a reason", async () => {
  const appeal = { text: "It is true.", at: now, outcome: null, reason: "", by: "", decidedAt: null };
  const can = { ...aThing(1).can, decideAppeal: true as const };
  const { sent } = await open([aThing(1, { decision, appeal, can })], "/reports?state=appealed");
  expect(await screen.findByText("“It is true.”")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Reverse the decision" }));
  const dialog = await screen.findByRole("dialog", { name: "Reverse the decision about the comment by Fatma 1?" });
  await fill(within(dialog).getByRole("textbox", { name: "Explanation" }), "It may stay");
  await userEvent.click(within(dialog).getByRole("button", { name: "Reverse the decision" }));
  await waitFor(() => expect(sent("decideAppeal")[0]?.body).toEqual({ outcome: "reversed", reason: "It may stay" }));
});

test("days are those of the network’s time zone, also shortly after its midnight", async () => {
  // Half past midnight on the 24th in Brussels, still the 23rd in UTC.
  vi.useFakeTimers({ now: new Date("2026-06-23T22:30:00Z"), toFake: ["Date"] });
  const { sent } = await open([aThing(1)], "/reports?age=day");
  await waitFor(() => expect(sent("listReported").length).toBeGreaterThan(0));
  expect(sent("listReported")[0]?.query.get("from")).toBe("2026-06-22T22:00:00.000Z");
  vi.useRealTimers();
});

// @vitest-environment jsdom
import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MessageIcon } from "../icons/index.ts";
import { renderPart } from "../testing/render-part.tsx";
import { Calendar, type CalendarItem, type CalendarView } from "./index.ts";

const views = { month: "Month", week: "Week", agenda: "Agenda" };
const words = {
  name: "Messages by day",
  views,
  viewsLabel: "View",
  previous: { month: "Previous month", week: "Previous week", agenda: "Previous month" },
  next: { month: "Next month", week: "Next week", agenda: "Next month" },
  today: "Today",
  loading: "Loading",
  close: "Close",
  count: (count: number) => `${count} messages`,
  more: (count: number) => `${count} more`,
  nothingOnDay: "Nothing on this day",
  nothing: "Nothing in this month",
};

const item = (day: string, title: string, change: Partial<CalendarItem> = {}): CalendarItem => ({
  id: title,
  title,
  at: `${day}T08:30:00.000Z`,
  href: `/messages/${title}`,
  look: "scheduled",
  icon: MessageIcon,
  state: "Scheduled",
  isMovable: true,
  ...change,
});

const onMove = vi.fn();
const onDrop = vi.fn();

function Shown({ items, from = "month" }: { items: CalendarItem[] | undefined; from?: CalendarView }) {
  const [{ view, day }, setShown] = useState({ view: from, day: "2026-11-21" });
  return (
    <Calendar
      view={view}
      day={day}
      items={items}
      words={words}
      onMove={onMove}
      onShow={(change) => setShown((now) => ({ ...now, ...change }))}
      menu={(one, close) => <button type="button" onClick={close}>{`Actions for ${one.title}`}</button>}
      below={(dragProps) => <p {...dragProps({ id: "draft", title: "Draft", onDrop })}>Draft</p>}
      dayActions={(one) => <a href={`/new?on=${one}`}>New message</a>}
    />
  );
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-21T11:00:00Z"), toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  onMove.mockReset();
  onDrop.mockReset();
});

const dayNamed = (name: RegExp) => screen.getByRole("button", { name });

test("a month is a grid of weeks from Monday, with today marked, and each item has its time, name and state", () => {
  renderPart(<Shown items={[item("2026-11-24", "Street works")]} />);
  const grid = screen.getByRole("grid", { name: "Messages by day" });
  expect(
    within(grid)
      .getAllByRole("columnheader")
      .map((one) => one.textContent),
  ).toEqual(["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]);
  expect(within(grid).getAllByRole("gridcell")).toHaveLength(42);
  expect(dayNamed(/November 21, 2026/)).toHaveAttribute("aria-current", "date");
  expect(dayNamed(/November 24, 2026, 1 messages/)).toBeVisible();
  expect(screen.getByRole("link", { name: "09:30 Street works, Scheduled" })).toHaveAttribute(
    "href",
    "/messages/Street works",
  );
});

test("a long title has its whole text on hover; a cancelled item is marked and says so, with its title unchanged", () => {
  const title = "Information evening about the new cycle street in Muide";
  renderPart(<Shown items={[item("2026-11-24", title, { state: "Cancelled", look: "ended", isCancelled: true })]} />);
  const chip = screen.getByRole("link", { name: `09:30 ${title}, Cancelled` });
  expect(chip).toHaveAttribute("title", `09:30 ${title}, Cancelled`);
  expect(chip).toHaveAttribute("data-cancelled");
});

test("arrows, Home, End, Page Up and Page Down move from day to day, beyond the month too", async () => {
  renderPart(<Shown items={[]} />);
  await userEvent.click(screen.getByRole("radio", { name: "Month" }));
  dayNamed(/November 21, 2026/).focus();
  const press = async (keys: string) => {
    await userEvent.keyboard(keys);
    return document.activeElement;
  };
  expect(await press("{ArrowLeft}")).toBe(dayNamed(/November 20, 2026/));
  expect(await press("{ArrowUp}")).toBe(dayNamed(/November 13, 2026/));
  expect(await press("{Home}")).toBe(dayNamed(/November 9, 2026/));
  expect(await press("{End}")).toBe(dayNamed(/November 15, 2026/));
  expect(await press("{PageDown}")).toBe(dayNamed(/December 15, 2026/));
  expect(screen.getByRole("heading", { name: "December 2026" })).toBeVisible();
  expect(await press("{PageUp}{PageUp}")).toBe(dayNamed(/October 15, 2026/));
  // Only one day can be reached by Tab.
  expect(
    screen.getAllByRole("gridcell").flatMap((cell) => [...cell.querySelectorAll('button[tabindex="0"]')]),
  ).toHaveLength(1);
});

test("a full day shows three items, and opens with all of them, their actions and what can be created there", async () => {
  const titles = ["A", "B", "C", "D", "E", "F", "G"];
  renderPart(<Shown items={titles.map((title) => item("2026-11-24", title))} />);
  expect(screen.getAllByRole("link")).toHaveLength(3);
  await userEvent.click(screen.getByRole("button", { name: "4 more" }));
  const day = await screen.findByRole("dialog", { name: /November 24, 2026/ });
  expect(within(day).getAllByRole("listitem")).toHaveLength(7);
  expect(within(day).getByRole("link", { name: "New message" })).toHaveAttribute("href", "/new?on=2026-11-24");
  await userEvent.click(within(day).getByRole("button", { name: "Actions for G" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("Enter opens a day, even an empty one", async () => {
  renderPart(<Shown items={[]} />);
  dayNamed(/November 21, 2026/).focus();
  await userEvent.keyboard("{Enter}");
  expect(await screen.findByText("Nothing on this day")).toBeVisible();
});

test("an item dragged to another day keeps its time of day; an immovable one cannot be dragged", () => {
  renderPart(<Shown items={[item("2026-11-24", "Later"), item("2026-11-20", "Live", { isMovable: false })]} />);
  const dataTransfer = { setData: vi.fn(), effectAllowed: "" };
  const [chip, live] = [screen.getByRole("link", { name: /Later/ }), screen.getByRole("link", { name: /Live/ })];
  expect(live).toHaveAttribute("draggable", "false");
  fireEvent.dragStart(chip, { dataTransfer });
  const target = dayNamed(/November 26, 2026/).closest("td") as HTMLElement;
  fireEvent.dragOver(target, { dataTransfer });
  fireEvent.drop(target, { dataTransfer });
  expect(onMove).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: "Later" }), "2026-11-26T08:30:00.000Z");
});

test("something without a day is dragged onto one from below", () => {
  renderPart(<Shown items={[]} />);
  const dataTransfer = { setData: vi.fn(), effectAllowed: "" };
  fireEvent.dragStart(screen.getByText("Draft"), { dataTransfer });
  const target = dayNamed(/November 26, 2026/).closest("td") as HTMLElement;
  fireEvent.dragOver(target, { dataTransfer });
  expect(target).toHaveAttribute("data-over");
  fireEvent.drop(target, { dataTransfer });
  expect(onDrop).toHaveBeenCalledExactlyOnceWith("2026-11-26");
  expect(target).not.toHaveAttribute("data-over");
});

test("a calendar that stays open over midnight marks the new day", () => {
  renderPart(<Shown items={[]} />);
  expect(dayNamed(/November 21, 2026/)).toHaveAttribute("aria-current", "date");
  vi.setSystemTime(new Date("2026-11-21T23:30:00Z"));
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  expect(dayNamed(/November 22, 2026/)).toHaveAttribute("aria-current", "date");
  expect(dayNamed(/November 21, 2026/)).not.toHaveAttribute("aria-current");
});

test("it opens with today in view", () => {
  const shown = vi.fn();
  vi.spyOn(HTMLElement.prototype, "scrollIntoView").mockImplementation(shown);
  renderPart(<Shown items={[]} />);
  expect(shown.mock.contexts).toEqual([dayNamed(/November 21, 2026/).closest("td")]);
});

test("an item that lasts several days is on each of them", () => {
  renderPart(<Shown items={[item("2026-11-24", "Fair", { until: "2026-11-26T12:00:00.000Z" })]} />);
  expect(screen.getAllByRole("link", { name: /Fair/ }).map((one) => one.textContent)).toEqual([
    "09:30 Fair, Scheduled",
    "→ Fair, Scheduled",
    "→ Fair, Scheduled",
  ]);
});

test("a week has seven days and hides nothing; the agenda lists days with items, and today", async () => {
  const items = ["A", "B", "C", "D", "E"].map((title) => item("2026-11-17", title));
  renderPart(<Shown items={[...items, item("2026-11-29", "Late")]} from="week" />);
  expect(screen.getAllByRole("gridcell")).toHaveLength(7);
  expect(screen.getAllByRole("link")).toHaveLength(5);
  await userEvent.click(screen.getByRole("radio", { name: "Agenda" }));
  expect(screen.queryByRole("grid")).toBeNull();
  expect(screen.getAllByRole("heading", { level: 3 }).map((one) => one.textContent)).toEqual([
    "Tuesday, November 17, 2026",
    "Saturday, November 21, 2026 · Today",
    "Sunday, November 29, 2026",
  ]);
});

test("steps depend on the view, and Today leads back", async () => {
  renderPart(<Shown items={undefined} />);
  await userEvent.click(screen.getByRole("button", { name: "Next month" }));
  expect(screen.getByRole("heading", { name: "December 2026" })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Today" }));
  expect(screen.getByRole("heading", { name: "November 2026" })).toBeVisible();
  expect(screen.getByRole("grid")).toHaveAttribute("aria-busy", "true");
});

test("on a phone a week is a list", () => {
  vi.spyOn(window, "matchMedia").mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media.includes("max-width: 767px"),
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }),
  );
  renderPart(<Shown items={[item("2026-11-17", "Street works")]} from="week" />);
  expect(screen.queryByRole("grid")).toBeNull();
  expect(screen.getByRole("list", { name: "Tuesday, November 17, 2026" })).toBeVisible();
});

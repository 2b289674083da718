// @vitest-environment jsdom
import { aNotice, fakeServer, idOf, type Replies, refusal } from "@stoep/client/testing";
import type { NoticePreferences } from "@stoep/contract/notifications";
import type { MenuItem } from "@stoep/ui";
import { BellIcon } from "@stoep/ui/icons";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Bell } from "../../app/shell/bell.tsx";
import { closeToasts, showScreen } from "../../app/testing/show-screen.tsx";
import { PreferencesPart } from "./parts/preferences-part.tsx";
import { NotificationsScreen } from "./screens/notifications-screen.tsx";

let isPhone = false;
beforeEach(() => {
  isPhone = false;
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: isPhone && query.includes("max-width"),
    addEventListener() {},
    removeEventListener() {},
  }));
});
afterEach(() => {
  closeToasts();
  vi.unstubAllGlobals();
});

const items = [
  aNotice(1, { kind: "shouts.mentioned", group: "mine", actor: "Viktor Maes" }),
  aNotice(2, { kind: "shouts.written", group: "arrivals", people: 3 }),
  aNotice(3, { kind: "conversations.reported", group: "reports", isRead: true }),
];
const server = (replies: Replies["notifications"] = {}) =>
  fakeServer({
    notifications: {
      listNotices: { items, next: null, unread: 2 },
      markNoticeRead: { unread: 1 },
      markAllNoticesRead: { unread: 0 },
      ...replies,
    },
  });
const entry: MenuItem = {
  key: "notifications",
  label: "Notifications",
  href: "/notifications",
  icon: BellIcon,
  isActive: false,
  count: { value: 2, label: "2 unread notifications" },
};
const bell = () => screen.findByRole("button", { name: "Notifications, 2 unread notifications" });

test("the bell opens the newest notifications below it; Escape closes them and returns to the bell", async () => {
  server();
  await showScreen(() => <Bell menu={[entry]} />);
  await userEvent.click(await bell());
  const panel = within(await screen.findByRole("dialog", { name: "Notifications" }));
  expect(await panel.findByRole("link", { name: /Viktor Maes mentioned you/ })).toHaveAttribute(
    "href",
    `/dashboard/shouts/${idOf(101)}?tab=notes`,
  );
  expect(panel.getByRole("link", { name: /3\snew messages from residents/ })).toHaveAttribute(
    "href",
    "/dashboard/shouts",
  );
  expect(panel.getByRole("link", { name: "See all notifications" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(async () => expect(await bell()).toHaveFocus());
});

test("on a phone the bell leads to the page of notifications", async () => {
  server();
  isPhone = true;
  const { address } = await showScreen(() => <Bell menu={[entry]} />);
  await userEvent.click(await bell());
  await waitFor(() => expect(address()).toBe("/notifications"));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a notification is marked as read immediately, and unread again if the server could not be reached", async () => {
  let fail = () => {};
  server({
    markNoticeRead: () =>
      new Promise((_, reject) => {
        fail = () => reject(refusal("unexpected"));
      }),
  });
  await showScreen(NotificationsScreen, { path: "/notifications" });
  const mark = { name: /^Mark as read: Viktor/ };
  await userEvent.click(await screen.findByRole("button", mark));
  await waitFor(() => expect(screen.queryByRole("button", mark)).toBeNull());
  fail();
  expect(await screen.findByRole("button", mark)).toBeVisible();
});

test("all notifications are marked as read, up to the newest that is shown", async () => {
  const asked = server();
  await showScreen(NotificationsScreen, { path: "/notifications" });
  await userEvent.click(await screen.findByRole("button", { name: "Mark all as read" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: /^Mark as read/ })).toBeNull());
  const sent = asked.find(({ route }) => route === "notifications.markAllNoticesRead");
  expect(sent?.body).toEqual({ until: items[0]?.at });
});

test("without notifications the page says that there are none", async () => {
  server({ listNotices: { items: [], next: null, unread: 0 } });
  await showScreen(NotificationsScreen, { path: "/notifications" });
  expect(await screen.findByText("No notifications")).toBeVisible();
});

test("a choice is saved as soon as it is made, and reverts if it could not be saved", async () => {
  const preferences: NoticePreferences = {
    groups: [{ group: "mine", mail: "at-once", push: null }],
    quietHours: null,
    digestHour: 8,
    weeklyDay: 1,
    isUnsubscribedFromAll: false,
  };
  const asked = server({
    getNoticePreferences: preferences,
    setNoticePreferences: () => Promise.reject(refusal("unexpected")),
  });
  await showScreen(PreferencesPart);
  const choice = () => screen.findByRole("combobox", { name: "Assigned to me, or mentioning me" });
  await userEvent.click(await choice());
  await userEvent.click(await screen.findByRole("option", { name: "Daily" }));
  await waitFor(() =>
    expect(asked.find(({ route }) => route === "notifications.setNoticePreferences")?.body).toEqual({
      groups: [{ group: "mine", mail: "daily" }],
    }),
  );
  await waitFor(async () => expect(await choice()).toHaveValue("Right away"));
});

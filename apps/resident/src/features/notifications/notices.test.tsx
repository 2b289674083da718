import { aNotice, idOf, type Replies, refusal } from "@stoep/client/testing";
import type { NoticePreferences } from "@stoep/contract/notifications";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { announceChanges } from "../../app/index.ts";
import { button, heading, renderApp } from "../../app/testing/render-app.tsx";

const items = [
  aNotice(1),
  aNotice(2, {
    kind: "shouts.done",
    group: "progress",
    values: { title: "Lamp", organisation: "Gent", words: "It burns." },
  }),
  aNotice(3, {
    isRead: true,
    kind: "publishing.published",
    group: "neighbourhood",
    object: { kind: "post", id: idOf(9) },
  }),
];
const open = (replies: Replies["notifications"] = {}, at = "/gent/notifications") =>
  renderApp(at, {
    notifications: {
      listNotices: ({ query }) => ({
        items: query.get("unreadOnly") ? items.filter(({ isRead }) => !isRead) : items,
        next: null,
        unread: 2,
      }),
      countUnreadNotices: { unread: 2 },
      markNoticeRead: { unread: 1 },
      markAllNoticesRead: { unread: 0 },
      ...replies,
    },
  });
/** Replaces the no-break space between a number and its noun. */
const bell = (name: string) => screen.findByRole("link", { name: (found) => found.replaceAll("\u00a0", " ") === name });

describe("the bell", () => {
  test("shows how many notifications are unread, up to “99+”", async () => {
    const { leave } = await open();
    expect(await bell("Notifications, 2 unread")).toHaveAttribute("href", "/gent/notifications");
    leave();
    await open({ countUnreadNotices: { unread: 100 } });
    expect(await bell("Notifications, 99+ unread")).toBeVisible();
  });

  test("counts again when the live stream reports a change", async () => {
    let unread = 0;
    await open({ countUnreadNotices: () => ({ unread }) });
    expect(await bell("Notifications")).toBeVisible();
    unread = 1;
    announceChanges("notifications");
    expect(await bell("Notifications, 1 unread")).toBeVisible();
  });

  test("is for residents only", async () => {
    await renderApp("/gent/unsubscribe", {}, null);
    expect(await heading("This link does not work")).toBeVisible();
    expect(screen.queryByRole("link", { name: /^Notifications/ })).toBeNull();
  });
});

describe("the list", () => {
  test("says who did what, and leads to the subject", async () => {
    await open();
    const first = await screen.findByRole("link", { name: /commented on “Loose tile”/ });
    expect(first).toHaveAttribute("href", `/gent/neighbours/${idOf(101)}`);
    expect(first).toHaveAccessibleName(/^Unread:/);
    expect(screen.getByText("It burns.")).toBeVisible();
    expect(screen.getByRole("link", { name: /published/ })).toHaveAttribute("href", `/gent/m/${idOf(9)}`);
  });

  test.each([
    ["project", "participation.phaseOpened", "projects"],
    ["idea", "participation.ideaAccepted", "ideas"],
    ["survey", "surveys.ends", "take-part/surveys"],
  ] as const)("leads to its %s", async (thing, kind, folder) => {
    const values = { title: "Een bank", organisation: "Gent", phase: "Stemmen", until: "1 June" };
    const told = aNotice(5, { kind, group: "progress", object: { kind: thing, id: idOf(8) }, values });
    await open({ listNotices: { items: [told], next: null, unread: 1 } });
    const link = await screen.findByRole("link", { name: /“Een bank”/ });
    expect(link).toHaveAttribute("href", `/gent/${folder}/${idOf(8)}`);
    expect(link).not.toHaveTextContent("{{");
  });

  test("leads to the vote, with its last day in the sentence", async () => {
    const values = { title: "Een miljoen", organisation: "Gent", until: "1 June 2026" };
    const object = { kind: "project", id: idOf(8) };
    const voteEnds = aNotice(4, { kind: "budgets.voteEnds", group: "progress", object, part: "vote", values });
    await open({ listNotices: { items: [voteEnds], next: null, unread: 1 } });
    const link = await screen.findByRole("link", { name: /vote on “Een miljoen”; the last day is 1.June 2026$/ });
    expect(link).toHaveAttribute("href", `/gent/projects/${idOf(8)}#vote`);
  });

  test("marks one as read immediately, and as unread again when the server could not be reached", async () => {
    let answer: (() => void) | undefined;
    const { user } = await open({
      markNoticeRead: () =>
        new Promise((_, fail) => {
          answer = () => fail(refusal("unavailable"));
        }),
    });
    await bell("Notifications, 2 unread");
    await user.click(await button(/^Mark as read: Fatma/));
    expect(await bell("Notifications, 1 unread")).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Mark as read: Fatma/ })).toBeNull();
    answer?.();
    expect(await button(/^Mark as read: Fatma/)).toBeVisible();
    expect(await bell("Notifications, 2 unread")).toBeVisible();
  });

  test("marks all up to the newest one shown", async () => {
    const { user, last } = await open();
    await user.click(await button("Mark all as read"));
    await waitFor(() => expect(last("notifications.markAllNoticesRead")?.body).toEqual({ until: items[0]?.at }));
    expect(await bell("Notifications")).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Mark as read/ })).toBeNull();
  });

  test("shows only unread ones on request, and keeps that in the address", async () => {
    const { user } = await open();
    await screen.findByRole("link", { name: /published/ });
    await user.click(await button("Unread"));
    await waitFor(() => expect(screen.queryByRole("link", { name: /published/ })).toBeNull());
    expect(location.search).toBe("?show=unread");
  });

  test("says when it is empty; when it cannot be loaded it offers to try again", async () => {
    let isDown = true;
    const { user } = await open({
      listNotices: () => {
        if (isDown) throw refusal("unexpected");
        return { items: [], next: null, unread: 0 };
      },
    });
    isDown = false;
    await user.click(await button("Try again"));
    expect(await heading("No notifications")).toBeVisible();
  });
});

const preferences: NoticePreferences = {
  groups: [
    { group: "answers", mail: "at-once", push: "at-once" },
    { group: "reactions", mail: "never", push: null },
  ],
  quietHours: null,
  digestHour: 8,
  weeklyDay: 1,
  isUnsubscribedFromAll: false,
};

describe("preferences", () => {
  const at = "/gent/me/notifications";
  const saving = (change: object) => ({ ...preferences, ...change });

  test("are saved one by one as they are chosen, and revert when that fails", async () => {
    let isDown = false;
    const { user, last } = await open(
      {
        getNoticePreferences: preferences,
        setNoticePreferences: () => {
          if (isDown) throw refusal("unexpected");
          return saving({ groups: [{ ...preferences.groups[0], mail: "daily" }, preferences.groups[1]] });
        },
      } as Replies["notifications"],
      at,
    );
    const answers = within(await screen.findByRole("group", { name: "Comments and replies" }));
    const mail = () => answers.getByRole("combobox", { name: "Email" });
    await user.selectOptions(mail(), "daily");
    await waitFor(() => expect(mail()).toHaveValue("daily"));
    expect(last("notifications.setNoticePreferences")?.body).toEqual({ groups: [{ group: "answers", mail: "daily" }] });
    isDown = true;
    await user.selectOptions(mail(), "never");
    await waitFor(() => expect(mail()).toHaveValue("daily"));
    const reactions = within(screen.getByRole("group", { name: "Reactions" }));
    expect(reactions.queryByRole("checkbox")).toBeNull();
  });

  test("say in plain words what is sent when", async () => {
    await open({ getNoticePreferences: saving({ isUnsubscribedFromAll: true }) }, at);
    expect(await screen.findByText(/one email on Monday at\s08:00/)).toBeVisible();
    expect(screen.getByText("All emails are off")).toBeVisible();
  });

  test("quiet hours begin with the night, and never begin when they end", async () => {
    const { user, last } = await open(
      {
        getNoticePreferences: preferences,
        setNoticePreferences: ({ body }) => saving(body as object),
      },
      at,
    );
    await user.click(await screen.findByRole("checkbox", { name: /quiet hours/ }));
    expect(last("notifications.setNoticePreferences")?.body).toEqual({ quietHours: { from: 22, until: 7 } });
    const until = await screen.findByRole("combobox", { name: "Until" });
    expect(within(until).queryByRole("option", { name: "22:00" })).toBeNull();
    fireEvent.change(until, { target: { value: "6" } });
    await waitFor(() =>
      expect(last("notifications.setNoticePreferences")?.body).toEqual({ quietHours: { from: 22, until: 6 } }),
    );
  });
});

describe("the link at the end of an email", () => {
  const at = "/gent/unsubscribe#abc.def";
  const replies: Replies = {
    notifications: {
      readUnsubscribe: { network: { slug: "gent", name: "Gent" }, reader: "residents", what: "answers", isOff: false },
      unsubscribe: { done: true },
    },
  };

  test("changes nothing by being opened, and ends emails by a press, without signing in", async () => {
    sessionStorage.clear();
    const { user, last } = await renderApp(at, replies, null);
    expect(await screen.findByText("Emails about comments and replies")).toBeVisible();
    expect(location.hash).toBe("");
    expect(last("notifications.readUnsubscribe")?.body).toEqual({ token: "abc.def" });
    expect(last("notifications.unsubscribe")).toBeUndefined();
    await user.click(await button("Stop these emails"));
    expect(await screen.findByText("Done. You will no longer get these emails.")).toBeVisible();
    expect(last("notifications.unsubscribe")?.params).toEqual({ token: "abc.def" });
    expect(screen.getByText("Changed your mind? You can switch them on again at any time.")).toBeVisible();
    expect(screen.getByRole("link", { name: "More choices on your “Me” page" })).toHaveAttribute(
      "href",
      "/gent/sign-in?next=%2Fme%2Fnotifications",
    );
  });

  test("ends emails about alerts, and leads to where they are switched on again", async () => {
    sessionStorage.clear();
    const readUnsubscribe = {
      network: { slug: "gent", name: "Gent" },
      reader: "residents" as const,
      what: "alerts" as const,
      isOff: true,
    };
    await renderApp(at, { notifications: { readUnsubscribe } }, null);
    expect(await screen.findByText("Emails about alerts")).toBeVisible();
    expect(screen.getByRole("link", { name: "More choices on your “Me” page" })).toHaveAttribute(
      "href",
      "/gent/sign-in?next=%2Fme%2Fprofile",
    );
  });

  test("says so when it is invalid, and leads to the preferences", async () => {
    sessionStorage.clear();
    const readUnsubscribe = () => Promise.reject(refusal("not_found"));
    await renderApp(at, { notifications: { readUnsubscribe } }, null);
    expect(await heading("This link does not work")).toBeVisible();
    expect(screen.getByRole("link", { name: "Choose your notifications" })).toHaveAttribute(
      "href",
      "/gent/sign-in?next=%2Fme%2Fnotifications",
    );
  });
});

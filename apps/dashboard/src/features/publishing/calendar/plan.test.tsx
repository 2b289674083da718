// @vitest-environment jsdom
import { aPostRow, fakeServer, fill, idOf, type Replies, refusal } from "@stoep/client/testing";
import { ActivityDraft, type Post } from "@stoep/contract/publishing";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { expectToast } from "../../../app/testing/expect-toast.ts";
import { closeToasts, showScreen } from "../../../app/testing/show-screen.tsx";
import { aPost } from "../compose/testing/samples.ts";
import { CalendarScreen } from "./calendar-screen.tsx";

afterEach(() => {
  closeToasts();
  vi.unstubAllGlobals();
});

type Publishing = NonNullable<Replies["publishing"]>;

const checked = { title: "Street works", version: 3, previewedVersion: 3 };

async function openCalendar(change: Partial<Post>, replies: Publishing = {}) {
  const post = aPost(change);
  const asked = fakeServer({
    publishing: {
      listCalendar: { items: [], until: "2030-07-08T00:00:00.000Z", isCut: false },
      listPosts: {
        items: [aPostRow({ id: post.id, title: post.title, kind: post.kind, state: "concept" })],
        next: null,
        counts: { published: 0, scheduled: 0, concept: 1 },
        found: null,
      },
      getPost: post,
      publishPost: { post: { ...post, state: "scheduled" }, postedRecently: [] },
      unschedulePost: post,
      updatePost: ({ body }) => ({ ...post, ...(body as { post: Partial<Post> }).post, version: post.version + 1 }),
      ...replies,
    },
  });
  const at = "/inbox/calendar?view=month&day=2030-06-12";
  const shown = await showScreen(CalendarScreen, { path: "/inbox/calendar", at });
  await screen.findByRole("link", { name: post.title });
  return { ...shown, of: (route: string) => asked.filter((one) => one.route === `publishing.${route}`) };
}

function dragOnto(title: string, day: RegExp): void {
  const dataTransfer = { setData: vi.fn(), effectAllowed: "" };
  const row = screen.getByRole("link", { name: title }).closest("[draggable=true]") as HTMLElement;
  const target = screen.getByRole("button", { name: day }).closest("td") as HTMLElement;
  fireEvent.dragStart(row, { dataTransfer });
  fireEvent.dragOver(target, { dataTransfer });
  fireEvent.drop(target, { dataTransfer });
}

describe("a draft dragged onto a day", () => {
  test("goes online there at nine, and back with one press", async () => {
    const { of } = await openCalendar(checked);
    dragOnto("Street works", /June 20, 2030/);
    expect(await screen.findByText(/^Goes online .*20/)).toBeVisible();
    // Nine o'clock in Brussels.
    expect(of("publishPost")).toMatchObject([{ body: { version: 3, at: "2030-06-20T07:00:00.000Z" } }]);
    await userEvent.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(of("unschedulePost")).toHaveLength(1));
  });

  test("is opened where it is checked if it was not checked, with its day", async () => {
    const { of, address } = await openCalendar({ ...checked, previewedVersion: 2 });
    dragOnto("Street works", /June 20, 2030/);
    await waitFor(() => expect(address()).toBe(`/messages/${idOf(1)}/edit?day=2030-06-20&step=check`));
    expect(of("publishPost")).toEqual([]);
  });

  test("stays as it is if a colleague changed it meanwhile, and says so", async () => {
    const changed = () => {
      throw refusal("changed_meanwhile");
    };
    await openCalendar(checked, { publishPost: changed });
    dragOnto("Street works", /June 20, 2030/);
    await expectToast(/newer version/);
  });

  test("is asked for another time if the day has passed", async () => {
    vi.useFakeTimers({ now: new Date("2030-06-15T10:00:00Z"), toFake: ["Date"] });
    const { of } = await openCalendar(checked);
    dragOnto("Street works", /June 13, 2030/);
    const dialog = await screen.findByRole("dialog", { name: /Street works/ });
    expect(within(dialog).getByText("This time has passed. Choose a later one.")).toBeVisible();
    expect(within(dialog).getByRole("button", { name: "Schedule" })).toBeDisabled();
    expect(of("publishPost")).toEqual([]);
    vi.useRealTimers();
  });

  test("takes place there if it is an activity, at its time and as long", async () => {
    const fair = { fromDay: "2030-06-01", fromTime: "14:00", untilDay: "2030-06-02", untilTime: "12:00" };
    const { of } = await openCalendar({
      ...checked,
      kind: "activity",
      activity: ActivityDraft.parse({ ...fair, address: "Kaai 1" }),
    });
    dragOnto("Street works", /June 20, 2030/);
    expect(await screen.findByText(/^Takes place on .*20/)).toBeVisible();
    const moved = { ...fair, fromDay: "2030-06-20", untilDay: "2030-06-21", address: "Kaai 1" };
    expect(of("updatePost")).toMatchObject([{ body: { version: 3, post: { activity: moved } } }]);
    await userEvent.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(of("updatePost")).toHaveLength(2));
    expect(of("updatePost")[1]).toMatchObject({ body: { version: 4, post: { activity: fair } } });
  });
});

test("its menu schedules a draft without dragging", async () => {
  const { of } = await openCalendar(checked);
  await userEvent.click(screen.getByRole("button", { name: "More actions for Street works" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Schedule on…" }));
  const dialog = within(await screen.findByRole("dialog", { name: /Street works/ }));
  await fill(dialog.getByRole("textbox", { name: "Date" }), "06/20/2030");
  await fill(dialog.getByRole("textbox", { name: "Time" }), "14:30");
  await userEvent.click(dialog.getByRole("button", { name: "Schedule" }));
  await waitFor(() => expect(of("publishPost")).toMatchObject([{ body: { at: "2030-06-20T12:30:00.000Z" } }]));
});

test("what is begun on a day of the calendar keeps that day", async () => {
  await openCalendar(checked);
  await userEvent.click(screen.getByRole("button", { name: /June 20, 2030/ }));
  const dialog = within(await screen.findByRole("dialog", { name: /June 20, 2030/ }));
  expect(dialog.getByRole("link", { name: /message$/i })).toHaveAttribute(
    "href",
    "/dashboard/messages/new?day=2030-06-20",
  );
  expect(dialog.getByRole("link", { name: /activity$/i })).toHaveAttribute(
    "href",
    "/dashboard/activities/new?day=2030-06-20",
  );
});

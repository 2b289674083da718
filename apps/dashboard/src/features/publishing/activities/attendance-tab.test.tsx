// @vitest-environment jsdom
import { aDate, fakeServer, fill, idOf, now, type Replies, refusal } from "@stoep/client/testing";
import type { ActivityDraft, Attendance } from "@stoep/contract/publishing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { expectToast } from "../../../app/testing/expect-toast.ts";
import { showScreen } from "../../../app/testing/show-screen.tsx";
import { aPost } from "../compose/testing/samples.ts";
import { openMessage } from "../testing/open-message.tsx";
import { AttendanceTab } from "./attendance-tab.tsx";
import { DatesChart } from "./dates-chart.tsx";

afterEach(() => vi.unstubAllGlobals());

const dates = [
  aDate(idOf(30), "2040-06-05", { cancelled: { reason: "Storm" } }),
  aDate(idOf(31), "2040-06-12", { coming: 12, waiting: 3, isFull: true }),
  aDate(idOf(32), "2040-06-19", { coming: 4 }),
];
const activity: ActivityDraft = {
  address: "Plein 1",
  longitude: null,
  latitude: null,
  fromDay: "2040-06-05",
  fromTime: "18:00",
  untilDay: null,
  untilTime: "20:00",
  repeat: "weekly",
  repeatUntil: "2040-06-19",
  hasRegistration: true,
  capacity: 12,
  closesHoursBefore: 0,
};
const post = aPost({ kind: "activity", state: "published", publishedAt: now, activity });

async function open(replies: NonNullable<Replies["publishing"]> = {}) {
  const asked = fakeServer({
    publishing: {
      listDates: { items: dates },
      listComing: ({ query }) => ({
        items: [
          {
            id: idOf(40),
            name: query.get("state") === "waiting" ? "Piet W." : "Fatma K.",
            people: 2,
            saidAt: now,
            state: "coming" as const,
          },
        ],
        next: null,
      }),
      ...replies,
    },
    neighbourhoods: {
      findPlaces: { items: [{ id: idOf(50), label: "Bibliotheekstraat 2", longitude: 3.72, latitude: 51.05 }] },
      // jsdom cannot draw maps.
      readAreas: () => new Promise(() => {}),
      readLines: () => new Promise(() => {}),
    },
  });
  const at = `/messages/${post.id}`;
  const shown = await showScreen(() => <AttendanceTab post={post} />, { path: "/messages/$postId", at });
  await screen.findByRole("table", { name: "Dates" });
  return { ...shown, of: (route: string) => asked.filter((one) => one.route === `publishing.${route}`) };
}

const choose = async (day: string, act: string) => {
  await userEvent.click(
    within(screen.getByRole("row", { name: new RegExp(day.replace(" ", "\\s")) })).getByRole("button", {
      name: /act/i,
    }),
  );
  await userEvent.click(await screen.findByRole("menuitem", { name: act }));
};
const actOn = async (day: string, act: string) => {
  await choose(day, act);
  return within(await screen.findByRole("dialog"));
};

describe("coming to an activity", () => {
  test("each date shows its status and numbers, and the next one that takes place is open", async () => {
    await open();
    const [cancelled, full] = [
      screen.getByRole("row", { name: /5\sJun/ }),
      screen.getByRole("row", { name: /12\sJun/ }),
    ];
    expect(cancelled).toHaveTextContent(/Storm.*Cancelled/);
    expect(full).toHaveTextContent(/Full.*12 of 12/);
    expect(screen.getByRole("heading", { name: /^Who is coming on 12\sJun\s2040/ })).toBeVisible();
    expect(await screen.findByRole("row", { name: /Fatma K\./ })).toBeVisible();
  });

  test("another date can be opened, and the address names it", async () => {
    const { address, of } = await open();
    await userEvent.click(screen.getByRole("button", { name: /^Show who is coming on 19\sJun/ }));
    expect(await screen.findByRole("heading", { name: /^Who is coming on 19\sJun/ })).toBeVisible();
    expect(address()).toBe(`/messages/${post.id}?date=${idOf(32)}`);
    await waitFor(() => expect(of("listComing").at(-1)?.params.dateId).toBe(idOf(32)));
  });

  const found = [{ kind: "cancelled", people: 19, channels: ["bell", "mail", "push"] }];
  /** Refuses until what was found is confirmed. */
  const unlessConfirmed =
    <Answer,>(answer: Answer) =>
    ({ body }: { body: unknown }): Answer => {
      if (!(body as { confirmed: unknown[] }).confirmed.length) throw refusal("consequences_unconfirmed", {}, found);
      return answer;
    };

  test("a date moves to an address with its pin, together with all that follow", async () => {
    const { of } = await open({ moveDates: { dates, told: 0 } });
    const dialog = await actOn("12 Jun", "Move…");
    await userEvent.click(dialog.getByRole("radio", { name: "This date and all that follow" }));
    await userEvent.type(dialog.getByLabelText("Other place", { selector: "input" }), "Bib");
    await userEvent.click(await screen.findByRole("option", { name: "Bibliotheekstraat 2" }));
    await userEvent.click(dialog.getByRole("button", { name: "Move" }));
    await waitFor(() => expect(of("moveDates")).toHaveLength(1));
    expect(of("moveDates")[0]?.body).toEqual({
      which: "following",
      fromDay: "2040-06-12",
      fromTime: "20:00",
      untilDay: "2040-06-12",
      untilTime: "22:00",
      place: { address: "Bibliotheekstraat 2", longitude: 3.72, latitude: 51.05 },
      confirmed: [],
    });
    await expectToast("Moved.");
  });

  test("a date is cancelled together with all that follow, with a reason, once those who are told of it are confirmed", async () => {
    const { of } = await open({ cancelDates: unlessConfirmed({ dates, told: 19 }) });
    const first = await actOn("12 Jun", "Cancel date…");
    await userEvent.click(first.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const dialog = await actOn("12 Jun", "Cancel date…");
    await userEvent.click(dialog.getByRole("radio", { name: "This date and all that follow" }));
    await fill(dialog.getByRole("textbox", { name: "Reason (optional)" }), "Storm");
    await userEvent.click(dialog.getByRole("button", { name: "Cancel dates" }));
    const asked = within(await screen.findByRole("dialog", { name: "This change reaches people" }));
    expect(asked.getByText(/^We tell 19 people .* that it is cancelled: in the app, by email/)).toBeVisible();
    // What is written stays until the answer.
    await userEvent.click(asked.getByRole("button", { name: "Back" }));
    expect(dialog.getByRole("textbox", { name: "Reason (optional)" })).toHaveValue("Storm");
    expect(of("cancelDates")).toHaveLength(1);
    await userEvent.click(dialog.getByRole("button", { name: "Cancel dates" }));
    await userEvent.click(await screen.findByRole("button", { name: "Go ahead and tell them" }));
    await expectToast("Cancelled.");
    expect(of("cancelDates").at(-1)).toMatchObject({
      params: { dateId: idOf(31) },
      body: { which: "following", reason: "Storm", confirmed: found },
    });
  });

  test("a cancelled date takes place after all, once those who are told of it are confirmed", async () => {
    const { of } = await open({ restoreDates: unlessConfirmed({ dates, told: 19 }) });
    await choose("5 Jun", "Undo cancellation…");
    await userEvent.click(await screen.findByRole("button", { name: "Go ahead and tell them" }));
    await waitFor(() => expect(of("restoreDates")).toHaveLength(2));
    expect(of("restoreDates")[1]?.body).toEqual({ which: "one", confirmed: found });
  });
});

test("once a date is cancelled, its tab, its row and the facts count nobody for it any more", async () => {
  let date = aDate(idOf(31), "2040-06-12", { coming: 1 });
  await openMessage(
    { kind: "activity", activity },
    {
      listDates: () => ({ items: [date] }),
      listComing: { items: [], next: null },
      cancelDates: () => {
        date = { ...date, cancelled: { reason: "" } };
        return { dates: [date], told: 1 };
      },
    },
    "?tab=coming",
  );
  const facts = await screen.findByText(/^1 coming/);
  expect(screen.getByRole("link", { name: /^Coming.*1/ })).toBeVisible();
  const dialog = await actOn("12 Jun", "Cancel date…");
  await userEvent.click(dialog.getByRole("button", { name: "Cancel activity" }));
  await waitFor(() => expect(facts).toHaveTextContent(/^0 coming/));
  expect(screen.getByRole("link", { name: /^Coming/ })).not.toHaveTextContent("1");
  expect(within(screen.getByRole("row", { name: /12\sJun/ })).getAllByText("–")).toHaveLength(2);
});

describe("the chart of a series", () => {
  const attendanceOf = (count: number): Attendance => ({
    coming: 2 * count,
    waiting: 0,
    dates: Array.from({ length: count }, (_, place) => ({
      id: idOf(100 + place),
      startsAt: new Date(Date.UTC(2040, 0, 1 + 7 * place, 18)).toISOString(),
      cancelled: false,
      coming: place === 1 ? 9 : 2,
      waiting: 0,
    })),
  });
  const show = (count: number) => showScreen(() => <DatesChart attendance={attendanceOf(count)} />);

  test("has a bar per date if there are few", async () => {
    await show(3);
    expect(await screen.findByText("Most on 8 Jan 2040, 19:00: 9.")).toBeVisible();
    expect(screen.queryByRole("slider")).toBeNull();
  });

  test("is a line over time if there are many, with every date in its table", async () => {
    await show(60);
    expect(await screen.findByRole("slider", { name: "Coming, by date" })).toBeVisible();
    expect(screen.getAllByRole("row", { hidden: true })).toHaveLength(61);
  });
});

// @vitest-environment jsdom
import { aReadPost, fakeServer } from "@stoep/client/testing";
import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { showScreen } from "../../../../app/testing/show-screen.tsx";
import type { PreviewPost } from "../preview/preview-post.ts";
import { useReader } from "../preview/reader-words.ts";
import { ActivityCard } from "./activity-card.tsx";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const post = (startsAt: string, endsAt: string): PreviewPost => ({
  ...aReadPost({ language: "nl" }),
  activity: {
    address: "Plein 1",
    repeat: "never",
    hasRegistration: true,
    capacity: null,
    dates: [{ startsAt, endsAt, isOpenEnded: false, place: null, cancelled: null }],
  },
});

const shown = { post: post("", "") };

function InDutch() {
  return <ActivityCard post={shown.post} isShort reader={useReader("nl")} />;
}

test.each([
  ["today", "2026-11-22T18:00:00.000Z", "Vandaag"],
  ["tomorrow", "2026-11-23T18:00:00.000Z", "Morgen"],
  ["on another day", "2026-12-03T18:00:00.000Z", "Donderdag 3 december"],
])("an activity %s is dated as on the residents' card", async (_, startsAt, day) => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-22T10:00:00.000Z") });
  fakeServer({});
  shown.post = post(startsAt, startsAt.replace("18:00", "20:00"));
  await showScreen(InDutch);
  expect(await screen.findByText(day)).toBeVisible();
  expect(screen.getByText(/^19:00\s–\u2060\s21:00$/)).toBeVisible();
});

test("a series whose next date is cancelled shows the next one that takes place, and names the cancelled one", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-22T10:00:00.000Z") });
  fakeServer({});
  const dates = ["2026-12-03", "2026-12-10"].map((day, place) => ({
    startsAt: `${day}T18:00:00.000Z`,
    endsAt: `${day}T20:00:00.000Z`,
    isOpenEnded: false,
    place: null,
    cancelled: place === 0 ? { reason: "Storm." } : null,
  }));
  const one = post("", "");
  shown.post = { ...one, activity: one.activity && { ...one.activity, repeat: "weekly", dates } };
  await showScreen(InDutch);
  expect(await screen.findByText("Donderdag 10 december")).toBeVisible();
  expect(screen.getByText(/De datum van donderdag.3.december gaat niet door\./)).toBeVisible();
  expect(screen.queryByText("Geannuleerd.")).toBeNull();
});

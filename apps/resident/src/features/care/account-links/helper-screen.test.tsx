// @vitest-environment jsdom

import { idOf } from "@stoep/client/testing";
import type { OwnAccountLinks, OwnTask } from "@stoep/contract/care";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { heading, renderApp } from "../../../app/testing/render-app.tsx";
import { aPost } from "../../../app/testing/samples.ts";

const organisation = { id: aPost().organisation.id, name: "Stad Gent" };
const at = "2026-05-12T08:00:00.000Z";
const request = { id: idOf(1), organisation, name: "D. Peeters", askedAt: at, until: "2026-06-11T08:00:00.000Z" };
const link = { organisation, since: at, isHelper: true };
const none: OwnAccountLinks = { requests: [], links: [] };
const task = (change: Partial<OwnTask> = {}): OwnTask => ({
  ticketId: idOf(2),
  askedAt: at,
  isDone: false,
  status: "asked",
  canCancel: false,
  organisation,
  task: {
    line: "Boodschappen doen",
    category: null,
    area: "Muide",
    appointment: null,
    preferredMoment: "",
    needsCar: false,
    repeats: "never",
  },
  member: null,
  ...change,
});
const over = { task: null, status: "ended" as const };

test("a resident who is asked to link the account reads what that means, and agrees", async () => {
  let now: OwnAccountLinks = { ...none, requests: [request] };
  const care = {
    listOwnLinks: () => now,
    listOwnTasks: { items: [] },
    answerLink: () => {
      now = { requests: [], links: [link] };
      return now;
    },
  };
  const { user, asked } = await renderApp("/gent/me/help", { care });
  expect(await heading("Stad Gent wants to link your account")).toBeVisible();
  expect(screen.getByText(/They know you as D\. Peeters/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "I agree" }));
  expect(await heading("Linked organisations")).toBeVisible();
  expect(asked.find(({ route }) => route === "care.answerLink")).toMatchObject({
    params: { requestId: idOf(1) },
    body: { agrees: true },
  });
});

test("a link ends after a question that names the organisation", async () => {
  const care = { listOwnLinks: { ...none, links: [link] }, listOwnTasks: { items: [] }, endOwnLink: none };
  const { user, asked } = await renderApp("/gent/me/help", { care });
  await user.click(await screen.findByRole("button", { name: "End the link with Stad Gent" }));
  const sure = await screen.findByRole("dialog", { name: "End the link with Stad Gent?" });
  await user.click(within(sure).getByRole("button", { name: "End" }));
  expect(await screen.findByText("Link ended.")).toBeVisible();
  expect(asked.some(({ route }) => route === "care.endOwnLink")).toBe(true);
});

test("tasks are grouped by their state; a past one shows only its outcome", async () => {
  const items = [
    task(),
    task({ ticketId: idOf(3), status: "confirmed" }),
    task({ ticketId: idOf(4), ...over, isDone: true }),
    task({ ticketId: idOf(5), ...over, status: "taken" }),
  ];
  await renderApp("/gent/me/help", { care: { listOwnLinks: { ...none, links: [link] }, listOwnTasks: { items } } });
  const open = (await heading("Can you help?")).closest("section") as HTMLElement;
  expect(within(open).getByRole("link", { name: "Boodschappen doen" })).toHaveAttribute(
    "href",
    expect.stringContaining(`/me/help/${idOf(2)}`),
  );
  const past = (await heading("Past")).closest("section") as HTMLElement;
  for (const text of ["You helped", "Someone else was found"]) expect(within(past).getByText(text)).toBeVisible();
  expect(within(past).queryByRole("link")).toBeNull();
});

test("a task is answered in the app as through the mailed link", async () => {
  const [name, phone, address] = ["Rosa Peeters", "+3291234567", "Muidelaan 12, 9000 Gent"];
  const member = { name, phone, phoneText: phone, address, work: "", description: "", hourlyRate: null };
  let now = task();
  const care = {
    listOwnTasks: () => ({ items: [now] }),
    answerOwnTask: () => {
      now = task({ status: "confirmed", member });
      return now;
    },
  };
  const { user, asked } = await renderApp(`/gent/me/help/${idOf(2)}`, { care });
  await user.click(await screen.findByRole("button", { name: "Yes, I can help" }));
  expect(await heading("Thank you, you are helping")).toBeVisible();
  expect(screen.getByText("Muidelaan 12, 9000 Gent")).toBeVisible();
  expect(asked.find(({ route }) => route === "care.answerOwnTask")).toMatchObject({
    params: { ticketId: idOf(2) },
    body: { answer: "yes", text: "" },
  });
});

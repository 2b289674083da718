// @vitest-environment jsdom

import { refusal } from "@stoep/client/testing";
import type { TaskRequest } from "@stoep/contract/care";
import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { heading, renderApp } from "../../../app/testing/render-app.tsx";
import { aPost } from "../../../app/testing/samples.ts";

const token = "a".repeat(43);
const at = `/gent/care/answer/${token}`;
const wanted: NonNullable<TaskRequest["task"]> = {
  line: "Boodschappen doen",
  category: "Boodschappen",
  area: "Muide",
  appointment: null,
  preferredMoment: "Liefst ’s ochtends",
  needsCar: true,
  repeats: "weekly",
};
const asked: TaskRequest = {
  status: "asked",
  canCancel: false,
  organisation: { id: aPost().organisation.id, name: "Stad Gent" },
  task: wanted,
  member: null,
};
const closed = { ...asked, task: null };
const member = {
  name: "Rosa Peeters",
  phone: "+3291234567",
  phoneText: "09 123 45 67",
  address: "Muidelaan 12, 9000 Gent",
  work: "Bel aan",
  description: "",
  hourlyRate: { cents: 1250, currency: "EUR" as const },
};

test("a helper reads the request without an account, and opening it sends nothing", async () => {
  const { asked: calls } = await renderApp(at, { care: { readAsked: asked } }, null);
  expect(await heading("Can you help?")).toBeVisible();
  expect(await heading("Boodschappen doen")).toBeVisible();
  for (const text of ["Muide", "Liefst ’s ochtends", "A car is needed"]) expect(screen.getByText(text)).toBeVisible();
  expect(calls.some(({ route }) => route === "care.answerAsked")).toBe(false);
});

test("yes takes one press, and then shows who is helped", async () => {
  const answers = { readAsked: asked, answerAsked: { ...asked, status: "confirmed" as const, member } };
  const { user, asked: calls } = await renderApp(at, { care: answers }, null);
  await user.click(await screen.findByRole("button", { name: "Yes, I can help" }));
  expect(await heading("Thank you, you are helping")).toBeVisible();
  expect(screen.getByText("Muidelaan 12, 9000 Gent")).toBeVisible();
  expect(screen.getByRole("link", { name: "09 123 45 67" })).toHaveAttribute("href", "tel:+3291234567");
  expect(calls.find(({ route }) => route === "care.answerAsked")).toMatchObject({
    params: { networkSlug: "gent", token },
    body: { answer: "yes", text: "" },
  });
});

test("the confirmed helper can save the appointment in their own calendar, and reads what an hour is paid", async () => {
  const appointment = { startsAt: "2026-06-02T08:00:00.000Z", endsAt: "2026-06-02T10:00:00.000Z" };
  const task = { ...wanted, appointment };
  const saved = new Blob(["BEGIN:VCALENDAR"]);
  const answers = { readAsked: { ...asked, task, status: "confirmed" as const, member }, saveAskedAppointment: saved };
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:appointment", revokeObjectURL: () => {} }));
  const { user, asked: calls } = await renderApp(at, { care: answers }, null);
  expect(await heading("Thank you, you are helping")).toBeVisible();
  for (const text of ["Every week", "€12.50"]) expect(screen.getByText(text)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Add to calendar" }));
  expect(calls.some(({ route }) => route === "care.saveAskedAppointment")).toBe(true);
});

test("the helper who has the ticket cancels with a reason, and reads that somebody else is looked for", async () => {
  const confirmed = { ...asked, status: "confirmed" as const, canCancel: true, member };
  const cancelled = { ...closed, status: "cancelled" as const };
  const answers = { readAsked: confirmed, cancelAsked: cancelled };
  const { user, asked: calls } = await renderApp(at, { care: answers }, null);
  await user.click(await screen.findByRole("button", { name: "I can no longer help" }));
  await user.type(screen.getByRole("textbox", { name: "Why can you not help?" }), "Flu");
  await user.click(screen.getByRole("button", { name: "Cancel my help" }));
  expect(await heading("You cancelled")).toBeVisible();
  expect(calls.find(({ route }) => route === "care.cancelAsked")?.body).toEqual({ text: "Flu" });
});

test("once the work has begun, cancelling is not offered", async () => {
  await renderApp(at, { care: { readAsked: { ...asked, status: "confirmed" as const, member } } }, null);
  expect(await heading("Thank you, you are helping")).toBeVisible();
  expect(screen.queryByRole("button", { name: "I can no longer help" })).toBeNull();
});

test("another time asks when", async () => {
  const answers = { readAsked: asked, answerAsked: { ...closed, status: "another-time" as const } };
  const { user, asked: calls } = await renderApp(at, { care: answers }, null);
  await user.click(await screen.findByRole("button", { name: "Another time" }));
  await user.type(screen.getByRole("textbox", { name: "When can you?" }), "Donderdag");
  await user.click(screen.getByRole("button", { name: "Send answer" }));
  expect(await heading("Your answer was passed on")).toBeVisible();
  expect(calls.find(({ route }) => route === "care.answerAsked")?.body).toEqual({
    answer: "another-time",
    text: "Donderdag",
  });
});

test.each([
  ["declined", "You answered no"],
  ["check-expired", "You said yes, but a check has expired"],
  ["absent", "You said yes, but you are away that day"],
  ["full", "You said yes, but you have enough tasks"],
  ["cancelled", "You cancelled"],
  ["taken", "Someone else was found"],
  ["expired", "This link has expired"],
  ["ended", "This request has ended"],
] as const)("a link that is %s explains itself calmly", async (status, title) => {
  await renderApp(at, { care: { readAsked: { ...closed, status } } }, null);
  expect(await heading(title)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Yes, I can help" })).toBeNull();
});

test("a link that was sent to nobody does not work", async () => {
  await renderApp(at, { care: { readAsked: () => Promise.reject(refusal("not_found")) } }, null);
  expect(await heading("This link does not work")).toBeVisible();
});

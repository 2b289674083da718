// @vitest-environment jsdom

import { refusal } from "@stoep/client/testing";
import type { LinkedAppointment } from "@stoep/contract/care";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { heading, renderApp } from "../../../app/testing/render-app.tsx";
import { aPost } from "../../../app/testing/samples.ts";

const at = `/gent/care/appointment/${"a".repeat(43)}`;
const planned: LinkedAppointment = {
  organisation: { id: aPost().organisation.id, name: "Stad Gent" },
  line: "Boodschappen",
  appointment: { startsAt: "2026-06-02T08:00:00.000Z", endsAt: "2026-06-02T10:00:00.000Z" },
  isCancelled: false,
  helper: "Jef Maes",
};

test("the link to an appointment opens a page that says when and who comes, with the file for the calendar", async () => {
  await renderApp(at, { care: { readLinkedAppointment: planned } }, null);
  expect(await heading("Your appointment")).toBeVisible();
  for (const text of ["Boodschappen", "Jef Maes"]) expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole("button", { name: "Add to calendar" })).toBeVisible();
});

test("all visits go into one's own calendar by an address that is shown once, replaced or deleted", async () => {
  const address = "https://stoep.example/api/networks/gent/care/calendars/x/visits.ics";
  const since = "2026-05-12T08:00:00.000Z";
  let stands: string | null = null;
  const care = {
    readLinkedAppointment: planned,
    getLinkedCalendar: () => ({ since: stands, address: null }),
    renewLinkedCalendar: () => {
      stands = since;
      return { since, address };
    },
    endLinkedCalendar: () => {
      stands = null;
      return { since: null, address: null };
    },
  };
  const { user } = await renderApp(at, { care }, null);
  const open = async () => user.click(await screen.findByRole("button", { name: "All visits in your calendar" }));
  await open();
  await user.click(await screen.findByRole("button", { name: "Create a calendar link" }));
  expect(await screen.findByLabelText("Link for your calendar")).toHaveValue(address);
  expect(screen.getByRole("link", { name: "Open in my calendar" })).toHaveAttribute(
    "href",
    address.replace("https", "webcal"),
  );
});

test("an appointment that is off says so, and can be taken out of the calendar", async () => {
  await renderApp(at, { care: { readLinkedAppointment: { ...planned, isCancelled: true, helper: null } } }, null);
  expect(await screen.findByText("This appointment has been cancelled")).toBeVisible();
  expect(screen.getByRole("button", { name: "Remove from calendar" })).toBeVisible();
});

test("a link that was sent to nobody does not work", async () => {
  await renderApp(at, { care: { readLinkedAppointment: () => Promise.reject(refusal("not_found")) } }, null);
  expect(await heading("This link does not work")).toBeVisible();
});

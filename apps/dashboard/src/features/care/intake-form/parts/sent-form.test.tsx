// @vitest-environment jsdom

import { fakeServer, idOf } from "@stoep/client/testing";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { showScreen } from "../../../../app/testing/show-screen.tsx";
import { inCare } from "../../testing/people.ts";
import { SentFormCard } from "../index.ts";

afterEach(() => vi.unstubAllGlobals());

test("the answers in a form are shown on request, with what was agreed to", async () => {
  const at = "2026-05-12T08:00:00.000Z";
  const asked = fakeServer({
    care: {
      getSentForm: {
        sentAt: at,
        name: "Rosa Peeters",
        email: "",
        phone: "0470 12 34 56",
        address: "",
        isNew: false,
        consent: { version: 2, language: "nl", text: "Ik ga akkoord", since: at },
        post: { id: idOf(5), title: "Need a hand?" },
      },
    },
  });
  await showScreen(() => <SentFormCard ticketId={idOf(70)} />, { path: "/care/tickets/x", session: inCare() });
  expect(asked.filter(({ route }) => route === "care.getSentForm")).toEqual([]);
  await userEvent.click(await screen.findByRole("button", { name: "Show what was filled in" }));
  expect(await screen.findByText("0470 12 34 56")).toBeVisible();
  expect(screen.getByText(/belongs to someone already on the list/)).toBeVisible();
  expect(screen.getByText(/^Agreed to \(version 2, .*, in Dutch\)$/)).toBeVisible();
  expect(screen.getByText("Ik ga akkoord")).toHaveAttribute("lang", "nl");
  expect(screen.getByRole("link", { name: "Need a hand?" })).toHaveAttribute("href", `/dashboard/messages/${idOf(5)}`);
});

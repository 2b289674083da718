// @vitest-environment jsdom

import { fakeServer, refusal } from "@stoep/client/testing";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { showScreen } from "../../../../app/testing/show-screen.tsx";
import { inCare } from "../../testing/people.ts";
import { aPerson } from "../testing/people.ts";
import { PersonContact, PersonContactOnRequest } from "./person-contact.tsx";

afterEach(() => vi.unstubAllGlobals());

test("shows the number as a link to call, the address and the key remark", async () => {
  const person = aPerson({ keyRemark: "Hard of hearing" });
  fakeServer({ care: { getPerson: person } });
  await showScreen(() => <PersonContact personId={person.id} />, { session: inCare() });
  const call = await screen.findByRole("link", { name: /0470 12 34 56/ });
  expect(call).toHaveAttribute("href", "tel:+32470123456");
  expect(screen.getByText(/Hard of hearing/)).toBeVisible();
});

test("of one of many it is read only when somebody asks, and a refusal says why", async () => {
  const asked = fakeServer({ care: { getPerson: () => Promise.reject(refusal("read_too_much")) } });
  await showScreen(() => <PersonContactOnRequest personId={aPerson().id} name="Lies Peeters" />, { session: inCare() });
  const show = await screen.findByRole("button", { name: "Phone and address of Lies Peeters" });
  expect(asked.some(({ route }) => route === "care.getPerson")).toBe(false);
  await userEvent.click(show);
  expect(await screen.findByText(/read|viewed|many/i)).toBeVisible();
});

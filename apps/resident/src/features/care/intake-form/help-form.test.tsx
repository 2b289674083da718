// @vitest-environment jsdom

import { refusal } from "@stoep/client/testing";
import type { HelpForm } from "@stoep/contract/care";
import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { heading, renderApp } from "../../../app/testing/render-app.tsx";
import { aPost } from "../../../app/testing/samples.ts";

const organisation = { id: aPost().organisation.id, name: "Stad Gent" };
const at = `/gent/care/help/${organisation.id}`;
const category = { id: "01890000-0000-7000-8000-000000000001", name: "Shopping", icon: "shopping" as const };
const form: HelpForm = {
  organisation,
  intro: { text: "Write it here.", language: "en" },
  consent: { text: "I agree that the city keeps this.", language: "en", version: 2 },
  categories: [category],
  stamp: "a.b.c",
  puzzle: null,
};
const send = async (user: Awaited<ReturnType<typeof renderApp>>["user"]) => {
  await user.type(await screen.findByRole("textbox", { name: "What do you need help with?" }), "A ride on Tuesday");
  await user.selectOptions(screen.getByRole("combobox", { name: "Type of help" }), "Shopping");
  await user.type(screen.getByRole("textbox", { name: "First name" }), "Rosa");
  await user.type(screen.getByRole("textbox", { name: "Last name" }), "Peeters");
  await user.type(screen.getByRole("textbox", { name: "Phone number" }), "0470123456");
  await user.click(screen.getByRole("checkbox", { name: form.consent.text }));
  await user.click(screen.getByRole("button", { name: "Send" }));
};

test("help is requested without an account, and the form says that the request has arrived", async () => {
  const { user, asked } = await renderApp(
    `${at}?message=${category.id}`,
    { care: { readHelpForm: form, sendHelpForm: { done: true, waitsForMail: false } } },
    null,
  );
  expect(await heading("Ask Stad Gent for help")).toBeVisible();
  expect(screen.getByText("Write it here.")).toBeVisible();
  await send(user);
  expect(await heading("Your request has been sent")).toBeVisible();
  expect(asked.find(({ route }) => route === "care.sendHelpForm")).toMatchObject({
    params: { networkSlug: "gent", organisationId: organisation.id },
    body: {
      description: "A ride on Tuesday",
      firstName: "Rosa",
      phone: "0470123456",
      categoryId: category.id,
      addressId: null,
      hasConsented: true,
      consentVersion: 2,
      stamp: "a.b.c",
      website: "",
      postId: category.id,
      proof: null,
      confirmsByMail: false,
    },
  });
});

test("a form that has changed meanwhile is loaded again, and keeps what was typed", async () => {
  const answers = { readHelpForm: form, sendHelpForm: () => Promise.reject(refusal("changed_meanwhile")) };
  const { user, asked } = await renderApp(at, { care: answers }, null);
  await send(user);
  const said = await screen.findByText(/^The form was open for a long time/);
  expect(said).toBeVisible();
  expect(screen.getByRole("textbox", { name: "First name" })).toHaveValue("Rosa");
  const consent = screen.getByRole("checkbox", { name: form.consent.text });
  expect(consent).not.toBeChecked();
  // Near the button that was pressed: the top of the form is out of sight on a phone.
  expect(consent.compareDocumentPosition(said)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(asked.filter(({ route }) => route === "care.readHelpForm")).toHaveLength(2);
});

test("texts in another language say which one it is; without an introduction there is a standard one", async () => {
  const consent = { text: "Ik ga akkoord", language: "nl" as const, version: 3 };
  await renderApp(at, { care: { readHelpForm: { ...form, intro: null, consent } } }, null);
  expect(await screen.findByText(consent.text)).toHaveAttribute("lang", "nl");
  expect(screen.getByText("Tell us what you need. You do not need an account.")).not.toHaveAttribute("lang");
  expect(screen.getByRole("link", { name: "← Back" })).toHaveAttribute(
    "href",
    at.replace("care/help", "organisations"),
  );
});

test("in another language the form keeps what was typed, and asks to agree to the text that it then shows", async () => {
  const inDutch = { text: "Ik ga akkoord", language: "nl" as const, version: 3 };
  const answers = {
    readHelpForm: ({ query }: { query: URLSearchParams }) =>
      query.get("language") === "nl" ? { ...form, consent: inDutch } : form,
    sendHelpForm: { done: true, waitsForMail: false } as const,
  };
  const { user, asked } = await renderApp(at, { care: answers }, null);
  await user.type(await screen.findByRole("textbox", { name: "First name" }), "Rosa");
  await user.click(screen.getByRole("checkbox", { name: form.consent.text }));
  await user.selectOptions(screen.getByRole("combobox", { name: "Language" }), "nl");
  const box = await screen.findByRole("checkbox", { name: inDutch.text });
  expect(box).not.toBeChecked();
  expect(screen.getByRole("textbox", { name: "Voornaam" })).toHaveValue("Rosa");
  await user.click(box);
  await user.click(screen.getByRole("button", { name: "Versturen" }));
  expect(asked.find(({ route }) => route === "care.sendHelpForm")?.body).toMatchObject({
    hasConsented: true,
    consentVersion: 3,
    language: "nl",
  });
});

describe("while many are sent", () => {
  const puzzle = { token: "t.1", salt: "s", goal: "g", numbers: 4 };
  const next = { ...puzzle, token: "t.2" };
  /** Solves a puzzle when told to. */
  class FakeWorker {
    static all: FakeWorker[] = [];
    onmessage: ((event: { data: object }) => void) | null = null;
    onerror: (() => void) | null = null;
    terminate = vi.fn();
    puzzle = "";
    constructor() {
      FakeWorker.all.push(this);
    }
    postMessage({ token }: { token: string }) {
      this.puzzle = token;
    }
    solve() {
      act(() => this.onmessage?.({ data: { proof: { token: this.puzzle, rest: "r" } } }));
    }
  }
  beforeEach(() => {
    FakeWorker.all = [];
    vi.stubGlobal("Worker", FakeWorker);
  });
  afterEach(() => vi.unstubAllGlobals());
  const bodies = (asked: Awaited<ReturnType<typeof renderApp>>["asked"]) =>
    asked.filter(({ route }) => route === "care.sendHelpForm").map(({ body }) => body);
  const sent = { done: true, waitsForMail: false } as const;

  test("the device computes while the person types, and the request leaves with its proof", async () => {
    const answers = { readHelpForm: { ...form, puzzle }, sendHelpForm: sent };
    const { user, asked } = await renderApp(at, { care: answers }, null);
    expect(await screen.findByRole("progressbar", { name: /^Many people are asking/ })).toHaveValue(0);
    const [worker] = FakeWorker.all;
    act(() => worker?.onmessage?.({ data: { tried: 2 } }));
    expect(screen.getByRole("progressbar")).toHaveValue(0.5);
    await send(user);
    expect(screen.getByText(/^A moment/).closest("[role=status]")).toBeVisible();
    expect(bodies(asked)).toEqual([]);
    worker?.solve();
    expect(await heading("Your request has been sent")).toBeVisible();
    expect(bodies(asked)).toMatchObject([{ proof: { token: "t.1", rest: "r" }, confirmsByMail: false }]);
    expect(worker?.terminate).toHaveBeenCalled();
  });

  test("a form that was opened before gets its puzzle when it is sent, and leaves by itself", async () => {
    let read = 0;
    const answers = {
      readHelpForm: () => Promise.resolve({ ...form, puzzle: read++ === 0 ? null : next }),
      sendHelpForm: ({ body }: { body: { proof?: object | null } }) =>
        body.proof ? Promise.resolve(sent) : Promise.reject(refusal("proof_required")),
    };
    const { user, asked } = await renderApp(at, { care: answers }, null);
    await send(user);
    await screen.findByRole("progressbar");
    FakeWorker.all.at(-1)?.solve();
    expect(await heading("Your request has been sent")).toBeVisible();
    expect(bodies(asked)).toMatchObject([{ proof: null }, { proof: { token: "t.2" }, stamp: "a.b.c" }]);
  });

  test("a browser that cannot compute asks for a link by e-mail", async () => {
    vi.stubGlobal("Worker", undefined);
    const answers = { readHelpForm: { ...form, puzzle }, sendHelpForm: { done: true, waitsForMail: true } as const };
    const { user, asked } = await renderApp(at, { care: answers }, null);
    expect(await screen.findByText(/we send you a link to confirm your request/)).toBeVisible();
    await send(user);
    expect(await heading("One more step")).toBeVisible();
    expect(bodies(asked)).toMatchObject([{ proof: null, confirmsByMail: true }]);
  });
});

test("missing values are reported at their fields", async () => {
  const fields = { description: "textRequired", email: "contactRequired", hasConsented: "consentRequired" };
  const answers = { readHelpForm: form, sendHelpForm: () => Promise.reject(refusal("invalid_input", fields)) };
  const { user } = await renderApp(at, { care: answers }, null);
  await user.click(await screen.findByRole("button", { name: "Send" }));
  expect(await screen.findByRole("link", { name: "Enter a phone number or an email address." })).toBeVisible();
  expect(screen.getByRole("link", { name: "Tick the box to agree." })).toBeVisible();
});

test("an organisation without a form says how to reach it", async () => {
  await renderApp(at, { care: { readHelpForm: () => Promise.reject(refusal("not_found")) } }, null);
  expect(await heading("There is no form here")).toBeVisible();
  expect(screen.getByRole("link", { name: "See contact details" })).toBeVisible();
});

test("an organisation's page leads to its form, if it has one", async () => {
  const profile = {
    ...organisation,
    kind: "city" as const,
    textHtml: "",
    website: "",
    phone: "",
    address: "",
    logo: null,
    banner: null,
    memberSince: "2026-01-01T00:00:00.000Z",
  };
  const page = `/gent/organisations/${organisation.id}`;
  const answers = { accounts: { readOrganisation: profile }, care: { listHelpForms: { items: [organisation] } } };
  await renderApp(page, answers, null);
  expect(await screen.findByRole("link", { name: "Ask for help" })).toHaveAttribute("href", at);
});

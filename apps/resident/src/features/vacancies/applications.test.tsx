import { refusal } from "@stoep/client/testing";
import type { ReadPost } from "@stoep/contract/publishing";
import type { MyVacancy } from "@stoep/contract/vacancies";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { loadSession, signOut } from "../../app/index.ts";
import { heading, renderApp } from "../../app/testing/render-app.tsx";
import { aPost, aSession, comingYear, feedItem } from "../../app/testing/samples.ts";

const aVacancy = (change: Partial<NonNullable<ReadPost["vacancy"]>> = {}) =>
  aPost({
    kind: "vacancy",
    title: "Reader wanted",
    vacancy: {
      address: "Dok Noord 4",
      longitude: null,
      latitude: null,
      engagement: "recurring",
      duration: 2,
      durationUnit: "hours",
      applyUntil: `${comingYear}-02-10`,
      subscriptionUrl: "",
      contact: { firstName: "Inge", lastName: "Maes", email: "inge@bib.example", phone: "09 123 45 67" },
      ...change,
    },
  });
const quiet = {
  conversations: { listComments: { items: [], next: null, can: { comment: true as const } } },
};
const post = aVacancy();
const at = "2026-11-21T09:00:00.000Z";
const place = (change: Partial<MyVacancy> = {}): MyVacancy => ({
  vacancy: {
    postId: post.id,
    title: "Reader wanted",
    organisation: "Stad Gent",
    applyUntil: `${comingYear}-02-10`,
    isThere: true,
  },
  application: null,
  suggested: { firstName: "Dirk", lastName: "Peeters", email: "dirk@example.org" },
  can: { apply: true, change: "not_found", withdraw: "not_found" },
  ...change,
});
const sent: MyVacancy = place({
  application: {
    firstName: "Dirk",
    lastName: "Peeters",
    email: "dirk@example.org",
    phone: "",
    address: "",
    motivation: "I like to read",
    createdAt: at,
    updatedAt: at,
    state: "new",
    stateAt: at,
  },
  can: { apply: "already_exists", change: true, withdraw: true },
});
const form = `/gent/vacancies/${post.id}/application`;

afterEach(() => localStorage.clear());

test("a vacancy's card says for how long, where, and until when residents can apply", async () => {
  await renderApp("/gent", { feed: { getFeed: { items: [feedItem(post)], next: null } } });
  const card = within(await screen.findByRole("article", { name: "Reader wanted" }));
  expect(await card.findByText("Recurring · 2 hours")).toBeVisible();
  expect(card.getByText("Dok Noord 4")).toBeVisible();
  expect(card.getByText(new RegExp(`^Apply until .* 10 February ${comingYear}$`))).toBeVisible();
});

test("its page names the contact person, and leads to the form", async () => {
  await renderApp(`/gent/m/${post.id}`, {
    publishing: { readPost: post, markSeen: { done: true } },
    vacancies: { getMyApplication: place() },
    ...quiet,
  });
  expect(await heading("Reader wanted")).toBeVisible();
  expect(await screen.findByText("Contact: Inge Maes")).toBeVisible();
  expect(screen.getByRole("link", { name: "inge@bib.example" })).toHaveAttribute("href", "mailto:inge@bib.example");
  expect(await screen.findByRole("link", { name: "Apply" })).toHaveAttribute("href", form);
});

test("an external form is opened there", async () => {
  const elsewhere = aVacancy({ subscriptionUrl: "https://jobs.example/7" });
  await renderApp(`/gent/m/${elsewhere.id}`, {
    publishing: { readPost: elsewhere, markSeen: { done: true } },
    ...quiet,
  });
  const link = await screen.findByRole("link", { name: "Go to the form" });
  expect(link).toHaveAttribute("href", "https://jobs.example/7");
  expect(link.getAttribute("rel")).toContain("noopener");
});

test("visitors read that they must sign in to apply", async () => {
  await renderApp(`/gent/m/${post.id}`, { publishing: { readPublicPost: post } }, null);
  const link = await screen.findByRole("link", { name: "Sign in to apply" });
  expect(link).toHaveAttribute("href", expect.stringContaining(encodeURIComponent(form.replace("/gent", ""))));
});

test("a visitor comes from the public page to the form in two steps: a press, and signing in", async () => {
  const token = { access_token: "test", token_type: "bearer" as const, expires_in: 600, userId: aSession().account.id };
  const { user } = await renderApp(
    `/gent/m/${post.id}`,
    {
      publishing: { readPublicPost: post },
      accounts: { getToken: token, getSession: aSession() },
      vacancies: { getMyApplication: place() },
    },
    null,
  );
  const way = await screen.findByRole("link", { name: "Sign in to apply" });
  // Nothing can be filled in before, so that nothing is lost.
  expect(screen.queryByRole("textbox")).toBeNull();
  await user.click(way);
  await user.type(await screen.findByLabelText("Email address"), "dirk@example.org");
  await user.type(screen.getByLabelText("Password"), "a good password{Enter}");
  expect(await screen.findByLabelText("First name")).toHaveValue("Dirk");
  expect(window.location.pathname).toBe(form);
});

test("the form begins with the account’s names, stores its content on the device, and sends it", async () => {
  const shown = await renderApp(form, { vacancies: { getMyApplication: place() } });
  expect(await screen.findByLabelText("First name")).toHaveValue("Dirk");
  await userEvent.type(screen.getByLabelText("Why would you like to do this?"), "I like to read");
  shown.leave();
  const again = await renderApp(form, { vacancies: { getMyApplication: place(), apply: sent } });
  expect(await screen.findByLabelText("Why would you like to do this?")).toHaveValue("I like to read");
  expect(screen.getByText(/What you were writing is still here/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Send application" }));
  await waitFor(() => expect(again.asked.find(({ route }) => route === "vacancies.apply")).toBeDefined());
  expect(again.asked.find(({ route }) => route === "vacancies.apply")?.body).toMatchObject({
    application: { firstName: "Dirk", email: "dirk@example.org", motivation: "I like to read" },
    replaces: null,
  });
  await waitFor(() => expect(JSON.stringify({ ...localStorage })).not.toContain("I like to read"));
});

const unsent = "Why would you like to do this?";
const neighbour = { ...aSession(), account: { ...aSession().account, id: "0199a000-0000-7000-8000-0000000000f1" } };

test("an unsent application outlives a session that ended, and is shown to nobody else", async () => {
  let hasEnded = false;
  const getSession = () => {
    if (hasEnded) throw refusal("sign_in_required");
    return aSession();
  };
  const shown = await renderApp(form, { vacancies: { getMyApplication: place() }, accounts: { getSession } });
  await userEvent.type(await screen.findByLabelText("Address (optional)"), "Dok Zuid 1");
  await userEvent.type(screen.getByLabelText(unsent), "I like to read");
  hasEnded = true;
  await act(() => loadSession());
  expect(screen.queryByRole("button", { name: "Send application" })).toBeNull();
  shown.leave();
  const again = await renderApp(form, { vacancies: { getMyApplication: place() } });
  expect(await screen.findByLabelText(unsent)).toHaveValue("I like to read");
  expect(screen.getByLabelText("Address (optional)")).toHaveValue("Dok Zuid 1");
  again.leave();
  const other = await renderApp(form, { vacancies: { getMyApplication: place() } }, neighbour);
  expect(await screen.findByLabelText(unsent)).toHaveValue("");
  expect(JSON.stringify({ ...localStorage })).not.toContain("I like to read");
  other.leave();
});

test("signing out removes an unsent application from the device", async () => {
  const shown = await renderApp(form, {
    vacancies: { getMyApplication: place() },
    accounts: { endSession: { done: true } },
  });
  await userEvent.type(await screen.findByLabelText(unsent), "I like to read");
  expect(JSON.stringify({ ...localStorage })).toContain("I like to read");
  await act(() => signOut());
  expect(JSON.stringify({ ...localStorage })).not.toContain("I like to read");
  shown.leave();
});

test("every field that was filled in is stored, and nothing else", async () => {
  const shown = await renderApp(form, { vacancies: { getMyApplication: place() } });
  await userEvent.type(await screen.findByLabelText("Phone (optional)"), "0470 12 34 56");
  shown.leave();
  const again = await renderApp(form, { vacancies: { getMyApplication: place() } });
  expect(await screen.findByLabelText("Phone (optional)")).toHaveValue("0470 12 34 56");
  await userEvent.clear(screen.getByLabelText("Phone (optional)"));
  again.leave();
  await renderApp(form, { vacancies: { getMyApplication: place() } });
  expect(await screen.findByLabelText("Phone (optional)")).toHaveValue("");
  expect(screen.queryByText(/What you were writing/)).not.toBeInTheDocument();
});

test("an unfinished change is open again", async () => {
  const shown = await renderApp(form, { vacancies: { getMyApplication: sent } });
  await userEvent.click(await screen.findByRole("button", { name: "Edit" }));
  await userEvent.type(screen.getByLabelText("Why would you like to do this?"), " aloud");
  shown.leave();
  await renderApp(form, { vacancies: { getMyApplication: sent } });
  expect(await screen.findByLabelText("Why would you like to do this?")).toHaveValue("I like to read aloud");
});

test("an impatient double press sends one application", async () => {
  const { asked } = await renderApp(form, { vacancies: { getMyApplication: place(), apply: sent } });
  await userEvent.type(await screen.findByLabelText("Why would you like to do this?"), "I like to read");
  const button = screen.getByRole("button", { name: "Send application" });
  act(() => {
    button.click();
    button.click();
  });
  expect(await screen.findAllByText("Your application has been sent.")).toHaveLength(1);
  expect(asked.filter(({ route }) => route === "vacancies.apply")).toHaveLength(1);
});

test("an application is shown with its status, and can be withdrawn after a question", async () => {
  const shown = await renderApp(form, {
    publishing: { readPost: post, markSeen: { done: true } },
    vacancies: { getMyApplication: sent, withdrawApplication: { done: true } },
    ...quiet,
  });
  expect(await heading("Your application")).toBeVisible();
  expect(screen.getByText("Stad Gent has received your application.")).toBeVisible();
  expect(screen.getByText("I like to read")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Withdraw" }));
  const dialog = await screen.findByRole("dialog", { name: "Withdraw your application for “Reader wanted”?" });
  await userEvent.click(within(dialog).getByRole("button", { name: "Withdraw" }));
  await waitFor(() => expect(shown.asked.some(({ route }) => route === "vacancies.withdrawApplication")).toBe(true));
});

test("after the last day the form says why there is none", async () => {
  await renderApp(form, {
    vacancies: {
      getMyApplication: place({
        can: { apply: "applications_closed", change: "not_found", withdraw: "not_found" },
      }),
    },
  });
  expect(await screen.findByText("The last day to apply has passed.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Send application" })).not.toBeInTheDocument();
});

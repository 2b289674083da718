import { fill, refusal } from "@stoep/client/testing";
import { act, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { loadSession, signOut } from "../../../app/session-store.ts";
import { button, heading, renderApp } from "../../../app/testing/render-app.tsx";
import { aPost, aSession, feedItem } from "../../../app/testing/samples.ts";

const token = { access_token: "t", token_type: "bearer" as const, expires_in: 600, userId: aSession().account.id };
const feed = { getFeed: { items: [feedItem(aPost())], next: null } };

test("the right password leads to one's neighbourhood", async () => {
  const { user, asked } = await renderApp(
    "/gent/sign-in",
    { accounts: { getToken: token, getSession: aSession() }, feed },
    null,
  );
  await fill(await screen.findByLabelText("Email address"), "dirk@example.org");
  await fill(screen.getByLabelText("Password"), "secret-1");
  await user.click(screen.getAllByRole("button", { name: "Sign in" }).at(-1) as HTMLElement);
  expect(await heading("Muide")).toBeVisible();
  expect(window.location.pathname).toBe("/gent");
  expect(asked.find(({ route }) => route === "accounts.getToken")?.body).toEqual({
    grant_type: "password",
    username: "dirk@example.org",
    password: "secret-1",
  });
});

test.each([
  ["credentials_wrong", "The email address or password is incorrect. Check them and try again."],
  ["too_many_tries", "Too many attempts. Wait a few minutes, then try again."],
] as const)("%s is said in words, with a link to the field", async (code, words) => {
  const { user } = await renderApp(
    "/gent/sign-in",
    { accounts: { getToken: () => Promise.reject(refusal(code)) } },
    null,
  );
  await fill(await screen.findByLabelText("Email address"), "dirk@example.org", "{Enter}");
  await user.click(await screen.findByRole("link", { name: words }));
  expect(screen.getByLabelText("Password")).toHaveFocus();
  expect(screen.getByLabelText("Password")).toBeInvalid();
});

test("an empty form names its fields", async () => {
  const fields = { username: "emailRequired" };
  const { user } = await renderApp(
    "/gent/sign-in",
    { accounts: { getToken: () => Promise.reject(refusal("invalid_input", fields)) } },
    null,
  );
  await user.click((await screen.findAllByRole("button", { name: "Sign in" })).at(-1) as HTMLElement);
  expect(await screen.findByRole("alert")).toHaveTextContent("One thing to correct");
  expect(screen.getByLabelText("Email address")).toHaveAccessibleDescription("Enter an email address.");
});

test("the password can be shown", async () => {
  const { user } = await renderApp("/gent/sign-in", {}, null);
  const field = await screen.findByLabelText("Password");
  await user.click(await button("Show password"));
  expect(field).toHaveAttribute("type", "text");
  await user.click(await button("Hide password"));
  expect(field).toHaveAttribute("type", "password");
});

test("signing in leads to where the person wanted to go, but never to another site", async () => {
  const replies = { accounts: { getToken: token, getSession: aSession() }, feed };
  const { leave } = await renderApp("/gent/sign-in?next=//evil.example", replies, null);
  await fill(await screen.findByLabelText("Email address"), "dirk@example.org", "{Enter}");
  expect(await heading("Muide")).toBeVisible();
  leave();
  await renderApp("/gent/me", {}, null);
  expect(await heading("Sign in")).toBeVisible();
  expect(window.location.search).toBe("?next=%2Fme");
});

test("after a sign-out, signing in does not lead to the screen that was open", async () => {
  await renderApp("/gent/me/security", { accounts: { endSession: { done: true } }, feed });
  await act(() => signOut());
  expect(await heading("Sign in")).toBeVisible();
  expect(window.location.search).toBe("");
});

test("after another person's session ended here, signing in does not lead to their screen", async () => {
  const session = aSession();
  const theirs = { ...session, account: { ...session.account, id: "fatma" } };
  let isOut = false;
  let next = theirs;
  const getSession = () => (isOut ? Promise.reject(refusal("sign_in_required")) : next);
  await renderApp("/gent/me", { accounts: { getToken: token, getSession }, feed }, theirs);
  isOut = true;
  await act(() => loadSession());
  expect(await heading("Sign in")).toBeVisible();
  isOut = false;
  next = session;
  await fill(screen.getByLabelText("Email address"), "dirk@example.org");
  await fill(screen.getByLabelText("Password"), "secret-1", "{Enter}");
  expect(await heading("Muide")).toBeVisible();
  expect(window.location.pathname).toBe("/gent");
  sessionStorage.clear();
});

test("the language can be chosen before anything else", async () => {
  const { user } = await renderApp("/gent", {}, null);
  await screen.findByRole("heading", { level: 1 });
  await user.selectOptions(screen.getByLabelText("Language"), "nl");
  expect(await heading("Jouw buurt in Gent")).toBeVisible();
  expect(document.documentElement.lang).toBe("nl");
  expect(document.cookie).toContain("stoep_lang=nl");
});

test.each(["/gent/public", "/gent/privacy", "/gent/agenda", "/gent/forgot-password", "/gent/confirm-email"])(
  "people who are not signed in choose the language at the top of %s too",
  async (at) => {
    const { user } = await renderApp(at, {}, null);
    await screen.findByRole("heading", { level: 1 });
    await user.selectOptions(screen.getByLabelText("Language"), "nl");
    expect(await screen.findByLabelText("Taal")).toHaveValue("nl");
    await waitFor(() => expect(document.documentElement.lang).toBe("nl"));
  },
);

test.each([
  ["/gent/public?kind=activity", "/gent/sign-in?next=%2Fpublic%3Fkind%3Dactivity"],
  ["/gent/privacy", "/gent/sign-in?next=%2Fprivacy"],
  ["/gent", "/gent/sign-in"],
  ["/gent/sign-up?next=%2Fagenda", "/gent/sign-in?next=%2Fagenda"],
  ["/gent/welcome?token=secret", "/gent/sign-in"],
])("the button at the top leads from %s to %s", async (at, href) => {
  await renderApp(at, {}, null);
  const [atTop] = await screen.findAllByRole("link", { name: "Sign in" });
  expect(atTop).toHaveAttribute("href", href);
});

test("a field's problem is shown in the language that is chosen meanwhile", async () => {
  const fields = { username: "emailRequired" };
  const getToken = ({ body }: { body: unknown }) =>
    Promise.reject(
      (body as { username: string }).username ? refusal("credentials_wrong") : refusal("invalid_input", fields),
    );
  const { user } = await renderApp("/gent/sign-in", { accounts: { getToken } }, null);
  const submit = async () => user.click((await screen.findAllByRole("button")).at(-1) as HTMLElement);
  await submit();
  await screen.findByRole("alert");
  await user.selectOptions(screen.getByLabelText("Language"), "nl");
  expect(await screen.findByLabelText("E-mailadres")).toHaveAccessibleDescription("Vul een e-mailadres in.");
  await fill(screen.getByLabelText("E-mailadres"), "dirk@example.org", "{Enter}");
  await waitFor(() => expect(screen.getByLabelText("Wachtwoord")).toBeInvalid());
  await user.selectOptions(screen.getByLabelText("Taal"), "en");
  expect(await screen.findByLabelText("Password")).toHaveAccessibleDescription(
    "The email address or password is incorrect. Check them and try again.",
  );
});

import { refusal } from "@stoep/client/testing";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { aPost, aSession } from "../../app/testing/samples.ts";
import { button, heading, showApp } from "../../app/testing/show-app.tsx";

const token = { access_token: "t", token_type: "bearer" as const, expires_in: 600, userId: aSession().account.id };
const feed = { getFeed: { items: [{ kind: "post" as const, post: aPost() }], next: null } };

test("with the right password one comes to one's neighbourhood", async () => {
  const { user, asked } = await showApp(
    "/gent/sign-in",
    { accounts: { getToken: token, getSession: aSession() }, feed },
    null,
  );
  await user.type(await screen.findByLabelText("E-mail address"), "dirk@example.org");
  await user.type(screen.getByLabelText("Password"), "secret-1");
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
  ["credentials_wrong", "The e-mail address or the password is incorrect. Check them and try again."],
  ["too_many_tries", "Too many tries. Wait a few minutes, then try again."],
] as const)("%s is said in words, with a link to the field", async (code, words) => {
  const { user } = await showApp(
    "/gent/sign-in",
    { accounts: { getToken: () => Promise.reject(refusal(code)) } },
    null,
  );
  await user.type(await screen.findByLabelText("E-mail address"), "dirk@example.org{Enter}");
  await user.click(await screen.findByRole("link", { name: words }));
  expect(screen.getByLabelText("Password")).toHaveFocus();
  expect(screen.getByLabelText("Password")).toBeInvalid();
});

test("an empty form names its fields", async () => {
  const fields = { username: "emailRequired" };
  const { user } = await showApp(
    "/gent/sign-in",
    { accounts: { getToken: () => Promise.reject(refusal("invalid_input", fields)) } },
    null,
  );
  await user.click((await screen.findAllByRole("button", { name: "Sign in" })).at(-1) as HTMLElement);
  expect(await screen.findByRole("alert")).toHaveTextContent("One thing needs another look");
  expect(screen.getByLabelText("E-mail address")).toHaveAccessibleDescription("Enter an e-mail address.");
});

test("the password can be looked at", async () => {
  const { user } = await showApp("/gent/sign-in", {}, null);
  const field = await screen.findByLabelText("Password");
  await user.click(await button("Show password"));
  expect(field).toHaveAttribute("type", "text");
  await user.click(await button("Hide password"));
  expect(field).toHaveAttribute("type", "password");
});

test("who wanted somewhere goes there after signing in, but never to another site", async () => {
  const replies = { accounts: { getToken: token, getSession: aSession() }, feed };
  const { user, leave } = await showApp("/gent/sign-in?next=//evil.example", replies, null);
  await user.type(await screen.findByLabelText("E-mail address"), "dirk@example.org{Enter}");
  expect(await heading("Muide")).toBeVisible();
  leave();
  await showApp("/gent/me", {}, null);
  expect(await heading("Sign in")).toBeVisible();
  expect(window.location.search).toBe("?next=%2Fme");
});

test("the language can be chosen before anything else", async () => {
  const { user } = await showApp("/gent", {}, null);
  await user.selectOptions(await screen.findByLabelText("Language"), "nl");
  expect(await heading("Jouw buurt in Gent")).toBeVisible();
  expect(document.documentElement.lang).toBe("nl");
  expect(document.cookie).toContain("stoep_lang=nl");
});

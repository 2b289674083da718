// @vitest-environment jsdom

import { pendingSignOn, rememberSignOn } from "@stoep/client/sign-on";
import { fakeServer, type Replies, refusal } from "@stoep/client/testing";
import { switchLanguage } from "@stoep/client/texts";
import { dropToken, writeRecord } from "@stoep/client/token";
import type { TokenAnswer } from "@stoep/contract/accounts";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { loadSession } from "../../../../app/session-store.ts";
import { aSession } from "../../../../app/testing/people.ts";
import { showScreen } from "../../../../app/testing/show-screen.tsx";
import { SignInScreen } from "../../screens/sign-in-screen.tsx";
import { LinkedSignOns } from "../parts/linked-sign-ons.tsx";
import { aName, anIdentity, awayAt, everybodys, watchLeaving } from "../testing/samples.ts";
import { CallbackScreen } from "./callback-screen.tsx";

const token: TokenAnswer = { access_token: "t", token_type: "bearer", expires_in: 600, userId: "els" };
const button = (name: string) => screen.findByRole("button", { name });

async function signOutHere(): Promise<void> {
  dropToken();
  writeRecord(null);
  await act(() => loadSession());
}

let left: string[];
beforeEach(async () => {
  left = watchLeaving();
  await signOutHere();
});
afterEach(async () => {
  localStorage.clear();
  await signOutHere();
  vi.unstubAllGlobals();
});

type Accounts = NonNullable<Replies["accounts"]>;
const fails = (code: Parameters<typeof refusal>[0]) => () => Promise.reject(refusal(code));

describe("on the sign-in screen", () => {
  async function open(replies: Accounts, at = "/sign-in") {
    const log = fakeServer({ accounts: { getSession: aSession(), listSignOns: { items: [] }, ...replies } });
    await showScreen(SignInScreen, { path: "/sign-in", at });
    await screen.findByRole("heading", { name: "Sign in" });
    return log;
  }

  test("a quiet button asks for the sign-in name, and the browser is sent to the provider", async () => {
    const log = await open({ startSignOn: { address: awayAt } }, "/sign-in?next=%2Finbox");
    await userEvent.click(await button("Sign in through your organisation"));
    await userEvent.type(await screen.findByLabelText("Sign-in name"), " Gent{Enter}");
    await waitFor(() => expect(left).toEqual([awayAt]));
    expect(log.findLast(({ route }) => route === "accounts.startSignOn")?.params).toEqual({ providerSlug: "gent" });
    expect(pendingSignOn("dashboard")).toMatchObject({ next: "/inbox", purpose: "sign-in" });
  });

  test("providers for everyone have buttons, as do those of a network that the address names", async () => {
    const listSignOns = { items: [everybodys] };
    const log = await open({ listSignOns, startSignOn: { address: awayAt } }, "/sign-in?network=gent");
    await userEvent.click(await button("Sign in with itsme"));
    await waitFor(() => expect(left).toEqual([awayAt]));
    expect(log.find(({ route }) => route === "accounts.listSignOns")?.query.get("network")).toBe("gent");
    expect(log.at(-1)?.query.get("network")).toBe("gent");
    expect(pendingSignOn("dashboard")).toMatchObject({ purpose: "sign-in", network: "gent" });
  });

  test.each([
    ["", "Fill this in."],
    ["no name", "No organisation has this sign-in name. Check it, or ask a colleague."],
  ])("a sign-in name like '%s' is reported immediately", async (typed, words) => {
    await open({});
    await userEvent.click(await button("Sign in through your organisation"));
    const field = await screen.findByLabelText("Sign-in name");
    if (typed) await userEvent.type(field, typed);
    await userEvent.click(await button("Go to your organisation’s sign-in"));
    expect(field).toHaveAccessibleDescription(expect.stringContaining(words));
    expect(left).toEqual([]);
  });

  test("an unknown name and a provider that is down have different messages", async () => {
    const answers = [fails("not_found"), fails("provider_unavailable")];
    await open({ startSignOn: () => answers.shift()?.() ?? { address: awayAt } });
    await userEvent.click(await button("Sign in through your organisation"));
    const field = await screen.findByLabelText("Sign-in name");
    await userEvent.type(field, "gent{Enter}");
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining("No organisation has")));
    await act(() => switchLanguage("nl"));
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining("Geen enkele organisatie")));
    await act(() => switchLanguage("en"));
    await userEvent.type(field, "{Enter}");
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining("cannot be reached")));
  });

  test("the address given to colleagues shows whose sign-in it is", async () => {
    await open({ findProvider: aName, startSignOn: { address: awayAt } }, "/sign-in?with=gent");
    await userEvent.click(await button("Sign in with Gent Entra"));
    expect(screen.getByText("Stad Gent sign-in")).toBeVisible();
    await waitFor(() => expect(left).toEqual([awayAt]));
  });

  test("an address with an unknown name says so, and asks for the right one", async () => {
    await open({ findProvider: fails("not_found") }, "/sign-in?with=gnet");
    expect(await screen.findByText(/No organisation has the sign-in name “gnet”/)).toBeVisible();
    expect(await screen.findByLabelText("Sign-in name")).toBeVisible();
  });
});

describe("after the provider's redirect", () => {
  async function open(
    reply: Accounts["finishSignOn"],
    at = "/sign-in/callback?state=s&code=c&iss=i",
    more: Accounts = {},
  ) {
    const log = fakeServer({ accounts: { getSession: aSession(), finishSignOn: reply, ...more } });
    const shown = await showScreen(CallbackScreen, { path: "/sign-in/callback", at });
    return { ...shown, sent: () => log.filter(({ route }) => route === "accounts.finishSignOn") };
  }

  test("the user is signed in, where they were heading; the provider's parameters do not stay in the address", async () => {
    rememberSignOn({ app: "dashboard", next: "/inbox", purpose: "sign-in", network: null });
    const { address, sent } = await open({ linked: false, token });
    await waitFor(() => expect(address()).toBe("/inbox"));
    expect(sent().map(({ body }) => body)).toEqual([{ state: "s", code: "c", iss: "i" }]);
    expect(pendingSignOn("dashboard")).toBeNull();
  });

  test("a waiting message is shown while the server asks the provider", async () => {
    const { address } = await open(() => new Promise<never>(() => {}));
    expect(await screen.findByRole("status")).toHaveTextContent("Signing you in");
    expect(address()).toBe("/sign-in/callback");
  });

  test("people with a second step take it, then continue", async () => {
    rememberSignOn({ app: "dashboard", next: "/inbox", purpose: "sign-in", network: null });
    const second_step = { kinds: ["app" as const], phoneHint: null };
    const { address } = await open(
      { linked: false, token: { ...token, access_token: undefined, expires_in: 0, second_step } },
      undefined,
      { getToken: token },
    );
    await userEvent.type(await screen.findByLabelText("6-digit code"), "123456");
    await waitFor(() => expect(address()).toBe("/inbox"));
  });

  test("linking ends at the personal account", async () => {
    rememberSignOn({ app: "dashboard", next: "/account/security", purpose: "link", network: null });
    const { address } = await open({ linked: true, token: null });
    expect(await screen.findByText("Linked. You can now sign in with it.")).toBeVisible();
    await waitFor(() => expect(address()).toBe("/account/security"));
  });

  test("nothing stored in the tab can lead to another site", async () => {
    rememberSignOn({ app: "dashboard", next: "//evil.example", purpose: "sign-in", network: null });
    const { address } = await open({ linked: false, token });
    await waitFor(() => expect(address()).toBe("/"));
  });

  test.each([
    ["token_invalid", /took too long, was already completed, or was started in another browser/],
    ["sign_on_refused", /did not let you in, or you stopped halfway/],
    ["identity_not_linked", /No account here is linked/],
    ["provider_unavailable", /cannot be reached/],
  ] as const)("%s is explained in words, with the way back", async (code, words) => {
    await open(fails(code));
    expect(await screen.findByRole("alert")).toHaveTextContent(words);
    expect(screen.getByRole("heading", { name: "You could not be signed in" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Back to sign in" })).toHaveAttribute("href", "/dashboard/sign-in");
  });

  test("a failed link leads back to the personal account", async () => {
    rememberSignOn({ app: "dashboard", next: "/account/security", purpose: "link", network: null });
    await open(fails("identity_in_use"));
    expect(await screen.findByRole("alert")).toHaveTextContent("linked to someone else’s account");
    expect(screen.getByRole("link", { name: "Back to your account" })).toBeVisible();
  });

  test("people who open the address by hand are told to start again, and nothing is requested", async () => {
    const { sent } = await open({ linked: false, token }, "/sign-in/callback");
    expect(await screen.findByRole("alert")).toHaveTextContent("Start again.");
    expect(sent()).toEqual([]);
  });
});

describe("in the personal account", () => {
  async function open(replies: Accounts) {
    const log = fakeServer({ accounts: replies });
    await showScreen(LinkedSignOns, { path: "/account/security" });
    return { of: (route: string) => log.filter((one) => one.route === `accounts.${route}`) };
  }

  test("a provider of the organisation can be linked", async () => {
    await open({ listIdentities: { items: [], providers: [aName] }, startLink: { address: awayAt } });
    await userEvent.click(await button("Link Gent Entra"));
    await waitFor(() => expect(left).toEqual([awayAt]));
    expect(pendingSignOn("dashboard")?.purpose).toBe("link");
  });

  test("linked providers are shown, and are unlinked after a confirmation", async () => {
    const { of } = await open({
      listIdentities: { items: [anIdentity()], providers: [aName] },
      unlinkIdentity: { done: true },
    });
    expect(await screen.findByText(/els@gent.example · linked on 12 May 2026 · not used yet/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Link Gent Entra" })).toBeNull();
    await userEvent.click(await button("Unlink Gent Entra"));
    const dialog = await screen.findByRole("dialog", { name: "Unlink Gent Entra?" });
    expect(of("unlinkIdentity")).toEqual([]);
    await userEvent.click(await screen.findByRole("button", { name: "Unlink" }));
    await waitFor(() => expect(of("unlinkIdentity")[0]?.params).toEqual({ identityId: anIdentity().id }));
    expect(await screen.findByText("Gent Entra is no longer linked.")).toBeVisible();
    expect(dialog).not.toBeInTheDocument();
  });

  test("the only way to sign in has no button to unlink it, and says what to do first", async () => {
    const only = anIdentity({ can: { unlink: "not_allowed" } });
    await open({ listIdentities: { items: [only], providers: [] } });
    expect(await screen.findByText(/^This is your only way to sign in\./)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Unlink Gent Entra" })).toBeNull();
  });

  test("a link that has since become the only way to sign in stays too", async () => {
    await open({ listIdentities: { items: [anIdentity()], providers: [] }, unlinkIdentity: fails("not_allowed") });
    await userEvent.click(await button("Unlink Gent Entra"));
    await userEvent.click(await screen.findByRole("button", { name: "Unlink" }));
    expect(await screen.findByText(/^This is your only way to sign in\./)).toBeVisible();
  });

  test("people who have none and could have none see nothing about it", async () => {
    const { of } = await open({ listIdentities: { items: [], providers: [] } });
    await waitFor(() => expect(of("listIdentities")).toHaveLength(1));
    expect(screen.queryByText("Other ways to sign in")).toBeNull();
  });
});

import { pendingSignOn, rememberSignOn } from "@stoep/client/sign-on";
import { refusal, someFactors } from "@stoep/client/testing";
import type { IdentityView, ProviderName } from "@stoep/contract/accounts";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { button, heading, renderApp } from "../../../app/testing/render-app.tsx";
import { aPost, aSession, feedItem, now } from "../../../app/testing/samples.ts";

const itsme: ProviderName = { slug: "itsme", name: "itsme", belongsTo: "installation", owner: null };
const gent: ProviderName = { slug: "mijn-gent", name: "Mijn Gent", belongsTo: "network", owner: "Gent" };
const linked: IdentityView = {
  id: "0199a000-0000-7000-8000-0000000000b1",
  provider: "itsme",
  providerSlug: "itsme",
  email: "dirk@example.org",
  createdAt: now,
  lastUsedAt: null,
  can: { unlink: true },
};
const awayAt = "https://login.example/authorize?state=s";
const token = { access_token: "t", token_type: "bearer" as const, expires_in: 600, userId: aSession().account.id };
const feed = { getFeed: { items: [feedItem(aPost())], next: null } };
const calm = { listSessions: { items: [] }, listFactors: someFactors() };

let left: string[];
const own = window.location;
beforeEach(() => {
  left = [];
  const assign = (address: string) => void left.push(address);
  Object.defineProperty(window, "location", {
    configurable: true,
    value: new Proxy({} as Location, {
      get: (_, key) => {
        if (key === "assign") return assign;
        const value = Reflect.get(own, key);
        return typeof value === "function" ? value.bind(own) : value;
      },
    }),
  });
});
afterEach(() => {
  Object.defineProperty(window, "location", { configurable: true, value: own });
  localStorage.clear();
});

describe("on the sign-in screen", () => {
  test("each provider of the network or of all networks has a button that leads to it", async () => {
    const accounts = { listSignOns: { items: [gent, itsme] }, startSignOn: { address: awayAt } };
    const { user, asked } = await renderApp("/gent/sign-in?next=/me", { accounts }, null);
    expect(await button("Continue with itsme")).toBeVisible();
    await user.click(await button("Continue with Mijn Gent"));
    await waitFor(() => expect(left).toEqual([awayAt]));
    const started = asked.find(({ route }) => route === "accounts.startSignOn");
    expect([started?.params.providerSlug, started?.query.get("network")]).toEqual(["mijn-gent", "gent"]);
    expect(pendingSignOn("resident")).toEqual({ app: "resident", next: "/me", purpose: "sign-in", network: "gent" });
  });

  test("nothing is mentioned when there are no providers", async () => {
    await renderApp("/gent/sign-in", { accounts: { listSignOns: { items: [] } } }, null);
    expect(await screen.findByLabelText("Password")).toBeVisible();
    expect(screen.queryByText("or")).toBeNull();
  });

  test("a provider that was removed, or is down, is reported", async () => {
    const answers = [refusal("not_found"), refusal("provider_unavailable")];
    const startSignOn = () => {
      throw answers.shift();
    };
    const accounts = { listSignOns: { items: [itsme] }, startSignOn };
    const { user } = await renderApp("/gent/sign-in", { accounts }, null);
    await user.click(await button("Continue with itsme"));
    expect(await screen.findByText(/This way to sign in is no longer available/)).toBeVisible();
    await user.click(await button("Continue with itsme"));
    expect(await screen.findByText(/cannot be reached/)).toBeVisible();
    expect(left).toEqual([]);
  });
});

describe("on return from the provider", () => {
  const from = { app: "resident", next: "/me", purpose: "sign-in", network: "gent" } as const;
  const back = "/sign-on?state=s&code=c&iss=i";

  test("the person is signed in to the network that they left, and no address contains the provider's answer", async () => {
    rememberSignOn({ ...from, next: "" });
    const accounts = { getSession: aSession(), finishSignOn: { linked: false, token } };
    const { asked } = await renderApp(back, { accounts, feed }, null);
    expect(await heading("Muide")).toBeVisible();
    expect(own.pathname + own.search).toBe("/gent");
    expect(asked.find(({ route }) => route === "accounts.finishSignOn")?.body).toEqual({
      state: "s",
      code: "c",
      iss: "i",
    });
    expect(pendingSignOn("resident")).toBeNull();
  });

  test("people with a second step take it first", async () => {
    rememberSignOn({ ...from, next: "" });
    const second_step = { kinds: ["app" as const], phoneHint: null };
    const waiting = { token_type: "bearer" as const, expires_in: 0, userId: token.userId, second_step };
    const accounts = { getSession: aSession(), finishSignOn: { linked: false, token: waiting }, getToken: token };
    const { user } = await renderApp(back, { accounts, feed }, null);
    await user.type(await screen.findByLabelText("6-digit code"), "123456");
    expect(await heading("Muide")).toBeVisible();
  });

  test.each([
    [
      "identity_not_linked",
      /No account here is linked to this sign-in yet\. Sign in with your email address first/,
      "?next=%2Fme%2Fsecurity",
    ],
    ["sign_on_refused", /you stopped halfway/, ""],
    ["token_invalid", /took too long/, ""],
  ] as const)("%s is said in words, with the next step", async (code, words, next) => {
    rememberSignOn(from);
    await renderApp(back, { accounts: { finishSignOn: () => Promise.reject(refusal(code)) } }, null);
    expect(await screen.findByText(words)).toBeVisible();
    expect(await heading("Signing in did not work")).toBeVisible();
    expect(screen.getByRole("link", { name: "Back to sign in" })).toHaveAttribute("href", `/gent/sign-in${next}`);
    expect(screen.queryAllByRole("link", { name: "Sign up" })).toHaveLength(next ? 1 : 0);
  });

  test.each(["//evil.example", "../leuven"])("whatever the browser stores leads nowhere else: %s", async (network) => {
    rememberSignOn({ ...from, network });
    const { routes } = await renderApp(back, {}, null);
    expect(await screen.findByText(/Signing in took too long/)).toBeVisible();
    expect(routes()).not.toContain("accounts.finishSignOn");
    await waitFor(() => expect(own.pathname).toBe("/gent"));
  });
});

describe("in one's own security settings", () => {
  test("a provider that can be linked is opened, and is linked on return", async () => {
    const accounts = { ...calm, listIdentities: { items: [], providers: [itsme] }, startLink: { address: awayAt } };
    const { user } = await renderApp("/gent/me/security", { accounts });
    await user.click(await button("Link itsme"));
    await waitFor(() => expect(left).toEqual([awayAt]));
    expect(pendingSignOn("resident")).toMatchObject({ purpose: "link", next: "/me/security" });
  });

  test("a linked provider is unlinked after a question", async () => {
    const accounts = {
      ...calm,
      listIdentities: { items: [linked], providers: [itsme] },
      unlinkIdentity: { done: true as const },
    };
    const { user, asked } = await renderApp("/gent/me/security", { accounts });
    await user.click(await button("Unlink itsme"));
    expect(asked.some(({ route }) => route === "accounts.unlinkIdentity")).toBe(false);
    await user.click(await button("Unlink"));
    expect(await screen.findByText("itsme is no longer linked.")).toBeVisible();
  });

  test("the only way to sign in has no button, and says what to do first", async () => {
    const only = { ...linked, can: { unlink: "not_allowed" as const } };
    await renderApp("/gent/me/security", { accounts: { ...calm, listIdentities: { items: [only], providers: [] } } });
    expect(await screen.findByText(/^This is your only way to sign in\./)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Unlink itsme" })).toBeNull();
  });

  test("nothing is mentioned when there are no providers", async () => {
    const { routes } = await renderApp("/gent/me/security", {
      accounts: { ...calm, listIdentities: { items: [], providers: [] } },
    });
    await waitFor(() => expect(routes()).toContain("accounts.listIdentities"));
    expect(screen.queryByText("Other ways to sign in")).toBeNull();
  });
});

// @vitest-environment jsdom

import { fakeServer, type Replies, refusal } from "@stoep/client/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { aMembership, aSession } from "../../../../app/testing/people.ts";
import { showScreen } from "../../../../app/testing/show-screen.tsx";
import { aProvider } from "../testing/samples.ts";
import { ProvidersScreen } from "./providers-screen.tsx";

afterEach(() => vi.unstubAllGlobals());

type Accounts = NonNullable<Replies["accounts"]>;
const { redirectUri } = aProvider();

async function open(replies: Accounts = {}, items = [aProvider()]) {
  const log = fakeServer({ accounts: { listProviders: { items, redirectUri }, ...replies } });
  const session = aSession(aMembership({ type: "owner" }));
  await showScreen(ProvidersScreen, { path: "/settings/sign-on", session });
  await screen.findByText(items.length > 0 ? "Gent Entra" : "No provider yet");
  return { of: (route: string) => log.filter((one) => one.route === `accounts.${route}`) };
}
const button = (name: string) => screen.findByRole("button", { name });
const field = (name: string) => screen.findByRole("textbox", { name });

async function fill(values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    const input = name === "Client secret" ? await screen.findByLabelText(/^Client secret/) : await field(name);
    await userEvent.clear(input);
    await userEvent.click(input);
    await userEvent.paste(value);
  }
}
const good = {
  Name: "Gent Entra",
  "Sign-in name": "Gent",
  Issuer: "https://login.example/gent/v2.0",
  "Client ID": "stoep",
  "Client secret": "hush",
};

test("each provider shows whom it is for, and the addresses to pass on", async () => {
  await open();
  expect(screen.getByText("https://login.example/gent/v2.0")).toBeVisible();
  expect(screen.getByText("Only people who have linked their account · 3 people linked")).toBeVisible();
  expect(screen.getByText("On")).toBeVisible();
  expect(screen.getByLabelText("Sign-in address, for colleagues")).toHaveValue(
    "https://stoep.example/dashboard/sign-in?with=gent",
  );
  expect(screen.getByLabelText("Redirect address, for the provider")).toHaveValue(redirectUri);
  const user = userEvent.setup();
  await user.click(await button("Copy sign-in address"));
  expect(await button("Copied")).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(aProvider().signInAddress);
});

test("an administrator adds one: first the redirect address for the provider, then the provider's details", async () => {
  const { of } = await open({ createProvider: aProvider() }, []);
  await userEvent.click(await button("Add provider"));
  const dialog = await screen.findByRole("dialog", { name: "Add provider" });
  expect(within(dialog).getByLabelText("Redirect address, for the provider")).toHaveValue(redirectUri);
  await fill(good);
  await userEvent.click(within(dialog).getByRole("button", { name: "Add" }));
  expect(await screen.findByText("Gent Entra has been saved.")).toBeVisible();
  expect(of("createProvider")[0]?.body).toEqual({
    name: "Gent Entra",
    slug: "gent",
    issuer: "https://login.example/gent/v2.0",
    clientId: "stoep",
    clientSecret: "hush",
    admits: "nobody",
    isEnabled: true,
  });
});

test("missing and invalid values are reported at their fields, before anything is requested", async () => {
  const { of } = await open({}, []);
  await userEvent.click(await button("Add provider"));
  await fill({ Issuer: "http://login.example", "Sign-in name": "-" });
  await userEvent.click(await button("Add"));
  expect(await field("Sign-in name")).toHaveAccessibleDescription(expect.stringContaining("start with a letter"));
  expect(await field("Issuer")).toBeInvalid();
  expect(await field("Name")).toBeInvalid();
  expect(await screen.findByLabelText(/^Client secret/)).toBeInvalid();
  expect(of("createProvider")).toEqual([]);
});

test("a name that is taken and a provider that does not exist are reported at their fields", async () => {
  const answers = [refusal("invalid_input", { slug: "slugTaken" }), refusal("provider_unavailable")];
  await open({ createProvider: () => Promise.reject(answers.shift()) }, []);
  await userEvent.click(await button("Add provider"));
  await fill(good);
  await userEvent.click(await button("Add"));
  await waitFor(async () => expect(await field("Sign-in name")).toBeInvalid());
  await fill({ "Sign-in name": "gent-2" });
  await userEvent.click(await button("Add"));
  expect(await screen.findByRole("alert")).toHaveTextContent("The provider does not respond at this issuer address");
});

test("the stored secret stays unless another is typed, and the provider can be switched off", async () => {
  const { of } = await open({ editProvider: aProvider({ isEnabled: false }) });
  await userEvent.click(await button("Edit Gent Entra"));
  const dialog = await screen.findByRole("dialog", { name: "Edit Gent Entra" });
  expect(within(dialog).getByLabelText(/^Client secret/)).toHaveValue("");
  await userEvent.click(within(dialog).getByRole("switch", { name: /^On/ }));
  await userEvent.click(within(dialog).getByRole("button", { name: "Save" }));
  await waitFor(() => expect(of("editProvider")).toHaveLength(1));
  expect(of("editProvider")[0]?.body).toMatchObject({ isEnabled: false, slug: "gent" });
  expect(of("editProvider")[0]?.body).not.toHaveProperty("clientSecret");
});

test("removing asks for confirmation, and says what happens to the accounts", async () => {
  const { of } = await open({ deleteProvider: { done: true } });
  await userEvent.click(await button("Remove Gent Entra"));
  expect(await screen.findByText(/Accounts stay/)).toBeVisible();
  expect(of("deleteProvider")).toEqual([]);
  await userEvent.click(await screen.findByRole("button", { name: "Remove" }));
  await waitFor(() => expect(of("deleteProvider")[0]?.params).toEqual({ providerId: aProvider().id }));
});

test("non-administrators are told so, and nothing is requested", async () => {
  const log = fakeServer({});
  await showScreen(ProvidersScreen, { path: "/settings/sign-on" });
  expect(await screen.findByText(/Only an administrator/)).toBeVisible();
  expect(log).toEqual([]);
});

import { refusal } from "@stoep/client/testing";
import { readRecord } from "@stoep/client/token";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ErrorBoundary } from "./failures.tsx";
import { BreakableText } from "./kit/breakable-text.tsx";
import { readCache, writeCache } from "./offline/cache.ts";
import { speakAsAccount } from "./session-store.ts";
import { button, heading, renderApp } from "./testing/render-app.tsx";
import { aPost, aResidence, aSession, feedItem } from "./testing/samples.ts";

const oneMessage = { getFeed: { items: [feedItem(aPost())], next: null } };
const network = (slug: string, name: string) => ({
  slug,
  name,
  timeZone: "Europe/Brussels",
  languages: ["nl" as const],
  runBy: [],
  dataLicence: "CC-BY-4.0" as const,
  logo: null,
  accent: null,
});

test("with several cities people choose their own", async () => {
  const items = [network("gent", "Gent"), network("leuven", "Leuven")];
  const { user } = await renderApp("/", { neighbourhoods: { listNetworks: { items } } }, null);
  await user.click(await screen.findByRole("link", { name: "Leuven" }));
  expect(await heading("Your neighbourhood in Leuven")).toBeVisible();
  expect(window.location.pathname).toBe("/leuven");
});

test("the language can be chosen before a city is", async () => {
  const items = [network("gent", "Gent"), network("leuven", "Leuven")];
  const { user } = await renderApp("/", { neighbourhoods: { listNetworks: { items } } }, null);
  await user.selectOptions(await screen.findByLabelText("Language"), "fr");
  expect(await heading("Choisissez votre ville")).toBeVisible();
  expect(document.documentElement.lang).toBe("fr");
});

test("a single city opens immediately", async () => {
  await renderApp("/", {}, null);
  expect(await heading("Your neighbourhood in Gent")).toBeVisible();
  expect(window.location.pathname).toBe("/gent");
});

test("a city that does not exist is reported missing", async () => {
  await renderApp("/atlantis", {}, null);
  expect(await heading("This page does not exist")).toBeVisible();
  expect(screen.getByRole("link", { name: "Go to the start page" }).className).toMatch(/main/);
});

test("a visitor who is not signed in reads what this is, and how to join", async () => {
  await renderApp("/gent", {}, null);
  expect(await screen.findByRole("link", { name: "Sign up" })).toHaveAttribute("href", "/gent/sign-up");
  expect(screen.getByRole("link", { name: "Read the public messages" })).toHaveAttribute("href", "/gent/public");
  expect(screen.getByRole("link", { name: "Participation page" })).toHaveAttribute(
    "href",
    "/gent/participation?language=en",
  );
  expect(screen.queryByRole("navigation", { name: "Main menu" })).not.toBeInTheDocument();
});

test("staff without an address here read why they see nothing", async () => {
  await renderApp("/gent", {}, aSession(null));
  expect(await heading("You are not a resident here")).toBeVisible();
  expect(screen.getByRole("link", { name: "Go to the dashboard" })).toHaveAttribute("href", "/dashboard/");
});

test("a resident of another city is shown the way home", async () => {
  const gent = aResidence();
  const items = [network("gent", "Gent"), network("leuven", "Leuven")];
  await renderApp("/leuven", { neighbourhoods: { listNetworks: { items } } }, aSession(gent));
  expect(await screen.findByRole("link", { name: "Go to Gent" })).toHaveAttribute("href", "/gent");
});

test("a resident of two cities continues in the one that the address names", async () => {
  const gent = aResidence();
  const leuven = aResidence({
    residentId: "0199a000-0000-7000-8000-000000000077",
    network: { ...gent.network, slug: "leuven", name: "Leuven" },
  });
  const session = { ...aSession(gent), residences: [gent, leuven] };
  writeCache("agenda", "of Gent");
  const { asked } = await renderApp(
    "/leuven",
    {
      accounts: { activateResidence: { ...session, active: { kind: "residence", residence: leuven } } },
      feed: oneMessage,
    },
    session,
  );
  expect(await screen.findByRole("navigation", { name: "Main menu" })).toBeVisible();
  expect(asked.find(({ route }) => route === "accounts.activateResidence")?.body).toEqual({
    residentId: leuven.residentId,
  });
  expect(readCache("agenda")).toBeNull();
});

test("signing out is signalled, then everything stored on the device is removed", async () => {
  const { user } = await renderApp("/gent/me", {
    accounts: { endSession: { done: true } },
    residents: { getMyResidence: () => Promise.reject(refusal("unexpected")) },
  });
  await user.click(await button("Sign out"));
  expect(await screen.findByText("Signing out…")).toBeVisible();
  await waitFor(() => expect(readRecord()).toBeNull());
  expect(Object.keys(localStorage).filter((key) => key.startsWith("stoep.kept"))).toEqual([]);
});

test("a language changed elsewhere takes effect without leaving the page", async () => {
  await renderApp("/gent", {}, null);
  expect(await heading("Your neighbourhood in Gent")).toBeVisible();
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = "stoep_lang=nl; path=/";
  act(() => void dispatchEvent(new Event("languagechange")));
  expect(await heading("Jouw buurt in Gent")).toBeVisible();
  expect(document.documentElement.lang).toBe("nl");
});

test("a returning resident reads in the account's language, whatever the browser's language", async () => {
  const session = aSession();
  const inTurkish = { ...session, account: { ...session.account, language: "tr" as const } };
  await renderApp("/gent", { feed: oneMessage }, inTurkish);
  expect(await screen.findByRole("link", { name: "Me" })).toBeVisible();
  await act(speakAsAccount);
  expect(await screen.findByRole("link", { name: "Profilim" })).toBeVisible();
  expect(document.documentElement.lang).toBe("tr");
});

test("a network's own logo replaces Stoep's", async () => {
  const own = { ...network("gent", "Gent"), logo: "/api/networks/gent/logo?version=1" };
  await renderApp("/gent", { neighbourhoods: { listNetworks: { items: [own] } } }, null);
  const brand = await screen.findByRole("link", { name: "Gent" });
  expect(brand.querySelector("img")).toHaveAttribute("src", own.logo);
});

test("an email address breaks after @ and dots, and is copied as it is", () => {
  const { container } = render(<BreakableText text="Sent to noor.aydin@mail.example. Look there." />);
  expect(container).toHaveTextContent("Sent to noor.aydin@mail.example. Look there.");
  expect(container.innerHTML).toBe("Sent to noor.<wbr>aydin@<wbr>mail.<wbr>example. Look there.");
});

const NotLoaded = () => {
  throw new Error("no such file on this device");
};

test.each([
  [true, "Something went wrong on this page", "Reload"],
  [false, "Stoep cannot be reached", "Try again"],
])("a screen that cannot be loaded says why; connected: %s", async (isConnected, title, act) => {
  (await renderApp("/gent", {}, null)).leave();
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(isConnected);
  vi.spyOn(console, "error").mockImplementation(() => {});
  render(
    <ErrorBoundary>
      <NotLoaded />
    </ErrorBoundary>,
  );
  expect(await heading(title)).toBeVisible();
  expect(await button(act)).toBeVisible();
  vi.restoreAllMocks();
});

describe("on a wide screen", () => {
  const narrow = window.matchMedia;
  beforeEach(() => {
    window.matchMedia = (media) =>
      Object.assign(new EventTarget(), { ...narrow(media), media, matches: media.includes("min-width") });
  });
  afterEach(() => {
    window.matchMedia = narrow;
  });

  test("the neighbourhood and its senders are shown beside every screen", async () => {
    await renderApp("/gent/privacy", { feed: oneMessage });
    const aside = within(await screen.findByRole("complementary", { name: "About your neighbourhood" }));
    expect(aside.getByRole("heading", { name: "Muide" })).toBeVisible();
    expect(aside.getByText("Your address is confirmed")).toBeVisible();
    expect(await aside.findByRole("link", { name: "Stad Gent" })).toBeVisible();
  });
});

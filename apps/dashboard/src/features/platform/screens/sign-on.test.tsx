// @vitest-environment jsdom

import { fakeServer, type Replies, refusal } from "@stoep/client/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { closeToasts, showScreen } from "../../../app/testing/show-screen.tsx";
import { aNetwork, aProvider, id } from "../testing/samples.ts";
import { SignOnScreen } from "./sign-on-screen.tsx";

afterEach(() => {
  closeToasts();
  vi.unstubAllGlobals();
});

const residentRedirectUri = "https://stoep.example/sign-on";

async function open(items = [aProvider()], replies: Replies["platform"] = {}) {
  const { redirectUri } = aProvider();
  const listSharedProviders = { items, redirectUri, residentRedirectUri };
  const listNetworks = { items: [aNetwork()] };
  const log = fakeServer({ platform: { listSharedProviders, listNetworks, ...replies } });
  await showScreen(SignOnScreen, { path: "/platform/sign-on" });
  await screen.findByText(items[0]?.name ?? "No provider yet");
  return (route: string) => log.filter((one) => one.route === `platform.${route}`);
}
const press = async (name: string, inside: HTMLElement = document.body) =>
  userEvent.click(await within(inside).findByRole("button", { name }));

test("each provider shows whether it is for everyone or for a network, with both addresses to register", async () => {
  const ofGent = aProvider({ id: id(52), slug: "gent", name: "Mijn Gent", network: { id: id(1), name: "Gent" } });
  await open([aProvider(), ofGent]);
  expect(screen.getByText("Everyone in this installation · 12 people linked")).toBeVisible();
  expect(screen.getByText("Gent · 12 people linked")).toBeVisible();
  const residents = screen.getAllByLabelText("Redirect address of the residents’ app, for the provider");
  expect(residents[0]).toHaveValue(residentRedirectUri);
  expect(screen.queryByText(/Only people who have linked/)).toBeNull();
});

test("a provider is added for a network; refused values are reported at their fields", async () => {
  let isTaken = true;
  const of = await open([], {
    addSharedProvider: () => {
      if (isTaken) throw refusal("invalid_input", { slug: "slugTaken" });
      return aProvider();
    },
  });
  await press("Add provider");
  const dialog = await screen.findByRole("dialog", { name: "Add provider" });
  expect(within(dialog).getByText(/using both redirect addresses/)).toBeVisible();
  await userEvent.click(within(dialog).getByRole("combobox", { name: "For whom" }));
  await userEvent.click(await screen.findByRole("option", { name: "Only Gent" }));
  const fill = async (label: RegExp, text: string) => {
    await userEvent.click(within(dialog).getByLabelText(label));
    await userEvent.paste(text);
  };
  await fill(/^Name/, "itsme");
  await fill(/^Sign-in name/, "itsme");
  await fill(/^Issuer/, "https://login.example/itsme");
  await fill(/^Client ID/, "stoep");
  await fill(/^Client secret/, "hush");
  await press("Add", dialog);
  await waitFor(() => expect(within(dialog).getByLabelText(/^Sign-in name/)).toBeInvalid());
  isTaken = false;
  await fill(/^Sign-in name/, "-2");
  await press("Add", dialog);
  expect(await screen.findByText("itsme has been saved.")).toBeVisible();
  expect(of("addSharedProvider").at(-1)?.body).toEqual({
    networkId: id(1),
    name: "itsme",
    slug: "itsme-2",
    issuer: "https://login.example/itsme",
    clientId: "stoep",
    clientSecret: "hush",
    isEnabled: true,
  });
});

test("a provider's owner cannot be changed; the provider can be switched off, and removed after a confirmation", async () => {
  const of = await open([aProvider()], {
    editSharedProvider: aProvider({ isEnabled: false }),
    removeSharedProvider: { done: true },
  });
  await press("Edit itsme");
  const dialog = await screen.findByRole("dialog", { name: "Edit itsme" });
  expect(within(dialog).queryByRole("combobox")).toBeNull();
  await userEvent.click(within(dialog).getByRole("switch", { name: /^On/ }));
  await press("Save", dialog);
  await waitFor(() => expect(of("editSharedProvider")[0]?.body).toMatchObject({ isEnabled: false }));
  expect(of("editSharedProvider")[0]?.body).not.toHaveProperty("networkId");
  await press("Remove itsme");
  expect(of("removeSharedProvider")).toEqual([]);
  await press("Remove", await screen.findByRole("dialog", { name: "Remove itsme?" }));
  await waitFor(() => expect(of("removeSharedProvider")[0]?.params).toEqual({ providerId: id(51) }));
});

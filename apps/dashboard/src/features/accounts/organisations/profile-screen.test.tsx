// @vitest-environment jsdom

import { fakeServer, fill, type Replies, refusal } from "@stoep/client/testing";
import { askToLeave, hasUnsavedChanges } from "@stoep/ui";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { expectToast } from "../../../app/testing/expect-toast.ts";
import { openReader } from "../../../app/testing/open-reader.ts";
import { aSession } from "../../../app/testing/people.ts";
import { showScreen } from "../../../app/testing/show-screen.tsx";
import { aLogo, anOrganisation, anOwner } from "../settings/testing/samples.ts";
import { BottomUpScreen } from "./bottom-up-screen.tsx";
import { PreviewScreen } from "./preview-screen.tsx";
import { ProfileScreen } from "./profile-screen.tsx";

afterEach(() => vi.unstubAllGlobals());

type Accounts = NonNullable<Replies["accounts"]>;
let organisation = anOrganisation();

/** A server that stores what it receives. */
function aServer(replies: Accounts = {}) {
  organisation = anOrganisation();
  return fakeServer({
    accounts: {
      getOrganisation: () => organisation,
      editOrganisation: ({ body }) => {
        organisation = { ...organisation, ...(body as object) };
        return organisation;
      },
      setBottomUp: ({ body }) => {
        organisation = { ...organisation, bottomUp: body as typeof organisation.bottomUp };
        return organisation;
      },
      setLogo: () => {
        organisation = { ...organisation, logo: aLogo() };
        return organisation;
      },
      deleteLogo: () => {
        organisation = { ...organisation, logo: null };
        return organisation;
      },
      ...replies,
    },
  });
}

const openProfile = () => showScreen(ProfileScreen, { path: "/settings", session: anOwner() });
const phone = () => screen.getByRole("region", { name: "The organisation’s page on a resident’s phone" });
const field = (name: RegExp) => screen.findByRole("textbox", { name });
const button = (name: string) => screen.getByRole("button", { name });

test("what is typed appears immediately in the preview of the resident’s phone, and is saved on request", async () => {
  const asked = aServer();
  await openProfile();
  expect(await screen.findByRole("button", { name: "Save changes" })).toBeDisabled();
  await userEvent.clear(await field(/^Name/));
  await fill(await field(/^Name/), "City of Ghent");
  const shown = openReader(phone());
  const profile = { name: "City of Ghent", textHtml: "<p>We are the city.</p>", website: "https://stad.gent" };
  await waitFor(() => expect(shown().subject).toMatchObject({ kind: "organisation", profile }));
  expect(screen.getByText("Not saved yet")).toBeVisible();
  await userEvent.click(button("Save changes"));
  await expectToast("Changes saved.");
  expect(asked.find(({ route }) => route === "accounts.editOrganisation")?.body).toEqual({
    name: "City of Ghent",
    textHtml: "<p>We are the city.</p>",
    website: "https://stad.gent",
    phone: "+32 9 210 10 10",
    address: "Botermarkt 1, 9000 Gent",
  });
  expect(hasUnsavedChanges()).toBe(false);
});

test("a name is required, and a website must be a web address", async () => {
  const asked = aServer();
  await openProfile();
  await userEvent.clear(await field(/^Name/));
  await userEvent.clear(await field(/^Website/));
  await fill(await field(/^Website/), "stad.gent");
  await userEvent.click(button("Save changes"));
  expect(await screen.findByText("2 things to correct")).toBeVisible();
  expect(button("Enter a name.")).toBeVisible();
  expect(button("Enter a web address that starts with https:// or http://.")).toBeVisible();
  expect(asked.map(({ route }) => route)).not.toContain("accounts.editOrganisation");
});

test("asks before unsaved text is lost", async () => {
  aServer();
  await openProfile();
  await userEvent.type(await field(/^Phone/), "1");
  const answer = askToLeave();
  await userEvent.click(await screen.findByRole("button", { name: "Keep editing" }));
  expect(await answer).toBe(false);
});

test("a logo is chosen, shown, replaced and removed", async () => {
  const asked = aServer();
  await openProfile();
  const picture = new File(["x"], "logo.png", { type: "image/png" });
  await userEvent.upload(await screen.findByLabelText(/Choose a logo/), picture);
  await expectToast("Picture saved. Residents can see it now.");
  expect(await screen.findByLabelText(/Replace logo/)).toBeInTheDocument();
  const shown = openReader(phone());
  const logo = { address: "/api/files/gent/logo.png" };
  await waitFor(() => expect(shown().subject).toMatchObject({ profile: { logo } }));
  await userEvent.click(button("Remove logo"));
  const dialog = await screen.findByRole("dialog", { name: "Remove the logo of Stad Gent?" });
  await userEvent.click(within(dialog).getByRole("button", { name: "Remove logo" }));
  expect(await screen.findByLabelText(/Choose a logo/)).toBeInTheDocument();
  expect(asked.map(({ route }) => route)).toContain("accounts.deleteLogo");
});

test("a picture over 10 MB, or of another type, is not sent, with the reason", async () => {
  const asked = aServer();
  await openProfile();
  const large = new File(["x"], "large.png", { type: "image/png" });
  Object.defineProperty(large, "size", { value: 11 * 1024 * 1024 });
  await userEvent.upload(await screen.findByLabelText(/Choose a banner/), large);
  expect(await screen.findByText(/large\.png is too large \(11 MB\)\. The limit is 10 MB\./)).toBeVisible();
  expect(asked.map(({ route }) => route)).not.toContain("accounts.setBanner");
});

test("non-administrators are told so, and nothing is requested", async () => {
  const asked = aServer();
  await showScreen(ProfileScreen, { path: "/settings", session: aSession() });
  expect(await screen.findByText("Only an administrator of the organisation can do this.")).toBeVisible();
  expect(asked).toEqual([]);
});

test("the full preview shows what is saved", async () => {
  aServer();
  await showScreen(PreviewScreen, { path: "/settings/preview", session: anOwner() });
  const frame = await screen.findByTitle("The organisation’s page as residents see it");
  const shown = openReader(frame.parentElement as HTMLElement);
  const profile = { name: "Stad Gent", memberSince: "2025-05-12T08:00:00.000Z" };
  await waitFor(() => expect(shown().subject).toMatchObject({ profile }));
  expect(screen.getByRole("link", { name: "Open the page" })).toHaveAttribute(
    "href",
    `http://localhost:3000/gent/organisations/${organisation.id}`,
  );
});

test("switching messages from residents off asks for a contact text, and shows what residents read", async () => {
  const asked = aServer();
  await showScreen(BottomUpScreen, { path: "/settings/bottom-up", session: anOwner() });
  await userEvent.click(await screen.findByRole("switch", { name: /^Residents can write to us/ }));
  expect(screen.getByRole("heading", { name: "Stad Gent does not accept messages here" })).toBeVisible();
  await userEvent.click(button("Save changes"));
  expect(await screen.findByRole("button", { name: "Tell residents who to contact instead." })).toBeVisible();
  await fill(screen.getByRole("textbox", { name: /^Contact text/ }), "Call 09 210 10 10");
  expect(
    within(screen.getByRole("region", { name: "What residents see" })).getByText("Call 09 210 10 10"),
  ).toBeVisible();
  await userEvent.click(button("Save changes"));
  await expectToast("Changes saved.");
  expect(asked.find(({ route }) => route === "accounts.setBottomUp")?.body).toEqual({
    isDisabled: true,
    disabledKinds: [],
    placeholder: "Call 09 210 10 10",
  });
});

test("each kind is switched off separately", async () => {
  const asked = aServer();
  await showScreen(BottomUpScreen, { path: "/settings/bottom-up", session: anOwner() });
  await userEvent.click(await screen.findByRole("checkbox", { name: /^Borrow/ }));
  await userEvent.click(screen.getByRole("checkbox", { name: /^Ideas/ }));
  await userEvent.click(button("Save changes"));
  await expectToast("Changes saved.");
  expect(asked.find(({ route }) => route === "accounts.setBottomUp")?.body).toMatchObject({
    isDisabled: false,
    disabledKinds: ["idea", "borrow"],
  });
});

test("switching off every kind asks for a contact text too", async () => {
  const asked = aServer();
  await showScreen(BottomUpScreen, { path: "/settings/bottom-up", session: anOwner() });
  for (const kind of await screen.findAllByRole("checkbox")) await userEvent.click(kind);
  await userEvent.click(button("Save changes"));
  expect(await screen.findByRole("button", { name: "Tell residents who to contact instead." })).toBeVisible();
  expect(asked.filter(({ route }) => route === "accounts.setBottomUp")).toEqual([]);
});

test("the server's faults are shown at their fields", async () => {
  aServer({
    editOrganisation: () => {
      throw refusal("invalid_input", { website: "websiteFormat" });
    },
  });
  await openProfile();
  await userEvent.type(await field(/^Website/), "/x");
  await userEvent.click(button("Save changes"));
  await waitFor(async () => expect(await field(/^Website/)).toHaveAttribute("aria-invalid", "true"));
});

// @vitest-environment jsdom

import { fakeServer, fill, type Replies, refusal } from "@stoep/client/testing";
import { hasUnsavedChanges } from "@stoep/ui";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { aSession } from "../../../app/testing/people.ts";
import { closeToasts, showScreen } from "../../../app/testing/show-screen.tsx";
import { aProfile, aSessionView, idOf } from "../testing/samples.ts";
import { MailsScreen } from "./mails-screen.tsx";
import { ProfileScreen } from "./profile-screen.tsx";
import { SessionsScreen } from "./sessions-screen.tsx";

afterEach(() => {
  closeToasts();
  vi.unstubAllGlobals();
});

const button = (name: string) => screen.findByRole("button", { name });

async function open(Screen: typeof ProfileScreen, replies: Replies["accounts"]) {
  const log = fakeServer({ accounts: { getSession: aSession(), ...replies } });
  await showScreen(Screen, { path: "/account" });
  return (route: string) => log.filter((asked) => asked.route === `accounts.${route}`);
}

describe("the profile", () => {
  test("is saved with one button, including the phone number", async () => {
    const of = await open(ProfileScreen, {
      getProfile: aProfile(),
      editProfile: aProfile({ publicName: "Els of the city" }),
      editPhoneNumber: aProfile({ publicName: "Els of the city", phone: null }),
    });
    const name = await screen.findByLabelText("Public name");
    expect(name).toHaveAccessibleDescription(/Residents see this name/);
    await userEvent.clear(name);
    await fill(name, "Els of the city");
    await userEvent.clear(screen.getByLabelText("Phone number"));
    expect(hasUnsavedChanges()).toBe(true);
    await userEvent.click(await button("Save"));
    expect(await screen.findByText("Profile saved.")).toBeVisible();
    expect(hasUnsavedChanges()).toBe(false);
    expect(of("editProfile")[0]?.body).toMatchObject({ firstName: "Els", publicName: "Els of the city" });
    expect(of("editPhoneNumber")[0]?.body).toEqual({ phone: null });
  });

  test("shows faults at their fields before anything is sent", async () => {
    const of = await open(ProfileScreen, { getProfile: aProfile() });
    await userEvent.clear(await screen.findByLabelText("First name"));
    await userEvent.clear(screen.getByLabelText("Phone number"));
    await fill(screen.getByLabelText("Phone number"), "0470 12 34 56");
    await userEvent.click(await button("Save"));
    expect(screen.getByLabelText("First name")).toHaveAccessibleDescription("Enter a first name.");
    expect(screen.getByLabelText("Phone number")).toHaveAccessibleDescription(/enter all of it, with the country code/);
    expect(of("editProfile")).toEqual([]);
  });

  test("does not send the number when it has not changed", async () => {
    const of = await open(ProfileScreen, { getProfile: aProfile(), editProfile: aProfile({ jobTitle: "Press" }) });
    await userEvent.type(await screen.findByLabelText("Job title"), "!");
    await userEvent.click(await button("Save"));
    expect(await screen.findByText("Profile saved.")).toBeVisible();
    expect(of("editPhoneNumber")).toEqual([]);
  });

  test("saves a picture immediately, and says why another is not accepted", async () => {
    const of = await open(ProfileScreen, { getProfile: aProfile(), setPicture: aProfile() });
    const field = await screen.findByLabelText(/Choose a photo/);
    await userEvent.upload(field, new File(["x"], "me.png", { type: "image/png" }));
    expect(await screen.findByText("Photo saved.")).toBeVisible();
    await userEvent.upload(field, new File([new Uint8Array(10 * 1024 * 1024 + 1)], "big.png", { type: "image/png" }));
    expect(await screen.findByText("The file is too large.")).toBeVisible();
    expect(of("setPicture")).toHaveLength(1);
  });

  test("says why the server refuses a picture", async () => {
    await open(ProfileScreen, {
      getProfile: aProfile(),
      setPicture: () => Promise.reject(refusal("file_kind_refused")),
    });
    const file = new File(["x"], "me.png", { type: "image/png" });
    await userEvent.upload(await screen.findByLabelText(/Choose a photo/), file);
    expect(await screen.findByText("This type of file is not accepted. Choose another file.")).toBeVisible();
  });
});

test("one switch turns off all mails except the essential ones", async () => {
  const of = await open(MailsScreen, {
    getMailSettings: { isUnsubscribedFromAll: false },
    setMailSettings: { isUnsubscribedFromAll: true },
  });
  const receives = await screen.findByRole("switch", { name: /Send me emails/ });
  expect(receives).toBeChecked();
  await userEvent.click(receives);
  expect(await screen.findByText("Changes saved.")).toBeVisible();
  expect(of("setMailSettings")[0]?.body).toEqual({ isUnsubscribedFromAll: true });
});

describe("sessions", () => {
  const phone = aSessionView({
    id: idOf(71),
    client: "resident",
    agent:
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
  });
  const odd = aSessionView({ id: idOf(72), client: "curl", agent: "curl/8.5" });

  test("have readable names, and the current one is marked", async () => {
    await open(SessionsScreen, { listSessions: { items: [aSessionView({ isThisOne: true }), phone, odd] } });
    const [here, ...others] = await screen.findAllByRole("listitem");
    expect(within(here as HTMLElement).getByText("Firefox on Windows · dashboard")).toBeVisible();
    expect(within(here as HTMLElement).getByText("this device")).toBeVisible();
    expect(within(here as HTMLElement).queryByRole("button")).toBeNull();
    expect(others[0]).toHaveTextContent("Safari on iOS · residents’ app");
    expect(others[1]).toHaveTextContent("A browser · curl");
  });

  test("are ended one by one, or all except the current one", async () => {
    let items = [aSessionView({ isThisOne: true }), phone, odd];
    const of = await open(SessionsScreen, {
      listSessions: () => ({ items }),
      endOtherSession: ({ params }) => {
        items = items.filter(({ id }) => id !== params.sessionId);
        return { done: true };
      },
      endOtherSessions: () => {
        items = items.filter(({ isThisOne }) => isThisOne);
        return { done: true };
      },
    });
    await userEvent.click(await button("End the session: Safari on iOS · residents’ app"));
    expect(await screen.findByText("Session ended.")).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(2));
    await userEvent.click(await button("End all other sessions"));
    const dialog = await screen.findByRole("dialog", { name: "End all other sessions?" });
    await userEvent.click(within(dialog).getByRole("button", { name: "End all other sessions" }));
    expect(await screen.findByText("All other sessions ended.")).toBeVisible();
    expect(of("endOtherSession").map(({ params }) => params.sessionId)).toEqual([phone.id]);
    expect(of("endOtherSessions")).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole("button", { name: "End all other sessions" })).toBeNull());
  });
});

// @vitest-environment jsdom

import { fakeServer, fill, type Replies } from "@stoep/client/testing";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { expectToast } from "../../../../app/testing/expect-toast.ts";
import { showScreen } from "../../../../app/testing/show-screen.tsx";
import { inCare } from "../../testing/people.ts";
import { CareSettingsScreen } from "./settings-screen.tsx";

afterEach(() => vi.unstubAllGlobals());

const saved = { hourlyRateCents: 1850, currency: "EUR" as const, hasForm: false, formIntro: {}, formConsent: {} };
type Settings = Exclude<NonNullable<Replies["care"]>["getCareSettings"], undefined | ((asked: never) => unknown)>;

async function open(change: Partial<Settings> = {}) {
  const settings = { ...saved, consents: {}, ...change };
  const asked = fakeServer({
    care: {
      listCategories: { items: [] },
      listFunctions: { items: [] },
      listConcierges: { items: [] },
      getCareSettings: settings,
      editCareSettings: ({ body }) => ({ ...settings, ...body }),
    },
  });
  await showScreen(CareSettingsScreen, { path: "/care/settings", session: inCare("admin") });
  const part = await screen.findByRole("region", { name: "Public form" });
  await within(part).findByRole("switch", { name: /^Form on/ });
  return { part, sent: () => asked.filter(({ route }) => route === "care.editCareSettings").map(({ body }) => body) };
}
const consentIn = (part: HTMLElement) => within(part).getByRole("textbox", { name: "What people agree to" });
const save = (part: HTMLElement) => userEvent.click(within(part).getByRole("button", { name: "Save changes" }));
const everywhere = (texts: object) => ({ en: "", nl: "", fr: "", tr: "", ...texts });

test("the form is switched on with an example of a consent text, in the network's main language", async () => {
  const { part, sent } = await open();
  await userEvent.click(within(part).getByRole("switch", { name: /^Form on/ }));
  await userEvent.click(await within(part).findByRole("button", { name: "Fill in an example" }));
  expect(within(part).queryByRole("button", { name: "Fill in an example" })).toBeNull();
  await save(part);
  await expectToast("Form saved.");
  expect(sent()[0]).toMatchObject({
    hasForm: true,
    formConsent: everywhere({ nl: expect.stringContaining("Ik ga ermee akkoord dat Stad Gent bewaart") }),
  });
});

test("another language is added, with the original beside its fields", async () => {
  const { part, sent } = await open({
    hasForm: true,
    formIntro: { nl: "Schrijf het hier" },
    formConsent: { nl: "Akkoord" },
  });
  await userEvent.click(within(part).getByRole("button", { name: "Add a translation" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Français" }));
  expect(within(part).getByText("Original: Akkoord")).toBeVisible();
  await fill(consentIn(part), "J’accepte");
  await save(part);
  await expectToast("Form saved.");
  expect(sent()[0]).toMatchObject({
    formIntro: everywhere({ nl: "Schrijf het hier" }),
    formConsent: everywhere({ nl: "Akkoord", fr: "J’accepte" }),
  });
});

test("a translation is deleted after a question", async () => {
  const { part, sent } = await open({ hasForm: true, formConsent: { nl: "Akkoord", tr: "Kabul" } });
  await userEvent.click(within(part).getByRole("tab", { name: "Türkçe" }));
  await userEvent.click(within(part).getByRole("button", { name: "Delete the Turkish translation" }));
  const dialog = await screen.findByRole("dialog");
  await userEvent.click(within(dialog).getByRole("button", { name: "Delete the Turkish translation" }));
  await save(part);
  await expectToast("Form saved.");
  expect(sent()[0]).toMatchObject({ formConsent: everywhere({ nl: "Akkoord" }) });
});

test("a form that is on needs a consent text; the field for it is shown, whichever language was open", async () => {
  const { part, sent } = await open({ formIntro: { nl: "Hier", tr: "Buraya" } });
  await userEvent.click(within(part).getByRole("switch", { name: /^Form on/ }));
  await userEvent.click(within(part).getByRole("tab", { name: "Türkçe" }));
  await save(part);
  expect(await within(part).findByText("Write what people agree to when they send the form.")).toBeVisible();
  expect(within(part).getByRole("tab", { name: "Nederlands (original)" })).toHaveAttribute("aria-selected", "true");
  expect(sent()).toEqual([]);
});

test("a form that is on has a link to it, and shows the version of each consent text", async () => {
  const since = "2026-05-12T08:00:00.000Z";
  const consents = { nl: { version: 3, since }, tr: { version: 4, since } };
  const { part } = await open({ hasForm: true, formConsent: { nl: "Akkoord", tr: "Kabul" }, consents });
  expect(await within(part).findByText(/^Version 3, since/)).toBeVisible();
  expect(within(part).getByRole("link", { name: /Open the form/ })).toHaveAttribute(
    "href",
    expect.stringMatching(/^\/gent\/care\/help\//),
  );
  await userEvent.click(within(part).getByRole("tab", { name: "Türkçe" }));
  expect(within(part).getByText(/^Version 4, since/)).toBeVisible();
  expect(consentIn(part)).toHaveAttribute("lang", "tr");
});

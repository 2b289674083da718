// @vitest-environment jsdom

import { fakeServer, idOf, type Replies } from "@stoep/client/testing";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { expectToast } from "../../../../app/testing/expect-toast.ts";
import { showScreen } from "../../../../app/testing/show-screen.tsx";
import { inCare } from "../../testing/people.ts";
import type { Category } from "../parts/words.ts";
import { CareSettingsScreen } from "./settings-screen.tsx";

afterEach(() => vi.unstubAllGlobals());

const aCategory = (number: number, name: string, change: Partial<Category> = {}): Category => ({
  id: idOf(number),
  name,
  original: name,
  translations: {},
  icon: "car",
  isArchived: false,
  ...change,
});
const driver = { id: idOf(70), kind: "volunteer" as const, title: "Driver", description: "", icon: "car" as const };
const wout = { id: idOf(80), name: "Wout Maes", isCommunityWorker: false, functionId: null, unsolved: 0 };
const saved = { hourlyRateCents: 1850, currency: "EUR" as const, hasForm: false, formIntro: {}, formConsent: {} };
const settings = { ...saved, consents: {} };

async function open(replies: NonNullable<Replies["care"]> = {}, level: "editor" | "admin" = "admin") {
  const asked = fakeServer({
    care: {
      listCategories: { items: [aCategory(60, "Transport"), aCategory(61, "Garden")] },
      listFunctions: { items: [driver] },
      listConcierges: { items: [wout] },
      getCareSettings: settings,
      ...replies,
    },
  });
  await showScreen(CareSettingsScreen, { path: "/care/settings", session: inCare(level) });
  return (route: string) => asked.filter((one) => one.route === `care.${route}`);
}

test("an editor sees that the screen is for administrators, and nothing is requested", async () => {
  const of = await open({}, "editor");
  expect(await screen.findByRole("heading", { name: "Care settings" })).toBeVisible();
  expect(of("getCareSettings")).toEqual([]);
  expect(screen.queryByText("Transport")).toBeNull();
});

test("buttons change the order of categories", async () => {
  const of = await open({ orderCategories: { done: true } });
  await userEvent.click(await screen.findByRole("button", { name: /^Move.*Transport.*down|Transport.*down/i }));
  expect(of("orderCategories")[0]?.body).toEqual({ ids: [idOf(61), idOf(60)] });
});

test("without categories the usual ones are added with one press", async () => {
  const of = await open({ listCategories: { items: [] }, createUsualCategories: { items: [] } });
  expect(await screen.findByText(/^No categories yet/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Add the standard categories" }));
  await expectToast("Standard categories added.");
  expect(of("createUsualCategories")).toHaveLength(1);
});

test("a new category has a name, an icon and names in other languages", async () => {
  const of = await open({ createCategory: () => aCategory(62, "Dogs") });
  await userEvent.click(await screen.findByRole("button", { name: "Create category" }));
  const drawer = await screen.findByRole("dialog", { name: "Create category" });
  await userEvent.type(within(drawer).getByRole("textbox", { name: "Name" }), "Dogs");
  await userEvent.type(within(drawer).getByRole("textbox", { name: /^Nederlands/ }), "Honden");
  await userEvent.click(within(drawer).getByRole("radio", { name: "Dog" }));
  await userEvent.click(within(drawer).getByRole("button", { name: "Save changes" }));
  await expectToast("Category saved.");
  expect(of("createCategory")[0]?.body).toEqual({ name: "Dogs", icon: "dog", translations: { nl: "Honden" } });
});

test("a colleague is given a function", async () => {
  const of = await open({ setConciergeFunction: { done: true } });
  await userEvent.click(await screen.findByRole("combobox", { name: "Position of Wout Maes" }));
  await userEvent.click(await screen.findByRole("option", { name: "Driver" }));
  await expectToast("Position changed.");
  expect(of("setConciergeFunction")[0]).toMatchObject({
    params: { accountId: wout.id },
    body: { functionId: driver.id },
  });
});

test("the value of an hour is required, and saved in cents", async () => {
  const of = await open({ editCareSettings: ({ body }) => ({ ...settings, ...body }) });
  const part = await screen.findByRole("region", { name: "Impact" });
  const rate = within(part).getByRole("textbox", { name: /^Value of an hour/ });
  await userEvent.clear(rate);
  await userEvent.click(within(part).getByRole("button", { name: "Save changes" }));
  expect(of("editCareSettings")).toEqual([]);
  await userEvent.type(rate, "20.5");
  await userEvent.click(within(part).getByRole("button", { name: "Save changes" }));
  await expectToast("Settings saved.");
  expect(of("editCareSettings")[0]?.body).toEqual({ ...saved, hourlyRateCents: 2050 });
});

import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectNoErrorsBut, narrow, useBrowser } from "./browser.ts";
import { dirksPlace } from "./calls.ts";
import { check, openStep, phoneOf, previewOn, writeMessage } from "./message-editor.ts";
import { people, staff } from "./people.ts";

useBrowser();

const newMessage = "/messages/new?type=standard";
const saved = (page: Page) => page.getByRole("status").filter({ hasText: /^Saved \d\d:\d\d$/ });

test("typed text is saved automatically, and is there again after a reload", async () => {
  const page = await staff(people.els, newMessage, { hasMap: true });
  await page.getByRole("textbox", { name: "Title" }).fill("Kermis on the Heilig Kerst square");
  await page.getByRole("textbox", { name: "Text" }).fill("From Friday to Sunday.");
  await saved(page).waitFor();
  await page.waitForURL(/\/messages\/[0-9a-f-]+\/edit$/);
  await page.getByRole("button", { name: "Continue to audience" }).click();
  await page.getByRole("checkbox", { name: dirksPlace }).check();
  await saved(page).waitFor();
  await page.reload();
  await page.waitForURL(/\/edit\?step=audience$/);
  expect(await page.getByRole("checkbox", { name: dirksPlace }).isChecked()).toBe(true);
  await page.goBack();
  expect(await page.getByRole("textbox", { name: "Title" }).inputValue()).toBe("Kermis on the Heilig Kerst square");
  await page.getByRole("textbox", { name: "Text" }).getByText("From Friday to Sunday.").waitFor();
});

const everyEditor = [newMessage, "/messages/new?type=option", "/activities/new", "/vacancies/new", "/alerts/new"];

test.each([{ width: 1280, height: 800 }, narrow])(
  "at $width × $height every editor opens at its title, under a bar that stays in view",
  async (viewport) => {
    const page = await staff(people.els, "/inbox", { viewport });
    const title = page.getByRole("textbox", { name: "Title" });
    const bar = page.getByRole("heading", { level: 1 }).locator("xpath=ancestor::header");
    const open = async (address: string) => {
      await page.goto(`/dashboard${address}`);
      await expect.poll(() => isFocused(title)).toBe(true);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      const [above, field, below] = await Promise.all([
        boxOf(bar),
        boxOf(title),
        boxOf(page.getByRole("region", { name: /^Save and / })),
      ]);
      expect(field.top).toBeGreaterThan(above.bottom);
      expect(field.bottom).toBeLessThan(below.top);
      return above;
    };
    for (const address of everyEditor) {
      const before = await open(address);
      await page.evaluate(() => scrollTo(0, 400));
      expect(await boxOf(bar)).toEqual(before);
      await expect.poll(() => bar.getByText("Saved as you type").isVisible()).toBe(true);
    }
    await open(newMessage);
    await title.fill("Kermis on the square");
    await page.waitForURL(/\/messages\/[0-9a-f-]+\/edit$/);
    await open(new URL(page.url()).pathname.replace("/dashboard", ""));
    await bar.getByText(/^Saved \d\d:\d\d$/).waitFor();
    expect(await bar.getByRole("navigation", { name: "Steps of the message" }).isVisible()).toBe(true);
  },
);

const isFocused = (part: Locator) => part.evaluate((element) => element === document.activeElement);

const boxOf = (part: Locator) =>
  part.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return { top, bottom, left, right };
  });

test("at 1280 × 800 the audience is chosen on one screen, and a street is found without its neighbourhood", async () => {
  const page = await staff(people.els, `${newMessage}&step=audience`, {
    viewport: { width: 1280, height: 800 },
    hasMap: true,
  });
  const list = page.getByRole("group", { name: "List of neighbourhoods" });
  const map = page.getByRole("region", { name: "Map of the neighbourhoods" });
  const total = page.getByText("Choose at least one neighbourhood.");
  const whole = list.getByRole("checkbox", { name: "Whole city" });
  await map.waitFor();
  const [above, below] = await Promise.all([
    boxOf(page.locator("header:has(h1)")),
    boxOf(page.getByRole("region", { name: /^Save and / })),
  ]);
  for (const part of [list, map, total, whole, page.getByRole("radiogroup", { name: "Who can see it?" })]) {
    const { top, bottom } = await boxOf(part);
    expect(top).toBeGreaterThan(above.bottom);
    expect(bottom).toBeLessThanOrEqual(below.top);
  }
  expect((await boxOf(map)).left).toBeGreaterThan((await boxOf(list)).right);
  const search = list.getByRole("textbox", { name: "Find a neighbourhood or street" });
  await search.fill("meulesteedsest");
  const street = list.getByRole("checkbox", { name: /^Meulesteedsesteenweg/ });
  const place = list.getByRole("checkbox", { name: new RegExp(`^${dirksPlace}`) });
  await street.waitFor();
  await search.press("Enter");
  await search.fill("");
  expect(await street.isChecked()).toBe(true);
  await list.getByText(/^Only in Meulesteedsesteenweg/).waitFor();
  expect(await place.isChecked()).toBe(true);
  await page.getByText(/^Households \S/).waitFor();
  await street.click();
  await street.waitFor({ state: "detached" });
  await expect.poll(() => place.isChecked()).toBe(false);
  await expect.poll(() => isFocused(search)).toBe(true);
  // What a colleague saved stands in the same list.
  const group = list.getByRole("checkbox", { name: /^Centrum\sen\shaven/ });
  await group.click();
  await expect.poll(() => place.isChecked()).toBe(true);
  await page.getByText(/^Residents \d/).waitFor();
  await list.getByRole("button", { name: "Save as a group" }).waitFor();
  await group.click();
  await expect.poll(() => place.isChecked()).toBe(false);
  await whole.check();
  await page.getByText(/^Residents \d/).waitFor();
});

test("a list that is open when the draft is first saved stays in place, and open", async () => {
  const page = await staff(people.els, newMessage);
  await page.setViewportSize({ width: 1280, height: 2000 });
  let save = () => {};
  const wanted = new Promise<void>((resolve) => {
    save = resolve;
  });
  await page.route("**/api/posts", async (route) => {
    if (route.request().method() === "POST") await wanted;
    await route.continue();
  });
  await page.getByRole("textbox", { name: "Title" }).fill("A bench by the water");
  const themes = page.getByRole("combobox", { name: "Theme" });
  const sending = page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith("/api/posts"));
  await themes.click();
  const option = page.getByRole("option", { name: "Nature" });
  await option.waitFor();
  await sending;
  const places = async () => [(await themes.boundingBox())?.y, (await option.boundingBox())?.y];
  const before = await places();
  save();
  await saved(page).waitFor();
  expect(await places()).toEqual(before);
  await option.click();
  expect(await themes.inputValue()).toBe("Nature");
});

test("nobody loses unsaved text by accident", async () => {
  const page = await staff(people.els, newMessage);
  await page.getByRole("textbox", { name: "Title" }).fill("Half a sent");
  await page.getByRole("link", { name: "Start" }).click();
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Keep editing" }).click();
  expect(await page.getByRole("textbox", { name: "Title" }).inputValue()).toBe("Half a sent");
  await saved(page).waitFor();
  await page.getByRole("link", { name: "Start" }).click();
  await page.getByRole("heading", { name: "Hello, Els" }).waitFor();
});

test("offline nothing is lost, and it is saved when the connection is back", async () => {
  const page = await staff(people.els, newMessage);
  await page.getByRole("textbox", { name: "Title" }).fill("Written before the tunnel");
  await saved(page).waitFor();
  expectNoErrorsBut(/ERR_INTERNET_DISCONNECTED/);
  await page.context().setOffline(true);
  await page.getByRole("textbox", { name: "Title" }).fill("Written in the tunnel");
  await page.getByText(/^Not saved: Stoep cannot be reached/).waitFor();
  await page.context().setOffline(false);
  await saved(page).waitFor();
  await page.reload();
  expect(await page.getByRole("textbox", { name: "Title" }).inputValue()).toBe("Written in the tunnel");
});

test("a message in two languages is read by each reader in their own", async () => {
  const page = await staff(people.els);
  await writeMessage(page, { title: "Swimming for all", text: "Every Sunday.", places: [dirksPlace] });
  await openStep(page, "Content");
  await page.getByRole("button", { name: "Add a translation" }).click();
  await page.getByRole("menuitem", { name: "Türkçe" }).click();
  await page.getByRole("textbox", { name: "Title" }).fill("Herkes için yüzme");
  await page.getByRole("textbox", { name: "Text" }).fill("Her pazar.");
  await check(page);
  const phone = previewOn(page);
  await phone.getByRole("heading", { name: "Swimming for all" }).waitFor();
  await page.getByRole("radiogroup", { name: "Preview language" }).getByText("Türkçe").click();
  await phone.getByRole("heading", { name: "Herkes için yüzme" }).waitFor();
  await phone.getByRole("button", { name: "Tepki ver" }).waitFor();
  expect(await phoneOf(page).getAttribute("lang")).toBe("tr");
});

test.each([newMessage, "/activities/new", "/vacancies/new"])(
  "at %s one goes to a translation and back, and undoes what was written before",
  async (address) => {
    const page = await staff(people.els, address);
    await page.getByRole("textbox", { name: "Title" }).fill("Zwemmen voor iedereen");
    const text = page.getByRole("textbox", { name: "Text" });
    await text.fill("Elke zondag.");
    await page.getByRole("button", { name: "Add a translation" }).click();
    await page.getByRole("menuitem", { name: "Türkçe" }).click();
    await page.getByRole("textbox", { name: "Title" }).fill("Herkes için yüzme");
    await text.fill("Her pazar.");
    const languages = page.getByRole("tablist");
    for (let times = 0; times < 2; times++) {
      await languages.getByRole("tab").first().click();
      await text.getByText("Elke zondag.").waitFor();
      await languages.getByRole("tab", { name: "Türkçe" }).click();
      await text.getByText("Her pazar.").waitFor();
    }
    await languages.getByRole("tab").first().click();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => text.textContent()).not.toContain("zondag");
    await page.getByRole("button", { name: "Redo" }).click();
    await text.getByText("Elke zondag.").waitFor();
  },
);

test("a second tab with the same draft is told, until the first is closed", async () => {
  const page = await staff(people.els, newMessage);
  await page.getByRole("textbox", { name: "Title" }).fill("Written twice");
  await page.waitForURL(/\/messages\/[0-9a-f-]+\/edit$/);
  const told = (of: Page) => of.getByText("You have this open in another tab too");
  const second = await page.context().newPage();
  await second.goto(page.url());
  await told(second).waitFor();
  expect(await told(page).count()).toBe(0);
  await page.close();
  await told(second).waitFor({ state: "detached" });
});

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectNoErrorsBut, useBrowser } from "./browser.ts";
import { dirksPlace } from "./calls.ts";
import { check, openStep, writeMessage } from "./message-editor.ts";
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
  const phone = page.getByRole("region", { name: "On a resident’s phone" });
  await phone.getByRole("heading", { name: "Swimming for all" }).waitFor();
  await page.getByRole("radiogroup", { name: "Preview language" }).getByText("Türkçe").click();
  await phone.getByRole("heading", { name: "Herkes için yüzme" }).waitFor();
  expect(await phone.getAttribute("lang")).toBe("tr");
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

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

test("text that could not be saved comes back after a reload", async () => {
  const page = await staff(people.els, newMessage);
  await page.getByRole("textbox", { name: "Title" }).fill("Before the lift");
  await saved(page).waitFor();
  expectNoErrorsBut(/Failed to load resource/);
  await page.route("**/api/posts/*", (route) => route.abort());
  await page.getByRole("textbox", { name: "Title" }).fill("In the lift");
  await page.getByText(/^Not saved:/).waitFor();
  await page.unroute("**/api/posts/*");
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await page.getByText("Your unsaved text is back").waitFor();
  expect(await page.getByRole("textbox", { name: "Title" }).inputValue()).toBe("In the lift");
  await saved(page).waitFor();
});

test("the summary lists everything that is missing, and each line links to its field", async () => {
  const page = await staff(people.els, newMessage);
  await page.getByRole("radio", { name: /^Poll: choices/ }).click();
  await page.getByRole("textbox", { name: "Choice 1" }).fill("The only choice");
  await openStep(page, "Extras");
  for (const name of ["Add a picture", "Add a video", "Add a button"]) await page.getByRole("button", { name }).click();
  await page.getByRole("textbox", { name: "YouTube link" }).fill("https://vimeo.com/1234");
  await page.getByRole("textbox", { name: "Link", exact: true }).fill("www.gent.example");
  const picture = { name: "square.png", mimeType: "image/png", buffer: await page.screenshot() };
  await page.getByLabel("Choose pictures, or drop them here").setInputFiles(picture);
  await page.getByRole("textbox", { name: "What is in picture 1?" }).waitFor();
  await openStep(page, "Check");

  const summary = page.getByRole("alert").filter({ hasText: /things left to do/ });
  await expect.poll(() => summary.evaluate((box) => box.contains(document.activeElement))).toBe(true);
  const lines = {
    "Enter a title.": "Title",
    "Write something.": "Text",
    "Choice 2: Fill in every choice.": "Choice 2",
    "Picture 1: Describe the picture for people who cannot see it.": "What is in picture 1?",
    "Use a link to a YouTube video or Short.": "YouTube link",
    "The link must start with http:// or https://.": "Link",
    "Enter the text on the button.": "Button text",
  };
  for (const [line, field] of Object.entries(lines)) {
    await openStep(page, "Check");
    await summary.getByRole("button", { name: line }).click();
    const focused = page.getByRole("textbox", { name: field, exact: field === "Link" });
    await expect.poll(() => focused.evaluate((one) => one === document.activeElement), { message: line }).toBe(true);
  }
  await openStep(page, "Check");
  await summary.getByRole("button", { name: "Choose at least one neighbourhood." }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest("fieldset") !== null)).toBe(true);

  await openStep(page, "Content");
  await page.getByRole("textbox", { name: "Title" }).fill("x".repeat(251));
  await page.getByText("The title is too long. Use at most 250 characters.").first().waitFor();
  await page.getByText("251 of 250 characters").waitFor();
});

test("a picture of 11 MB and a disguised program are refused with a reason", async () => {
  const page = await staff(people.els, `${newMessage}&step=extras`);
  await page.getByRole("button", { name: "Add a picture" }).click();
  const add = page.getByLabel("Choose pictures, or drop them here");
  const huge = Buffer.alloc(11 * 1024 * 1024, 7);
  await add.setInputFiles({ name: "quay.jpg", mimeType: "image/jpeg", buffer: huge });
  await page.getByText("quay.jpg is too large (11 MB). The limit is 10 MB.").waitFor();
  const script = Buffer.from("<script>alert(1)</script>");
  await add.setInputFiles({ name: "party.png", mimeType: "image/png", buffer: script });
  await page.getByText("party.png: this type of picture is not supported.").waitFor();
  expect(await page.getByRole("textbox", { name: "What is in picture 1?" }).count()).toBe(0);
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

import { expect, test } from "vitest";
import { openPage, password, useBrowser } from "./browser.ts";
import { isFocused, tabTo } from "./by-keyboard.ts";
import { apiAs, dirksPlace, publish } from "./calls.ts";
import { people, resident } from "./people.ts";

useBrowser();

test("a message is written and published without a mouse", async () => {
  const title = `The library opens on Sundays ${Date.now()}`;
  const page = await openPage("/dashboard/", { hasMap: true });
  await page.getByRole("heading", { name: "Sign in" }).waitFor();
  await page.keyboard.type(people.els);
  await page.keyboard.press("Tab");
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Hello, Els" }).waitFor();

  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Skip to content");
  await tabTo(page, page.getByRole("button", { name: "Create" }));
  await page.keyboard.press("Enter");
  const message = page.getByRole("menuitem", { name: /^Message/ });
  await message.waitFor();
  for (let step = 0; step < 5 && !(await isFocused(message)); step++) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");

  await tabTo(page, page.getByRole("radio", { name: /^Message/ }));
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => isFocused(page.getByRole("radio", { name: /^Educational/, checked: true }))).toBe(true);
  await tabTo(page, page.getByRole("textbox", { name: "Title" }));
  await page.keyboard.type(title);
  await tabTo(page, page.getByRole("button", { name: "Bold" }));
  await tabTo(page, page.getByRole("textbox", { name: "Text" }));
  await page.keyboard.type("Come and read.");
  await tabTo(page, page.getByRole("textbox", { name: "Search by name" }));
  await page.keyboard.type("muide");
  await tabTo(page, page.getByRole("checkbox", { name: dirksPlace }));
  await page.keyboard.press("Space");
  await page.getByText("1 of 25 chosen").waitFor();
  await tabTo(page, page.getByRole("button", { name: "Preview" }));
  await page.keyboard.press("Enter");
  const heading = page.getByRole("heading", { name: "Check before you publish" });
  await expect.poll(() => isFocused(heading)).toBe(true);

  const publishing = page.getByRole("button", { name: "Publish or schedule" });
  await tabTo(page, publishing);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Publish or schedule" });
  await dialog.waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => isFocused(publishing)).toBe(true);
  await page.keyboard.press("Enter");
  await tabTo(page, dialog.getByRole("button", { name: "Publish now" }));
  await page.keyboard.press("Enter");
  await page.getByText("Message published.").waitFor();
  await page.getByRole("heading", { name: title, level: 1 }).waitFor();
});

test("a resident reads, reacts, votes and comments without a mouse", async () => {
  const city = await apiAs(people.els);
  const title = `A slide or a swing? ${Date.now()}`;
  const postId = await publish(city, { title, type: "vote" });
  const page = await resident(people.dirk);
  await tabTo(page, page.getByRole("article", { name: title }).getByRole("heading").getByRole("link"));
  await page.keyboard.press("Enter");
  await page.waitForURL(`**/gent/m/${postId}`);
  await page.getByRole("heading", { name: title, level: 1 }).waitFor();

  await tabTo(page, page.getByRole("radio", { name: "For" }));
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await tabTo(page, page.getByRole("button", { name: "Vote" }));
  await page.keyboard.press("Enter");
  await page.getByRole("row", { name: /^Against \(your vote\)/ }).waitFor();
  const react = page.getByRole("button", { name: "React" });
  await tabTo(page, react);
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("button", { name: "Thanks" }));
  await page.keyboard.press("Enter");
  await expect.poll(() => isFocused(page.getByRole("button", { name: "Thanks" }))).toBe(true);
  await tabTo(page, page.getByRole("textbox", { name: "Write a comment" }));
  await page.keyboard.type("Both!");
  await tabTo(page, page.getByRole("button", { name: "Send" }));
  await page.keyboard.press("Enter");
  await page.getByRole("article", { name: "Comment by Dirk V." }).waitFor();
});

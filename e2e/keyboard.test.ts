import { expect, test } from "vitest";
import { openPage, password, useBrowser } from "./browser.ts";
import { countPresses, isFocused, tabTo } from "./by-keyboard.ts";
import { apiAs, publish } from "./calls.ts";
import { now } from "./clock.ts";
import { people, resident } from "./people.ts";

useBrowser();

test("a message is written and published without a mouse", async () => {
  const title = `The library opens on Sundays ${now()}`;
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
  await page.getByRole("textbox", { name: "Title" }).waitFor();

  const presses = await countPresses(page, async (press) => {
    await tabTo(page, page.getByRole("textbox", { name: "Title" }), press);
    await page.keyboard.type(title);
    await tabTo(page, page.getByRole("button", { name: "Large heading" }), press);
    await tabTo(page, page.getByRole("textbox", { name: "Text" }), press);
    await page.keyboard.type("Come and read.");
    await press("Control+Enter");
    await expect.poll(() => isFocused(page.getByRole("heading", { name: "Who is it for?" }))).toBe(true);
    await tabTo(page, page.getByRole("textbox", { name: "Find a neighbourhood or street" }), press);
    for (const key of ["m", "u", "i", "Enter", "d", "a", "m", "Enter", "b", "r", "u", "Enter"]) await press(key);
    await page.getByText("3 of 25 chosen").waitFor();
    await press("Control+Enter");
    await expect.poll(() => isFocused(page.getByRole("heading", { name: "What do you want to add?" }))).toBe(true);
    await press("Control+Enter");
    await expect.poll(() => isFocused(page.getByRole("heading", { name: "Check before you publish" }))).toBe(true);
    const publishing = page.getByRole("button", { name: "Publish now" });
    await expect.poll(() => publishing.isEnabled()).toBe(true);
    await press("Control+Enter");
    const confirming = page.getByRole("dialog").getByRole("button", { name: "Publish now" });
    await expect.poll(() => isFocused(confirming)).toBe(true);
    await press("Enter");
    await page.getByText("Message published.").waitFor();
  });
  expect(presses).toBeLessThanOrEqual(40);
  await page.getByRole("heading", { name: title, level: 1 }).waitFor();
});

test("a resident reads, reacts, votes and comments without a mouse", async () => {
  const city = await apiAs(people.els);
  const title = `A slide or a swing? ${now()}`;
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

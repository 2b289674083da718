import { expect, test } from "vitest";
import { expectNoErrorsBut, useBrowser } from "./browser.ts";
import { people, staff } from "./people.ts";

useBrowser();

test("two people editing the same draft see each other, resolve conflicts, and lose nothing", async () => {
  const els = await staff(people.els, "/messages/new?type=standard");
  await els.getByRole("textbox", { name: "Title" }).fill("Soup in the street");
  await els.waitForURL(/\/messages\/[0-9a-f-]+\/edit$/);
  const ada = await staff(people.ada, new URL(els.url()).pathname.replace("/dashboard", ""));
  await ada.getByText(/^Els .* has this open too$/).waitFor();
  await els.getByText(/^Ada .* has this open too$/).waitFor();

  expectNoErrorsBut(/409/);
  await ada.getByRole("textbox", { name: "Title" }).fill("Soup for everyone");
  await els.getByRole("textbox", { name: "Title" }).fill("Soup and bread");
  // One of the two saves first; the other is asked.
  const asked = await Promise.any(
    [els, ada].map(async (page) => {
      await page.getByText("You both changed this").waitFor();
      return page;
    }),
  );
  const dialog = asked.getByRole("dialog");
  await dialog.getByRole("radio", { name: /^Your version/ }).click();
  await dialog.getByRole("button", { name: "Save these choices" }).click();
  await asked.getByText("You both changed this").waitFor({ state: "hidden" });
  const other = asked === els ? ada : els;
  const mine = asked === els ? "Soup and bread" : "Soup for everyone";
  const title = other.getByRole("textbox", { name: "Title" });
  await expect.poll(() => title.inputValue(), { timeout: 14_000 }).toBe(mine);
});

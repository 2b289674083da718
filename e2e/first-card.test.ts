import { expect, test } from "vitest";
import { narrow, useBrowser } from "./browser.ts";
import { people, resident } from "./people.ts";

useBrowser();

test.each(["/", "/neighbours"])(
  "on a phone the first card of %s begins in the upper third, and writing floats",
  async (path) => {
    const page = await resident(people.dirk, path, { viewport: narrow });
    const card = page.locator("main article").first();
    await card.waitFor();
    await page.getByRole("group").first().waitFor();
    await expect.poll(async () => (await card.boundingBox())?.y ?? narrow.height).toBeLessThan(narrow.height / 3);
    const write = await page.getByRole("link", { name: "Write", exact: true }).boundingBox();
    expect((write?.y ?? 0) + (write?.height ?? 0)).toBeLessThan(narrow.height - 60);
    expect(write?.y).toBeGreaterThan(narrow.height / 2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(narrow.width);
  },
);

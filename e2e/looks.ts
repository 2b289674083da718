/** Checks that every screen must pass, on a desktop and on a phone, light and dark. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { barriers, narrow, picture, wide } from "./browser.ts";
import { settled } from "./settled.ts";
import { cutTables } from "./tables.ts";

/** Light on a desktop, dark on a phone: axe reports nothing, nothing overflows to the right, and a desktop shows tables whole. */
export async function expectGoodLooks(page: Page, name: string): Promise<void> {
  for (const [colorScheme, size] of [
    ["light", wide],
    ["dark", narrow],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize(size);
    await settled(page);
    // Colours that have just changed are in transition for a moment.
    await page.evaluate(() => {
      const passing = document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
      return Promise.allSettled(passing.map(({ finished }) => finished)).then(() => {});
    });
    expect(await barriers(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    if (size === wide) expect(await cutTables(page)).toEqual([]);
    await picture(page, `${name}-${size.width}`);
  }
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await page.setViewportSize(wide);
}

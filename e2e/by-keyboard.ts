/** Using a page without a mouse. */
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

export const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

export type Press = (key: string) => Promise<void>;

/** Counts the keys pressed on the way; typed text is not counted. */
export async function countPresses(page: Page, act: (press: Press) => Promise<void>): Promise<number> {
  let count = 0;
  await act(async (key) => {
    count += 1;
    await page.keyboard.press(key);
  });
  return count;
}

/** If a list may be longer, the journey searches or filters first. */
const mostSteps = 80;

/** Moves the focus with the Tab key. Every stop on the way must be visible. */
export async function tabTo(page: Page, target: Locator, press: Press = (key) => page.keyboard.press(key)) {
  await target.waitFor();
  if (await isFocused(target)) return;
  for (let step = 0; step < mostSteps; step++) {
    await press("Tab");
    if (await isFocused(target)) return;
    const hidden = await page.evaluate(() => {
      const stop = document.activeElement;
      const isSeen = stop?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ?? true;
      // A hidden radio button or checkbox counts as visible if its label is.
      const isLabelled =
        stop instanceof HTMLInputElement && [...(stop.labels ?? [])].some((one) => one.checkVisibility());
      return isSeen || isLabelled ? null : (stop?.outerHTML.slice(0, 200) ?? null);
    });
    expect(hidden).toBeNull();
  }
  throw new Error(`${mostSteps} steps with the Tab key do not lead to ${target}`);
}

/** Tabs to the target and presses it. */
export async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}

/** Tabs to a field, unless it has the focus, and replaces its content. */
export async function type(page: Page, field: Locator, text: string): Promise<void> {
  await field.waitFor();
  if (!(await isFocused(field))) await tabTo(page, field);
  await page.keyboard.press("Control+A");
  await page.keyboard.type(text);
}

/** Opens a list of choices and chooses one. */
export async function choose(page: Page, list: Locator, option: string): Promise<void> {
  await tabTo(page, list);
  const wanted = page.getByRole("option", { name: option, exact: true });
  await page.keyboard.press("ArrowDown");
  await wanted.waitFor();
  const isReached = () => wanted.evaluate((element) => element.matches("[data-combobox-selected]"));
  for (let step = 0; step < 20 && !(await isReached()); step++) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
}

/** Opens a menu and presses one of its items. */
export async function chooseInMenu(page: Page, button: Locator, item: Locator): Promise<void> {
  await enter(page, button);
  await item.waitFor();
  for (let step = 0; step < 20 && !(await isFocused(item)); step++) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
}

/** Using a page without a mouse. */
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

export const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

export type Press = (key: string) => Promise<void>;

/** How many keys were pressed on the way; what is typed as text is not counted. */
export async function countPresses(page: Page, act: (press: Press) => Promise<void>): Promise<number> {
  let count = 0;
  await act(async (key) => {
    count += 1;
    await page.keyboard.press(key);
  });
  return count;
}

/** On from where the focus is. Each stop on the way has to be seen. */
export async function tabTo(page: Page, target: Locator, press: Press = (key) => page.keyboard.press(key)) {
  await target.waitFor();
  if (await isFocused(target)) return;
  for (let step = 0; step < 80; step++) {
    await press("Tab");
    if (await isFocused(target)) return;
    const hidden = await page.evaluate(() => {
      const stop = document.activeElement;
      const isSeen = stop?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ?? true;
      return isSeen || stop?.closest("label") ? null : (stop?.outerHTML.slice(0, 200) ?? null);
    });
    expect(hidden).toBeNull();
  }
  throw new Error(`80 steps with the Tab key do not lead to ${target}`);
}

/** Goes there and presses it. */
export async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}

/** Where the reader already is, or goes to, something is typed in the place of what stood there. */
export async function type(page: Page, field: Locator, text: string): Promise<void> {
  await field.waitFor();
  if (!(await isFocused(field))) await tabTo(page, field);
  await page.keyboard.press("Control+A");
  await page.keyboard.type(text);
}

/** Opens a list of choices and takes one. */
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

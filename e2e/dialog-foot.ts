import type { Locator } from "playwright-core";
import { expect } from "vitest";

/** A low laptop and a phone with its keyboard away; at the last, 400 % of zoom, nothing is fixed, and the button is reached by scrolling. */
export const rooms = [
  { width: 1280, height: 600, isFixed: true },
  { width: 390, height: 600, isFixed: true },
  { width: 320, height: 256, isFixed: false },
];

/** The main button of a dialog or drawer and its title are in view without scrolling, wherever there is room for them. */
export async function expectFootInView(dialog: Locator, name: string, within = rooms): Promise<void> {
  const page = dialog.page();
  const before = page.viewportSize();
  for (const { width, height, isFixed } of within) {
    await page.setViewportSize({ width, height });
    const button = dialog.getByRole("button", { name, exact: true });
    if (!isFixed) await button.scrollIntoViewIfNeeded();
    const where = `"${name}" at ${width} × ${height}`;
    await expect
      .poll(async () => isInside(await button.boundingBox(), { width, height }), { message: where })
      .toBe(true);
    if (isFixed)
      expect(isInside(await dialog.getByRole("heading").first().boundingBox(), { width, height })).toBe(true);
  }
  if (before) await page.setViewportSize(before);
}

type Box = { x: number; y: number; width: number; height: number };
const isInside = (box: Box | null, room: { width: number; height: number }): boolean =>
  box !== null && box.x >= 0 && box.y >= 0 && box.x + box.width <= room.width && box.y + box.height <= room.height;

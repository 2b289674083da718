/** What is wrong with a page on paper: dark parts, bars and buttons, links without their address. */
import type { Page } from "playwright-core";

/** A4 between margins of 1 cm, in CSS pixels. */
const sheet = { width: 718, height: 1047 };

export async function flawsOnPaper(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  await page.setViewportSize(sheet);
  await page.emulateMedia({ media: "print" });
  await page.waitForFunction(() => document.documentElement.dataset.onPaper !== undefined);
  const flaws = await page.evaluate(look);
  await page.emulateMedia({ media: null });
  if (before) await page.setViewportSize(before);
  return flaws;
}

/** Runs in the page. */
function look(): string[] {
  const nameOf = (one: Element) => `<${one.tagName.toLowerCase()} class="${one.getAttribute("class")}">`;
  const isSeen = (one: Element) =>
    one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && one.getBoundingClientRect().width > 1;
  /** From 0, black, to 1, white; null where nothing is painted. */
  const lightOf = (color: string) => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
    return alpha < 0.5 ? null : (0.3 * red + 0.59 * green + 0.11 * blue) / 255;
  };
  const groundOf = (one: Element | null): number =>
    one ? (lightOf(getComputedStyle(one).backgroundColor) ?? groundOf(one.parentElement)) : 1;
  const seen = [...document.querySelectorAll("body *")].filter(isSeen);
  const hasWords = (one: Element) => [...one.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
  const isFaint = (one: Element) => {
    const { color, fill } = getComputedStyle(one);
    const ink = lightOf(one instanceof SVGElement ? fill : color) ?? 0;
    return Math.abs(ink - groundOf(one)) < 0.25;
  };
  const control = "button:not([data-printed]), [role=button], [class*=Button-root], input[type=search], textarea";
  const dialog = "dialog, [role=dialog]";
  // What is open over the page is printed in its place.
  const isOpened = (one: Element) => one.matches(dialog) || one.querySelector(dialog) || one.closest(dialog);
  const isBar = (one: Element) =>
    one.matches("nav, [role=toolbar], [role=search]") ||
    (/fixed|sticky/.test(getComputedStyle(one).position) && !isOpened(one));
  const outside = "a[href^='http']:not([data-spelt]), a[href^='mailto:']:not([data-spelt])";
  const lacksAddress = (one: Element) =>
    !getComputedStyle(one, "::after").content.includes(one.getAttribute("href") ?? "");
  return [
    (["html", "body"] as const)
      .map((name) => getComputedStyle(document.querySelector(name) ?? document.body).backgroundColor)
      .filter((color) => color !== "rgb(255, 255, 255)")
      .map((color) => `the sheet is ${color}`),
    seen.filter((one) => hasWords(one) && isFaint(one)).map((one) => `hard to read: ${nameOf(one)} ${one.textContent}`),
    seen.filter((one) => one.matches(control)).map((one) => `a button: ${nameOf(one)} ${one.textContent}`),
    seen.filter(isBar).map((one) => `a bar: ${nameOf(one)}`),
    seen.filter((one) => one.matches(outside) && lacksAddress(one)).map((one) => `no address: ${nameOf(one)}`),
  ].flat();
}

/** With the system's forced colours, what is on differs from what is off by more than a colour, and drawings use the system's colours. */
import type { Locator, Page } from "playwright-core";
import sharp from "sharp";
import { expect, test } from "vitest";
import { useBrowser, wide } from "./browser.ts";
import { people, resident, staff } from "./people.ts";
import { goTo, settled } from "./settled.ts";

useBrowser();

const screens = {
  dashboard: [
    "/messages/new?type=standard&step=extras",
    "/messages/new?type=option",
    "/activities/new",
    "/inbox",
    "/settings/bottom-up",
    "/settings/notifications",
    "/care/members/new",
    "/care/settings",
  ],
  residents: ["/write/alert", "/me/notifications", "/me/app", "/sign-up"],
};

test.each([
  { app: "the dashboard", open: () => staff(people.ada, "/"), paths: screens.dashboard, start: "/dashboard" },
  { app: "the residents’ app", open: () => resident(people.dirk), paths: screens.residents, start: "/gent" },
])("$app shows by its shape whether each kind of control is on", async ({ open, paths, start }) => {
  const page = await open();
  await page.emulateMedia({ forcedColors: "active" });
  const seen = new Set<string>();
  const alike: string[] = [];
  for (const path of paths) {
    await goTo(page, `${start}${path}`);
    await settled(page);
    for (const control of await page.locator("input[type=checkbox], input[type=radio]").all()) {
      const kind = await kindOf(control);
      if (!kind || seen.has(kind)) continue;
      seen.add(kind);
      if ((await difference(page, control)) < least) alike.push(`${path}: ${kind}`);
    }
  }
  expect(alike).toEqual([]);
  expect(seen.size).toBeGreaterThan(0);
});

/** Pixels that must differ, as many as a thin tick has. */
const least = 16;

/** Its type and classes, by which another of its kind is known; null while it is not shown. */
const kindOf = (control: Locator) =>
  control.evaluate((input: HTMLInputElement) => {
    const place = input.closest("label") ?? input.parentElement;
    if (!place?.checkVisibility() || place.getBoundingClientRect().width < 2) return null;
    return `${input.type} ${input.role ?? ""} ${input.className} in ${place.className}`;
  });

/** How many pixels are clearly lighter or darker when it is on than when it is off. */
async function difference(page: Page, control: Locator): Promise<number> {
  const [on, off] = [await pictureOf(page, control, true), await pictureOf(page, control, false)];
  return on.reduce((count, light, at) => count + (Math.abs(light - (off[at] ?? 0)) > 40 ? 1 : 0), 0);
}

async function pictureOf(page: Page, control: Locator, isOn: boolean): Promise<number[]> {
  const clip = await control.evaluate((input: HTMLInputElement, on) => {
    input.checked = on;
    const place = input.closest("label") ?? input.parentElement ?? input;
    // What the screen adds beside the state of the browser.
    for (const part of [place, ...place.querySelectorAll("*")])
      for (const mark of ["data-active", "data-checked"]) if (!on) part.removeAttribute(mark);
    place.scrollIntoView({ block: "center" });
    const { x, y, width, height } = place.getBoundingClientRect();
    return { x: Math.max(0, x - 4), y: Math.max(0, y - 4), width: width + 8, height: height + 8 };
  }, isOn);
  return [
    ...(await sharp(await page.screenshot({ clip }))
      .greyscale()
      .raw()
      .toBuffer()),
  ];
}

test("charts are drawn in the system's colours as soon as it forces them, and in their own again", async () => {
  const page = await staff(people.ada, "/inbox/statistics", { viewport: wide });
  await settled(page);
  const own = await drawnColours(page);
  expect(own.length).toBeGreaterThan(2);
  await page.emulateMedia({ forcedColors: "active" });
  const system = await coloursOf(page, ["Canvas", "CanvasText", "GrayText", "Highlight"]);
  await expect.poll(async () => (await drawnColours(page)).filter((one) => !system.includes(one))).toEqual([]);
  expect(await drawnColours(page)).toContain(system.at(-1));
  await page.emulateMedia({ forcedColors: "none" });
  await expect.poll(() => drawnColours(page)).toEqual(own);
});

/** The colours of all shapes and words of the charts, each once. */
const drawnColours = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const shapes = [
      ...document.querySelectorAll("figure [aria-hidden] > div > svg :is(path, text, rect, circle, line)"),
    ];
    const colours = shapes.flatMap((shape) => {
      const { fill, stroke } = getComputedStyle(shape);
      return [fill, stroke];
    });
    return [...new Set(colours)].filter((one) => one.startsWith("rgb(")).sort();
  });

/** Opaque: drawings state how opaque a colour is apart from it. */
const coloursOf = (page: Page, names: string[]): Promise<string[]> =>
  page.evaluate((wanted) => {
    const probe = document.body.appendChild(document.createElement("span"));
    const found = wanted.map((name) => {
      probe.style.cssText = `transition: none; color: ${name}`;
      const [red, green, blue] = getComputedStyle(probe).color.match(/\d+/g) ?? [];
      return `rgb(${red}, ${green}, ${blue})`;
    });
    probe.remove();
    return found;
  }, names);

test("a map is drawn in the system's colours, and chosen areas stand out from the others", async () => {
  const page = await staff(people.els, "/messages/new?type=standard&step=audience", { viewport: wide, hasMap: true });
  const map = page.getByRole("region", { name: "Map of the neighbourhoods" });
  await map.waitFor();
  await page.emulateMedia({ forcedColors: "active" });
  const ground = await lightOf(page, "Canvas");
  const share = async (isOf: (light: number) => boolean) => {
    const lights = [
      ...(await sharp(await map.screenshot())
        .greyscale()
        .raw()
        .toBuffer()),
    ];
    return lights.filter(isOf).length / lights.length;
  };
  const isGround = (light: number) => Math.abs(light - ground) < 3;
  await expect.poll(() => share(isGround), { timeout: 15_000 }).toBeGreaterThan(0.5);
  const before = await share(isGround);
  await page.getByRole("checkbox", { name: "Whole city" }).check();
  await expect.poll(() => share(isGround), { timeout: 15_000 }).toBeLessThan(before - 0.1);
});

/** How light a colour of the system is, from 0 to 255. */
async function lightOf(page: Page, name: string): Promise<number> {
  const [red = 0, green = 0, blue = 0] = (await coloursOf(page, [name]))[0]?.match(/\d+/g)?.map(Number) ?? [];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

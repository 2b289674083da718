/** With the system's forced colours what is current is told by a frame; at a zoom of 400 % nothing covers the page or widens it. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { useBrowser, wide } from "./browser.ts";
import { people, resident, staff } from "./people.ts";
import { goTo, settled } from "./settled.ts";

useBrowser();

const dashboard = [
  "/",
  "/inbox",
  "/inbox/calendar",
  "/shouts",
  "/reports",
  "/inbox/statistics",
  "/settings/default-handlers",
];
const residents = ["", "/neighbours", "/agenda", "/public", "/write/alert", "/me", "/me/app"];
/** 1280 by 1024 at 400 %. */
const zoomed = { width: 320, height: 256 };

test.each([
  { app: "the dashboard", open: () => staff(people.ada, "/"), paths: dashboard.map((path) => `/dashboard${path}`) },
  { app: "the residents’ app", open: () => resident(people.dirk), paths: residents.map((path) => `/gent${path}`) },
])("$app tells what is current without colours, and lets its bars go at 400 %", async ({ open, paths }) => {
  const page = await open();
  await page.emulateMedia({ forcedColors: "active" });
  const flaws: string[] = [];
  let told = 0;
  for (const path of paths) {
    await page.setViewportSize(wide);
    await goTo(page, path);
    await settled(page);
    const { current, untold } = await frames(page);
    told += current - untold.length;
    flaws.push(...untold.map((one) => `${path}, without colours: ${one}`));
    await page.setViewportSize(zoomed);
    await settled(page);
    flaws.push(...(await covering(page)).map((one) => `${path}, at 400 %: ${one}`));
  }
  expect(flaws).toEqual([]);
  expect(told).toBeGreaterThan(paths.length);
});

/** What is current, chosen or on, and those of it that have no frame. */
const frames = (page: Page) =>
  page.evaluate(() => {
    const states = [
      "[aria-current]:not([aria-current=false])",
      "[aria-selected=true]",
      "[aria-pressed=true]",
      "[aria-checked=true]",
    ];
    const shown = [...document.querySelectorAll<HTMLElement>(states.join())].filter((one) => one.checkVisibility());
    const untold = shown.filter((one) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return outlineStyle === "none" || Number.parseFloat(outlineWidth) < 2;
    });
    return { current: shown.length, untold: untold.map((one) => `${one.tagName} ${one.textContent?.slice(0, 40)}`) };
  });

/** What stays in place while the page scrolls, and how far the page is wider than the screen. */
const covering = (page: Page) =>
  page.evaluate(() => {
    const scrolls = (one: Element) => /auto|scroll|hidden/.test(getComputedStyle(one).overflowY);
    const isOfPage = (one: Element | null): boolean =>
      one === null || one === document.body || (!scrolls(one) && isOfPage(one.parentElement));
    const staying = [...document.querySelectorAll<HTMLElement>("body *")].filter((one) => {
      const { position } = getComputedStyle(one);
      const { height, bottom } = one.getBoundingClientRect();
      const stays = position === "fixed" || (position === "sticky" && isOfPage(one.parentElement));
      return stays && height > 0 && bottom > 0 && one.checkVisibility();
    });
    const overflow = document.documentElement.scrollWidth - innerWidth;
    return [
      ...staying.map((one) => `${one.tagName} ${one.className} stays`),
      ...(overflow > 0 ? [`the page is ${overflow} pixels too wide`] : []),
    ];
  });

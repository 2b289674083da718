/** With a finger: a tap that closes something does nothing to what lies beneath it. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { narrow, useBrowser } from "./browser.ts";
import { people, resident, staff } from "./people.ts";
import { settled } from "./settled.ts";

useBrowser();

const finger = { hasTouch: true, viewport: narrow };
/** The moments are stated, so that a busy machine does not make two quick taps slow ones. */
async function tapTwice(page: Page, x: number, y: number) {
  const devTools = await page.context().newCDPSession(page);
  const start = 1_000;
  for (const begin of [start, start + 0.2]) {
    const touchPoints = [{ x, y }];
    await devTools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints, timestamp: begin });
    await devTools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [], timestamp: begin + 0.05 });
  }
}

test("two taps beside a resident's sheet close it, and open no card", async () => {
  const page = await resident(people.dirk, "/", finger);
  const card = page.getByRole("main").getByRole("article").first();
  await card.getByRole("button", { name: "React" }).tap();
  await page.getByRole("dialog", { name: "React" }).waitFor();
  const { x = 0, y = 0 } = (await card.getByRole("heading").first().boundingBox()) ?? {};
  await tapTwice(page, x + 20, y + 10);
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await settled(page);
  expect(new URL(page.url()).pathname).toBe("/gent");
  await card.getByRole("heading").first().tap();
  await page.waitForURL(/\/gent\/(m|neighbours)\//);
});

test("the tap that closes a menu of the dashboard follows no link, and two close a sheet", async () => {
  const page = await staff(people.els, "/inbox?state=published", finger);
  const row = page.getByRole("main").getByRole("link").filter({ hasText: /\w/ }).last();
  await row.waitFor();
  await page.getByRole("button", { name: /^Account:/ }).tap();
  await page.getByRole("menu").waitFor();
  const { x = 0, y = 0 } = (await row.boundingBox()) ?? {};
  await page.touchscreen.tap(x + 5, y + 5);
  await page.getByRole("menu").waitFor({ state: "detached" });
  expect(new URL(page.url()).pathname).toBe("/dashboard/inbox");
});

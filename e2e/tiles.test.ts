/** The provider gives a network map tiles from a server: they are drawn and credited, and may fail to load. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { barriers, expectNoErrorsBut, openPage, picture, useBrowser } from "./browser.ts";
import { stoep, systemAccount } from "./office.ts";
import { staff } from "./people.ts";
import { partOfTiles, startTiles, type TileServer } from "./tile-server.ts";

useBrowser();

let tiles: TileServer;
beforeAll(async () => {
  tiles = await startTiles();
});
// Journeys share one installation, and others must not see these tiles.
afterAll(async () => {
  stoep(["network", "edit", "leuven", "--tiles", "none"]);
  await tiles.stop();
});

const otto = "otto@leuven.example";
const source = "© Kaartenmakers van Leuven";
const trusting = { ignoreHTTPSErrors: true, hasMap: true };
const networkOfLeuven = async (page: Awaited<ReturnType<typeof openPage>>) => {
  await page.getByRole("link", { name: "Networks", exact: true }).first().click();
  await page
    .getByRole("row", { name: /Leuven/ })
    .getByRole("link")
    .first()
    .click();
  await page.getByRole("heading", { name: "Leuven", level: 1 }).waitFor();
};

test("tiles set by the back office are drawn with their source, on the home page and where neighbourhoods are chosen", async () => {
  const office = await staff(systemAccount(), "/platform/networks", trusting);
  await networkOfLeuven(office);
  await office.getByRole("switch", { name: /^Map background from a tile server/ }).click();
  await office.getByLabel("Tile address").fill(tiles.url);
  await office.getByLabel("Source shown on the map").fill(source);
  await office.getByRole("button", { name: "Save" }).click();
  await office.getByText("Saved.", { exact: true }).waitFor();
  // Pages get new origins within five seconds.
  await expect
    .poll(async () => policyOf((await office.reload())?.headers()), { timeout: 10_000 })
    .toContain(tiles.origin);

  expectNoErrorsBut(new RegExp(`^asked the outside: ${tiles.origin}/\\d+/\\d+/\\d+\\.png$`));
  const page = await staff(otto, "/", trusting);
  const map = page.getByRole("region", { name: /map/i }).or(page.locator(".maplibregl-map")).first();
  await page.getByText(source).waitFor();
  await expect.poll(async () => partOfTiles(await map.screenshot())).toBeGreaterThan(0.2);
  expect(tiles.asked.length).toBeGreaterThan(0);
  await picture(page, "tiles-home");
  expect(await barriers(page)).toEqual([]);

  await page.goto("/dashboard/messages/new?step=audience");
  await page.getByText(source).waitFor();
  await expect
    .poll(async () => partOfTiles(await page.locator(".maplibregl-map").first().screenshot()))
    .toBeGreaterThan(0.2);
  await picture(page, "tiles-editor");
});

test("the page's policy names the tile server and no other", async () => {
  const page = await openPage("/leuven", trusting);
  const policy = policyOf((await page.reload())?.headers());
  const outside = policy.match(/https?:\/\/[^\s;]+/g) ?? [];
  expect([...new Set(outside)].sort()).toEqual([tiles.origin, "https://www.youtube-nocookie.com"].sort());
});

test("if the tile server is down the neighbourhoods can still be chosen, and nothing of ours reports an error", async () => {
  await tiles.stop();
  // The browser's own error for an address where nothing responds.
  expectNoErrorsBut(/^asked the outside: |net::ERR_CONNECTION_REFUSED/);
  const page = await staff(otto, "/messages/new?step=audience", trusting);
  const map = page.locator(".maplibregl-map").first();
  await map.waitFor();
  await page.locator("[data-waiting] .maplibregl-map").waitFor({ state: "detached" });
  const box = await map.boundingBox();
  await map.click({ position: { x: (box?.width ?? 0) / 2, y: (box?.height ?? 0) / 2 } });
  await page.getByText(/^1\sof\s\d+\schosen$/).waitFor();
  await picture(page, "tiles-down");
});

const policyOf = (headers: Record<string, string> = {}) => headers["content-security-policy"] ?? "";

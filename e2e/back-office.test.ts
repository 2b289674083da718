/** The provider sets up a city: network, neighbourhoods, organisation, licence. */
import { expect, test } from "vitest";
import { barriers, openPage, picture, useBrowser } from "./browser.ts";
import { now } from "./clock.ts";
import { expectFootInView } from "./dialog-foot.ts";
import { linkOfSystemAccount } from "./office.ts";

useBrowser();

/** Slugs are permanent, so a server that stays up between runs needs new ones each time. */
const stamp = now().toString(36);

test("a new city gets its network, its neighbourhoods after a preview, an organisation and a licence", {
  timeout: 180_000,
}, async () => {
  const page = await openPage(linkOfSystemAccount(), { hasMap: true });
  await page.getByRole("link", { name: "New network" }).first().click();
  await page.getByLabel("Name", { exact: true }).fill(`Leuven-Noord ${stamp}`);
  await page.getByLabel("Name in web addresses").fill(`leuven-noord-${stamp}`);
  await page.getByRole("button", { name: "Create network" }).click();
  await page.locator("input[type=file]").first().setInputFiles("demo/data/leuven/neighbourhoods.geojson");
  const load = page.getByRole("button", { name: "Import these neighbourhoods" });
  await load.waitFor();
  await page.getByRole("heading", { name: "neighbourhoods.geojson" }).waitFor();
  expect(await barriers(page)).toEqual([]);
  await load.click();
  await expectFootInView(page.getByRole("dialog"), "Import these neighbourhoods");
  await page.getByRole("dialog").getByRole("button", { name: "Import these neighbourhoods" }).click();
  await page.getByText("Imported", { exact: true }).first().waitFor();

  await page
    .locator("input[type=file]")
    .nth(1)
    .setInputFiles({
      name: "addresses.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(manyAddresses(80_000)),
    });
  const progress = page.getByRole("progressbar", { name: /addresses\.csv$/ });
  await progress.waitFor();
  await expect.poll(async () => Number(await progress.getAttribute("aria-valuenow"))).toBeGreaterThan(0);
  expect(await progress.getAttribute("aria-valuetext")).toMatch(/^\d+%\sof the file, rows: [\d,]+$/);
  await picture(page, "addresses-under-way");
  await progress.waitFor({ state: "detached", timeout: 60_000 });
  const seen = page.getByText(/^80,000\sread · 80,000\snew/);
  await seen.waitFor();
  await page.getByRole("button", { name: "Import these addresses" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Import these addresses" }).click();
  await progress.waitFor();
  await progress.waitFor({ state: "detached", timeout: 60_000 });
  await seen.waitFor();

  await page.getByRole("link", { name: "Organisations", exact: true }).click();
  await page.getByRole("link", { name: "New organisation" }).first().click();
  await page.getByRole("combobox", { name: "Network" }).click();
  await page.getByRole("option", { name: `Leuven-Noord ${stamp}` }).click();
  await page.getByLabel("Name", { exact: true }).fill(`Stad Leuven-Noord ${stamp}`);
  await page.getByLabel("Email of the first administrator").fill("noor@leuven.example");
  await page.getByRole("button", { name: "Create organisation" }).click();
  await page.getByText("noor@leuven.example").waitFor();
  await page.getByRole("button", { name: "Grant licence" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Grant licence" }).click();
  await page.getByText("Premium").first().waitFor();
  expect(await barriers(page)).toEqual([]);
  expect(page.url()).toContain("/dashboard/platform/organisations/");
});

/** All in the first neighbourhood of Leuven. */
const manyAddresses = (count: number) =>
  `street,housenumber,postcode,lat,lon\n${Array.from({ length: count }, (_, n) => `Lange Straat,${n + 1},3000,50.8798,4.7005\n`).join("")}`;

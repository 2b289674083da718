/** The provider sets up a city: network, neighbourhoods, organisation, licence. */
import { execFileSync } from "node:child_process";
import { dirname } from "node:path";
import { expect, inject, test } from "vitest";
import { barriers, openPage, useBrowser } from "./browser.ts";

useBrowser();

const names = ["--first-name", "Stijn", "--last-name", "Beheer", "--language", "en"];

/** A system account is made by whoever runs the server. */
function signInLink(email: string): string {
  const words = ["account", "create", email, ...names, "--system", "--link"];
  const env = { ...process.env, STOEP_FOLDER: dirname(inject("mailbox")), STOEP_PUBLIC_URL: inject("origin") };
  const out = execFileSync(process.execPath, ["apps/server/src/cli.ts", ...words], {
    env: { ...env, DATABASE_URL: "" },
  });
  return /https?:\S+/.exec(out.toString())?.[0].replace(inject("origin"), "") ?? "";
}

test("a new city gets its network, its neighbourhoods after a look at them, an organisation and a licence", async () => {
  const page = await openPage(signInLink(`stijn-${Date.now()}@stoep.example`));
  await page.getByRole("link", { name: "New network" }).first().click();
  await page.getByLabel("Name", { exact: true }).fill("Leuven-Noord");
  await page.getByLabel("Name in addresses").fill("leuven-noord");
  await page.getByRole("button", { name: "Make network" }).click();
  await page.locator("input[type=file]").first().setInputFiles("demo/data/leuven/neighbourhoods.geojson");
  const load = page.getByRole("button", { name: "Load these neighbourhoods" });
  await load.waitFor();
  await page.getByRole("heading", { name: "neighbourhoods.geojson" }).waitFor();
  expect(await barriers(page)).toEqual([]);
  await load.click();
  await page.getByRole("dialog").getByRole("button", { name: "Load these neighbourhoods" }).click();
  await page.getByText("Loaded", { exact: true }).first().waitFor();

  await page.getByRole("link", { name: "Organisations", exact: true }).click();
  await page.getByRole("link", { name: "New organisation" }).first().click();
  await page.getByRole("combobox", { name: "Network" }).click();
  await page.getByRole("option", { name: "Leuven-Noord" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Stad Leuven-Noord");
  await page.getByLabel("E-mail of the first owner").fill("noor@leuven.example");
  await page.getByRole("button", { name: "Make organisation" }).click();
  await page.getByText("noor@leuven.example").waitFor();
  await page.getByRole("button", { name: "Grant licence" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Grant licence" }).click();
  await page.getByText("Premium").first().waitFor();
  expect(await barriers(page)).toEqual([]);
  expect(page.url()).toContain("/dashboard/platform/organisations/");
});

/** How each viewer of the screens comes in: a page where they start, and the API as the same person. */
import { openPage, type PageOptions } from "../browser.ts";
import { apiAs, apiAsGuest } from "../calls.ts";
import { nextCode, residentWithApp } from "../newcomers.ts";
import { systemAccount } from "../office.ts";
import { fillIn, people, resident, staff } from "../people.ts";
import type { Entrance } from "./every-screen.ts";

export const asAda: Entrance = async (look) => ({
  page: await staff(people.ada, "/inbox", look),
  api: await apiAs(people.ada),
});

export const asSystemAccount: Entrance = async (look) => ({
  page: await staff(systemAccount(), "/platform/networks", look),
  api: await apiAs(systemAccount()),
});

export const asDirk: Entrance = async (look) => ({
  page: await resident(people.dirk, "/me", look),
  api: await apiAs(people.dirk, "resident"),
});

export async function asResidentWithApp(look: PageOptions): ReturnType<Entrance> {
  const { email, secret } = await residentWithApp("Guarded");
  const page = await openPage("/gent/sign-in?next=%2Fme", look);
  await fillIn(page, email);
  await page.getByLabel("6-digit code").fill(nextCode(secret));
  await page.waitForURL(/\/gent\/me$/);
  return { page, api: apiAsGuest() };
}

export const asGuest: Entrance = async (look) => ({ page: await openPage("/gent", look), api: apiAsGuest() });

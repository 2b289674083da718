import { dayMs } from "@stoep/contract/kernel";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { picture, useBrowser } from "./browser.ts";
import { apiAs, publish } from "./calls.ts";
import { now } from "./clock.ts";
import { flawsOnPaper } from "./paper.ts";
import { people, resident, staff } from "./people.ts";
import { goTo, settled } from "./settled.ts";

useBrowser();

const night = { colorScheme: "dark", serviceWorkers: "block" } as const;
const textHtml =
  '<p>All about it on <a href="https://stad.gent/soup">this page</a> and on <a href="https://stad.gent">stad.gent</a>.</p>';

test("agenda, message, engagement and calendar print in light, without bars and buttons, with the addresses of links", async () => {
  const city = await apiAs(people.els);
  const tomorrow = new Date(now() + dayMs).toISOString().slice(0, 10);
  const when = { fromDay: tomorrow, fromTime: "12:00", untilDay: tomorrow, untilTime: "14:00" };
  const activity = { ...when, address: "Muidekaai 1, 9000 Gent", longitude: 3.735, latitude: 51.069, capacity: 3 };
  const title = `Soup on paper ${now()}`;
  const postId = await publish(city, { title, kind: "activity", theme: "neighbour-contact", textHtml, activity });

  const dirk = await resident(people.dirk, "/agenda", night);
  await prints(dirk, "agenda", ["/gent/agenda", "/gent/agenda?view=month", `/gent/m/${postId}`]);
  expect(await addressesIn(dirk)).toEqual([" (https://stad.gent/soup)", null]);

  const els = await staff(people.els, "/inbox", night);
  const [message, day] = [`/dashboard/messages/${postId}`, `day=${tomorrow}`];
  await prints(els, "dashboard", [
    "/dashboard/inbox/calendar?view=agenda",
    `/dashboard/inbox/calendar?view=month&${day}`,
    message,
    `${message}?tab=statistics`,
  ]);
});

async function prints(page: Page, name: string, paths: string[]): Promise<void> {
  for (const [turn, path] of paths.entries()) {
    await goTo(page, path);
    await settled(page);
    expect.soft(await flawsOnPaper(page), path).toEqual([]);
    await picturePaper(page, `${name}-${turn}`);
  }
}

async function picturePaper(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ media: "print" });
  await picture(page, `paper-${name}`);
  if (process.env.STOEP_PICTURES) await page.pdf({ path: `${process.env.STOEP_PICTURES}/${name}.pdf` });
  await page.emulateMedia({ media: null });
}

/** What paper adds to the links in a message's text. */
async function addressesIn(page: Page): Promise<(string | null)[]> {
  await page.emulateMedia({ media: "print" });
  await page.locator("[data-on-paper] a[data-spelt]").first().waitFor();
  return page.locator("article a[href*='stad.gent']").evaluateAll((links) =>
    links.map((link) => {
      const { content } = getComputedStyle(link, "::after");
      return content === "none" ? null : content.replaceAll('"', "");
    }),
  );
}

/** On a phone, dates fit in French and Turkish too, whose months and relative times are the longest; the walk over all screens has only English and Dutch there. */
import { expect, test } from "vitest";
import { narrow, password, picture, useBrowser } from "./browser.ts";
import { misfits } from "./dates.ts";
import { residentWithApp, signUp } from "./newcomers.ts";
import { screensOf } from "./screen.ts";
import { asAda, asDirk } from "./screens/entrances.ts";
import { openScreen, speak } from "./screens/every-screen.ts";

useBrowser();

test.each([
  {
    viewer: "staff" as const,
    enter: asAda,
    features: ["publishing", "shouts", "conversations", "notifications", "audit", "care"],
    names: [
      "inbox",
      "inbox-scheduled",
      "inbox-calendar",
      "message-history",
      "activity-coming",
      "new-activity",
      "shouts",
      "shout-history",
      "reports",
      "notifications",
      "settings-log",
      "care-tickets",
      "care-ticket-planned",
      "care-helper",
    ],
  },
  {
    viewer: "resident" as const,
    enter: asDirk,
    features: ["feed", "publishing", "shouts", "notifications"],
    names: ["feed", "agenda", "agenda-month", "message", "neighbours", "notifications"],
  },
])("dates of the $viewer fit a phone in French and Turkish", async ({ viewer, enter, features, names }) => {
  const { page, api } = await enter({ serviceWorkers: "block", viewport: narrow });
  const all = await screensOf(viewer, features, { api, password, place: "dates", residentWithApp, signUp });
  const screens = all.filter(({ name }) => names.includes(name));
  expect(screens.map(({ name }) => name).sort()).toEqual(names.toSorted());
  const found: string[] = [];
  for (const screen of screens) {
    await openScreen(page, screen, "fr");
    for (const language of ["fr", "tr"] as const) {
      if (language === "tr") await speak(page, language);
      found.push(...(await misfits(page, language)).map((misfit) => `${screen.name}-${language}: ${misfit}`));
      await picture(page, `dates-${viewer}-${screen.name}-${language}`);
    }
  }
  expect(found).toEqual([]);
});

import { expect, test } from "vitest";
import { narrow, openPage, useBrowser } from "./browser.ts";
import { apiAs, signInAs } from "./calls.ts";
import { now } from "./clock.ts";
import { newResident } from "./newcomers.ts";
import { people } from "./people.ts";

useBrowser();

test("a resident’s bell counts live when the city takes a message on, and is read by following it; mails then come daily", async () => {
  const title = `A loose tile ${now()}`;
  const amber = await newResident("Amber");
  const { api, session } = await signInAs(amber, "resident");
  const shout = { kind: "alert", sharing: "municipality", title, text: "It wobbles since Monday." } as const;
  const { id } = await api.shouts.writeShout({ body: shout });

  const page = await openPage("/gent/notifications", { viewport: narrow, session });
  await page.getByRole("heading", { name: "No notifications" }).waitFor();
  await page.getByRole("link", { name: "Notifications", exact: true }).waitFor();

  const els = await apiAs(people.els);
  await els.shouts.setShoutStatus({ body: { ids: [id], status: "in-progress", outcome: "" } });
  // Both the bell and the list, without a reload.
  await page.getByRole("link", { name: /^Notifications, 1\sunread$/ }).waitFor();
  await page.getByRole("link", { name: `Stad Gent is working on “${title}”` }).click();
  await page.getByRole("heading", { name: title }).waitFor();
  await page.getByRole("link", { name: "Notifications", exact: true }).waitFor();

  await page.getByRole("link", { name: "Notifications", exact: true }).click();
  await page.getByRole("link", { name: "Choose your notifications" }).click();
  const progress = page.getByRole("group", { name: "Progress on your messages and projects" });
  await progress.getByRole("combobox", { name: "Email" }).selectOption("daily");
  await page.getByText("Your choice has been saved.").waitFor();
  const { groups } = await api.notifications.getNoticePreferences({});
  expect(groups.find(({ group }) => group === "progress")).toMatchObject({ mail: "daily" });
});

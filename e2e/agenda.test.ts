import { dayMs } from "@stoep/contract/kernel";
import { expect, test } from "vitest";
import { useBrowser } from "./browser.ts";
import { apiAs, publish } from "./calls.ts";
import { now } from "./clock.ts";
import { people, resident } from "./people.ts";

useBrowser();

test("a resident sees an activity, signs up for two, finds it in the agenda, and withdraws", async () => {
  const city = await apiAs(people.els);
  const title = `Soup for the street ${now()}`;
  const tomorrow = new Date(now() + dayMs).toISOString().slice(0, 10);
  const when = { fromDay: tomorrow, fromTime: "12:00", untilDay: tomorrow, untilTime: "14:00" };
  const activity = { ...when, address: "Muidekaai 1, 9000 Gent", longitude: 3.735, latitude: 51.069, capacity: 3 };
  await publish(city, { title, kind: "activity", theme: "neighbour-contact", activity });

  const dirk = await resident(people.dirk);
  const card = dirk.getByRole("article", { name: title });
  await card.getByText("12:00").first().waitFor();
  await card.getByRole("button", { name: /^I’m coming/ }).click();
  const dialog = dirk.getByRole("dialog");
  await dialog.getByText("The organisation sees your name.").waitFor();
  await dialog.getByRole("button", { name: "One more" }).click();
  await dialog.getByRole("button", { name: "I’m coming", exact: true }).click();
  await card.getByText("You are coming (2 people)").waitFor();
  await card.getByText("2 people are coming", { exact: true }).waitFor();

  await dirk.getByRole("link", { name: "What’s on" }).click();
  await dirk.getByRole("button", { name: "I’m coming", exact: true }).click();
  const row = dirk.getByRole("listitem").filter({ hasText: title });
  await row.getByText("You are coming (2 people)").waitFor();
  await dirk.getByRole("button", { name: "Month" }).click();
  await dirk.getByRole("grid").waitFor();
  await dirk.goBack();
  expect(new URL(dirk.url()).pathname).toBe("/gent");
  await dirk.goForward();
  await dirk.getByRole("button", { name: "List" }).click();

  await row.getByRole("link", { name: title }).click();
  await dirk.getByRole("button", { name: "Add to my calendar" }).waitFor();
  await dirk.getByRole("button", { name: "Show map" }).click();
  await dirk.getByRole("region", { name: "Map: Muidekaai 1, 9000 Gent" }).waitFor();
  await dirk.getByRole("button", { name: /^Change/ }).click();
  await dirk.getByRole("dialog").getByRole("button", { name: "I’m not coming" }).click();
  await dirk.getByRole("button", { name: /^I’m coming/ }).waitFor();
  expect(await dirk.getByText("people are coming").count()).toBe(0);
});

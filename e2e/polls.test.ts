import { expect, test } from "vitest";
import { useBrowser } from "./browser.ts";
import { apiAs, publish } from "./calls.ts";
import { people, resident, staff } from "./people.ts";

useBrowser();

test("for or against: results come after the vote, and the vote can be changed", async () => {
  const city = await apiAs(people.els);
  const postId = await publish(city, { title: "A car-free Sunday every month?", type: "vote" });
  const dirk = await resident(people.dirk, `/m/${postId}`);
  expect(await dirk.getByRole("table").count()).toBe(0);
  await dirk.getByRole("button", { name: "Vote" }).click();
  await dirk.getByText("Make a choice first.").waitFor();
  await dirk.getByRole("radio", { name: "For" }).check();
  await dirk.getByRole("button", { name: "Vote" }).click();
  await dirk.getByText("Your vote is counted").waitFor();
  await dirk.getByRole("row", { name: /^For \(your vote\).* 100 ?% \(1\)$/ }).waitFor();

  await dirk.getByRole("button", { name: "Change my vote" }).click();
  await dirk.getByRole("radio", { name: "Against" }).check();
  await dirk.getByRole("button", { name: "Vote" }).click();
  await dirk.getByRole("row", { name: /^Against \(your vote\).* 100 ?% \(1\)$/ }).waitFor();
  await dirk.getByRole("row", { name: /^For 0 ?% \(0\)$/ }).waitFor();

  const els = await staff(people.els, `/messages/${postId}?tab=statistics`);
  await els.getByText("1 vote", { exact: true }).waitFor();
});

test("one to ten: the average is shown after the vote", async () => {
  const city = await apiAs(people.els);
  const postId = await publish(city, { title: "How safe is it to cycle here?", type: "perception" });
  const dirk = await resident(people.dirk, `/m/${postId}`);
  expect(await dirk.getByRole("radio").count()).toBe(10);
  await dirk.getByRole("radio", { name: "7", exact: true }).check({ force: true });
  await dirk.getByRole("button", { name: "Vote" }).click();
  await dirk.getByText("1 vote · average 7").waitFor();
});

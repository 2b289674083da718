import { expect, test } from "vitest";
import { useBrowser } from "./browser.ts";
import { apiAs, dirksPlace, publish } from "./calls.ts";
import { now } from "./clock.ts";
import { openStep, publishNow } from "./message-editor.ts";
import { people, resident, staff } from "./people.ts";

useBrowser();

test("one to ten: the average is shown after the vote", async () => {
  const city = await apiAs(people.els);
  const postId = await publish(city, { title: "How safe is it to cycle here?", type: "perception" });
  const dirk = await resident(people.dirk, `/m/${postId}`);
  await expect.poll(() => dirk.getByRole("radio").count()).toBe(10);
  await dirk.getByRole("radio", { name: "7", exact: true }).check({ force: true });
  await dirk.getByRole("button", { name: "Vote" }).click();
  await dirk.getByText("1 vote · average 7").waitFor();
});

test("a poll with choices, made in the dashboard, shows its results after the vote and takes no votes once it has closed", async () => {
  const title = `A tree, a bench or a fountain? ${now()}`;
  const els = await staff(people.els);
  await els.getByRole("button", { name: "Create" }).click();
  await els.getByRole("menuitem", { name: /^Poll: options/ }).click();
  await els.getByRole("textbox", { name: "Title" }).fill(title);
  await els.getByRole("textbox", { name: "Text" }).fill("There is room for one thing on the corner.");
  await els.getByRole("textbox", { name: "Option 1" }).fill("A tree");
  await els.getByRole("textbox", { name: "Option 2" }).fill("A bench");
  await els.getByRole("button", { name: "Add an option" }).click();
  await els.getByRole("textbox", { name: "Option 3" }).fill("A fountain");
  await els.getByRole("button", { name: "Move Option 3 up" }).click();
  await openStep(els, "Audience");
  await els.getByRole("checkbox", { name: dirksPlace }).check();
  await publishNow(els);
  const postId = new URL(els.url()).pathname.split("/").at(-1) ?? "";

  const dirk = await resident(people.dirk, `/m/${postId}`);
  await dirk.getByRole("radio").first().waitFor();
  const choices = await dirk
    .getByRole("radio")
    .evaluateAll((all) => all.map((one) => one.closest("label")?.textContent));
  expect(choices).toEqual(["A tree", "A fountain", "A bench"]);
  await dirk.getByRole("radio", { name: "A fountain" }).check();
  await dirk.getByRole("button", { name: "Vote" }).click();
  await dirk.getByRole("row", { name: /^A fountain \(your vote\) 100 ?% \(1\)$/ }).waitFor();

  await closeSoon(postId);
  await dirk.getByRole("button", { name: "Change my vote" }).click();
  await dirk.getByText("Open until").waitFor();
  await dirk.getByText("The poll has closed.").waitFor();
  expect(await dirk.getByRole("button", { name: "Change my vote" }).count()).toBe(0);
  await els.getByRole("link", { name: "Statistics", exact: true }).click();
  await els.getByText("1 vote · closed").waitFor();
});

/** Closes a poll in three seconds, sooner than any time that can be typed. */
async function closeSoon(postId: string): Promise<void> {
  const city = await apiAs(people.els);
  const params = { postId };
  const post = await city.publishing.getPost({ params });
  const pollClosesAt = new Date(now() + 3000).toISOString();
  await city.publishing.updatePost({ params, body: { version: post.version, post: { ...post, pollClosesAt } } });
}

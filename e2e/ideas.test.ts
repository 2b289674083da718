/** An idea from its first words to the organisation's decision, in both apps. */
import { expect, test } from "vitest";
import { useBrowser } from "./browser.ts";
import { apiAs } from "./calls.ts";
import { now } from "./clock.ts";
import { people, resident, staff } from "./people.ts";

useBrowser();

test("a resident adds an idea, staff show it, a neighbour supports it instead of another, and all read the decision", async () => {
  const title = `Swings for grown-ups ${now()}`;
  const dirk = await resident(people.dirk, "/take-part");
  const { items } = await (await apiAs(people.dirk, "resident")).participation.listOpenProjects({ query: {} });
  const project = items.find(({ takesIdeas }) => takesIdeas !== null);
  await dirk
    .getByRole("link", { name: project?.title ?? "" })
    .first()
    .click();
  await dirk.getByRole("link", { name: "Add your idea" }).first().click();
  await dirk.getByRole("button", { name: "Send in", exact: true }).click();
  // What is missing is told, and nothing is sent.
  await dirk.getByText("Enter a title.").first().waitFor();
  await dirk.getByRole("textbox", { name: "Title" }).fill(title);
  await dirk.getByRole("textbox", { name: "Your text" }).fill("Two swings by the water, strong enough for adults.");
  await dirk.getByRole("button", { name: "Send in", exact: true }).click();
  await dirk.getByRole("heading", { level: 1, name: title }).waitFor();
  const ideaId = new URL(dirk.url()).pathname.split("/").at(-1) ?? "";

  // This project shows what residents write after somebody has read it.
  const els = await staff(people.els, `/participation/ideas/${ideaId}`);
  await els.getByRole("button", { name: "Show to residents" }).click();
  await els
    .getByRole("alertdialog")
    .or(els.getByRole("dialog"))
    .getByRole("button", { name: "Show to residents" })
    .click();
  await els.getByText("Residents can read it now.").waitFor();

  const fatma = await resident(people.fatma, `/projects/${project?.id}/write`);
  await fatma.getByRole("textbox", { name: "Title" }).fill(title);
  await fatma.getByRole("textbox", { name: "Your text" }).fill("Swings by the water, strong enough for adults.");
  await fatma.getByRole("button", { name: "Send in", exact: true }).click();
  await fatma.getByRole("button", { name: `Support “${title}”` }).click();
  await fatma.getByText("You support it").first().waitFor();
  await fatma.getByRole("link", { name: title }).first().click();
  await fatma.getByRole("heading", { level: 1, name: title }).waitFor();

  await els.getByRole("button", { name: "Decide" }).click();
  const dialog = els.getByRole("dialog");
  await dialog.getByRole("combobox", { name: "Status" }).click();
  await els.getByRole("option", { name: "Not feasible" }).click();
  await dialog.getByRole("button", { name: "Save decision" }).click();
  await dialog.getByRole("textbox", { name: "Reason" }).fill("The quay wall cannot carry them.");
  await dialog.getByRole("button", { name: "Save decision" }).click();
  await dialog.waitFor({ state: "detached" });

  await dirk.reload();
  await dirk.getByText("Not feasible").first().waitFor();
  await dirk.getByText("The quay wall cannot carry them.").first().waitFor();
  await fatma.reload();
  await fatma.getByText("The quay wall cannot carry them.").first().waitFor();
  expect(await fatma.getByRole("button", { name: `Support “${title}”` }).count()).toBe(0);
});

import { expect, test } from "vitest";
import { useBrowser } from "./browser.ts";
import { enter, isFocused, tabTo } from "./by-keyboard.ts";
import { apiAs, dirksPlace, fatmasPlace, placeIds, publish } from "./calls.ts";
import { now } from "./clock.ts";
import { people, resident, staff } from "./people.ts";

useBrowser();

test("a comment is reported, and the report decided, without a mouse", async () => {
  const city = await apiAs(people.els);
  const title = `Benches on the quay ${now()}`;
  const neighbourhoodIds = await placeIds(city, dirksPlace, fatmasPlace);
  const postId = await publish(city, { title, neighbourhoodIds, hasCombinedComments: true });
  const fatma = await apiAs(people.fatma, "resident");
  const params = { subjectKind: "post", subjectId: postId } as const;
  await fatma.conversations.createComment({ params, body: { text: "Come by at number 12." } });

  const dirk = await resident(people.dirk, `/m/${postId}`);
  const comment = dirk.getByRole("article", { name: "Comment by Fatma Y." });
  await enter(dirk, comment.getByRole("button", { name: "More about the comment by" }));
  await enter(dirk, comment.getByRole("button", { name: "Report" }));
  const dialog = dirk.getByRole("dialog", { name: "Report this" });
  await tabTo(dirk, dialog.getByRole("radio").first());
  await dirk.keyboard.press("Space");
  await enter(dirk, dialog.getByRole("button", { name: "Report" }));
  await dirk.getByText("Thank you. The organisation will look at it.").waitFor();

  const els = await staff(people.els, `/messages/${postId}?tab=comments`);
  await enter(els, els.getByRole("note").getByRole("link", { name: "Review" }));
  await enter(els, els.getByRole("button", { name: "Hide", exact: true }));
  const question = els.getByRole("dialog", { name: "Hide the comment by Fatma Y.?" });
  await tabTo(els, question.getByRole("textbox", { name: "Explanation" }));
  await els.keyboard.type("Where somebody lives");
  await enter(els, question.getByRole("button", { name: "Hide", exact: true }));
  await els.getByText("Hidden. We have told the author why.").waitFor();
});

test("addresses are found by searching; the first is declined and restored, without a mouse", async () => {
  const ada = await staff(people.ada);
  await ada.getByRole("heading", { level: 1 }).waitFor();
  await ada.keyboard.press("Control+K");
  const search = ada.getByRole("combobox", { name: "Search Stoep" });
  await expect.poll(() => isFocused(search)).toBe(true);
  await ada.keyboard.type("Addresses");
  await ada
    .getByRole("option", { name: /Addresses/ })
    .first()
    .waitFor();
  await ada.keyboard.press("Enter");
  await ada.getByRole("heading", { name: /^Addresses to confirm/, level: 1 }).waitFor();
  const declining = ada.getByRole("button", { name: /^Decline / }).first();
  await tabTo(ada, declining);
  const name = (await declining.getAttribute("aria-label"))?.replace("Decline the address of ", "") ?? "";
  await ada.keyboard.press("Enter");
  const question = ada.getByRole("dialog", { name: /^Decline the address of/ });
  await expect.poll(() => isFocused(question.getByRole("textbox", { name: "Why?" }))).toBe(true);
  await ada.keyboard.type("Nobody of that name is known here");
  await enter(ada, question.getByRole("button", { name: "Decline", exact: true }));
  await ada.getByText(/declined\./).waitFor();
  // From the top of the page again, because the row that had the focus is gone.
  await ada.reload();
  await enter(ada, ada.getByRole("link", { name: "Decided" }));
  await enter(ada, ada.getByRole("button", { name: `Undo: ${name}` }));
  await ada.getByText(/is waiting again/).waitFor();
});

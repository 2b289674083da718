import { type Asked, refusal } from "@stoep/client/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { hear } from "../../app/live.ts";
import { aComment, aPost, ownComment } from "../../app/testing/samples.ts";
import { button, showApp } from "../../app/testing/show-app.tsx";

type Comment = ReturnType<typeof aComment>;
type Replies = Parameters<typeof showApp>[1];
const post = aPost({ title: "Street works", commentCount: 1 });

function open(
  items: Comment[] | (() => Comment[]),
  more: Replies["conversations"] = {},
  can: true | "comments_off" = true,
) {
  const listComments = () => ({
    items: typeof items === "function" ? items() : items,
    next: null,
    can: { comment: can },
  });
  return showApp(`/gent/m/${post.id}`, {
    publishing: { readPost: post, markSeen: { done: true } },
    conversations: { listComments, ...more },
  });
}
/** Views are told to the server at a moment of their own. */
const lastOf = (asked: Asked[]) => asked.findLast(({ route }) => route !== "publishing.markSeen");
const said = (name: string) => screen.findByRole("article", { name: `Comment by ${name}` });

test("comments stand below each other with their answers; staff in their organisation's name", async () => {
  const question = aComment({ text: "How long does it take?" });
  const author = { kind: "staff" as const, name: "Els D.", organisation: "Stad Gent", logo: null, isMe: false };
  await open([question, aComment({ parentId: question.id, text: "Two weeks", author })]);
  expect(within(await said("Fatma Y.")).getByText("How long does it take?")).toBeVisible();
  const answer = await said("Stad Gent");
  expect(within(answer).getByText(/Els D\./)).toBeVisible();
  expect(answer.closest("ul")?.closest("li")).toContainElement(await said("Fatma Y."));
});

test.each([
  ["deleted", { state: "deleted" as const }, "This comment was deleted."],
  ["hidden by its author", { state: "hidden" as const, hiddenBecause: "author" as const }, "This comment was deleted."],
  [
    "hidden by staff",
    { state: "hidden" as const, hiddenBecause: "staff" as const },
    "This comment was reported and removed.",
  ],
  [
    "reported",
    { state: "reported" as const, hiddenBecause: "reports" as const },
    "This comment was reported and removed.",
  ],
])("in place of one that was %s stands what became of it", async (_, change, words) => {
  await open([aComment({ ...change, text: "" })]);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole("article", { name: /Comment by/ })).not.toBeInTheDocument();
});

test("one writes, and sees it at the end", async () => {
  const { user, asked } = await open([aComment()], { createComment: ownComment({ text: "Thank you" }) });
  const box = await screen.findByRole("textbox", { name: "Write a comment" });
  await user.click(await button("Send"));
  expect(screen.getByText("Write something first.")).toBeVisible();
  await user.type(box, "Thank you");
  await user.click(await button("Send"));
  expect(within(await said("Dirk V.")).getByText("Thank you")).toBeVisible();
  expect(box).toHaveValue("");
  expect(lastOf(asked)).toMatchObject({ params: { subjectId: post.id }, body: { text: "Thank you", imageId: null } });
});

test("an answer goes below its question", async () => {
  const question = aComment();
  const { user, asked } = await open([question, aComment({ text: "Later one" })], {
    createComment: ownComment({ parentId: question.id, text: "Like this" }),
  });
  await user.click((await screen.findAllByRole("button", { name: "Answer" }))[0] as HTMLElement);
  await user.type(screen.getByRole("textbox", { name: "Your answer to Fatma Y." }), "Like this");
  await user.click(screen.getAllByRole("button", { name: "Send" })[0] as HTMLElement);
  await said("Dirk V.");
  const texts = screen
    .getAllByRole("article", { name: /Comment by/ })
    .map((one) => one.querySelector("p")?.textContent);
  expect(texts).toEqual(["Good to know", "Like this", "Later one"]);
  expect(lastOf(asked)?.body).toMatchObject({ parentId: question.id });
});

test("a photo goes along", async () => {
  const image = {
    id: post.id,
    kind: "image" as const,
    name: "hole.png",
    bytes: 9,
    width: 4,
    height: 4,
    address: "/api/files/gent/k",
  };
  const { user, asked } = await showApp(`/gent/m/${post.id}`, {
    publishing: { readPost: post, markSeen: { done: true } },
    files: { uploadImage: image },
    conversations: {
      listComments: { items: [], next: null, can: { comment: true } },
      createComment: ownComment({ text: "Look", image }),
    },
  });
  await screen.findByText("Nobody has said anything yet.");
  await user.upload(
    screen.getByLabelText("Add a photo", { selector: "input" }),
    new File(["x"], "hole.png", { type: "image/png" }),
  );
  expect(await screen.findByAltText("Your photo")).toBeVisible();
  await user.type(screen.getByRole("textbox"), "Look");
  await user.click(await button("Send"));
  expect(await screen.findByAltText("Photo by Dirk V.")).toHaveAttribute("src", "/api/files/gent/k/800");
  expect(lastOf(asked)?.body).toMatchObject({ imageId: image.id });
});

test("one's own words can be changed", async () => {
  const mine = ownComment();
  const { user } = await open([mine], { updateComment: { ...mine, text: "Better words", isEdited: true } });
  await user.click(await button("More about the comment by Dirk V."));
  await user.click(await button("Edit"));
  const box = screen.getByRole("textbox", { name: "Edit" });
  await user.clear(box);
  await user.type(box, "Better words");
  await user.click(await button("Save"));
  expect(await screen.findByText("Better words")).toBeVisible();
  expect(within(await said("Dirk V.")).getByText(/edited/)).toBeVisible();
});

test.each([
  ["Delete", "Delete your comment?", "deleteComment", { state: "deleted" as const }],
  ["Hide", "Hide your comment?", "hideComment", { state: "hidden" as const, hiddenBecause: "author" as const }],
] as const)("to %s asks first", async (word, title, route, change) => {
  const mine = ownComment();
  const { user, routes } = await open([mine], { [route]: { ...mine, text: "", ...change } });
  await user.click(await button("More about the comment by Dirk V."));
  await user.click(await button(word));
  const dialog = screen.getByRole("dialog", { name: title });
  expect(routes()).not.toContain(`conversations.${route}`);
  await user.click(within(dialog).getByRole("button", { name: word }));
  expect(await screen.findByText("This comment was deleted.")).toBeVisible();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("a report needs one of five reasons", async () => {
  const { user, asked } = await open([aComment()], { reportComment: { done: true } });
  await user.click(await button("More about the comment by Fatma Y."));
  expect(screen.queryByRole("button", { name: "Delete" })).not.toBeInTheDocument();
  await user.click((await screen.findAllByRole("button", { name: "Report" })).at(-1) as HTMLElement);
  const dialog = await screen.findByRole("dialog", { name: "Report this" });
  expect(within(dialog).getAllByRole("radio")).toHaveLength(5);
  await user.click(within(dialog).getByRole("button", { name: "Report" }));
  expect(within(dialog).getByText("Choose a reason.")).toBeVisible();
  await user.click(within(dialog).getByRole("radio", { name: "Private information" }));
  await user.type(within(dialog).getByRole("textbox"), "My phone number");
  await user.click(within(dialog).getByRole("button", { name: "Report" }));
  expect(await screen.findByText("Thank you. The organisation will look at it.")).toBeVisible();
  expect(asked.find(({ route }) => route === "conversations.reportComment")?.body).toEqual({
    reason: "private",
    remark: "My phone number",
  });
});

test("what cannot be sent says why, and keeps the words", async () => {
  const { user } = await open([], { createComment: () => Promise.reject(refusal("comments_off")) });
  await user.type(await screen.findByRole("textbox"), "Too late");
  await user.click(await button("Send"));
  expect(await screen.findByText("Comments are switched off here.")).toBeVisible();
  expect(screen.getByRole("textbox")).toHaveValue("Too late");
});

test("where comments are off there is nothing to write in", async () => {
  await open([aComment({ can: { ...aComment().can, answer: "comments_off" } })], {}, "comments_off");
  expect(await screen.findByText("Comments are switched off here.")).toBeVisible();
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Answer" })).not.toBeInTheDocument();
});

test("what others say appears by itself", async () => {
  const items = [aComment({ text: "First" })];
  await open(() => items);
  await screen.findByText("First");
  items.push(aComment({ text: "Second" }));
  act(() => hear("conversations"));
  expect(await screen.findByText("Second")).toBeVisible();
});

test("many answers come by page", async () => {
  const question = aComment({ moreAnswers: "next-answers" });
  const first = aComment({ parentId: question.id, text: "Answer 1" });
  const { user, asked } = await open([question, first], {
    listAnswers: { items: [aComment({ parentId: question.id, text: "Answer 2" })], next: null },
  });
  await user.click(await button("Show more answers"));
  expect(await screen.findByText("Answer 2")).toBeVisible();
  expect(lastOf(asked)?.query.get("cursor")).toBe("next-answers");
  await waitFor(() => expect(screen.queryByRole("button", { name: "Show more answers" })).not.toBeInTheDocument());
});

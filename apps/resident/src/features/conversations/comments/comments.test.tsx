import { fill, type ReceivedRequest, refusal } from "@stoep/client/testing";
import { writeRecord } from "@stoep/client/token";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { announceChanges } from "../../../app/live.ts";
import { clearUnsent } from "../../../app/offline/cache.ts";
import { queryClient } from "../../../app/query-client.ts";
import { button, renderApp } from "../../../app/testing/render-app.tsx";
import { aComment, aPost, ownComment } from "../../../app/testing/samples.ts";

type Comment = ReturnType<typeof aComment>;
type Replies = Parameters<typeof renderApp>[1];
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
  return renderApp(`/gent/m/${post.id}`, {
    publishing: { readPost: post, markSeen: { done: true } },
    conversations: { listComments, ...more },
  });
}
const lastOf = (asked: ReceivedRequest[], name: "createComment" | "listAnswers") =>
  asked.findLast(({ route }) => route === `conversations.${name}`);
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});
const said = (name: string) => screen.findByRole("article", { name: `Comment by ${name}` });

test("comments are listed with their answers; staff write in their organisation's name", async () => {
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
])("a comment that was %s is replaced by a note that says so", async (_, change, words) => {
  await open([aComment({ ...change, text: "" })]);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole("article", { name: /Comment by/ })).not.toBeInTheDocument();
});

test("a new comment appears at the end", async () => {
  const { user, asked } = await open([aComment()], { createComment: ownComment({ text: "Thank you" }) });
  const box = await screen.findByRole("textbox", { name: "Write a comment" });
  await user.click(await button("Send"));
  expect(screen.getByText("Write something first.")).toBeVisible();
  await fill(box, "Thank you");
  await user.click(await button("Send"));
  expect(within(await said("Dirk V.")).getByText("Thank you")).toBeVisible();
  expect(box).toHaveValue("");
  expect(lastOf(asked, "createComment")).toMatchObject({
    params: { subjectId: post.id },
    body: { text: "Thank you", imageId: null },
  });
});

test("an answer appears below the comment it answers", async () => {
  const question = aComment();
  const { user, asked } = await open([question, aComment({ text: "Later one" })], {
    createComment: ownComment({ parentId: question.id, text: "Like this" }),
  });
  await user.click((await screen.findAllByRole("button", { name: "Reply" }))[0] as HTMLElement);
  await fill(screen.getByRole("textbox", { name: "Your reply to Fatma Y." }), "Like this");
  await user.click(screen.getAllByRole("button", { name: "Send" })[0] as HTMLElement);
  await said("Dirk V.");
  const texts = screen
    .getAllByRole("article", { name: /Comment by/ })
    .map((one) => one.querySelector("p")?.textContent);
  expect(texts).toEqual(["Good to know", "Like this", "Later one"]);
  expect(lastOf(asked, "createComment")?.body).toMatchObject({ parentId: question.id });
});

test("an unsent comment is still there after leaving the page, until it is sent", async () => {
  const shown = await open([aComment()], { createComment: ownComment({ text: "Half a thought" }) });
  await shown.user.type(await screen.findByRole("textbox", { name: "Write a comment" }), "Half a thought");
  shown.leave();
  const again = await open([aComment()], { createComment: ownComment({ text: "Half a thought" }) });
  expect(await screen.findByRole("textbox", { name: "Write a comment" })).toHaveValue("Half a thought");
  await again.user.click(await button("Send"));
  await said("Dirk V.");
  again.leave();
  await open([aComment()], {});
  expect(await screen.findByRole("textbox", { name: "Write a comment" })).toHaveValue("");
});

test("an unsent answer is stored too, unless it is cancelled", async () => {
  const question = aComment();
  const { user } = await open([question], {});
  const reply = async () => user.click(await button("Reply"));
  const box = () => screen.findByRole("textbox", { name: "Your reply to Fatma Y." });
  await reply();
  await user.type(await box(), "Like");
  expect(JSON.stringify({ ...localStorage })).toContain("Like");
  await user.click(await button("Cancel"));
  await reply();
  expect(await box()).toHaveValue("");
});

test("a photo can be added", async () => {
  const image = {
    id: post.id,
    kind: "image" as const,
    name: "hole.png",
    bytes: 9,
    width: 4,
    height: 4,
    address: "/api/files/gent/k",
  };
  const { user, asked } = await renderApp(`/gent/m/${post.id}`, {
    publishing: { readPost: post, markSeen: { done: true } },
    files: { uploadImage: image },
    conversations: {
      listComments: { items: [], next: null, can: { comment: true } },
      createComment: ownComment({ text: "Look", image }),
    },
  });
  await screen.findByText("No one has written a comment yet.");
  await user.upload(
    screen.getByLabelText("Add a photo", { selector: "input" }),
    new File(["x"], "hole.png", { type: "image/png" }),
  );
  expect(await screen.findByAltText("Your photo")).toBeVisible();
  await user.type(screen.getByRole("textbox"), "Look");
  await user.click(await button("Send"));
  expect(await screen.findByAltText("Photo by Dirk V.")).toHaveAttribute("src", "/api/files/gent/k/800");
  expect(lastOf(asked, "createComment")?.body).toMatchObject({ imageId: image.id });
});

test("one's own comment can be changed", async () => {
  const mine = ownComment();
  const { user } = await open([mine], { updateComment: { ...mine, text: "Better words", isEdited: true } });
  await user.click(await button("More about the comment by Dirk V."));
  await user.click(await button("Edit"));
  const box = screen.getByRole("textbox", { name: "Edit" });
  await user.clear(box);
  await fill(box, "Better words");
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
  await fill(within(dialog).getByRole("textbox"), "My phone number");
  await user.click(within(dialog).getByRole("button", { name: "Report" }));
  expect(await screen.findByText("Thank you. The organisation will look at it.")).toBeVisible();
  expect(asked.find(({ route }) => route === "conversations.reportComment")?.body).toEqual({
    reason: "private",
    remark: "My phone number",
  });
});

test("a comment that cannot be sent says why, and keeps its text", async () => {
  const { user } = await open([], { createComment: () => Promise.reject(refusal("comments_off")) });
  await fill(await screen.findByRole("textbox"), "Too late");
  await user.click(await button("Send"));
  expect(await screen.findByText("Comments are off here.")).toBeVisible();
  expect(screen.getByRole("textbox")).toHaveValue("Too late");
});

test("there is no form if comments are off", async () => {
  await open([aComment({ can: { ...aComment().can, answer: "comments_off" } })], {}, "comments_off");
  expect(await screen.findByText("Comments are off here.")).toBeVisible();
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Reply" })).not.toBeInTheDocument();
});

test("comments by others appear by themselves", async () => {
  const items = [aComment({ text: "First" })];
  await open(() => items);
  await screen.findByText("First");
  items.push(aComment({ text: "Second" }));
  act(() => announceChanges("conversations"));
  expect(await screen.findByText("Second")).toBeVisible();
});

test("many answers load page by page", async () => {
  const question = aComment({ moreAnswers: "next-answers" });
  const first = aComment({ parentId: question.id, text: "Answer 1" });
  const { user, asked } = await open([question, first], {
    listAnswers: { items: [aComment({ parentId: question.id, text: "Answer 2" })], next: null },
  });
  await user.click(await button("Show more replies"));
  expect(await screen.findByText("Answer 2")).toBeVisible();
  expect(lastOf(asked, "listAnswers")?.query.get("cursor")).toBe("next-answers");
  await waitFor(() => expect(screen.queryByRole("button", { name: "Show more replies" })).not.toBeInTheDocument());
});

test("an answer that was loaded later disappears when it is hidden", async () => {
  const question = aComment({ moreAnswers: "next-answers" });
  const late = aComment({ parentId: question.id, text: "A late answer" });
  let now = late;
  const more = { listAnswers: () => ({ items: [now], next: null }) };
  const { user } = await open([question, aComment({ parentId: question.id, text: "An early answer" })], more);
  await user.click(await button("Show more replies"));
  expect(await screen.findByText("A late answer")).toBeVisible();
  now = { ...late, text: "", state: "hidden", hiddenBecause: "staff" };
  act(() => announceChanges("conversations"));
  expect(await screen.findByText("This comment was reported and removed.")).toBeVisible();
  expect(screen.queryByText("A late answer")).not.toBeInTheDocument();
});

test("a comment hidden while the next page loads disappears, and the page still arrives", async () => {
  const first = aComment({ text: "Rude" });
  const held: (() => void)[] = [];
  let isHidden = false;
  const { user } = await open([], {
    listComments: async ({ query }) => {
      const isNext = query.has("cursor");
      const shown = isHidden
        ? { ...first, text: "", state: "hidden" as const, hiddenBecause: "staff" as const }
        : first;
      if (isHidden && !isNext) await new Promise<void>((resolve) => held.push(resolve));
      const items = isNext ? [aComment({ text: "On the next page" })] : [shown];
      return { items, next: isNext ? null : "next", can: { comment: true as const } };
    },
  });
  await screen.findByText("Rude");
  isHidden = true;
  act(() => announceChanges("conversations"));
  await waitFor(() => expect(held).toHaveLength(1));
  await user.click(await button("Show more comments"));
  await act(async () => held[0]?.());
  expect(await screen.findByText("On the next page")).toBeVisible();
  expect(screen.getByText("This comment was reported and removed.")).toBeVisible();
  expect(screen.queryByText("Rude")).not.toBeInTheDocument();
});

test("an unsent comment stays when the comments cannot be fetched again", async () => {
  let isDown = false;
  const { user, asked } = await open(() => {
    if (isDown) throw refusal("unavailable");
    return [aComment()];
  });
  const box = await screen.findByRole("textbox", { name: "Write a comment" });
  await user.type(box, "Half a thought");
  isDown = true;
  const requests = () => asked.filter(({ route }) => route === "conversations.listComments").length;
  const before = requests();
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
  act(() => announceChanges("conversations"));
  // It is requested twice more, at growing intervals, before that counts as a failure.
  await act(() =>
    vi.waitFor(() => {
      vi.advanceTimersByTime(1000);
      expect(
        queryClient.getQueryCache().find({ queryKey: ["conversations", "listComments"], exact: false })?.state.status,
      ).toBe("error");
    }),
  );
  expect(requests()).toBe(before + 3);
  expect(screen.getByRole("textbox", { name: "Write a comment" })).toHaveValue("Half a thought");
});

test("a reaction to an answer that was loaded later does not count as a new comment", async () => {
  const question = aComment({ moreAnswers: "further" });
  const late = ownComment({ parentId: question.id, text: "A late answer" });
  const { user } = await open([question, aComment({ parentId: question.id, text: "An early answer" })], {
    listAnswers: { items: [late], next: null },
    reactToComment: { reactions: { like: 1 }, myReaction: "like" },
  });
  const counted = () =>
    queryClient.getQueriesData<{ commentCount: number }>({ queryKey: ["publishing", "readPost"] })[0]?.[1]
      ?.commentCount;
  await user.click(await button("Show more replies"));
  const answer = within(await said("Dirk V."));
  await user.click(answer.getByRole("button", { name: "React" }));
  await user.click(answer.getByRole("button", { name: "Like" }));
  expect(await answer.findByRole("button", { name: "Like" })).toBeVisible();
  expect(screen.getAllByText("A late answer")).toHaveLength(1);
  expect(counted()).toBe(1);
});

test("a comment waits for its picture", async () => {
  let arrive = () => {};
  const image = {
    id: aComment().id,
    name: "tree.png",
    bytes: 4,
    kind: "image" as const,
    address: "/api/files/x",
    width: 4,
    height: 3,
  };
  const shown = await renderApp(`/gent/m/${post.id}`, {
    publishing: { readPost: post, markSeen: { done: true } },
    conversations: {
      listComments: { items: [], next: null, can: { comment: true } },
      createComment: ownComment({ text: "Look" }),
    },
    files: {
      uploadImage: () =>
        new Promise((resolve) => {
          arrive = () => resolve(image);
        }),
    },
  });
  await shown.user.type(await screen.findByRole("textbox", { name: "Write a comment" }), "Look");
  const file = new File(["tree"], "tree.png", { type: "image/png" });
  fireEvent.change(document.querySelector("input[type=file]") as Element, { target: { files: [file] } });
  await waitFor(() => expect(shown.last("files.uploadImage")).toBeDefined());
  fireEvent.submit(screen.getByRole("textbox", { name: "Write a comment" }).closest("form") as HTMLElement);
  await act(async () => arrive());
  await shown.user.click(await button("Send"));
  await waitFor(() => expect(shown.last("conversations.createComment")).toBeDefined());
  const sent = shown.asked.filter(({ route }) => route === "conversations.createComment");
  expect(sent.map(({ body }) => body)).toMatchObject([{ imageId: image.id, text: "Look" }]);
});

test("a comment still being typed when another tab signs out leaves nothing on the device", async () => {
  await open([]);
  const field = await screen.findByLabelText("Write a comment");
  await fill(field, "Not for the next person");
  expect(JSON.stringify({ ...localStorage })).toContain("Not for the next person");
  // As the other tab does; this tab has not noticed yet.
  clearUnsent();
  writeRecord(null);
  await fill(field, "Not for the next person at all");
  expect(JSON.stringify({ ...localStorage })).not.toContain("Not for the next person");
});

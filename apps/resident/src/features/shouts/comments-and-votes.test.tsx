import { refusal } from "@stoep/client/testing";
import type { OwnAct } from "@stoep/contract/conversations";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { button, heading, renderApp } from "../../app/testing/render-app.tsx";
import { now } from "../../app/testing/samples.ts";

const id = (n: number) => `0199a000-0000-7000-8000-00000000000${n}`;
const subject = { subjectKind: "post", name: "Works in the street" };
const comment = (change: object = {}): OwnAct => ({
  kind: "comment",
  commentId: id(1),
  subjectId: id(2),
  subject,
  at: now,
  text: "Well done",
  hasPicture: false,
  state: "visible",
  isAnswer: false,
  ...change,
});
const vote: OwnAct = { kind: "vote", subjectId: id(3), subject, at: now, vote: "up", score: null, option: null };

test("one's own comments and votes link to their subjects, and a comment is deleted after a question", async () => {
  const { user, asked } = await renderApp("/gent/me/comments", {
    conversations: {
      listOwnActs: { items: [comment(), vote, comment({ commentId: id(4), subject: null })], next: null },
      deleteComment: () => Promise.reject(refusal("not_found")),
    },
  });
  expect(await heading("My comments and votes")).toBeVisible();
  const links = await screen.findAllByRole("link", { name: "Works in the street" });
  expect(links.map((link) => link.getAttribute("href"))).toEqual([`/gent/m/${id(2)}`, `/gent/m/${id(3)}`]);
  expect(screen.getByText("For")).toBeVisible();
  expect(screen.getByText("This message no longer exists.")).toBeVisible();
  expect(screen.getAllByRole("button", { name: /^Delete/ })).toHaveLength(1);
  await user.click(await button("Delete your comment on Works in the street"));
  const dialog = await screen.findByRole("dialog");
  await user.click(within(dialog).getByRole("button", { name: "Delete" }));
  await waitFor(() =>
    expect(asked.find(({ route }) => route === "conversations.deleteComment")?.params).toMatchObject({
      commentId: id(1),
    }),
  );
});

test("without comments or votes the screen says where they would come from", async () => {
  await renderApp("/gent/me/comments", { conversations: { listOwnActs: { items: [], next: null } } });
  expect(await heading("No comments or votes yet")).toBeVisible();
  expect(screen.getByRole("link", { name: "Read the messages" })).toBeVisible();
});

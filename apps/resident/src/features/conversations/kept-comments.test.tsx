import { refusal } from "@stoep/client/testing";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { aComment, aPost } from "../../app/testing/samples.ts";
import { showApp } from "../../app/testing/show-app.tsx";

const post = aPost({ title: "Street works", commentCount: 1 });
const isDown = () => Promise.reject(refusal("unavailable"));

test("comments that were read are there without a connection, from when they were loaded", async () => {
  const items = [aComment({ text: "How long does it take?" })];
  const first = await showApp(`/gent/m/${post.id}`, {
    publishing: { readPost: post, markSeen: { done: true } },
    conversations: { listComments: { items, next: null, can: { comment: true } } },
  });
  await screen.findByText("How long does it take?");
  first.leave();
  await showApp(`/gent/m/${post.id}`, {
    publishing: { readPost: isDown, markSeen: { done: true } },
    conversations: { listComments: isDown },
  });
  const comment = await screen.findByRole("article", { name: /^Comment by/ }, { timeout: 8000 });
  expect(within(comment).getByText("How long does it take?")).toBeVisible();
  expect(screen.getAllByText(/No connection\. This was loaded on/).length).toBeGreaterThan(0);
});

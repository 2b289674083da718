import { idOf, refusal } from "@stoep/client/testing";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { heading, renderApp } from "../../../app/testing/render-app.tsx";
import { aPost } from "../../../app/testing/samples.ts";

test("a short link leads to the page of its message, which keeps its own address", async () => {
  const post = aPost({ id: idOf(7) });
  const { last } = await renderApp("/gent/s/4D2P-f2db", {
    publishing: { findShared: { path: `/m/${post.id}` }, readPost: post, markSeen: { done: true } },
    conversations: { listComments: { items: [], next: null, can: { comment: true as const } } },
  });
  expect(await heading(post.title)).toBeVisible();
  await waitFor(() => expect(location.pathname).toBe(`/gent/m/${post.id}`));
  expect(last("publishing.findShared")?.params).toMatchObject({ shortCode: "4D2P-f2db" });
});

test("one that leads nowhere asks to check what was typed", async () => {
  const findShared = () => {
    throw refusal("not_found");
  };
  await renderApp("/gent/s/0000-0000", { publishing: { findShared } });
  expect(await heading("Nothing found at this link")).toBeVisible();
  expect(screen.getByRole("link", { name: "Go to the neighbourhood" })).toHaveAttribute("href", "/gent");
});

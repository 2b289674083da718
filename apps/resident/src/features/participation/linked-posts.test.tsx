/** Messages that belong to a project, and their project, from either side. */
import { aReadPost, aReadProject, idOf, refusal } from "@stoep/client/testing";
import type { ReadPost } from "@stoep/contract/publishing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { announceChanges } from "../../app/live.ts";
import { heading, renderApp } from "../../app/testing/render-app.tsx";
import { aReadIdea } from "./testing/samples.ts";

const project = aReadProject();
const phase = project.phases[1]?.id ?? "";
const link: NonNullable<ReadPost["link"]> = {
  kind: "project",
  path: `/projects/${project.id}#phase-${phase}`,
  text: "View project",
  name: "A park by the water",
  partName: "Your ideas",
};
const closed = { ...link, path: null, text: "This is about a project that you cannot open.", name: "", partName: "" };
const comments = { listComments: { items: [], next: null, can: { comment: true as const } } };
const none = { items: [], next: null };

test("a message's button leads to its project", async () => {
  const post = aReadPost({ link });
  const { user } = await renderApp(`/gent/m/${post.id}`, {
    publishing: { readPost: post, listLinkedPosts: none, markSeen: { done: true } },
    participation: { readProject: project, listIdeas: none },
    conversations: comments,
  });
  expect(await screen.findByText("A park by the water")).toBeVisible();
  expect(screen.getByText(/Your ideas/)).toBeVisible();
  const button = screen.getByRole("link", { name: "View project" });
  expect(button).toHaveAttribute("href", `/gent${link.path}`);
  await user.click(button);
  expect(await heading("A park by the water")).toBeVisible();
});

test("a link to a phase shows the project at it", async () => {
  const seen = vi.spyOn(HTMLElement.prototype, "scrollIntoView");
  await renderApp(`/gent/projects/${project.id}#phase-${phase}`, {
    participation: { readProject: project, listIdeas: none },
    publishing: { listLinkedPosts: none },
  });
  await heading("A park by the water");
  await waitFor(() => expect(seen.mock.contexts).toContain(document.getElementById(`phase-${phase}`)));
  seen.mockRestore();
});

test("a link to a part that loads after its screen shows the screen at it", async () => {
  const seen = vi.spyOn(HTMLElement.prototype, "scrollIntoView");
  const idea = aReadIdea();
  const replies = {
    participation: { readProject: project, listIdeas: none, readIdea: idea },
    publishing: { listLinkedPosts: none },
    conversations: comments,
  };
  const first = await renderApp(`/gent/projects/${project.id}#ideas`, replies);
  await heading("Ideas");
  await waitFor(() => expect(seen.mock.contexts).toContain(document.getElementById("ideas")));
  first.leave();
  await renderApp(`/gent/ideas/${idea.id}#comments`, replies);
  await heading("Comments");
  await waitFor(() => expect(seen.mock.contexts).toContain(document.getElementById("comments")));
  seen.mockRestore();
});

test("who cannot open it reads a sentence and finds no button, also when that changes while they look", async () => {
  let shown: ReadPost["link"] = link;
  const post = aReadPost();
  await renderApp(`/gent/m/${post.id}`, {
    publishing: { readPost: () => ({ ...post, link: shown }), markSeen: { done: true } },
    conversations: comments,
  });
  expect(await screen.findByRole("link", { name: "View project" })).toBeVisible();
  shown = closed;
  act(() => announceChanges("participation"));
  expect(await screen.findByText(closed.text)).toBeVisible();
  expect(screen.queryByRole("link", { name: "View project" })).toBeNull();
});

test("a project's page lists what belongs to it, without a button to itself", async () => {
  const post = aReadPost({ id: idOf(7), link });
  await renderApp(`/gent/projects/${project.id}`, {
    participation: { readProject: project, listIdeas: none },
    publishing: { listLinkedPosts: { items: [post], next: null }, markSeen: { done: true } },
  });
  const part = within(await screen.findByRole("region", { name: "Messages and activities" }));
  expect(await part.findByRole("article", { name: post.title })).toBeVisible();
  expect(part.queryByRole("link", { name: "View project" })).toBeNull();
});

test("visitors see those of the public page; where there are none, there is no heading", async () => {
  const shown = await renderApp(
    `/gent/projects/${project.id}`,
    {
      participation: { readPublicProject: project, listPublicIdeas: none },
      publishing: { listPublicLinkedPosts: { items: [aReadPost()], next: null } },
    },
    null,
  );
  expect(await screen.findByRole("region", { name: "Messages and activities" })).toBeVisible();
  shown.leave();
  await renderApp(`/gent/projects/${project.id}`, {
    participation: { readProject: project, listIdeas: none },
    publishing: { listLinkedPosts: none },
  });
  await heading("A park by the water");
  expect(screen.queryByRole("region", { name: "Messages and activities" })).toBeNull();
});

test("messages that do not load can be asked for again, and the project stays", async () => {
  let isDown = true;
  const { user } = await renderApp(`/gent/projects/${project.id}`, {
    participation: { readProject: project, listIdeas: none },
    publishing: {
      listLinkedPosts: () => {
        if (isDown) throw refusal("unavailable");
        return { items: [aReadPost()], next: null };
      },
      markSeen: { done: true },
    },
  });
  await heading("A park by the water");
  const again = await screen.findByRole("button", { name: "Try again" });
  isDown = false;
  await user.click(again);
  expect(await screen.findByRole("region", { name: "Messages and activities" })).toBeVisible();
});

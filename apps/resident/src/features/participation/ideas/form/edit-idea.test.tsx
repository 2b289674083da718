import { aReadProject, fill, refusal } from "@stoep/client/testing";
import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { button, renderApp } from "../../../../app/testing/render-app.tsx";
import { ownIdea } from "../../testing/samples.ts";

afterEach(() => localStorage.clear());

const idea = ownIdea();
const typed = `${idea.title} and shade`;
const at = `/gent/ideas/${idea.id}/edit`;
const quiet = { conversations: { listComments: { items: [], next: null, can: { comment: true as const } } } };

test("one that was changed meanwhile keeps what was typed, and saving again goes through", async () => {
  let stored = idea;
  let saves = 0;
  const { user, last } = await renderApp(at, {
    participation: {
      readIdea: () => stored,
      readProject: aReadProject(),
      editIdea: () => (saves++ === 0 ? Promise.reject(refusal("changed_meanwhile")) : stored),
    },
    ...quiet,
  });
  await fill(await screen.findByLabelText("Title"), " and shade");
  stored = { ...idea, version: 2, title: "A bench" };
  await user.click(await button("Save changes"));
  expect(await screen.findByText(/This was changed in the meantime/)).toBeVisible();
  expect(screen.getByLabelText("Title")).toHaveValue(typed);
  await user.click(await button("Save changes"));
  expect(await screen.findByText("Changes saved.")).toBeVisible();
  expect(last("participation.editIdea")?.body).toMatchObject({ title: typed, version: 2 });
});

test("one that is decided on while it is edited keeps the form, and says why it cannot be saved", async () => {
  let stored = idea;
  const { user } = await renderApp(at, {
    participation: {
      readIdea: () => stored,
      readProject: aReadProject(),
      editIdea: () => Promise.reject(refusal("changed_meanwhile")),
    },
    ...quiet,
  });
  await fill(await screen.findByLabelText("Title"), " and shade");
  stored = { ...idea, version: 2, can: { ...idea.can, edit: "idea_decided" } };
  await user.click(await button("Save changes"));
  expect(await screen.findByText(/decided/)).toBeVisible();
  expect(screen.queryByText(/save again/)).not.toBeInTheDocument();
  expect(screen.getByLabelText("Title")).toHaveValue(typed);
});

test("what was typed is there again, also when the idea has a newer version by then", async () => {
  const replies = { participation: { readIdea: idea, readProject: aReadProject() }, ...quiet };
  const first = await renderApp(at, replies);
  await fill(await screen.findByLabelText("Title"), " and shade");
  first.leave();
  await renderApp(at, { ...replies, participation: { ...replies.participation, readIdea: { ...idea, version: 2 } } });
  expect(await screen.findByLabelText("Title")).toHaveValue(typed);
  expect(screen.getByText(/what you wrote earlier/)).toBeVisible();
});

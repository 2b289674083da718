// @vitest-environment jsdom
import { aComment, fakeServer, idOf } from "@stoep/client/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { aMembership, anAccess, aSession } from "../../../app/testing/people.ts";
import { showScreen } from "../../../app/testing/show-screen.tsx";
import { CommentThread } from "./comment-thread.tsx";

afterEach(() => vi.unstubAllGlobals());

const subject = {
  params: { subjectKind: "post" as const, subjectId: idOf(90) },
  licence: "messages" as const,
};

test("a reply that was loaded later is shown as hidden once it is hidden", async () => {
  const question = aComment(1, { moreAnswers: "further" });
  const author = { ...question.author, isMe: true };
  let late = aComment(2, { parentId: question.id, author, can: { ...question.can, hide: true, show: true } });
  const asked = fakeServer({
    conversations: {
      listComments: { items: [question], next: null, can: { comment: "not_allowed" } },
      listAnswers: () => ({ items: [late], next: null }),
      hideComment: () => {
        late = { ...late, text: "", state: "hidden", hiddenBecause: "staff" };
        return late;
      },
    },
  });
  await showScreen(() => <CommentThread subject={subject} neighbourhoodName={() => undefined} />);
  await userEvent.click(await screen.findByRole("button", { name: "More replies" }));
  expect(await screen.findByText("Words 2")).toBeVisible();
  const further = asked.filter(({ route }) => route === "conversations.listAnswers");
  expect(further.map(({ query }) => query.get("cursor"))).toEqual(["further"]);
  await userEvent.click(screen.getAllByRole("button", { name: "Hide" }).at(-1) as HTMLElement);
  await waitFor(() => expect(screen.queryByText("Words 2")).toBeNull());
  expect(await screen.findByRole("button", { name: "Show again" })).toBeVisible();
});

const reacted = (myReaction: "thanks" | null) =>
  aComment(1, { reactions: myReaction ? { like: 2, [myReaction]: 1 } : { like: 2 }, myReaction });

test("an editor reacts to a comment, sees it counted, and takes it back", async () => {
  let comment = reacted(null);
  const asked = fakeServer({
    conversations: {
      listComments: () => ({ items: [comment], next: null, can: { comment: "not_allowed" } }),
      reactToComment: ({ body }) => {
        comment = reacted((body as { kind: "thanks" | null }).kind);
        return comment;
      },
    },
  });
  await showScreen(() => <CommentThread subject={subject} neighbourhoodName={() => undefined} />);
  await userEvent.click(await screen.findByRole("button", { name: "React" }));
  await userEvent.click(await screen.findByRole("menuitemradio", { name: "Thanks" }));
  await userEvent.click(await screen.findByRole("button", { name: "Your reaction: Thanks" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Take back your reaction" }));
  expect(await screen.findByRole("button", { name: "React" })).toBeVisible();
  const sent = asked.filter(({ route }) => route === "conversations.reactToComment");
  expect(sent.map(({ body }) => body)).toEqual([{ kind: "thanks" }, { kind: null }]);
});

test("who may not react sees the reactions as numbers, and no button", async () => {
  fakeServer({
    conversations: { listComments: { items: [reacted(null)], next: null, can: { comment: "level_too_low" } } },
  });
  await showScreen(() => <CommentThread subject={subject} neighbourhoodName={() => undefined} />, {
    session: aSession(aMembership(), [], anAccess({ write: "level_too_low" })),
  });
  expect((await screen.findByRole("img", { name: "Like" })).closest("li")).toHaveTextContent("2");
  expect(screen.queryByRole("button", { name: "React" })).toBeNull();
});

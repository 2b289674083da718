// @vitest-environment jsdom
import { aComment, fakeServer, idOf } from "@stoep/client/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { showScreen } from "../../../app/testing/show-screen.tsx";
import { CommentThread } from "./comment-thread.tsx";

afterEach(() => vi.unstubAllGlobals());

const subject = {
  params: { subjectKind: "post" as const, subjectId: idOf(90) },
  licence: "messages" as const,
  refetches: ["conversations"],
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

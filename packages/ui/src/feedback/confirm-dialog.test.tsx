// @vitest-environment jsdom
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { renderPart } from "../testing/render-part.tsx";
import { ConfirmArea } from "./confirm-area.tsx";
import { confirm } from "./confirmations.ts";

const question = { title: "Delete 'Street works'?", confirmLabel: "Delete message", cancelLabel: "Keep" };

function ask(): Promise<boolean> {
  let answer: Promise<boolean> = Promise.resolve(false);
  act(() => {
    answer = confirm(question);
  });
  return answer;
}

test("a question is answered with its verb", async () => {
  renderPart(<ConfirmArea />);
  const answer = ask();
  expect(await screen.findByRole("dialog", { name: question.title })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Delete message" }));
  expect(await answer).toBe(true);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a question starts on the harmless answer, and Escape means no", async () => {
  renderPart(<ConfirmArea />);
  const answer = ask();
  expect(await screen.findByRole("button", { name: "Keep" })).toHaveAttribute("data-autofocus");
  await userEvent.keyboard("{Escape}");
  expect(await answer).toBe(false);
});

test("a second question answers the first with no", async () => {
  renderPart(<ConfirmArea />);
  const first = ask();
  const second = ask();
  expect(await first).toBe(false);
  await userEvent.click(await screen.findByRole("button", { name: "Keep" }));
  expect(await second).toBe(false);
});

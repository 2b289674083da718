// @vitest-environment jsdom
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { renderPart } from "../testing/render-part.tsx";
import { ConfirmArea } from "./confirm-area.tsx";
import { askToLeave, hasUnsavedChanges, useLeaveGuard } from "./leave-guard.ts";

const question = { title: "Leave without saving?", confirmLabel: "Leave", cancelLabel: "Stay" };

function Form({ isDirty }: { isDirty: boolean }) {
  const letGo = useLeaveGuard(isDirty, question);
  return (
    <button type="button" onClick={letGo}>
      Save
    </button>
  );
}

function closesTab(): boolean {
  return window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
}

function shown(isDirty: boolean) {
  return renderPart(
    <>
      <Form isDirty={isDirty} />
      <ConfirmArea />
    </>,
  );
}

test("without changes the user can leave freely", async () => {
  shown(false);
  expect(await askToLeave()).toBe(true);
  expect(closesTab()).toBe(true);
});

test("unsaved changes keep the tab open and ask the user", async () => {
  shown(true);
  expect(closesTab()).toBe(false);
  let answer: Promise<boolean> = Promise.resolve(true);
  act(() => {
    answer = askToLeave();
  });
  await userEvent.click(await screen.findByRole("button", { name: "Stay" }));
  expect(await answer).toBe(false);
  expect(hasUnsavedChanges()).toBe(true);
});

test("a user who discards the changes is not asked again", async () => {
  shown(true);
  let answer: Promise<boolean> = Promise.resolve(false);
  act(() => {
    answer = askToLeave();
  });
  await userEvent.click(await screen.findByRole("button", { name: "Leave" }));
  expect(await answer).toBe(true);
  expect(await askToLeave()).toBe(true);
});

test("after saving the user can leave freely", async () => {
  shown(true);
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(hasUnsavedChanges()).toBe(false);
  expect(closesTab()).toBe(true);
});

test("an unmounted form does not hold the user back", () => {
  shown(true).unmount();
  expect(hasUnsavedChanges()).toBe(false);
});

const lost = vi.fn();

function Keeper() {
  useLeaveGuard(true, question, lost);
  return <ConfirmArea />;
}

test("the holder of a copy is called once the user agrees to lose it, and not before", async () => {
  renderPart(<Keeper />);
  const ask = () => {
    let answer: Promise<boolean> = Promise.resolve(false);
    act(() => {
      answer = askToLeave();
    });
    return answer;
  };
  const first = ask();
  await userEvent.click(await screen.findByRole("button", { name: "Stay" }));
  expect([await first, lost.mock.calls.length]).toEqual([false, 0]);
  const second = ask();
  await userEvent.click(await screen.findByRole("button", { name: "Leave" }));
  expect([await second, lost.mock.calls.length]).toEqual([true, 1]);
});

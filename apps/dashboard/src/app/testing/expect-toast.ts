import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect } from "vitest";

/** Waits for a toast, then closes all, so that the same words are found again only in a new toast. */
export async function expectToast(words: string | RegExp): Promise<void> {
  expect(await screen.findByText(words)).toBeVisible();
  for (const button of screen.queryAllByRole("button", { name: "Close notification" })) await userEvent.click(button);
}

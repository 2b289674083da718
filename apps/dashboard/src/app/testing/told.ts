import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect } from "vitest";

/** Waits for a toast, and closes what is open, so that the next one with the same words is a new one. */
export async function told(words: string | RegExp): Promise<void> {
  expect(await screen.findByText(words)).toBeVisible();
  for (const button of screen.queryAllByRole("button", { name: "Close notification" })) await userEvent.click(button);
}

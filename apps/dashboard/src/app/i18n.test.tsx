import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { LanguageMenu } from "./shell/top-bar.tsx";
import { showScreen } from "./testing/show-screen.tsx";

test("a newly chosen language applies without leaving the page", async () => {
  await showScreen(LanguageMenu);
  expect(screen.getByRole("button", { name: "Language" })).toBeVisible();
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not available everywhere yet
  document.cookie = "stoep_lang=nl; path=/";
  act(() => void dispatchEvent(new Event("languagechange")));
  expect(await screen.findByRole("button", { name: "Taal" })).toBeVisible();
  expect(document.documentElement.lang).toBe("nl");
});

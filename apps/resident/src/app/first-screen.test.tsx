import { act, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { App } from "./app.tsx";
import { prepareFirstScreen } from "./screens.tsx";
import { renderApp } from "./testing/render-app.tsx";

test("a resident's first screen, once prepared, is drawn without waiting for code or texts", async () => {
  const { leave } = await renderApp("/terms", {});
  leave();
  await prepareFirstScreen(false);
  window.history.replaceState(null, "", "/gent");
  act(() => void render(<App />));
  expect(screen.getByRole("heading", { level: 1 })).toBeVisible();
});

import { type RenderResult, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { KitProvider } from "../theme/index.ts";

/** Renders a part of the kit as the apps do. */
export function renderPart(part: ReactNode): RenderResult {
  return render(part, {
    wrapper: ({ children }) => (
      <KitProvider locale="en" zone="Europe/Brussels">
        {children}
      </KitProvider>
    ),
  });
}

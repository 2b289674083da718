import { type RenderResult, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { type FindNamed, KitProvider } from "../theme/index.ts";

/** Simpler than the apps' own way. */
const find: FindNamed = (items, textsOf, typed) =>
  items.filter((item) => textsOf(item).some((text) => text.toLowerCase().includes(typed.toLowerCase())));

/** Renders a part of the kit as the apps do. */
export function renderPart(part: ReactNode): RenderResult {
  return render(part, {
    wrapper: ({ children }) => (
      <KitProvider locale="en" zone="Europe/Brussels" find={find}>
        {children}
      </KitProvider>
    ),
  });
}

import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { accentTokens, useAccent } from "./index.ts";

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(a = "", b = ""): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((one, other) => other - one);
  return (high + 0.05) / (low + 0.05);
}

const colours = ["#0b6e66", "#ffffff", "#000000", "#ffe000", "#1f5fa8", "#e2001a", "#7fd1ff", "#808080", "#00ff00"];
const grounds = { light: ["#ffffff", "#f7f6f3", "#efede8"], dark: ["#1b2424", "#131a1a", "#243030"] };

test.each(colours)("text on the accent and in the accent is readable, whatever colour is chosen: %s", (colour) => {
  const tokens = accentTokens(colour);
  for (const scheme of ["light", "dark"] as const) {
    const of = (name: string) => tokens[scheme][`--st-${name}`] ?? "";
    for (const name of ["primary", "primary-hover"]) expect(contrast("#ffffff", of(name))).toBeGreaterThanOrEqual(4.5);
    for (const ground of [...grounds[scheme], of("primary-soft"), of("primary-soft-hover")])
      expect(contrast(of("primary-ink"), ground), `${scheme} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    for (const ground of grounds[scheme].slice(0, 2)) {
      expect(contrast(of("primary"), ground)).toBeGreaterThanOrEqual(scheme === "light" ? 4.5 : 3);
      expect(contrast(of("focus"), ground)).toBeGreaterThanOrEqual(3);
    }
  }
});

test("a readable colour stays as it was chosen", () => {
  expect(accentTokens("#1f5fa8").light["--st-primary"]).toBe("#1f5fa8");
});

function Network({ accent }: { accent: string | null }) {
  useAccent(accent);
  return null;
}

test("the page has the network's colour while the network is shown, and Stoep's own afterwards", () => {
  const worn = () => [...document.querySelectorAll<HTMLElement>("style[data-accent]")].map((one) => one.dataset.accent);
  const { rerender, unmount } = render(<Network accent="#1f5fa8" />);
  expect(worn()).toEqual(["#1f5fa8"]);
  rerender(<Network accent="#e2001a" />);
  expect(worn()).toEqual(["#e2001a"]);
  rerender(<Network accent={null} />);
  expect(worn()).toEqual([]);
  rerender(<Network accent="#1f5fa8" />);
  unmount();
  expect(worn()).toEqual([]);
});

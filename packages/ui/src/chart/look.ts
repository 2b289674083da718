import type { ChartLook } from "@stoep/charts";
import { areColoursForced, systemColours } from "../theme/forced-colours.ts";

type Colours = Omit<ChartLook, "font" | "textSize" | "isStill">;

/** Every token would be the colour of text, and the bars could not be distinguished from what is behind them. */
function forcedColours(): Colours {
  const { text, ground, quiet, strong } = systemColours({
    text: "CanvasText",
    ground: "Canvas",
    quiet: "GrayText",
    strong: "Highlight",
  });
  return {
    ink: text,
    inkSoft: text,
    line: quiet,
    cursor: text,
    surface: ground,
    sunken: ground,
    series: [strong, text, quiet, strong, text, quiet],
  };
}

const noMotion = "(prefers-reduced-motion: reduce)";

/** The colours and fonts of the surrounding page, in the current scheme. */
export function pageLook(element: HTMLElement): ChartLook {
  const page = getComputedStyle(element);
  // A token may hold a function such as light-dark(): only the colour of an element is resolved.
  const probe = element.appendChild(document.createElement("span"));
  // Where motion is reduced, every change takes a moment, in which the probe still has the colour of the text.
  probe.style.transition = "none";
  const token = (name: string) => {
    probe.style.color = `var(--st-${name})`;
    return getComputedStyle(probe).color;
  };
  const colours: Colours = areColoursForced()
    ? forcedColours()
    : {
        ink: token("ink"),
        inkSoft: token("ink-soft"),
        line: token("line"),
        cursor: token("control-line"),
        surface: token("surface"),
        sunken: token("sunken"),
        // The first is the network’s, which may be any colour.
        series: [
          token("primary"),
          token("progress-ink"),
          token("ink"),
          token("danger-ink"),
          token("new-ink"),
          token("done-ink"),
        ],
      };
  const look: ChartLook = {
    ...colours,
    font: page.fontFamily,
    textSize: Number.parseFloat(page.fontSize) * 0.875 || 14,
    isStill: window.matchMedia?.(noMotion).matches ?? true,
  };
  probe.remove();
  return look;
}

import { accentTokens } from "@stoep/contract/accent";
import { useEffect } from "react";

const byChoice = '[data-mantine-color-scheme="dark"], :root:root[data-scheme="dark"]';
const notChosen = ":not([data-mantine-color-scheme], [data-scheme])";

const block = (tokens: Record<string, string>): string =>
  `{${Object.entries(tokens)
    .map(([name, value]) => `${name}:${value}`)
    .join(";")}}`;

/** `:root` twice, so that it overrides the tokens wherever the build puts their file. */
function styleOf(accent: string): string {
  const { light, dark } = accentTokens(accent);
  return [
    `:root:root${block(light)}`,
    `:root:root${byChoice}${block(dark)}`,
    `@media (prefers-color-scheme: dark){:root:root${notChosen}${block(dark)}}`,
  ].join("\n");
}

/** While mounted, gives the whole page this colour (`#rrggbb`) in both schemes. Without a colour, the page has Stoep's own. */
export function useAccent(accent: string | null | undefined): void {
  useEffect(() => {
    if (!accent) return;
    const style = document.createElement("style");
    style.dataset.accent = accent;
    style.textContent = styleOf(accent);
    document.head.append(style);
    return () => style.remove();
  }, [accent]);
}

/** The colours of a page: the network's own in shades on which text can be read, else those of the style sheet. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { accentTokens } from "@stoep/contract/accent";
import { html, Markup } from "./markup.ts";

const style = readFileSync(join(import.meta.dirname, "style.css"), "utf8");
const version = createHash("sha256").update(style).digest("hex").slice(0, 12);

/** The one style sheet. Its address changes with its content. */
export const sheet = { path: "/participation.css", address: `/participation.css?version=${version}`, text: style };

const used = { "--st-primary": "--main", "--st-on-primary": "--on-main", "--st-primary-ink": "--main-ink" } as const;

/** Colours are checked when they are saved; what is no colour is left out. */
export function coloursOf(accent: string | null): Markup | null {
  if (accent === null || !/^#[0-9a-f]{6}$/.test(accent)) return null;
  const { light, dark } = accentTokens(accent);
  const block = (tokens: Record<string, string>) =>
    Object.entries(used)
      .map(([token, name]) => `${name}:${tokens[token]}`)
      .join(";");
  const css = `:root{${block(light)}}@media(prefers-color-scheme:dark){:root{${block(dark)}}}`;
  return html`<style>${new Markup(css)}</style>`;
}

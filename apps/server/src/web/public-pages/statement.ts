/** The accessibility statement, and pages for what cannot be shown. */
import { listInWords } from "@stoep/contract/kernel";
import type { PublicPage } from "@stoep/contract/participation";
import { dayOf } from "./formats.ts";
import { html } from "./markup.ts";
import { frame, inLanguage, type Page, rootOf, type ShownNetwork, say } from "./shell.ts";

/** When the statement last changed; it describes what is built. */
const changedOn = "2026-11-29";
const parts = ["aim", "state", "limits", "contact"] as const;

export function statementPage(page: Page, network: PublicPage["network"]): string {
  const { language } = page;
  const title = say(language, "statement.title");
  const { name, runBy } = network;
  return frame(
    page,
    network,
    { title: `${title} · ${name}`, description: say(language, "statement.of", { name }), picture: null, data: null },
    html`<article class="text"><h1>${title}</h1><p dir="auto">${say(language, "statement.of", { name })}</p>
${parts.map((part) => html`<h2>${say(language, `statement.${part}Title`)}</h2><p>${say(language, `statement.${part}`)}</p>`)}
${runBy.length > 0 && html`<p dir="auto">${say(language, "statement.runBy", { names: listInWords(language, runBy) })}</p>`}
<p><a href="${inLanguage(rootOf(network), language)}">${say(language, "gone.all")}</a></p>
<p class="meta">${say(language, "statement.dated", { day: dayOf(changedOn, language) })}</p></article>`,
  );
}

/** `network` null: not even that exists. */
export function gonePage(page: Page, network: ShownNetwork | null): string {
  const { language } = page;
  const title = say(language, "gone.title");
  const text = network ? say(language, "gone.text") : say(language, "gone.other");
  return frame(
    page,
    network,
    { title, description: text, picture: null, data: null },
    html`<h1>${title}</h1><p dir="auto">${text}</p>${
      network &&
      html`<p><a class="button" href="${inLanguage(rootOf(network), language)}">${say(language, "gone.all")}</a></p>`
    }`,
  );
}

export function failedPage(page: Page): string {
  const title = say(page.language, "failed.title");
  const text = say(page.language, "failed.text");
  return frame(
    page,
    null,
    { title, description: text, picture: null, data: null },
    html`<h1>${title}</h1><p>${text}</p>`,
  );
}

/** Formatted text: only what the allow list names is ever stored, whatever the sender. D §6 */
import { createRequire } from "node:module";
import { cleanLines } from "@stoep/contract/kernel";
import type sanitizeHtml from "sanitize-html";

const require = createRequire(import.meta.url);
/** Loaded with the first text that is written: with its parsers it takes several megabytes. */
const library = (): typeof sanitizeHtml => require("sanitize-html");

const blocks = ["p", "h2", "h3", "h4", "ul", "ol", "li", "blockquote"];
/** `b`, `i` and headings outside the list become their equivalents. */
const sameAs = { b: "strong", i: "em", h1: "h2", h5: "h4", h6: "h4", div: "p" };

const rules: sanitizeHtml.IOptions = {
  allowedTags: [...blocks, "strong", "em", "a", "br"],
  allowedAttributes: { a: ["href", "rel"] },
  allowedSchemes: ["http", "https", "mailto"],
  allowProtocolRelative: false,
  nestingLimit: 30,
  transformTags: {
    ...sameAs,
    a: (tagName, { href }) => {
      const attribs: Record<string, string> = href && isOpenable(href) ? { href, rel: "noopener nofollow" } : {};
      return { tagName, attribs };
    },
  },
  // A link without a target becomes plain text.
  exclusiveFilter: ({ tag, attribs }) => (tag === "a" && !attribs.href ? "excludeTag" : false),
};

/** Absolute web and mail addresses; an address within the site has no meaning in a mail. */
const isOpenable = (href: string): boolean => /^(https?:\/\/[^/]|mailto:)/i.test(href) && URL.canParse(href);

/** Applying it to its own result changes nothing. */
export function sanitise(html: string): string {
  // Dropping a tag can change what the tags around it imply, so this repeats until nothing changes, mostly twice.
  let [before, after] = ["", clean(html)];
  for (let round = 0; round < 10 && before !== after; round += 1) [before, after] = [after, clean(after)];
  return after;
}

/** Tidied again at the end, because of numeric entities (`&#7;`). */
const clean = (html: string): string => cleanLines(library()(cleanLines(html), rules)).trim();

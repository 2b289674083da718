/** Formatted text: only what the allow list names is ever stored, no matter who sent it. D §6 */
import sanitizeHtml from "sanitize-html";

const blocks = ["p", "h2", "h3", "h4", "ul", "ol", "li", "blockquote"];
/** `b`, `i` and the headings outside the list become what they stand for. */
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
  // A link to nowhere is only its words.
  exclusiveFilter: ({ tag, attribs }) => (tag === "a" && !attribs.href ? "excludeTag" : false),
};

/** Absolute web and mail addresses; an address within the site has no meaning in a mail. */
const isOpenable = (href: string): boolean => /^(https?:\/\/[^/]|mailto:)/i.test(href) && URL.canParse(href);

/** What a file of text cannot hold: control characters, and halves of characters. */
const tidy = (text: string): string => text.toWellFormed().replace(/[^\P{Cc}\n\t]/gu, "");

/** Applying it to its own result changes nothing. */
export function sanitise(html: string): string {
  // Dropping a tag can change what the tags around it imply: repeated until nothing changes, mostly twice.
  let [before, after] = ["", clean(html)];
  for (let round = 0; round < 10 && before !== after; round += 1) [before, after] = [after, clean(after)];
  return after;
}

/** Tidied again at the end, for what was written as a number (`&#7;`). */
const clean = (html: string): string => tidy(sanitizeHtml(tidy(html), rules)).trim();

const named: Record<string, string> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&nbsp;": "\u00a0", "&amp;": "&" };

/** The words alone, one line per block. Only for what `sanitise` returned. */
export function textOf(sanitised: string): string {
  return sanitised
    .replace(/\s+/g, " ")
    .replace(/<br \/>|<\/(p|h[2-4]|li|blockquote)>/g, "\n")
    .replace(/<[^>]*>/g, "")
    .replace(/&(lt|gt|quot|nbsp|amp);/g, (entity) => named[entity] ?? entity)
    .replace(/ *\n[ \n]*/g, "\n")
    .trim();
}

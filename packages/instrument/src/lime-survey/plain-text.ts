/** Plain words of what was written with HTML. */

const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  eacute: "\u00e9",
  egrave: "\u00e8",
  agrave: "\u00e0",
  ccedil: "\u00e7",
  euml: "\u00eb",
  iuml: "\u00ef",
  ouml: "\u00f6",
  uuml: "\u00fc",
  hellip: "…",
  euro: "€",
  ndash: "–",
  mdash: "—",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
};

/** These say nothing that plain words do not. */
const bare = new Set(["p", "br", "div", "span", "body", "html"]);

const tag = /<\/?([a-z][a-z0-9]*)\b[^<>]*>/gi;

/** What somebody would miss in the plain words: emphasis, links, pictures, lists. */
export const hasFormatting = (html: string): boolean =>
  [...html.matchAll(tag)].some(([, name = ""]) => !bare.has(name.toLowerCase()));

export function plainText(html: string): string {
  const lines = html
    .replace(/<(script|style)\b[^<>]*>[\s\S]*?(?:<\/\1>|$)/gi, "")
    .replace(/<!--[\s\S]*?(?:-->|$)/g, "")
    .replace(/\s+/g, " ")
    .replace(/<br\b[^<>]*>|<\/(?:p|div|li|h[1-6]|tr)>/gi, "\n")
    .replace(tag, "");
  return withSigns(lines)
    .split("\n")
    .map((line) => line.trim())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

const withSigns = (text: string): string =>
  text.replace(/&(#x?[0-9a-f]{1,6}|[a-z]{2,8});/gi, (whole, name: string) => {
    if (!name.startsWith("#")) return entities[name.toLowerCase()] ?? whole;
    const code = name[1]?.toLowerCase() === "x" ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return Number.isInteger(code) && code >= 32 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
      ? String.fromCodePoint(code)
      : "";
  });

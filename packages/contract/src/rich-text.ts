/**
 * From formatted text to plain text, the same for everything that shows it without its markup: mails, calendars, previews of links, files,
 * searches and comparisons. For what the server sanitised; of other HTML the words are right, and nothing is made safe. D §6
 */

/** To be read: one line per block, list items with their marks, quotations with ">", links with their address in brackets. */
export const plainText = (html: string): string => flatten(html, true);

/** The words alone, without marks and addresses: whether anything is written, and how much. */
export const bareWords = (html: string): string => flatten(html, false);

/** At most `most` characters and " …". Cut between words, so that no part of an address passes for the whole. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = text.slice(0, most + 1).search(/\s\S*$/);
  return `${text.slice(0, start > 0 ? start : most).toWellFormed()} …`;
}

const tag = /<([/!?]?)([a-z][a-z0-9]*)?([^<>]*)>/gi;
const blocks = /^(p|div|h[1-6]|ul|ol|li|blockquote|br)$/;

function flatten(html: string, isMarked: boolean): string {
  const page = new Page(isMarked);
  let from = 0;
  for (const match of html.matchAll(tag)) {
    const [whole, sign, name = "", attributes = ""] = match;
    // "a <b" without an end, or "< >", is no tag.
    if (sign === "" && name === "") continue;
    page.write(decoded(html.slice(from, match.index)));
    page.turn(name.toLowerCase(), sign === "", attributes);
    from = match.index + whole.length;
  }
  page.write(decoded(html.slice(from)));
  return page.finish();
}

/** The lines so far, and where in the text it is. */
class Page {
  readonly #isMarked: boolean;
  readonly #lines: string[] = [];
  #line = "";
  /** The lists around it: how many items each has had, and whether they are numbered. */
  readonly #lists: { items: number; isNumbered: boolean }[] = [];
  /** What stands before the first line of an item. */
  #mark = "";
  #quotes = 0;
  #link: { address: string; words: string; start: number } | null = null;

  constructor(isMarked: boolean) {
    this.#isMarked = isMarked;
  }

  write(text: string): void {
    this.#line += text;
    if (this.#link) this.#link.words += text;
  }

  turn(name: string, isOpening: boolean, attributes: string): void {
    if (name === "a") this.#turnLink(isOpening, attributes);
    if (!blocks.test(name)) return;
    this.#endLine();
    if (name === "blockquote") this.#quotes = Math.max(0, this.#quotes + (isOpening ? 1 : -1));
    if (name === "ul" || name === "ol") {
      if (isOpening) this.#lists.push({ items: 0, isNumbered: name === "ol" });
      else this.#lists.pop();
    }
    if (name === "li") this.#mark = isOpening ? this.#nextMark() : "";
  }

  #turnLink(isOpening: boolean, attributes: string): void {
    this.#endLink();
    const href = /\bhref="([^"]*)"/i.exec(attributes)?.[1];
    if (isOpening && href) this.#link = { address: addressOf(decoded(href)), words: "", start: this.#line.length };
  }

  finish(): string {
    this.#endLink();
    this.#endLine();
    return this.#lines.join("\n");
  }

  #nextMark(): string {
    const list = this.#lists.at(-1);
    if (!list) return "• ";
    list.items += 1;
    return list.isNumbered ? `${list.items}. ` : "• ";
  }

  #endLine(): void {
    const text = this.#line.replace(/ +/g, " ").trim();
    this.#line = "";
    if (this.#link) this.#link.start = 0;
    if (text === "") return;
    this.#lines.push(this.#isMarked ? this.#lead() + text : text);
    if (this.#mark !== "") this.#mark = " ".repeat(this.#mark.length);
  }

  #lead(): string {
    return "> ".repeat(this.#quotes) + "  ".repeat(Math.max(0, this.#lists.length - 1)) + this.#mark;
  }

  #endLink(): void {
    const link = this.#link;
    this.#link = null;
    if (!link || !this.#isMarked) return;
    const words = link.words.trim();
    if (isAddressItself(words, link.address)) {
      const isWhole = words.startsWith("http") || words.includes("@");
      if (!isWhole) this.#line = `${this.#line.slice(0, link.start)}${link.address}`;
      return;
    }
    const space = this.#line.endsWith(" ") ? " " : "";
    const before = this.#line.trimEnd();
    this.#line = `${before}${before === "" ? "" : " "}(${link.address})${space}`;
  }
}

/** One word, whose own brackets cannot be taken for those around it. A mail address stands without its subject. */
function addressOf(href: string): string {
  const address = href
    .trim()
    .replace(/^mailto:([^?]*).*$/i, "$1")
    .replace(/\s/g, "%20");
  const opened = address.split("(").length;
  return opened === address.split(")").length
    ? address
    : address.replace(/[()]/g, (sign) => (sign === "(" ? "%28" : "%29"));
}

const isAddressItself = (words: string, address: string): boolean => bare(words) === bare(address);
const bare = (address: string): string => address.toLowerCase().replace(/^(https?:\/\/)?(www\.)?|\/$/g, "");

const named: Record<string, string> = { lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0", amp: "&" };

/** White space is one space, as a browser shows it; then the signs that HTML spells. */
function decoded(html: string): string {
  return html
    .replace(/\s+/g, " ")
    .replace(/&(?:#x([0-9a-f]{1,6})|#([0-9]{1,7})|(lt|gt|quot|apos|nbsp|amp));/gi, (entity, hex, decimal, name) => {
      if (name) return named[name.toLowerCase()] ?? entity;
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code).toWellFormed() : entity;
    });
}

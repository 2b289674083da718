/**
 * What is pasted from a word processor, in the few elements that the editor has: titles, lists that Word writes as paragraphs with a
 * mark of their own, and tables, whose cells the editor would otherwise join into one word.
 */
export function fromWordProcessor(html: string): string {
  const page = new DOMParser().parseFromString(html, "text/html");
  for (const [from, to] of levels)
    for (const title of page.querySelectorAll(from)) replaceBy(title, page.createElement(to));
  gatherEntries(page);
  // The innermost first.
  for (const table of [...page.querySelectorAll("table")].toReversed()) table.replaceWith(...linesOf(table));
  return page.body.innerHTML;
}

/** The editor's highest and lowest title; one that it does not have would become text. */
const levels = [
  ["h1", "h2"],
  ["h5, h6", "h4"],
] as const;

function replaceBy(element: Element, other: Element): void {
  other.append(...element.childNodes);
  element.replaceWith(other);
}

/** "mso-list:l0 level2 lfo1" */
const entryStyle = /mso-list:\s*\S+\s+level(\d)/i;
/** "1." or "(a)"; a bullet may be a letter too, but alone. */
const numbered = /^\(?[\p{L}\p{N}]{1,4}[.)]/u;

function gatherEntries(page: Document): void {
  /** The open lists, by level; none after anything that is not an entry. */
  let open: Element[] = [];
  for (const paragraph of page.querySelectorAll('p[style*="mso-list"]')) {
    const level = Number(entryStyle.exec(paragraph.getAttribute("style") ?? "")?.[1] ?? 0);
    if (level === 0) continue;
    if (paragraph.previousElementSibling !== open[0]) open = [];
    const kind = numbered.test(takeMark(paragraph)) ? "ol" : "ul";
    // A level that nothing stands above begins at the left.
    open = withList(open, { paragraph, level: Math.min(level, open.length + 1), kind });
    const entry = page.createElement("li");
    entry.append(page.createElement("p"));
    entry.firstElementChild?.append(...paragraph.childNodes);
    open.at(-1)?.append(entry);
    paragraph.remove();
  }
}

type Entry = { paragraph: Element; level: number; kind: "ol" | "ul" };

/** The lists that are open for this entry: those around it, and last its own, which is a new one where there is none of its kind. */
function withList(open: Element[], { paragraph, level, kind }: Entry): Element[] {
  const around = open.slice(0, level - 1);
  const own = open[level - 1];
  if (own?.localName === kind) return [...around, own];
  const list = paragraph.ownerDocument.createElement(kind);
  const parent = around.at(-1)?.lastElementChild;
  if (parent) parent.append(list);
  else paragraph.before(list);
  return [...around, list];
}

/** Removes the mark that Word puts before an entry, and returns it. */
function takeMark(paragraph: Element): string {
  const marked = [...paragraph.querySelectorAll("*")].filter((one) =>
    /mso-list:\s*ignore/i.test(one.getAttribute("style") ?? ""),
  );
  const found = marked.length > 0 ? marked : betweenComments(paragraph);
  const mark = found.map((node) => node.textContent ?? "").join("");
  for (const node of found) node.remove();
  return mark.trim();
}

const saysOf = (node: ChildNode): string => (node.nodeType === Node.COMMENT_NODE ? (node.textContent ?? "") : "");

/** Between "[if !supportLists]" and "[endif]". */
function betweenComments(paragraph: Element): (Element | Text)[] {
  const nodes = [...paragraph.childNodes];
  const from = nodes.findIndex((node) => saysOf(node).includes("supportLists"));
  const until = nodes.findIndex((node, place) => place > from && saysOf(node).includes("endif"));
  const inside = from < 0 || until < 0 ? [] : nodes.slice(from, until);
  return inside.filter((node): node is Element | Text => node instanceof Element || node instanceof Text);
}

const blocks = "p, div, ul, ol, li, h2, h3, h4";

/** A row of short cells becomes one line; what has paragraphs of its own, as a table that only lays out a page, keeps them. */
function linesOf(table: Element): Element[] {
  const rows = [...table.querySelectorAll("tr")];
  return rows.flatMap((row) => {
    const cells = [...row.children].filter(({ textContent }) => textContent?.trim());
    const isLine = cells.length > 1 && cells.every((cell) => cell.querySelectorAll(blocks).length <= 1);
    return isLine ? [lineOf(row, cells)] : cells.map((cell) => blockOf(cell));
  });
}

function lineOf(row: Element, cells: Element[]): Element {
  const line = row.ownerDocument.createElement("p");
  for (const [place, cell] of cells.entries()) {
    for (const block of cell.querySelectorAll(blocks)) block.replaceWith(...block.childNodes);
    line.append(...(place > 0 ? [" · "] : []), ...cell.childNodes);
  }
  return line;
}

function blockOf(cell: Element): Element {
  const block = cell.ownerDocument.createElement(cell.querySelector(blocks) ? "div" : "p");
  block.append(...cell.childNodes);
  return block;
}

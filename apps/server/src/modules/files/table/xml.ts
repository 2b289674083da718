/**
 * Reads XML tag by tag. Entities are the five of XML and characters by number: a document cannot define its own, and what stands for
 * no character is read as the replacement character, which is a fault of its cell.
 */
import { SaxesParser } from "saxes";
import { TableError } from "./table.ts";

/** Names are given without their namespace prefix. */
export interface Tag {
  name: string;
  isEnd: boolean;
  /** At the end of an element: the text directly in it. */
  text: string;
  attribute: (name: string) => string | null;
}

/** What the parser keeps in memory and does grows with these, so a hostile document may not choose them. */
const tagsMax = 10_000_000;
const depthMax = 100;
const attributesMax = 100;
const nameMax = 200;
/** The rest of a longer text is left out: a cell of Excel holds 32,767 characters. */
const textMax = 40_000;

const entities: Record<string, string> = { amp: "&", gt: ">", lt: "<", quot: '"', apos: "'" };
/** Saxes looks entities up in an object of its own, where `constructor` would be found. */
const knownEntities: Record<string, string> = Object.assign(Object.create(null), entities);

const withoutPrefix = (name: string) => name.slice(name.indexOf(":") + 1);

function attributeOf(attributes: Record<string, string>, wanted: string): string | null {
  const name = wanted in attributes ? wanted : Object.keys(attributes).find((key) => withoutPrefix(key) === wanted);
  return name === undefined ? null : (attributes[name] ?? null);
}

/** The tags of each piece of a document, none if there is no document. @throws when it is not well formed, or passes a limit */
export async function* tagsOf(pieces: AsyncIterable<string> | null): AsyncGenerator<Tag[]> {
  if (!pieces) return;
  const parser = new SaxesParser({ position: false, xmlns: false });
  let tags: Tag[] = [];
  let [count, depth, attributes] = [0, 0, 0];
  let text = "";
  let isInTag = false;
  let isUnreadable = false;
  const stayWithin = (counted: number, max: number) => {
    if (counted > max) throw new TableError("import_too_complex");
  };
  parser.ENTITIES = knownEntities;
  parser.on("doctype", () => {
    throw new TableError("import_not_a_table");
  });
  parser.on("error", (error) => {
    if (isInTag || !/entity/.test(error.message)) throw error;
    isUnreadable = true;
  });
  parser.on("opentagstart", ({ name }) => {
    stayWithin(++count, tagsMax);
    stayWithin(++depth, depthMax);
    stayWithin(name.length, nameMax);
    attributes = 0;
    isInTag = true;
  });
  parser.on("attribute", ({ name }) => {
    stayWithin(++attributes, attributesMax);
    stayWithin(name.length, nameMax);
  });
  parser.on("opentag", (tag) => {
    isInTag = false;
    text = "";
    const attribute = (wanted: string) => attributeOf(tag.attributes, wanted);
    tags.push({ name: withoutPrefix(tag.name), isEnd: false, text, attribute });
  });
  for (const kind of ["text", "cdata"] as const)
    parser.on(kind, (piece) => {
      text += piece.slice(0, textMax - text.length);
      if (isUnreadable) text = `\uFFFD${text}`;
      isUnreadable = false;
    });
  parser.on("closetag", ({ name }) => {
    tags.push({ name: withoutPrefix(name), isEnd: true, text, attribute: () => null });
    text = "";
    depth -= 1;
  });
  for await (const piece of pieces) {
    parser.write(piece);
    yield tags;
    tags = [];
  }
  parser.close();
}

export async function eachTag(pieces: AsyncIterable<string> | null, visit: (tag: Tag) => void): Promise<void> {
  for await (const tags of tagsOf(pieces)) tags.forEach(visit);
}

/** Reads XML tag by tag. Entities are the five of XML and characters by number: a document cannot define its own. */
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

/** What the parser keeps in memory grows with these, so a hostile document may not choose them. */
const depthMax = 100;
const attributesMax = 1000;

const withoutPrefix = (name: string) => name.slice(name.indexOf(":") + 1);

function attributeOf(attributes: Record<string, string>, wanted: string): string | null {
  const name = wanted in attributes ? wanted : Object.keys(attributes).find((key) => withoutPrefix(key) === wanted);
  return name === undefined ? null : (attributes[name] ?? null);
}

/** The tags of each piece of a document, none if there is no document. @throws when it is not well formed */
export async function* tagsOf(pieces: AsyncIterable<string> | null): AsyncGenerator<Tag[]> {
  if (!pieces) return;
  const parser = new SaxesParser({ position: false, xmlns: false });
  let tags: Tag[] = [];
  let depth = 0;
  let attributes = 0;
  let text = "";
  const stayWithin = (count: number, max: number) => {
    if (count > max) throw new TableError("import_not_a_table");
  };
  parser.on("opentagstart", () => {
    stayWithin(++depth, depthMax);
    attributes = 0;
  });
  parser.on("attribute", () => stayWithin(++attributes, attributesMax));
  parser.on("opentag", (tag) => {
    text = "";
    const attribute = (wanted: string) => attributeOf(tag.attributes, wanted);
    tags.push({ name: withoutPrefix(tag.name), isEnd: false, text, attribute });
  });
  for (const kind of ["text", "cdata"] as const)
    parser.on(kind, (piece) => {
      text += piece;
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

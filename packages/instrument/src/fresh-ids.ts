/**
 * A questionnaire as a file from elsewhere has it, with ids of our own: its author may call pages, questions and options as they like.
 * Works before anything else is known about the content, so that what is wrong with it is told by the places in the file.
 */

export interface FreshIds {
  content: unknown;
  /** Places of ids that stand there twice, such as `instrument.pages.0.id`. */
  twice: string[];
  /** How many pictures it named, which no file holds; they are left out. */
  pictures: number;
}

/** A well-formed file is seven deep. */
const deepest = 16;

export function withFreshIds(content: unknown, newId: () => string): FreshIds {
  const ids = new Map<string, string>();
  const twice: string[] = [];
  let pictures = 0;

  visit(content, "", 0, (value, path) => {
    const { id, imageId } = value;
    if (typeof imageId === "string") pictures += 1;
    if (typeof id !== "string" || id === "") return;
    if (ids.has(id)) twice.push(`${path}id`);
    else ids.set(id, newId());
  });

  const fresh = { of: (id: string) => ids.get(id) ?? id, make: newId };
  return { content: rewritten(content, fresh, 0), twice, pictures };
}

type Plain = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Plain =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function visit(value: unknown, path: string, depth: number, see: (value: Plain, path: string) => void): void {
  if (depth > deepest) return;
  if (isPlain(value)) see(value, path);
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) visit(inner, `${path}${key}.`, depth + 1, see);
}

interface Rename {
  of: (id: string) => string;
  make: () => string;
}

/** What stands in these has an id; one that nothing names may be left out in a file. */
const identified = new Set(["pages", "questions", "options", "rows", "columns", "parts"]);

function rewritten(value: unknown, fresh: Rename, depth: number, key = ""): unknown {
  if (depth > deepest) return value;
  if (typeof value === "string") return withFreshNames(value, fresh, key);
  if (Array.isArray(value)) return value.map((inner) => rewritten(inner, fresh, depth + 1, key));
  if (!isPlain(value)) return value;
  const isNameless = identified.has(key) && !value.id;
  const entries = Object.entries(value).map(([name, inner]): [string, unknown] => {
    if (name === "imageId") return [name, null];
    return [key === "texts" ? textKey(name, fresh) : name, rewritten(inner, fresh, depth + 1, name)];
  });
  return Object.fromEntries(isNameless ? [...entries, ["id", fresh.make()]] : entries);
}

/** Fields that name a part by its id. */
const naming = new Set(["id", "questionId", "rowId", "optionIds"]);

const withFreshNames = (text: string, fresh: Rename, key: string): string =>
  naming.has(key) ? fresh.of(text) : text.replace(/\[\[([^[\]|]{1,100})\|/g, (_, id: string) => `[[${fresh.of(id)}|`);

/** "<id>" or "<id>.<field>". */
function textKey(key: string, fresh: Rename): string {
  const dot = key.lastIndexOf(".");
  if (fresh.of(key) !== key || dot < 0) return fresh.of(key);
  return fresh.of(key.slice(0, dot)) + key.slice(dot);
}

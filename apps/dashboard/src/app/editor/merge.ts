/**
 * Compares two versions of a draft with a common base, field by field, and builds the draft that follows from choosing at each difference.
 * Fields of a part (`activity.address`) and texts of a translation (`translations.fr.title`) count as separate fields. Pure.
 */
export type Side = "mine" | "theirs";
export type Difference = {
  /** "title", "activity.fromDay", "translations.fr.title"; "translations.fr" if only one side has that language. */
  path: string;
  /** The field whose values are shown: `path`, or a field that belongs to it if only that one differs. */
  shown: string;
  changedBy: Side | "both";
  base: unknown;
  mine: unknown;
  theirs: unknown;
};

type Fields = Record<string, unknown>;
type InLanguage = { language: string } & Fields;

/** `together` maps a field to the one it belongs to; the choice is made for that one only. */
export function differencesOf<Draft extends object>(
  base: Draft,
  mine: Draft,
  theirs: Draft,
  together: FieldGroups = {},
) {
  const [was, one, other] = [base, mine, theirs].map((draft) => leavesOf(draft, [mine, theirs]));
  const paths = [...new Set([...(one?.keys() ?? []), ...(other?.keys() ?? [])])];
  const found = paths.flatMap((path): Difference[] => {
    const values = { base: was?.get(path), mine: one?.get(path), theirs: other?.get(path) };
    if (isSame(values.mine, values.theirs)) return [];
    const isMine = !isSame(values.mine, values.base);
    const isTheirs = !isSame(values.theirs, values.base);
    return [{ path, shown: path, changedBy: isMine && isTheirs ? "both" : isMine ? "mine" : "theirs", ...values }];
  });
  return groupTogether(found, together);
}
export type FieldGroups = Record<string, string>;

/** How a kind of draft describes its fields. */
export type ConflictWords = {
  /** The label for the path of a field: "Title". */
  labelOf: (path: string) => string;
  /** A field's value as plain text; "" if it has none. */
  textOf: (path: string, value: unknown) => string;
  together?: FieldGroups;
};

/** Lists a field that belongs to another field once, under the name of that other field. */
function groupTogether(found: Difference[], together: FieldGroups): Difference[] {
  const result: Difference[] = [];
  for (const one of found) {
    const path = together[one.path] ?? one.path;
    const known = result.find((other) => other.path === path);
    if (!known) result.push({ ...(found.find((other) => other.path === path) ?? one), path });
    else if (known.changedBy !== one.changedBy) known.changedBy = "both";
  }
  return result;
}

/** The default choice: mine wherever I changed something, else theirs. */
export const firstChoice = ({ changedBy }: Pick<Difference, "changedBy">): Side =>
  changedBy === "theirs" ? "theirs" : "mine";

/** Their draft, with my values wherever those were chosen. */
export function mergeByChoice<Draft extends object>(
  { mine, theirs }: { mine: Draft; theirs: Draft },
  isMine: (path: string) => boolean,
  together: FieldGroups = {},
): Draft {
  const other = leavesOf(theirs, [mine, theirs]);
  const all = leavesOf(mine, [mine, theirs]);
  const paths = [...new Set([...all.keys(), ...other.keys()])];
  return paths
    .filter((path) => isMine(together[path] ?? path) && !isSame(all.get(path), other.get(path)))
    .reduce((draft, path) => withLeaf(draft as Fields, path.split("."), all.get(path)), theirs as Fields) as Draft;
}

/** `onto`, with the fields that have changed since, such as by an upload that finished in the meantime. */
export const withChanges = <Draft extends object>(
  { before, now }: { before: Draft; now: Draft },
  onto: Draft,
): Draft => {
  const changed = new Set(differencesOf(before, now, before).map(({ path }) => path));
  return changed.size === 0 ? onto : mergeByChoice({ mine: now, theirs: onto }, (path) => changed.has(path));
};

/** A file's address is signed anew for each reading, so it does not make a file another one. */
const withoutAddress = (_: string, value: unknown): unknown =>
  isPart(value) && "address" in value && "bytes" in value ? { ...value, address: undefined } : value;
const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one, withoutAddress) === JSON.stringify(other, withoutAddress);
const isPart = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isByLanguage = (value: unknown): value is InLanguage[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => isPart(one) && typeof one.language === "string");

/** Another thing that is referred to is one value: its name never goes with another id. */
const isReference = (value: unknown): boolean => isPart(value) && "id" in value;

/** Values by path. Descends into a part or a translation only if both sides have it. */
function leavesOf(draft: object, sides: readonly object[]): Map<string, unknown> {
  const leaves = new Map<string, unknown>();
  for (const [key, value] of Object.entries(draft)) {
    const others = sides.map((side) => (side as Fields)[key]);
    if (isPart(value) && others.every(isPart) && !isReference(value)) {
      for (const [inner, one] of Object.entries(value)) leaves.set(`${key}.${inner}`, one);
    } else if (others.some(isByLanguage)) {
      for (const [path, one] of translatedLeaves(key, value, others)) leaves.set(path, one);
    } else leaves.set(key, value);
  }
  return leaves;
}

function translatedLeaves(key: string, value: unknown, sides: unknown[]): [string, unknown][] {
  const list = Array.isArray(value) ? (value as InLanguage[]) : [];
  return list.flatMap((one): [string, unknown][] => {
    const path = `${key}.${one.language}`;
    const isInAll = sides.every((side) => (side as InLanguage[]).some(({ language }) => language === one.language));
    if (!isInAll) return [[path, one]];
    return Object.entries(one).flatMap(([inner, text]) =>
      inner === "language" ? [] : [[`${path}.${inner}`, text] as [string, unknown]],
    );
  });
}

function withLeaf(draft: Fields, [key = "", ...rest]: string[], value: unknown): Fields {
  const [inner = "", field] = rest;
  const before = draft[key];
  if (rest.length === 0) return { ...draft, [key]: value };
  if (!Array.isArray(before)) return { ...draft, [key]: { ...(before as Fields), [inner]: value } };
  const list = before as InLanguage[];
  if (field) {
    return { ...draft, [key]: list.map((one) => (one.language === inner ? { ...one, [field]: value } : one)) };
  }
  const others = list.filter(({ language }) => language !== inner);
  return { ...draft, [key]: value === undefined ? others : [...others, value] };
}

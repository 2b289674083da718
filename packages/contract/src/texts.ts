/**
 * Choosing and filling texts, the same way on screens and in mails and files. A file of texts is nested JSON; its keys are paths
 * ("poll.votes"), `{{holes}}` are filled with values, and `_one` and `_other` at the end of a key are chosen by `count`. It depends on
 * nothing else.
 */
type PluralForm = "zero" | "one" | "two" | "few" | "many" | "other";
export type Stem<K extends string> = K extends `${infer Word}_${PluralForm}` ? Word : K;

/** The paths to all texts of a file, without their plural forms. */
export type TextKey<T> = {
  [K in keyof T & string]: T[K] extends string ? Stem<K> : `${K}.${TextKey<T[K]>}`;
}[keyof T & string];

/** What fills the holes; `count` also chooses the plural form. */
export type TextValues = Readonly<Record<string, string | number>>;

/** The text at a path; undefined when there is none. A part of the path may have dots of its own. */
export function findText(node: unknown, key: string): string | undefined {
  if (typeof node !== "object" || node === null) return undefined;
  const found = (node as Record<string, unknown>)[key];
  if (typeof found === "string") return found;
  for (let dot = key.indexOf("."); dot > 0; dot = key.indexOf(".", dot + 1)) {
    const deeper = findText((node as Record<string, unknown>)[key.slice(0, dot)], key.slice(dot + 1));
    if (deeper !== undefined) return deeper;
  }
  return undefined;
}

const pluralRules = new Map<string, Intl.PluralRules>();

function pluralFormOf(language: string, count: number): string {
  const rules = pluralRules.get(language) ?? new Intl.PluralRules(language);
  pluralRules.set(language, rules);
  return rules.select(count);
}

/** The text at a path, in the form that its language has for the count, if it has several. */
export function chooseText(texts: unknown, language: string, key: string, count: unknown): string | undefined {
  const forms = typeof count === "number" ? [`${key}_${pluralFormOf(language, count)}`, `${key}_other`, key] : [key];
  return forms.map((form) => findText(texts, form)).find((found) => found !== undefined);
}

/** "12", "1,5", "93 660" */
const isNumber = /^\d[\d.,\s]*$/;

/**
 * The text with its holes filled, in one pass, so that nothing in a value is taken for a hole. `isUnbroken`: numbers stay on one line
 * with what they count; for screens only, since mails and files keep plain spaces.
 */
export const fillHoles = (text: string, values: TextValues, { isUnbroken = false } = {}): string =>
  text.replace(/\{\{\s*([\w.]+)\s*\}\}( (?=\p{L}))?/gu, (_, name: string, space = "") => {
    const value = String(values[name] ?? "");
    return value + (isUnbroken && isNumber.test(value) ? space.replace(" ", "\u00a0") : space);
  });

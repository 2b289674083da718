/** An entry in words, the same as on the screen. Pure. */
import type { Language } from "@stoep/contract/kernel";
import { languageNames } from "@stoep/contract/languages";
import { plainText } from "@stoep/contract/rich-text";
import { mark, type Translations } from "#kernel/texts.ts";
import { logWords } from "./texts.ts";

type Fields = Record<string, unknown>;
const nativeNames: Record<string, string | undefined> = languageNames;
type WordTable = Record<string, Translations | undefined>;

export function actionInWords(action: string, language: Language): string {
  const [capability = "", act = ""] = action.split(".");
  const groups: Record<string, WordTable> = logWords.actions;
  return groups[capability]?.[act]?.[language] ?? action;
}

/** The operator of the server acts without an account. */
export const actorInWords = (
  { accountId, actorName }: { accountId: string | null; actorName: string },
  language: Language,
): string => (accountId === null && actorName === "command line" ? logWords.said.commandLine[language] : actorName);

/** "title: Mrkt; access, concierge: editor". Fields without a word keep their name from the log. */
export function fieldsInWords(fields: Fields | null, action: string, language: Language): string {
  const speak = wordFinder(action, language);
  return fieldPaths(fields ?? {})
    .map(([path, value]) => `${speak.field(path)}${mark(":", language)} ${speak.value(path, value)}`)
    .join(`${mark(";", language)} `);
}

const isGroup = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);

const fieldPaths = (fields: Fields, path: string[] = []): [string[], unknown][] =>
  Object.entries(fields).flatMap(([key, value]): [string[], unknown][] =>
    isGroup(value) ? fieldPaths(value, [...path, key]) : [[[...path, key], value]],
  );

const unformatted = (path: string[], text: string) => (path.at(-1) === "textHtml" ? plainText(text) : text);

function wordFinder(action: string, language: Language) {
  const { fields, ownFields, said } = logWords;
  const choices: Record<string, WordTable> = logWords.choices;
  const [capability = ""] = action.split(".");
  const own: Record<string, WordTable> = ownFields;
  const named: WordTable = { ...fields, ...own[capability] };
  // Levels are grouped by module, texts by language.
  const nameOf = (key: string, parent: string | undefined) =>
    (parent === "levels" ? choices.module : named)?.[key]?.[language] ?? (parent && nativeNames[key]) ?? key;
  const field = (path: string[]) => path.map((key, place) => nameOf(key, path[place - 1])).join(", ");
  function value(path: string[], it: unknown): string {
    if (typeof it === "boolean") return (it ? said.yes : said.no)[language];
    if (Array.isArray(it)) return it.map((one) => value(path, one)).join(", ");
    if (typeof it === "object" && it !== null) return JSON.stringify(it);
    const text = unformatted(path, String(it ?? ""));
    return choices[path[0] ?? ""]?.[text]?.[language] ?? text;
  }
  return { field, value };
}

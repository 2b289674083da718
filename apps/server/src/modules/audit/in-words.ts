/** What an entry says of the act, in words: the same as on the screen. Pure. */
import type { Language } from "@stoep/contract/kernel";
import { logWords } from "./words.gen.ts";

type Fields = Record<string, unknown>;
type Words = Record<string, string | undefined>;

export function actionInWords(action: string, language: Language): string {
  const [capability = "", act = ""] = action.split(".");
  const groups: Record<string, Words> = logWords[language].actions;
  return groups[capability]?.[act] ?? action;
}

/** Whoever runs the server writes without an account. */
export const actorInWords = (
  { accountId, actorName }: { accountId: string | null; actorName: string },
  language: Language,
): string => (accountId === null && actorName === "command line" ? logWords[language].commandLine : actorName);

/** "title: Mrkt; access, concierge: editor". What has no word keeps the name it has in the log. */
export function fieldsInWords(fields: Fields | null, action: string, language: Language): string {
  const speak = speaker(action, language);
  return linesOf(fields ?? {})
    .map(([path, value]) => `${speak.field(path)}: ${speak.value(path, value)}`)
    .join("; ");
}

const isGroup = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);

const linesOf = (fields: Fields, path: string[] = []): [string[], unknown][] =>
  Object.entries(fields).flatMap(([key, value]): [string[], unknown][] =>
    isGroup(value) ? linesOf(value, [...path, key]) : [[[...path, key], value]],
  );

/** Fields whose values are a choice of ours, not somebody's text. */
const ofChoice = ["type", "kind", "kinds", "level", "levels", "state", "admits"];

function speaker(action: string, language: Language) {
  const { fields, ownFields, modules, values, yes, no } = logWords[language];
  const [capability = ""] = action.split(".");
  const own: Record<string, Words> = ownFields;
  const named: Words = { ...fields, ...own[capability] };
  const ofModules: Words = modules;
  const ofValues: Words = values;
  const field = (path: string[]) =>
    path.map((key, place) => (path[place - 1] === "levels" ? ofModules : named)[key] ?? key).join(", ");
  const chosen = (first: string, text: string) => {
    const words = first === "module" ? ofModules : ofChoice.includes(first) ? ofValues : {};
    return words[text] ?? text;
  };
  function value(path: string[], it: unknown): string {
    if (typeof it === "boolean") return it ? yes : no;
    if (Array.isArray(it)) return it.map((one) => value(path, one)).join(", ");
    if (typeof it === "object" && it !== null) return JSON.stringify(it);
    return chosen(path[0] ?? "", String(it ?? ""));
  }
  return { field, value };
}

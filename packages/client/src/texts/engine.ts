/**
 * The texts loaded so far and the current language, for the whole page. A file of texts is nested JSON; its keys are paths
 * ("poll.votes"), `{{holes}}` are filled with values, and `_one` and `_other` at the end of a key are chosen by `count`.
 */
import { type LanguageCode, languageCodes } from "./languages.ts";

type Texts = Record<string, unknown>;
/** Reads one file of texts: a feature's (or part of one's: "accounts/settings"), in one language. */
export type ReadTexts = (language: string, namespace: string) => Promise<Texts>;
export type Values = Record<string, string | number>;

const retries = 5;
const firstPauseMilliseconds = 350;

let read: ReadTexts | null = null;
let spoken: LanguageCode = languageCodes[0] as LanguageCode;
let newestChange = 0;
const texts = new Map<string, Texts>();
const onTheWay = new Map<string, Promise<void>>();
const namespaces = new Set<string>();
const listeners = new Set<() => void>();

const idOf = (language: string, namespace: string) => `${language} ${namespace}`;

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify(): void {
  for (const listener of listeners) listener();
}

export const language = (): LanguageCode => spoken;
export const isStarted = (): boolean => read !== null;
export const isLoaded = (of: string, namespace: string): boolean => texts.has(idOf(of, namespace));

/** Reads a file once. A file that cannot be read after some tries counts as empty, so that its keys show. Never rejects. */
export function loadTexts(of: string, namespace: string): Promise<void> {
  namespaces.add(namespace);
  const id = idOf(of, namespace);
  const known = onTheWay.get(id);
  if (known) return known;
  const loading = readPatiently(of, namespace).then((found) => {
    texts.set(id, found);
    notify();
  });
  onTheWay.set(id, loading);
  return loading;
}

async function readPatiently(of: string, namespace: string): Promise<Texts> {
  for (let attempt = 0; ; attempt++) {
    try {
      return (await read?.(of, namespace)) ?? {};
    } catch {
      if (attempt === retries) return {};
      await new Promise((resolve) => setTimeout(resolve, firstPauseMilliseconds * 2 ** attempt));
    }
  }
}

/** Starts in a language, with the texts that every screen needs. */
export async function startEngine(reader: ReadTexts, first: LanguageCode): Promise<void> {
  read = reader;
  spoken = first;
  await loadTexts(first, "app");
}

/** Switches to another language once all texts in use are loaded. The later of two changes wins. */
export async function changeLanguage(next: LanguageCode): Promise<void> {
  newestChange += 1;
  const own = newestChange;
  if (next === spoken) return;
  await Promise.all([...namespaces].map((namespace) => loadTexts(next, namespace)));
  if (own !== newestChange) return;
  spoken = next;
  notify();
}

/** The text at a path; undefined when there is none. A part of the path may have dots of its own. */
export function findText(of: string, namespace: string, key: string): string | undefined {
  return findIn(texts.get(idOf(of, namespace)), key);
}

function findIn(node: unknown, key: string): string | undefined {
  if (typeof node !== "object" || node === null) return undefined;
  const found = (node as Texts)[key];
  if (typeof found === "string") return found;
  for (let dot = key.indexOf("."); dot > 0; dot = key.indexOf(".", dot + 1)) {
    const deeper = findIn((node as Texts)[key.slice(0, dot)], key.slice(dot + 1));
    if (deeper !== undefined) return deeper;
  }
  return undefined;
}

const plurals = new Map<string, Intl.PluralRules>();

function formOf(of: string, count: number): string {
  const rules = plurals.get(of) ?? new Intl.PluralRules(of);
  plurals.set(of, rules);
  return rules.select(count);
}

/** "12", "1,5", "93 660" */
const isNumber = /^\d[\d.,\s]*$/;

/** The text for a key, with its holes filled, and numbers on one line with what they count; the key itself if there is no text. */
export function fillText(of: string, namespace: string, key: string, values: Values = {}): string {
  const { count } = values;
  const forms = typeof count === "number" ? [`${key}_${formOf(of, count)}`, `${key}_other`, key] : [key];
  const text = forms.map((form) => findText(of, namespace, form)).find((found) => found !== undefined) ?? key;
  return text.replace(/\{\{\s*([\w.]+)\s*\}\}( (?=\p{L}))?/gu, (_, name: string, space = "") => {
    const value = String(values[name] ?? "");
    return value + (isNumber.test(value) ? space.replace(" ", "\u00a0") : space);
  });
}

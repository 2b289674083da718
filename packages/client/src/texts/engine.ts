/** The texts loaded so far and the current language, for the whole page. */
import { chooseText, fillHoles, findText as findIn, type TextValues } from "@stoep/contract/texts";
import { type LanguageCode, languageCodes } from "./languages.ts";

type Texts = Record<string, unknown>;
/** Reads one file of texts in one language: a feature's, or part of one's ("accounts/settings"). */
export type ReadTexts = (language: string, namespace: string) => Promise<Texts>;

const retries = 5;
const firstPauseMilliseconds = 350;

let read: ReadTexts | null = null;
let spoken: LanguageCode = languageCodes[0];
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

/** The text for a key; undefined when there is none. */
export const findText = (of: string, namespace: string, key: string): string | undefined =>
  findIn(texts.get(idOf(of, namespace)), key);

const numbers = new Map<string, Intl.NumberFormat>();

/** A count as its language writes it: "3.084" in Turkish. */
function asWritten(of: string, values: TextValues): TextValues {
  if (typeof values.count !== "number") return values;
  const format = numbers.get(of) ?? new Intl.NumberFormat(of);
  numbers.set(of, format);
  return { ...values, count: format.format(values.count) };
}

/** The text for a key, with its holes filled; the key itself if there is no text. */
export const fillText = (of: string, namespace: string, key: string, values: TextValues = {}): string => {
  const text = chooseText(texts.get(idOf(of, namespace)), of, key, values.count) ?? key;
  return fillHoles(text, asWritten(of, values), { isUnbroken: true });
};

import type { TextKey, TextValues } from "@stoep/contract/texts";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { fillText, findText, isLoaded, language, loadTexts, subscribe } from "./engine.ts";
import { type LanguageCode, languageCodes } from "./languages.ts";

/** Text by key; `values` fill {{holes}}, `count` chooses the plural form. */
export type Translate<T> = (key: TextKey<T>, values?: TextValues) => string;

/** The language of the screen. */
export const useLanguage = (): LanguageCode => useSyncExternalStore(subscribe, language);

/** For Suspense, which waits for the thrown promise. Not `use()`, which must also be called when there is nothing to wait for. */
function waitFor(of: LanguageCode, namespace: string): void {
  if (!isLoaded(of, namespace)) throw loadTexts(of, namespace);
}

/** Text by keys that are known only at run time, in the screen's language or in `other`. Waits for its file. */
export function useTexts(namespace: string, other?: LanguageCode): (key: string, values?: TextValues) => string {
  const spoken = useLanguage();
  const of = other ?? spoken;
  waitFor(of, namespace);
  return useMemo(() => (key, values) => fillText(of, namespace, key, values), [of, namespace]);
}

/** Text in any language, by keys that are known only at run time. Waits for the files of all. */
export function useTextsInAll(namespace: string): (of: LanguageCode, key: string) => string {
  for (const code of languageCodes) waitFor(code, namespace);
  return (of, key) => fillText(of, namespace, key);
}

/** Like `useTexts`, but null for an unknown key, and without filling holes: for keys that may come from people. */
export function useKnownTexts(namespace: string): (key: string) => string | null {
  const spoken = useLanguage();
  waitFor(spoken, namespace);
  return (key) => findText(spoken, namespace, key) ?? null;
}

/** Makes a feature's own useText(), with checked keys: `export const useText = textOf<typeof en>("publishing")`. */
export function textOf<T>(namespace: string): () => Translate<T> {
  return () => useTexts(namespace) as Translate<T>;
}

/**
 * The text for a code of the contract; an unknown code gets a general text. These texts load in the background, and no screen waits for
 * them.
 */
function useWords(kind: "refusals" | "fields", general: string): (code: string) => string {
  const of = useLanguage();
  useSyncExternalStore(subscribe, () => isLoaded(of, "codes"));
  useEffect(() => void loadTexts(of, "codes"), [of]);
  return (code) => findText(of, "codes", `${kind}.${code}`) ?? fillText(of, "codes", `${kind}.${general}`);
}

/** What is wrong with a field, by field code. */
export function useFieldText(): (code: string) => string {
  return useWords("fields", "invalid");
}

/** Why something was refused, by refusal code. */
export function useRefusalText(): (code: string) => string {
  return useWords("refusals", "unexpected");
}

import { useTranslation } from "react-i18next";

type Stem<K extends string> = K extends `${infer Word}_${"zero" | "one" | "two" | "few" | "many" | "other"}` ? Word : K;
type Keys<T> = {
  [K in keyof T & string]: T[K] extends string ? Stem<K> : `${K}.${Keys<T[K]>}`;
}[keyof T & string];

/** Text by key; `values` fill {{holes}}, `count` chooses the plural form. */
export type Translate<T> = (key: Keys<T>, values?: Record<string, string | number>) => string;

function useTexts<T>(namespace: string): Translate<T> {
  const { t } = useTranslation(namespace);
  return t as Translate<T>;
}

/** Makes a feature's own useText(), with checked keys: `export const useText = textOf<typeof en>("publishing")`. */
export function textOf<T>(namespace: string): () => Translate<T> {
  return () => useTexts<T>(namespace);
}

/**
 * The words for a code of the contract; an unknown code gets a general message. They load in the background, and no screen waits for
 * them.
 */
function useWords(kind: "refusals" | "fields", general: string): (code: string) => string {
  const { t, i18n } = useTranslation("codes", { useSuspense: false });
  return (code) => t(i18n.exists(`${kind}.${code}`, { ns: "codes" }) ? `${kind}.${code}` : `${kind}.${general}`);
}

/** What is wrong with a field, by field code. */
export function useFieldText(): (code: string) => string {
  return useWords("fields", "invalid");
}

/** Why a thing cannot be, by refusal code. */
export function useRefusalText(): (code: string) => string {
  return useWords("refusals", "unexpected");
}

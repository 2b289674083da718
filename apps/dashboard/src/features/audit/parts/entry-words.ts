import { languageNames, useKnownTexts } from "@stoep/client/texts";
import { plainText } from "@stoep/contract/rich-text";
import { useFormat } from "../../../app/index.ts";
import { useText } from "../words.ts";

const nativeNames: Record<string, string | undefined> = languageNames;

/**
 * Words of log entries, the same as in the file that the server exports (its `audit/entry-words.ts`). Keys without a word are shown
 * as they are.
 */
function useWord(): (key: string) => string | null {
  return useKnownTexts("audit/log");
}

export function useFieldWords(action: string): (path: string[]) => string {
  const word = useWord();
  const [capability] = action.split(".");
  const nameOf = (key: string, parent: string | undefined) => {
    if (parent === "levels") return word(`choices.module.${key}`);
    return word(`ownFields.${capability}.${key}`) ?? word(`fields.${key}`) ?? (parent && nativeNames[key]) ?? null;
  };
  return (path) => path.map((key, place) => nameOf(key, path[place - 1]) ?? key).join(", ");
}

const unformatted = (path: string[], text: string) => (path.at(-1) === "textHtml" ? plainText(text) : text);

export function useValueWords(): (path: string[], value: unknown) => string {
  const t = useText();
  const word = useWord();
  const format = useFormat();
  const plain = (path: string[], text: string) =>
    /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) ? format.moment(text) : (word(`choices.${path[0]}.${text}`) ?? text);
  return function say(path, value): string {
    if (typeof value === "boolean") return word(value ? "said.yes" : "said.no") ?? "";
    if (Array.isArray(value)) return value.map((one) => say(path, one)).join(", ") || t("empty");
    if (typeof value === "object" && value !== null) return JSON.stringify(value);
    return plain(path, unformatted(path, String(value ?? ""))) || t("empty");
  };
}

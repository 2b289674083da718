import { useTranslation } from "react-i18next";
import { useFormat } from "../../../app/index.ts";
import { useText } from "../words.ts";

/** The same words as in the file: `audit/in-words.ts` of the server takes them over. What has none keeps its name. */
function useWord(ns: "audit" | "audit/log" = "audit"): (group: string, key: string) => string | null {
  const { t, i18n } = useTranslation(ns);
  return (group, key) => (i18n.exists(`${group}.${key}`, { ns }) ? t(`${group}.${key}`) : null);
}

export function useFieldWords(action: string): (path: string[]) => string {
  const word = useWord();
  const ownWord = useWord("audit/log");
  const [capability] = action.split(".");
  const nameOf = (key: string, parent: string | undefined) => {
    if (parent === "levels") return word("modules", key);
    return ownWord(`ownFields.${capability}`, key) ?? word("fields", key);
  };
  return (path) => path.map((key, place) => nameOf(key, path[place - 1]) ?? key).join(", ");
}

/** Fields whose values are a choice of ours, not somebody's text. */
const ofChoice = ["type", "kind", "kinds", "level", "levels", "state", "admits"];

export function useValueWords(): (path: string[], value: unknown) => string {
  const t = useText();
  const word = useWord();
  const format = useFormat();
  const chosen = (first: string, text: string) => {
    if (first === "module") return word("modules", text) ?? text;
    return (ofChoice.includes(first) ? word("values", text) : null) ?? text;
  };
  const plain = (path: string[], text: string) =>
    /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) ? format.moment(text) : chosen(path[0] ?? "", text);
  return function say(path, value): string {
    if (typeof value === "boolean") return t(value ? "yes" : "no");
    if (Array.isArray(value)) return value.map((one) => say(path, one)).join(", ") || t("empty");
    if (typeof value === "object" && value !== null) return JSON.stringify(value);
    return plain(path, String(value ?? "")) || t("empty");
  };
}

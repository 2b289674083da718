/** Labels and plain-text values of a post's fields, for comparing two versions. */
import type { Language } from "@stoep/contract/kernel";
import type { StreetView } from "@stoep/contract/neighbourhoods";
import type { ConflictWords } from "../../../../app/editor/index.ts";
import { useLanguageName } from "../../../../app/editor/index.ts";
import { useFormat } from "../../../../app/index.ts";
import { useAreas } from "../../../neighbourhoods/index.ts";
import { useText } from "../../parts/words.ts";
import type { Option, Picture, Translation } from "../draft.ts";

/** Fields of the draft whose labels have the contract's name. */
const fieldNames: Record<string, string> = { streets: "streetIds", attachments: "attachmentIds" };
/** A pin belongs to its address, a unit to its duration, and the second theme to the first. */
const together = {
  "activity.longitude": "activity.address",
  "activity.latitude": "activity.address",
  "vacancy.longitude": "vacancy.address",
  "vacancy.latitude": "vacancy.address",
  "vacancy.durationUnit": "vacancy.duration",
  secondTheme: "theme",
};

export function useConflictWords(): ConflictWords {
  const t = useText();
  const languageName = useLanguageName();
  const textOf = useValueText();
  const fieldName = (key: string) => capital(t(`message.field.${(fieldNames[key] ?? key) as "title"}`));
  const labelOf = (path: string): string => {
    const [key = "", inner, field] = path.split(".");
    if (key === "translations" && inner) {
      const language = languageName(inner as Language);
      return field
        ? t("compose.conflict.translated", { field: fieldName(field), language })
        : t("compose.conflict.translation", { language });
    }
    return inner ? t(`compose.ownFields.${inner as "address"}`) : fieldName(key);
  };
  return { labelOf, textOf, together };
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Converts HTML to plain text with a line per paragraph. */
export function plainText(html: string): string {
  const lines = html.replace(/<\/(p|h\d|li)>/g, "\n").replace(/<[^>]*>/g, "");
  const marks: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: "“", nbsp: " " };
  return lines.replace(/&(amp|lt|gt|quot|nbsp);/g, (_, mark: string) => marks[mark] ?? "").trim();
}

function useValueText(): ConflictWords["textOf"] {
  const t = useText();
  const format = useFormat();
  const areas = useAreas() ?? [];
  const lists: Record<string, (value: never) => string> = {
    textHtml: plainText,
    theme: (theme: "nature") => t(`themes.${theme}`),
    secondTheme: (theme: "nature") => t(`themes.${theme}`),
    type: (type: "standard") => t(`types.${type}`),
    visibility: (visibility: "everyone") => t(`compose.audience.${visibility}.title`),
    repeat: (repeat: "never") => t(`compose.activity.repeats.${repeat}`),
    pollClosesAt: (at: string) => format.moment(at),
    neighbourhoodIds: (ids: string[]) => ids.map((id) => areas.find((area) => area.id === id)?.name ?? "").join(", "),
    streets: (streets: StreetView[]) => streets.map(({ name }) => name).join(", "),
    images: (images: Picture[]) => images.map(({ file, altText }) => altText || file.name).join("\n"),
    attachments: (files: { name: string }[]) => files.map(({ name }) => name).join("\n"),
    options: (options: Option[]) => options.map(({ text }) => text).join("\n"),
    altTexts: (texts: Record<string, string>) => Object.values(texts).join("\n"),
    optionTexts: (texts: Record<string, string>) => Object.values(texts).join("\n"),
    translation: ({ title, textHtml }: Translation) => `${title}\n${plainText(textHtml)}`,
  };
  const plain = (value: unknown): string => {
    if (typeof value === "boolean") return t(value ? "compose.conflict.on" : "compose.conflict.off");
    if (typeof value === "number") return format.number(value);
    const text = String(value);
    return /^\d{4}-\d\d-\d\d$/.test(text) ? format.day(`${text}T12:00:00Z`) : text;
  };
  return (path, value) => {
    if (value === undefined || value === null || value === "") return "";
    const parts = path.split(".");
    const key = parts[0] === "translations" && parts.length === 2 ? "translation" : (parts.at(-1) ?? "");
    return lists[key]?.(value as never) ?? plain(value);
  };
}

/** Labels and plain-text values of a post's fields, for comparing two versions. */
import type { Language } from "@stoep/contract/kernel";
import type { StreetView } from "@stoep/contract/neighbourhoods";
import { plainText } from "@stoep/contract/rich-text";
import type { ConflictWords, Picture } from "../../../../app/editor/index.ts";
import { useLanguageName } from "../../../../app/editor/index.ts";
import { useFormat, usePostLinkKinds } from "../../../../app/index.ts";
import { useAreas } from "../../../neighbourhoods/index.ts";
import { useText } from "../../parts/words.ts";
import type { Option, Translation } from "../draft.ts";

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

/** A field holds the type that its name promises; at a path, it is not known to the compiler. */
const inWords =
  <Value>(say: (value: Value) => string) =>
  (value: unknown): string =>
    say(value as Value);

function useValueText(): ConflictWords["textOf"] {
  const t = useText();
  const format = useFormat();
  const languageName = useLanguageName();
  const areas = useAreas() ?? [];
  const kinds = usePostLinkKinds();
  const goneOf = (kind: string) => kinds.find((one) => one.kind === kind)?.words("gone") ?? "";
  const lists: Record<string, (value: unknown) => string> = {
    textHtml: inWords(plainText),
    theme: inWords((theme: "nature") => t(`themes.${theme}`)),
    secondTheme: inWords((theme: "nature") => t(`themes.${theme}`)),
    type: inWords((type: "standard") => t(`types.${type}`)),
    language: inWords((language: Language) => languageName(language)),
    ctaType: inWords((type: "link") => t(`compose.action.types.${type}`)),
    engagement: inWords((engagement: "short") => t(`compose.vacancy.engagements.${engagement}`)),
    durationUnit: inWords((unit: "days") => t(`compose.vacancy.units.${unit}`)),
    visibility: inWords((visibility: "everyone") => t(`compose.audience.${visibility}.title`)),
    repeat: inWords((repeat: "never") => t(`compose.activity.repeats.${repeat}`)),
    pollClosesAt: inWords((at: string) => format.moment(at)),
    neighbourhoodIds: inWords((ids: string[]) =>
      ids.map((id) => areas.find((area) => area.id === id)?.name ?? "").join(", "),
    ),
    streets: inWords((streets: StreetView[]) => streets.map(({ name }) => name).join(", ")),
    images: inWords((images: Picture[]) => images.map(({ file, altText }) => altText || file.name).join("\n")),
    link: inWords(({ kind, name, partName }: { kind: string; name: string; partName: string }) =>
      [name || goneOf(kind), ...(partName ? [partName] : [])].join(", "),
    ),
    attachments: inWords((files: { name: string }[]) => files.map(({ name }) => name).join("\n")),
    options: inWords((options: Option[]) => options.map(({ text }) => text).join("\n")),
    altTexts: inWords((texts: Record<string, string>) => Object.values(texts).join("\n")),
    optionTexts: inWords((texts: Record<string, string>) => Object.values(texts).join("\n")),
    translation: inWords(({ title, textHtml, ctaText, ctaDescription, altTexts, optionTexts }: Translation) =>
      [title, plainText(textHtml), ctaText, ctaDescription, ...Object.values(altTexts), ...Object.values(optionTexts)]
        .filter(Boolean)
        .join("\n"),
    ),
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
    return lists[key]?.(value) ?? plain(value);
  };
}

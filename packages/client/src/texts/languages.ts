export {
  type Language as LanguageCode,
  languageNames,
  languages as languageCodes,
} from "@stoep/contract/languages";

/** As a reader of another language calls it: "Dutch", "néerlandais". */
export const languageName = (code: string, reader: string): string =>
  new Intl.DisplayNames(reader, { type: "language" }).of(code) ?? code;

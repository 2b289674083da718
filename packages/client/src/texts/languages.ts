export {
  type Language as LanguageCode,
  languageNames,
  languages as languageCodes,
} from "@stoep/contract/languages";

/** The language's name in the reader's language: "Dutch", "néerlandais". */
export const languageName = (code: string, reader: string): string =>
  new Intl.DisplayNames(reader, { type: "language" }).of(code) ?? code;

/**
 * Texts in four languages: which language a reader gets, how its files are fetched when a screen needs them, and text by keys that
 * the compiler checks. Each app decides where its files are.
 */
export { fillText, isStarted, language, type ReadTexts } from "./engine.ts";
export { type LanguageCode, languageCodes, languageName, languageNames } from "./languages.ts";
export { prepareTexts, readFrom, speakHere, startTexts, switchLanguage } from "./start-texts.ts";
export {
  type Translate,
  textOf,
  useFieldText,
  useKnownTexts,
  useLanguage,
  useRefusalText,
  useTexts,
  useTextsInAll,
} from "./use-texts.ts";

/**
 * Words in four languages: which language a reader gets, how its files are fetched when a screen asks for them, and text by
 * keys that the compiler knows. Where the files stand is the app's own matter.
 */
export { isStarted, language, type ReadTexts, say } from "./engine.ts";
export { type LanguageCode, languageCodes, languageNames } from "./languages.ts";
export { readFrom, speak, startTexts } from "./start-texts.ts";
export {
  type Translate,
  textOf,
  useFieldText,
  useKnownTexts,
  useLanguage,
  useRefusalText,
  useTexts,
} from "./use-texts.ts";

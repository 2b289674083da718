import { LanguageIcon } from "@stoep/ui/icons";
import {
  api,
  type LanguageCode,
  languageCodes,
  languageNames,
  loadSession,
  SelectField,
  switchLanguage,
  useCommand,
  useLanguage,
} from "../../../app/index.ts";
import { useText } from "../words.ts";
import style from "./bar-language.module.css";

/** The language of the screens, and of emails and messages. People who are not signed in choose it in the bar. */
export function LanguageChoice() {
  const t = useText();
  const language = useLanguage();
  // Messages are also shown in the account's language.
  const set = useCommand(api.accounts.setLanguage, { refetches: ["feed", "publishing", "conversations"] });
  const choose = async (next: LanguageCode) => {
    if (!(await set.run({ body: { language: next } }))) return;
    await switchLanguage(next);
    await loadSession();
  };
  return (
    <SelectField
      id="language"
      label={t("language")}
      value={language}
      error={undefined}
      choices={languageCodes.map((value) => ({ value, label: languageNames[value] }))}
      onValue={(value) => void choose(value as LanguageCode)}
    />
  );
}

/** In the bar, for people who are not signed in: the code of the language, which opens a list of all languages by their own names. */
export function BarLanguage() {
  const t = useText();
  const language = useLanguage();
  return (
    <span className={style.language}>
      <LanguageIcon aria-hidden />
      <span aria-hidden>{language.toUpperCase()}</span>
      <select
        aria-label={t("language")}
        value={language}
        onChange={({ target }) => void switchLanguage(target.value as LanguageCode)}
      >
        {languageCodes.map((code) => (
          <option key={code} value={code} lang={code}>
            {languageNames[code]}
          </option>
        ))}
      </select>
    </span>
  );
}

import { LanguageIcon } from "@stoep/ui/icons";
import { type LanguageCode, languageCodes, languageNames, speak, useLanguage } from "../../../app/index.ts";
import { useText } from "../words.ts";
import style from "./bar-language.module.css";

/** In the bar, for whoever is not signed in: the code of the language, over the list of all by their own names. */
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
        onChange={({ target }) => void speak(target.value as LanguageCode)}
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

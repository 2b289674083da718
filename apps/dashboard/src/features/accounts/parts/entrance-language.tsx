import { type LanguageCode, languageCodes, languageNames, switchLanguage, useLanguage } from "@stoep/client/texts";
import { PlainButton } from "@stoep/ui";
import { api, useSessionState } from "../../../app/index.ts";
import style from "./entrance.module.css";
import { useText } from "./words.ts";

/** The language of the pages outside the shell; also of the account, for people who are signed in. */
export function EntranceLanguage() {
  const t = useText();
  const spoken = useLanguage();
  const { phase } = useSessionState();
  const choose = (language: LanguageCode) => {
    void switchLanguage(language);
    if (phase === "in") void api.accounts.setLanguage({ body: { language } }).catch(() => null);
  };
  return (
    <fieldset aria-label={t("profile.language")} className={style.languages}>
      {languageCodes.map((code) => (
        <PlainButton
          key={code}
          lang={code}
          aria-pressed={code === spoken}
          className={style.language}
          onClick={() => choose(code)}
        >
          {languageNames[code]}
        </PlainButton>
      ))}
    </fieldset>
  );
}

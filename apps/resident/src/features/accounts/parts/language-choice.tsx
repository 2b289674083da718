import { useTranslation } from "react-i18next";
import {
  api,
  type LanguageCode,
  languageCodes,
  languageNames,
  SelectField,
  speak,
  useSession,
} from "../../../app/index.ts";
import { useText } from "../words.ts";

/** The language of the screens, and for who is signed in of mails and messages too. */
export function LanguageChoice() {
  const t = useText();
  const { i18n } = useTranslation();
  const isSignedIn = useSession() !== null;
  const choose = async (language: LanguageCode) => {
    await speak(language);
    if (isSignedIn) await api.accounts.setLanguage({ body: { language } }).catch(() => null);
  };
  return (
    <SelectField
      id="language"
      label={t("language")}
      value={i18n.resolvedLanguage ?? "en"}
      error={undefined}
      choices={languageCodes.map((value) => ({ value, label: languageNames[value] }))}
      onValue={(value) => void choose(value as LanguageCode)}
    />
  );
}

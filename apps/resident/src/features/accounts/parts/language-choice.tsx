import {
  api,
  type LanguageCode,
  languageCodes,
  languageNames,
  loadSession,
  SelectField,
  speak,
  useCommand,
  useLanguage,
} from "../../../app/index.ts";
import { useText } from "../words.ts";

/** The language of the screens, and of mails and messages. Whoever is not signed in chooses it in the bar. */
export function LanguageChoice() {
  const t = useText();
  const language = useLanguage();
  // Messages are sent in the account's language, too.
  const set = useCommand(api.accounts.setLanguage, { refetches: ["feed", "publishing", "conversations"] });
  const choose = async (next: LanguageCode) => {
    if (!(await set.run({ body: { language: next } }))) return;
    await speak(next);
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

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
  useSession,
} from "../../../app/index.ts";
import { useText } from "../words.ts";

/** The language of the screens and, for people who are signed in, of mails and messages too. */
export function LanguageChoice() {
  const t = useText();
  const language = useLanguage();
  const isSignedIn = useSession() !== null;
  // Messages are sent in the account's language, too.
  const set = useCommand(api.accounts.setLanguage, { refetches: ["feed", "publishing", "conversations"] });
  const choose = async (next: LanguageCode) => {
    if (isSignedIn && !(await set.run({ body: { language: next } }))) return;
    await speak(next);
    if (isSignedIn) await loadSession();
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

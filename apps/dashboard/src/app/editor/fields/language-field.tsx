import { languageNames } from "@stoep/client/texts";
import type { Language } from "@stoep/contract/kernel";
import { Select } from "@stoep/ui";
import { useMembership } from "../../session.tsx";
import { useText } from "../words.ts";

type Props = {
  form: {
    draft: { language: Language; translations: readonly { language: Language }[] };
    change(change: { language: Language }): void;
  };
};

/** The language of the original; hidden in a network with one language. */
export function LanguageField({ form: { draft, change } }: Props) {
  const t = useText();
  const { languages } = useMembership().network;
  const taken = draft.translations.map(({ language }) => language);
  if (languages.length < 2) return null;
  return (
    <Select
      label={t("fields.language")}
      description={t("fields.languageHint")}
      data={languages
        .filter((language) => !taken.includes(language))
        .map((value) => ({ value, label: languageNames[value] }))}
      value={draft.language}
      allowDeselect={false}
      onChange={(language) => language && change({ language: language as Language })}
    />
  );
}

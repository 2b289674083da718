/** Introduction and consent text of the form, by language. Pure. */
import type { CareSettingsDraft } from "@stoep/contract/care";
import type { z } from "zod";
import { inEach } from "#kernel/texts.ts";
import { changes } from "#modules/audit/index.ts";

export type SettingsDraft = z.output<typeof CareSettingsDraft>;
type Texts = SettingsDraft["formConsent"];

const withoutEmpty = (texts: Texts): Texts => Object.fromEntries(Object.entries(texts).filter(([, text]) => text));

export const withoutEmptyTexts = (draft: SettingsDraft): SettingsDraft => ({
  ...draft,
  formIntro: withoutEmpty(draft.formIntro),
  formConsent: withoutEmpty(draft.formConsent),
});

/** With an empty text where there is none, so that what is added or removed is a change. */
const inEveryLanguage = (texts: Texts) => inEach((language) => texts[language] ?? "");

/** What changed; of the texts, only the languages in which they did. null: nothing. */
export function changesOfSettings(before: SettingsDraft, after: SettingsDraft): ReturnType<typeof changes> {
  const { formIntro, formConsent, ...others } = after;
  const found = { old: {}, new: {}, ...changes(before, others) };
  for (const [key, texts] of Object.entries({ formIntro, formConsent })) {
    const changed = changes(inEveryLanguage(before[key as "formIntro"]), inEveryLanguage(texts));
    if (changed) {
      Object.assign(found.old, { [key]: changed.old });
      Object.assign(found.new, { [key]: changed.new });
    }
  }
  return Object.keys(found.new).length > 0 ? found : null;
}

import { languageCodes } from "@stoep/client/texts";
import type { Language } from "@stoep/contract/kernel";
import { useState } from "react";
import { useMembership } from "../../../../app/index.ts";
import type { Settings } from "./words.ts";

type Texts = Record<Language, string>;

export type TextsOfForm = { hasForm: boolean; formIntro: Texts; formConsent: Texts };

export const hasText = (text: string): boolean => text.trim() !== "";

/** With an empty text for each language in which nothing is written yet. */
export const textsOf = (written: Partial<Texts>): Texts =>
  Object.fromEntries(languageCodes.map((code) => [code, written[code] ?? ""])) as Texts;

/** The network's main language, and those others in which the form has texts or gets them. */
export function useFormLanguages({ formIntro, formConsent }: Settings) {
  const [main = "en"] = useMembership().network.languages;
  const [others, setOthers] = useState<readonly Language[]>(() =>
    languageCodes.filter((code) => code !== main && (formIntro[code] || formConsent[code])),
  );
  return {
    main,
    others,
    add: (language: Language) => setOthers((now) => [...now, language]),
    remove: (language: Language) => setOthers((now) => now.filter((one) => one !== language)),
  };
}

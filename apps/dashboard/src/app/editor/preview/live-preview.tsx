import type { Language } from "@stoep/contract/kernel";
import { Stack, Text } from "@stoep/ui";
import { type ReactNode, Suspense, useDeferredValue, useState } from "react";
import { MessagePlaceholder } from "../../parts/content-placeholders.tsx";
import { LanguageSwitch } from "../language-switch.tsx";
import { useText } from "../words.ts";

type Props<Draft> = {
  draft: Draft;
  /** The language that is being written. */
  language: Language;
  /** The document in this language. */
  show: (draft: Draft, language: Language) => ReactNode;
};

type Written = { language: Language; translations: { language: Language }[] };

/** Previews the document on a resident's phone while it is being written, in the language being written unless another is chosen. */
export function LivePreview<Draft extends Written>({ draft, language, show }: Props<Draft>) {
  const t = useText();
  const [chosen, setChosen] = useState({ language, whileWriting: language });
  const shown = chosen.whileWriting === language ? chosen.language : language;
  // Typing has priority over the preview, which updates when there is time.
  const drawn = useDeferredValue(draft);
  return (
    <Stack gap="sm">
      <LanguageSwitch
        languages={[draft.language, ...draft.translations.map((one) => one.language)]}
        value={shown}
        onChange={(next) => setChosen({ language: next, whileWriting: language })}
      />
      <Suspense fallback={<MessagePlaceholder />}>{show(drawn, shown)}</Suspense>
      <Text c="dimmed" size="sm" ta="center">
        {t("preview.hint")}
      </Text>
    </Stack>
  );
}

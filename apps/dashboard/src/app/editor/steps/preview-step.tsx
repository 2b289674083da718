import type { Language } from "@stoep/contract/kernel";
import { SplitEditor, Stack } from "@stoep/ui";
import { type ReactNode, useState } from "react";
import { LanguageSwitch } from "../language-switch.tsx";
import { useText } from "../words.ts";

type Props<Reading> = {
  /** The title of the left side: "Who is reached". */
  name: string;
  /** One for each language, including the original; null until known. */
  readings: readonly Reading[] | null;
  /** Shown until the readings are known. */
  meanwhile: ReactNode;
  original: Language;
  show: (reading: Reading) => ReactNode;
  footer: { keep: ReactNode; actions: ReactNode };
  /** Texts that say what will happen. */
  children: ReactNode;
};

/** The last step: what will happen on the left, and next to it the document as read in each language. */
export function PreviewStep<Reading extends { language: Language }>(props: Props<Reading>) {
  const { name, readings, meanwhile, original, show, footer, children } = props;
  const t = useText();
  const [language, setLanguage] = useState(original);
  const reading = readings?.find((one) => one.language === language) ?? readings?.[0];
  return (
    <SplitEditor
      labels={{ form: name, preview: t("steps.preview"), footer: t("steps.footer") }}
      footer={{ status: footer.keep, actions: footer.actions }}
      form={children}
      preview={
        reading && readings ? (
          <Stack gap="sm">
            <LanguageSwitch languages={readings.map((one) => one.language)} value={language} onChange={setLanguage} />
            {show(reading)}
          </Stack>
        ) : (
          meanwhile
        )
      }
    />
  );
}

import type { Language } from "@stoep/contract/kernel";
import { SplitEditor, Stack } from "@stoep/ui";
import { type ReactNode, useState } from "react";
import { LanguageSwitch } from "../language-switch.tsx";
import { useText } from "../words.ts";

type Props<Reading> = {
  /** What the left side tells: "Who is reached". */
  name: string;
  /** As it reads in each language, the original's among them; null while that is not known. */
  readings: readonly Reading[] | null;
  /** Shown in their place. */
  meanwhile: ReactNode;
  original: Language;
  show: (reading: Reading) => ReactNode;
  footer: { status: ReactNode; actions: ReactNode };
  /** What will happen. */
  children: ReactNode;
};

/** The last step: what will happen on the left, and how it reads in each language. */
export function Previewing<Reading extends { language: Language }>(props: Props<Reading>) {
  const { name, readings, meanwhile, original, show, footer, children } = props;
  const t = useText();
  const [language, setLanguage] = useState(original);
  const reading = readings?.find((one) => one.language === language) ?? readings?.[0];
  return (
    <SplitEditor
      labels={{ form: name, preview: t("steps.preview"), footer: t("steps.footer") }}
      footer={footer}
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

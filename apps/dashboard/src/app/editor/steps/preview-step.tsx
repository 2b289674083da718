import type { Language } from "@stoep/contract/kernel";
import { Heading, SplitEditor, Stack } from "@stoep/ui";
import { type ReactNode, type RefObject, useState } from "react";
import { LanguageSwitch } from "../language-switch.tsx";
import { useText } from "../words.ts";

type Props<Reading> = {
  /** "Check before you publish" unless given. */
  title?: string | undefined;
  heading: RefObject<HTMLHeadingElement | null>;
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
  const { title, heading, readings, meanwhile, original, show, footer, children } = props;
  const t = useText();
  const [language, setLanguage] = useState(original);
  const reading = readings?.find((one) => one.language === language) ?? readings?.[0];
  return (
    <SplitEditor
      labels={{ form: t("check.reach"), preview: t("steps.preview"), footer: t("steps.footer") }}
      footer={{ status: footer.keep, actions: footer.actions }}
      form={
        <>
          <Heading order={2} ref={heading} tabIndex={-1} data-focus-target>
            {title ?? t("check.title")}
          </Heading>
          {children}
        </>
      }
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

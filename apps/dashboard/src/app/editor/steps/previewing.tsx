import type { Language } from "@stoep/contract/kernel";
import { Heading, SplitEditor, Stack } from "@stoep/ui";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { LanguageSwitch } from "../language-switch.tsx";
import { useText } from "../words.ts";

type Props<Reading> = {
  title: string;
  /** What the left side tells: "Who is reached". */
  name: string;
  /** As it reads in each language, the original's among them. */
  readings: readonly Reading[];
  original: Language;
  show: (reading: Reading) => ReactNode;
  status: ReactNode;
  actions: ReactNode;
  /** What will happen. */
  children: ReactNode;
};

/** The second step: what will happen on the left, and how it reads in each language. The keyboard starts at its title. */
export function Previewing<Reading extends { language: Language }>({
  title,
  name,
  readings,
  original,
  show,
  status,
  actions,
  children,
}: Props<Reading>) {
  const t = useText();
  const [language, setLanguage] = useState(original);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);
  const reading = readings.find((one) => one.language === language) ?? readings[0];
  return (
    <SplitEditor
      labels={{ form: name, preview: t("steps.preview"), footer: t("steps.footer") }}
      footer={{ status, actions }}
      form={
        <>
          <Heading order={2} ref={heading} tabIndex={-1} data-focus-target>
            {title}
          </Heading>
          {children}
        </>
      }
      preview={
        <Stack gap="sm">
          <LanguageSwitch languages={readings.map((one) => one.language)} value={language} onChange={setLanguage} />
          {reading && show(reading)}
        </Stack>
      }
    />
  );
}

/** Back from the preview the keyboard starts at the top of the form, unless a summary of what is missing has called it. */
export function useReturnOfFocus(isPreview: boolean, hasProblems: boolean): void {
  const was = useRef(isPreview);
  useEffect(() => {
    const isBack = was.current && !isPreview;
    was.current = isPreview;
    if (!isBack) return;
    window.scrollTo({ top: 0 });
    if (!hasProblems) document.getElementById("main")?.focus({ preventScroll: true });
  }, [isPreview, hasProblems]);
}

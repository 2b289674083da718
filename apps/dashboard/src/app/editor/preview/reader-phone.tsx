import type { ShownSubject } from "@stoep/client/reader";
import type { Language } from "@stoep/contract/kernel";
import { PhoneFrame } from "@stoep/ui";
import type { ReactNode } from "react";
import { ReaderFrame } from "../../parts/reader-frame.tsx";
import { useText } from "../words.ts";

type Props = {
  /** The same as long as nothing changes in it. */
  subject: ShownSubject;
  language: Language;
  /** Names the page in the frame: "The message as residents see it". */
  title: string;
  waiting: ReactNode;
};

/** The document on the phone of a resident who reads this language. */
export function ReaderPhone({ subject, language, title, waiting }: Props) {
  const t = useText();
  return (
    <PhoneFrame label={t("preview.frame")} lang={language} scrollsItself>
      <ReaderFrame subject={subject} language={language} title={title} waiting={waiting} isInPhone />
    </PhoneFrame>
  );
}

import { localeOf, makeFormat } from "@stoep/client/formats";
import { type LanguageCode, useTexts } from "@stoep/client/texts";
import { Suspense } from "react";
import { useMembership } from "../../../../app/index.ts";
import type { Round } from "../../parts/words.ts";
import style from "./codes.module.css";
import { type IssuedCode, useVotingAddress } from "./words.ts";

type Props = IssuedCode & { round: Round; district: string | null };

/** A code on paper, to take home: only printed, in the languages of the network. */
export function CodeSheet({ code, serial, round, district }: Props) {
  const { network, organisation } = useMembership();
  const facts = [organisation.name, round.phaseTitle, district].filter(Boolean).join(" · ");
  return (
    <div className={style.sheet}>
      <p>{facts}</p>
      <p className={style.code}>{code}</p>
      <Suspense fallback={null}>
        {network.languages.map((language) => (
          <InLanguage key={language} language={language} serial={serial} endsOn={round.endsOn} />
        ))}
      </Suspense>
    </div>
  );
}

type LanguageProps = { language: LanguageCode; serial: number; endsOn: string | null };

function InLanguage({ language, serial, endsOn }: LanguageProps) {
  const t = useTexts("budgets/tab/codes", language);
  const address = useVotingAddress();
  const { day } = makeFormat(localeOf(language), { timeZone: "UTC", month: "long" });
  return (
    <section lang={language}>
      <h2>{t("print.title")}</h2>
      <p>{t("print.where", { address, day: endsOn === null ? "" : day(endsOn) })}</p>
      <p>{t("print.keep")}</p>
      <p>{t("print.serial", { serial })}</p>
    </section>
  );
}

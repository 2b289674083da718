import type { CodeBallot } from "@stoep/contract/budgets";
import type { RefusalCode } from "@stoep/contract/kernel";
import { useState } from "react";
import {
  apiForAnyone,
  Notice,
  Section,
  useCommand,
  useFieldText,
  useLanguage,
  useNetwork,
  useRefusalText,
  useTitle,
} from "../../../app/index.ts";
import { useText } from "../words.ts";
import { CodeForm, useWrongCode } from "./code-form.tsx";
import { isWholeCode } from "./typed-code.ts";

interface Props {
  typed: string;
  /** What was on this screen has been forgotten. */
  isForgotten: boolean;
  onTyped: (typed: string) => void;
  onOpened: (code: string, opened: CodeBallot) => void;
}

/** Asks for a code, which opens the ballot that it was made for. */
export function EnterCode({ typed, isForgotten, onTyped, onOpened }: Props) {
  const t = useText();
  const title = t("code.title");
  useTitle(title);
  const { retype, open, ...opening } = useOpening(typed, onOpened);
  const words = {
    title: t("why.codeEnter"),
    lead: t("code.lead"),
    label: t("code.label"),
    hint: t("code.hint"),
    goOn: t("code.goOn"),
  };
  return (
    <>
      <h1>{title}</h1>
      {isForgotten && (
        <Notice isLive title={t("code.forgotten")}>
          {t("code.forgottenText")}
        </Notice>
      )}
      <CodeForm
        {...opening}
        words={words}
        typed={typed}
        onTyped={(value) => {
          retype();
          onTyped(value);
        }}
        onOpen={open}
      />
      <Section id="no-code" title={t("code.noCode")}>
        <p>{t("code.noCodeText")}</p>
      </Section>
    </>
  );
}

/** Asks the server what the code opens; says at the field that it is wrong, and below it what else hinders. */
function useOpening(typed: string, onOpened: Props["onOpened"]) {
  const fieldText = useFieldText();
  const hindranceText = useHindranceText();
  const { slug: networkSlug } = useNetwork();
  const language = useLanguage();
  const { field, isWrong, wrong, retype: rewrite } = useWrongCode();
  const [refusal, setRefusal] = useState<RefusalCode | null>(null);
  const read = useCommand(apiForAnyone.budgets.readCodeBallot, {
    refetches: [],
    form: { setProblems: wrong },
    refused: ({ code }) => {
      setRefusal(code);
      return true;
    },
    whenDone: (opened) => onOpened(typed, opened),
  });
  const retype = () => {
    rewrite();
    setRefusal(null);
  };
  const open = () => {
    retype();
    if (!isWholeCode(typed)) return wrong();
    void read.run({ params: { networkSlug }, query: { language }, body: { code: typed } });
  };
  return {
    field,
    error: isWrong ? fieldText("codeWrong") : undefined,
    hindrance: refusal && hindranceText(refusal),
    isAsking: read.isRunning,
    open,
    retype,
  };
}

function useHindranceText(): (code: RefusalCode) => string {
  const t = useText();
  const words = useRefusalText();
  return (code) => {
    if (code === "unavailable") return t("code.offline");
    if (code === "too_many_requests") return t("code.tooMany");
    return code === "round_not_active" ? t("code.notActive") : words(code);
  };
}

import type { CallOptions, RefusalCode } from "@stoep/contract/kernel";
import type { MyAnswer, ReadSurvey } from "@stoep/contract/surveys";
import { surveyCodeLimits } from "@stoep/contract/surveys/values";
import { useState } from "react";
import { Notice, Section, useCommand, useTitle } from "../../../../app/index.ts";
import { CodeForm, isCodeOf, useWrongCode } from "../../../budgets/index.ts";
import style from "../../surveys.module.css";
import { useText } from "../../words.ts";
import { useRefusalWords } from "../use-refusal-words.ts";
import type { useProven } from "./use-proven.ts";

interface Props {
  survey: ReadSurvey;
  typed: string;
  /** What was on this screen has been forgotten. */
  isForgotten: boolean;
  /** Reads what the code opens. */
  read: (code: string, options?: CallOptions) => Promise<MyAnswer>;
  proving: Pick<ReturnType<typeof useProven>, "isProving" | "progress">;
  onTyped: (typed: string) => void;
  onOpened: (code: string, mine: MyAnswer) => void;
}

/** Asks for a code, before anything else. */
export function EnterCode({ survey, typed, isForgotten, read, proving, onTyped, onOpened }: Props) {
  const t = useText();
  const { title } = survey.instrument;
  useTitle(title);
  const { field, isWrong, wrong, retype } = useWrongCode();
  const [refusal, setRefusal] = useState<RefusalCode | null>(null);
  const hindranceOf = useHindranceText(survey);
  const command = useCommand(Object.assign(read, { capability: "surveys", isQuery: false as const }), {
    refetches: [],
    form: { setProblems: wrong },
    refused: ({ code }) => {
      setRefusal(code);
      return true;
    },
    whenDone: (mine) => onOpened(typed, mine),
  });
  const again = () => {
    retype();
    setRefusal(null);
  };
  const open = () => {
    again();
    if (!isCodeOf(typed, surveyCodeLimits.least, surveyCodeLimits.most)) return wrong();
    void command.run(typed);
  };
  const words = {
    title: t("code.enter"),
    lead: t("code.lead"),
    label: t("code.label"),
    hint: t("code.hint"),
    goOn: t("code.goOn"),
  };
  return (
    <>
      <h1 lang={survey.language}>{title}</h1>
      <p className={style.soft}>{t("intro.by", { organisation: survey.organisation.name })}</p>
      {isForgotten && (
        <Notice isLive tone="warning" title={t("device.forgotten")}>
          {t("device.forgottenText")}
        </Notice>
      )}
      <CodeForm
        words={words}
        field={field}
        typed={typed}
        error={isWrong ? t("code.wrong") : undefined}
        hindrance={refusal && hindranceOf(refusal)}
        isAsking={command.isRunning}
        onTyped={(value) => {
          again();
          onTyped(value);
        }}
        onOpen={open}
      >
        {proving.isProving && <Proving progress={proving.progress} />}
      </CodeForm>
      <Section id="no-code" title={t("code.noCode")}>
        <p>{t("code.noCodeText", { organisation: survey.organisation.name })}</p>
      </Section>
    </>
  );
}

function Proving({ progress }: { progress: Props["proving"]["progress"] }) {
  const t = useText();
  return (
    <div role="status">
      <label htmlFor="code-proof">{t("code.proof")}</label>
      <progress id="code-proof" max={1} value={progress === "failed" ? 0 : progress} />
    </div>
  );
}

function useHindranceText(survey: ReadSurvey): (code: RefusalCode) => string {
  const t = useText();
  const words = useRefusalWords(survey);
  return (code) => {
    if (code === "unavailable") return t("code.offline");
    return code === "too_many_requests" ? t("code.tooMany") : words(code);
  };
}

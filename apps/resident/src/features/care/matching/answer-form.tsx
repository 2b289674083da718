import type { HelperAnswer } from "@stoep/contract/care";
import { type FormEvent, useState } from "react";
import { Button, type Form, Notice, TextArea, useRefusalText } from "../../../app/index.ts";
import style from "../care.module.css";
import { useText } from "../words.ts";

type HelperReply = HelperAnswer["answer"];

interface Props {
  form: Form<{ text: string }>;
  isRunning: boolean;
  problem: string | null;
  onSay: (body: HelperAnswer) => void;
}

/** A problem that is not about a field, by its code. */
export function useAnswerProblem() {
  const [problem, setProblem] = useState<string | null>(null);
  const refused = ({ code }: { code: string }) => {
    if (code === "invalid_input") return false;
    setProblem(code);
    return true;
  };
  return [problem, refused] as const;
}

/** Yes, no, or another time, for which it asks when. */
export function AnswerForm({ form, isRunning, problem, onSay }: Props) {
  const t = useText();
  const words = useRefusalText();
  const [chosen, setChosen] = useState<Exclude<HelperReply, "yes"> | null>(null);
  const say = (answer: HelperReply) => onSay({ answer, text: form.values.text });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen) say(chosen);
  };
  return (
    <>
      {problem && (
        <Notice tone="danger" isLive>
          {words(problem)}
        </Notice>
      )}
      {chosen === null ? (
        <div className={style.answers}>
          <Button look="main" isBusy={isRunning} onClick={() => say("yes")}>
            {t("answer.yes")}
          </Button>
          <Button onClick={() => setChosen("another-time")}>{t("answer.another-time")}</Button>
          <Button onClick={() => setChosen("no")}>{t("answer.no")}</Button>
        </div>
      ) : (
        <form className={style.stack} onSubmit={submit} noValidate>
          <TextArea
            {...form.field("text")}
            label={t(`answer.why.${chosen}`)}
            hint={chosen === "no" ? t("answer.optional") : undefined}
            rows={3}
            maxLength={500}
            autoFocus
          />
          <div className={style.answers}>
            <Button type="submit" look="main" isBusy={isRunning}>
              {t("answer.send")}
            </Button>
            <Button onClick={() => setChosen(null)}>{t("answer.back")}</Button>
          </div>
        </form>
      )}
    </>
  );
}

import type { AskedView, HelperAnswer } from "@stoep/contract/care";
import { type FormEvent, useState } from "react";
import { api, Button, Notice, TextArea, useCommand, useForm, useRefusalText } from "../../../app/index.ts";
import { useText } from "../words.ts";
import style from "./care.module.css";

type Said = HelperAnswer["answer"];

interface Props {
  params: { networkSlug: string; token: string };
  onAnswered: (now: AskedView) => void;
}

/** Yes, no, or another time, which asks when. */
export function Answer({ params, onAnswered }: Props) {
  const t = useText();
  const words = useRefusalText();
  const form = useForm({ text: "" });
  const [chosen, setChosen] = useState<Exclude<Said, "yes"> | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const send = useCommand(api.care.answerAsked, {
    form,
    refetches: [],
    refused: ({ code }) => {
      if (code === "invalid_input") return false;
      setProblem(code);
      return true;
    },
    whenDone: onAnswered,
  });
  const say = (answer: Said) => void send.run({ params, body: { answer, text: form.values.text } });
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
          <Button look="main" isBusy={send.isRunning} onClick={() => say("yes")}>
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
            <Button type="submit" look="main" isBusy={send.isRunning}>
              {t("answer.send")}
            </Button>
            <Button onClick={() => setChosen(null)}>{t("answer.back")}</Button>
          </div>
        </form>
      )}
    </>
  );
}

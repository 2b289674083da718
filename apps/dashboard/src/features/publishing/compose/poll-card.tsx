import type { Language } from "@stoep/contract/kernel";
import { LikeIcon } from "@stoep/ui/icons";
import style from "./message-card.module.css";
import type { ReaderText } from "./message-card.tsx";
import type { Shown } from "./shown.ts";

type Props = { poll: NonNullable<Shown["poll"]>; t: ReaderText; language: Language };

/** The question's answers as residents will find them. They do nothing here. */
export function PollCard({ poll, t, language }: Props) {
  const moment = new Intl.DateTimeFormat(language, {
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  return (
    <div className={style.poll}>
      {poll.kind === "up-down" && (
        <div className={style.twoChoices}>
          <span>
            <LikeIcon aria-hidden />
            {t("compose.reading.for")}
          </span>
          <span>
            <LikeIcon aria-hidden className={style.turned} />
            {t("compose.reading.against")}
          </span>
        </div>
      )}
      {poll.kind === "perception" && <Scale t={t} />}
      {poll.kind === "option" && (
        <ul className={style.choices}>
          {poll.options.map((option, place) => (
            <li key={option.id}>{option.text || t("compose.reading.choice", { number: place + 1 })}</li>
          ))}
        </ul>
      )}
      {poll.closesAt && (
        <p className={style.quiet}>{t("compose.reading.closes", { at: moment.format(new Date(poll.closesAt)) })}</p>
      )}
    </div>
  );
}

/** S1 §9: 1 to 10. */
const scores = Array.from({ length: 10 }, (_, place) => place + 1);

function Scale({ t }: { t: ReaderText }) {
  return (
    <>
      <ol className={style.scale}>
        {scores.map((score) => (
          <li key={score}>{score}</li>
        ))}
      </ol>
      <p className={style.scaleEnds}>
        <span>{t("compose.reading.lowest")}</span>
        <span>{t("compose.reading.highest")}</span>
      </p>
    </>
  );
}

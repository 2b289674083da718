import { IdleControl } from "./idle-control.tsx";
import style from "./message-card.module.css";
import type { PreviewPost } from "./preview-post.ts";
import type { Reader, ReaderText } from "./reader-words.ts";

type Poll = NonNullable<PreviewPost["poll"]>;

/** The poll's choices as residents will see them. They do nothing here. */
export function PollCard({ poll, reader: { t, format } }: { poll: Poll; reader: Reader }) {
  return (
    <div className={style.poll}>
      <strong>{t(poll.kind === "perception" ? "compose.reading.rate" : "compose.reading.choose")}</strong>
      {poll.kind === "perception" ? (
        <Scale t={t} />
      ) : (
        <ul className={style.choices}>
          {choicesOf(poll, t).map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ul>
      )}
      <IdleControl>{t("compose.reading.vote")}</IdleControl>
      {poll.closesAt && (
        <p className={style.quiet}>{t("compose.reading.closesAt", { moment: format.moment(poll.closesAt) })}</p>
      )}
    </div>
  );
}

function choicesOf(poll: Poll, t: ReaderText): { id: string; text: string }[] {
  if (poll.kind === "option") {
    return poll.options.map(({ id, text }, place) => ({
      id,
      text: text || t("compose.reading.choice", { number: place + 1 }),
    }));
  }
  return [
    { id: "up", text: t("compose.reading.up") },
    { id: "down", text: t("compose.reading.down") },
  ];
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
        <span>{t("compose.reading.low")}</span>
        <span>{t("compose.reading.high")}</span>
      </p>
    </>
  );
}

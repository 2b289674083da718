import type { PollView } from "@stoep/contract/conversations";
import { useFormat } from "../../../app/index.ts";
import { resultRows } from "../model.ts";
import { useText } from "../words.ts";
import style from "./poll-part.module.css";

/** Bars on the screen, a table for screen readers. */
export function PollResults({ poll }: { poll: PollView }) {
  const t = useText();
  const format = useFormat();
  const rows = resultRows(poll, { up: t("poll.up"), down: t("poll.down") });
  if (!rows) return null;
  const mine = choiceKey(poll);
  return (
    <table className={style.results}>
      <caption>
        {t("poll.votes", { count: poll.total ?? 0 })}
        {poll.average !== null && ` · ${t("poll.average", { average: format.number(poll.average) })}`}
      </caption>
      <thead className="unseen">
        <tr>
          <th scope="col">{t("poll.choice")}</th>
          <th scope="col">{t("poll.share")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, text, votes, share }) => (
          <tr key={key}>
            <th scope="row" className={key === mine ? style.mine : undefined}>
              {text}
              {key === mine && ` (${t("poll.mine")})`}
              <span className={style.bar} aria-hidden>
                <span className={style.fill} style={{ width: `${share * 100}%` }} />
              </span>
            </th>
            <td>
              {format.percent(share)} ({format.number(votes)})
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function choiceKey({ myVote }: PollView): string | null {
  if (!myVote) return null;
  if (myVote.kind === "perception") return String(myVote.score);
  return myVote.kind === "option" ? myVote.optionId : myVote.kind;
}

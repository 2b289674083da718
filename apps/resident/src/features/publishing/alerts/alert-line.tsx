import type { ReadPost } from "@stoep/contract/publishing";
import { Link } from "wouter";
import { useFormat } from "../../../app/index.ts";
import { useText } from "../words.ts";
import style from "./alert-line.module.css";

type Alert = NonNullable<ReadPost["alert"]>;

/** The first alert and its follow-ups, oldest first; each leads to its page. */
export function AlertLine({ postId, alert }: { postId: string; alert: Alert }) {
  const t = useText();
  const format = useFormat();
  if (alert.line.length < 2) return null;
  return (
    <section className="card" aria-labelledby="alert-line">
      <h2 id="alert-line" className={style.title}>
        {t("alert.line")}
      </h2>
      <ol className={style.line}>
        {alert.line.map(({ id, followUp, title, publishedAt }) => (
          <li key={id} data-kind={followUp ?? "first"}>
            <span className={style.soft}>
              <strong>{t(`alert.${followUp ?? "first"}`)}</strong> · {format.moment(publishedAt)}
            </span>
            {id === postId ? <span aria-current="page">{title}</span> : <Link href={`/m/${id}`}>{title}</Link>}
          </li>
        ))}
      </ol>
    </section>
  );
}

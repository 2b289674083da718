import { queryOf } from "@stoep/contract/kernel";
import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { api, useLive } from "../../app/index.ts";
import { useProjectFacts } from "../participation/index.ts";
import { hrefOf } from "./addresses.ts";
import style from "./surveys.module.css";
import { useText } from "./words.ts";

/** More stand under *Take part*. */
const most = 3;

/** Among the messages: what the resident can answer now and has not. Nothing where there is nothing; never kept on the device. */
export function OpenInFeed() {
  const t = useText();
  const { day } = useProjectFacts();
  const { data, refetch } = useQuery(queryOf(api.surveys.listOpenSurveys));
  useLive(["surveys", "residents"], () => void refetch());
  const open = data?.items.filter(({ hasAnswered }) => !hasAnswered).slice(0, most) ?? [];
  if (open.length === 0) return null;
  return (
    <section className={`card ${style.part}`} aria-labelledby="feed-surveys">
      <h2 id="feed-surveys">{t("open.title")}</h2>
      <ul className={style.names}>
        {open.map((survey) => (
          <li key={survey.id}>
            <Link className="alone" href={hrefOf(survey)} lang={survey.language}>
              {survey.title}
            </Link>
            <span className={style.soft}>
              {survey.endsOn === null ? t("intro.noEnd") : t("intro.until", { until: day(survey.endsOn) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

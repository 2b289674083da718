import { unbroken } from "@stoep/client/formats";
import type { AgendaItem } from "@stoep/contract/feed";
import { CheckIcon, ClockIcon, PlaceIcon } from "@stoep/ui/icons";
import { Link } from "wouter";
import { DateState, type MomentFormat } from "../../publishing/index.ts";
import { useText } from "../words.ts";
import style from "./agenda.module.css";

interface Props {
  item: AgendaItem;
  when: MomentFormat;
  /** It began on an earlier day, which is shown. */
  isGoingOn?: boolean;
}

/** One date; the whole row opens its activity. */
export function AgendaRow({ item: { date, post }, when, isGoingOn }: Props) {
  const t = useText();
  const isLong = isGoingOn || when.lastsDays(date);
  const end = when.end(date);
  return (
    <li className={style.row}>
      <time className={style.time} dateTime={date.startsAt}>
        {!isGoingOn && when.time(date.startsAt)}
        {!isLong && end && <span className={style.end}>{end}</span>}
      </time>
      <div className={style.words}>
        <Link
          className={`${style.title} ${date.cancelled ? style.struck : ""}`}
          href={`/m/${post.id}?date=${date.id}`}
          lang={post.language}
        >
          {post.title}
        </Link>
        {isLong && end && (
          <p className={style.fact}>
            <ClockIcon aria-hidden />
            {t("agenda.until", { moment: end })}
          </p>
        )}
        <p className={style.fact}>
          <PlaceIcon aria-hidden />
          <span>{unbroken(date.place?.address ?? post.address)}</span>
        </p>
        <p className={style.soft}>{post.organisation.name}</p>
        <DateState date={date} hasRegistration={post.hasRegistration} when={when} />
        {date.mine && !date.cancelled && (
          <p className={date.mine.state === "coming" ? style.mine : style.waiting}>
            {date.mine.state === "coming" ? <CheckIcon aria-hidden /> : <ClockIcon aria-hidden />}
            {t(`agenda.${date.mine.state}`, { count: date.mine.people })}
          </p>
        )}
      </div>
    </li>
  );
}

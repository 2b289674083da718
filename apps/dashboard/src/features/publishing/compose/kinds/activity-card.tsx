import { unbroken } from "@stoep/client/formats";
import { cancelledBefore, createMomentFormat, nextDate, timesOf } from "@stoep/client/moments";
import { listInWords } from "@stoep/contract/kernel";
import { useKitZone } from "@stoep/ui";
import { CloseIcon, HistoryIcon, PlaceIcon } from "@stoep/ui/icons";
import { useMemo } from "react";
import { shortDays } from "../days.ts";
import { IdleControl } from "../preview/idle-control.tsx";
import type { PreviewPost } from "../preview/preview-post.ts";
import type { Reader } from "../preview/reader-words.ts";
import style from "./activity-card.module.css";
import type { PreviewDate } from "./kind.ts";

type Props = { post: PreviewPost; isShort: boolean; reader: Reader };
/** The number of dates listed on an opened activity. */
const maxDates = 8;

const isPast = ({ endsAt }: PreviewDate) => new Date(endsAt) <= new Date();

/** When and where the activity is, with the button to say that one is coming, as residents see it; for a series only the next date that takes place. */
export function ActivityCard({ post, isShort, reader }: Props) {
  const { t } = reader;
  const { activity } = post;
  const when = useMoments(post.language);
  if (!activity) return null;
  const next = nextDate(activity.dates, when);
  const more = activity.dates.filter((date) => date !== next && !date.cancelled && !isPast(date));
  const canCome = activity.hasRegistration && !next?.cancelled && !(next && isPast(next));
  return (
    <div className={style.activity}>
      <div className={style.when}>
        {next ? <Moment date={next} post={post} /> : <p>{t("compose.reading.activity.noDate")}</p>}
      </div>
      <MoreDates dates={more} post={post} isShort={isShort} reader={reader} />
      <p className={style.place}>
        <PlaceIcon aria-hidden />
        {unbroken(next?.place?.address || activity.address) || t("compose.reading.activity.noPlace")}
      </p>
      {next && <CancelledDates dates={cancelledBefore(activity.dates, next, when)} post={post} reader={reader} />}
      {next && <State date={next} reader={reader} />}
      {canCome && <IdleControl>{t("compose.reading.activity.come")}</IdleControl>}
    </div>
  );
}

function useMoments(language: string) {
  const timeZone = useKitZone();
  return useMemo(() => createMomentFormat(language, timeZone, Date.now()), [language, timeZone]);
}

/** As in the residents' app. */
function CancelledDates({ dates, post, reader: { t } }: Pick<Props, "post" | "reader"> & { dates: PreviewDate[] }) {
  const when = useMoments(post.language);
  const [first, ...others] = dates;
  if (!first) return null;
  const days = listInWords(
    post.language,
    dates.map(({ startsAt }) => when.plain(startsAt)),
  );
  return (
    <p className={style.cancelled}>
      <CloseIcon aria-hidden />
      <span>
        <strong>{t("compose.reading.activity.cancelledDates", { count: dates.length, days })}</strong>
        {others.length === 0 && first.cancelled?.reason && ` ${first.cancelled.reason}`}
      </span>
    </p>
  );
}

/** The first thing that residents read about a date that is cancelled or over. */
function State({ date, reader: { t } }: { date: PreviewDate; reader: Reader }) {
  if (date.cancelled) {
    return (
      <p className={style.cancelled}>
        <CloseIcon aria-hidden />
        <span>
          <strong>{t("compose.reading.activity.cancelled")}</strong>
          {date.cancelled.reason && ` ${date.cancelled.reason}`}
        </span>
      </p>
    );
  }
  if (!isPast(date)) return null;
  return (
    <p className={style.past}>
      <HistoryIcon aria-hidden />
      {t("compose.reading.activity.past")}
    </p>
  );
}

function Moment({ date, post }: Pick<Props, "post"> & { date: PreviewDate }) {
  const when = useMoments(post.language);
  return (
    <>
      <span className={style.block} aria-hidden>
        <strong>{when.dayNumber(date.startsAt)}</strong>
        {when.month(date.startsAt)}
      </span>
      <p className={date.cancelled ? style.struck : undefined}>
        <strong>{when.day(date.startsAt)}</strong>
        <span>{timesOf(date, when)}</span>
      </p>
    </>
  );
}

function MoreDates({ dates, post, isShort, reader: { t } }: Props & { dates: PreviewDate[] }) {
  const zone = useKitZone() ?? "UTC";
  if (dates.length === 0) return null;
  const dayOf = shortDays(post.language, zone);
  const shown = isShort ? [] : dates.slice(0, maxDates);
  const left = dates.length - shown.length;
  return (
    <p className={style.more}>
      {shown.map(({ startsAt }) => dayOf(startsAt)).join(" · ")}
      {left > 0 && ` ${t("compose.reading.activity.more", { count: left })}`}
    </p>
  );
}

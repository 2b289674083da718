import { unbroken } from "@stoep/client/formats";
import { ClockIcon, PlaceIcon } from "@stoep/ui/icons";
import type { PartProps } from "../kinds/kind.ts";
import { useText } from "../words.ts";
import style from "./activity.module.css";
import { DateBlock } from "./date-block.tsx";
import { CancelledDates, DateState } from "./date-state.tsx";
import { cancelledBefore, nextDate, timesOf, useWhen } from "./moments.ts";
import { RegistrationPart } from "./registration-part.tsx";

/** When and where, at a glance, and the button to sign up; for a series, of the next date that takes place. */
export function ActivityCard({ post: { activity, title } }: PartProps) {
  const t = useText();
  const when = useWhen();
  const next = activity && nextDate(activity.dates, when);
  if (!next) return null;
  const more = activity.dates.filter((one) => one !== next && !one.cancelled && !when.isPast(one)).length;
  const day = `${when.day(next.startsAt)}, ${timesOf(next, when)}`;
  return (
    <div className={style.whole}>
      <div className={style.glance}>
        <DateBlock at={next.startsAt} when={when} isFaint={next.cancelled !== null || when.isPast(next)} />
        <ul className={style.facts}>
          <li>
            <ClockIcon aria-hidden />
            <span>
              <time className={next.cancelled ? style.struck : undefined} dateTime={next.startsAt}>
                {day}
              </time>
              {more > 0 && <span className={`${style.soft} ${style.line}`}>{t("activity.more", { count: more })}</span>}
            </span>
          </li>
          <li>
            <PlaceIcon aria-hidden />
            <span>{unbroken(next.place?.address ?? activity.address)}</span>
          </li>
        </ul>
      </div>
      <CancelledDates dates={cancelledBefore(activity.dates, next, when)} when={when} />
      <DateState date={next} hasRegistration={activity.hasRegistration} when={when} />
      <RegistrationPart date={next} activity={activity} title={title} day={day} />
    </div>
  );
}

import type { ActivityDate, ReadActivity, ReadPost } from "@stoep/contract/publishing";
import { ClockIcon, RefreshIcon } from "@stoep/ui/icons";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "wouter";
import { Button, ButtonLink, useResidence } from "../../../app/index.ts";
import type { PartProps } from "../kinds/kind.ts";
import { PlaceLine } from "../places/place-line.tsx";
import { signInAddress } from "../posts/sign-in-address.ts";
import { useText } from "../words.ts";
import style from "./activity.module.css";
import { CalendarFile } from "./calendar-file.tsx";
import { DateBlock } from "./date-block.tsx";
import { DateState } from "./date-state.tsx";
import { type MomentFormat, timesOf, useWhen } from "./moments.ts";
import { RegistrationPart } from "./registration-part.tsx";

/** A series shows as many dates as fit on a screen; a button shows the others. */
const firstDates = 5;

/** Every date with its sign-ups, and the place. */
export function ActivityPage({ post }: PartProps) {
  const t = useText();
  const when = useWhen();
  const { activity } = post;
  const chosen = useSearchParams()[0].get("date");
  const [hasEarlier, setEarlier] = useState(() => activity?.dates.some((one) => one.id === chosen && when.isPast(one)));
  const [hasAll, setAll] = useState(false);
  if (!activity) return null;
  const toCome = activity.dates.filter((date) => !when.isPast(date));
  const over = activity.dates.filter((date) => when.isPast(date));
  const isOver = toCome.length === 0;
  // The date that was opened in the agenda is always among them.
  const until = Math.max(firstDates, toCome.findIndex(({ id }) => id === chosen) + 1);
  const shown = hasAll ? toCome : toCome.slice(0, until);
  const rest = toCome.length - shown.length;
  return (
    <section className={style.page} aria-label={t("activity.when")}>
      {activity.repeat !== "never" && (
        <p className={style.fact}>
          <RefreshIcon aria-hidden />
          {t(`activity.${activity.repeat}`)}
        </p>
      )}
      {!isOver && over.length > 0 && !hasEarlier && (
        <Button isSmall isAtEdge look="quiet" onClick={() => setEarlier(true)}>
          {t("activity.earlier", { count: over.length })}
        </Button>
      )}
      <ul className={style.dates} aria-label={t("activity.dates")}>
        {[...(hasEarlier ? over : isOver ? over.slice(-firstDates) : []), ...shown].map((date) => (
          <DateRow
            key={date.id}
            date={date}
            activity={activity}
            when={when}
            post={post}
            isChosen={date.id === chosen && activity.dates.length > 1}
          />
        ))}
      </ul>
      {rest > 0 && (
        <Button isSmall onClick={() => setAll(true)}>
          {t("activity.rest", { count: rest })}
        </Button>
      )}
      <PlaceLine place={activity} />
      {activity.hasRegistration && toCome.some(isOpen) && <SignInToRegister />}
      {!isOver && !activity.isCancelled && (
        <div>
          <CalendarFile postId={post.id} title={post.title} />
        </div>
      )}
    </section>
  );
}

const isOpen = ({ cancelled, isClosed }: ActivityDate): boolean => cancelled === null && !isClosed;

/** For visitors, who have no button beside the dates. */
function SignInToRegister() {
  const t = useText();
  if (useResidence()) return null;
  return (
    <div>
      <ButtonLink look="main" href={signInAddress()}>
        {t("coming.signIn")}
      </ButtonLink>
    </div>
  );
}

interface RowProps {
  date: ActivityDate;
  activity: ReadActivity;
  when: MomentFormat;
  post: ReadPost;
  /** It was opened in the agenda: the page shows it first of all. */
  isChosen: boolean;
}

function DateRow({ date, activity, when, post, isChosen }: RowProps) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isChosen) row.current?.scrollIntoView?.({ block: "center" });
  }, [isChosen]);
  const day = `${when.day(date.startsAt)}, ${timesOf(date, when)}`;
  return (
    <li
      ref={row}
      className={`${style.glance} ${isChosen ? style.chosen : ""}`}
      aria-current={isChosen ? "date" : undefined}
    >
      <DateBlock at={date.startsAt} when={when} isFaint={date.cancelled !== null || when.isPast(date)} />
      <div className={style.facts}>
        <p className={style.fact}>
          <ClockIcon aria-hidden />
          <time className={date.cancelled ? style.struck : undefined} dateTime={date.startsAt}>
            {day}
          </time>
        </p>
        {date.place && <PlaceLine place={date.place} />}
        <DateState date={date} hasRegistration={activity.hasRegistration} when={when} />
        <RegistrationPart date={date} activity={activity} title={post.title} day={day} />
      </div>
    </li>
  );
}

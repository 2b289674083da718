import { Skeleton } from "@mantine/core";
import { useKitLocale } from "../theme/index.ts";
import style from "./calendar.module.css";
import type { CalendarContent } from "./calendar-item.ts";
import { DayList } from "./day-list.tsx";
import { dayNames } from "./view-days.ts";

type Props = CalendarContent & { from: string; until: string; today: string };

/** The days that have items, each with all of them as text, and today. */
export function Agenda({ byDay, from, until, today, words, menu, todayRef }: Props) {
  const names = dayNames(useKitLocale());
  if (!byDay) {
    return (
      <div className={style.agenda} role="status" aria-label={words.loading}>
        {["a", "b", "c", "d"].map((row) => (
          <Skeleton key={row} height={18} m="md" />
        ))}
      </div>
    );
  }
  const days = [...new Set([...byDay.keys(), today])].filter((day) => day >= from && day < until).sort();
  if (days.length === 0) return <p className={style.nothing}>{words.nothing}</p>;
  return (
    <div className={style.agenda}>
      {days.map((day) => (
        <section
          key={day}
          className={style.agendaDay}
          aria-label={names.whole(day)}
          ref={day === today ? todayRef : undefined}
        >
          <h3 className={style.agendaTitle} aria-current={day === today ? "date" : undefined}>
            {names.whole(day)}
            {day === today && ` · ${words.today}`}
          </h3>
          {byDay.has(day) ? (
            <DayList items={byDay.get(day) ?? []} day={day} label={names.whole(day)} menu={menu} close={() => {}} />
          ) : (
            <p className={style.nothing}>{words.nothingOnDay}</p>
          )}
        </section>
      ))}
    </div>
  );
}

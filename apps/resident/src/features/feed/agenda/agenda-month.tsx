import { localeOf } from "@stoep/client/formats";
import { addMonths, dayAt, monthOf, startOfMonth } from "@stoep/ui/days";
import { ChevronLeftIcon, ChevronRightIcon } from "@stoep/ui/icons";
import {
  Button,
  IconButton,
  LoadFailed,
  Notice,
  Skeleton,
  useFormat,
  useLanguage,
  useTimeZone,
} from "../../../app/index.ts";
import { useWhen } from "../../publishing/index.ts";
import { useText } from "../words.ts";
import style from "./agenda.module.css";
import { today, zoneOrOwn } from "./agenda-days.ts";
import { MoreButton } from "./agenda-list.tsx";
import { AgendaRow } from "./agenda-row.tsx";
import { MonthGrid } from "./month-grid.tsx";
import { type AgendaFilter, useAgenda, useAgendaMonth } from "./use-agenda.ts";

interface Props {
  /** Undefined: today. */
  day: string | undefined;
  wanted: AgendaFilter;
  onDay: (day: string | undefined) => void;
}

/** A month at a glance, and below it the dates of the chosen day. */
export function AgendaMonth({ day: chosen, wanted, onDay }: Props) {
  const t = useText();
  const format = useFormat();
  const locale = localeOf(useLanguage());
  const now = today(useTimeZone());
  const day = chosen ?? now;
  const { query, saved, counts } = useAgendaMonth(monthOf(day), wanted);
  const title = new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" });
  const step = (by: number) => {
    const next = addMonths(startOfMonth(day), by);
    onDay(monthOf(next) === monthOf(now) ? undefined : next);
  };
  return (
    <>
      {saved && <Notice tone="warning">{t("offline", { moment: format.moment(saved.at) })}</Notice>}
      <div className={style.monthHead}>
        <IconButton label={t("agenda.previous")} onClick={() => step(-1)}>
          <ChevronLeftIcon aria-hidden />
        </IconButton>
        <h2 aria-live="polite">{title.format(new Date(`${day}T12:00:00Z`))}</h2>
        <IconButton label={t("agenda.next")} onClick={() => step(1)}>
          <ChevronRightIcon aria-hidden />
        </IconButton>
        {day !== now && (
          <Button isSmall look="quiet" onClick={() => onDay(undefined)}>
            {t("agenda.today")}
          </Button>
        )}
      </div>
      <MonthGrid day={day} today={now} counts={counts} onDay={onDay} />
      {query.isError && !query.data && !saved && <LoadFailed error={query.error} onRetry={() => query.refetch()} />}
      {counts?.size === 0 && <p className={style.soft}>{t("agenda.noneInMonth")}</p>}
      {(counts || !query.isError) && (
        <DayPart day={day} wanted={wanted} isEmpty={counts !== undefined && !counts.has(day)} />
      )}
    </>
  );
}

function DayPart({ day, wanted, isEmpty }: { day: string; wanted: AgendaFilter; isEmpty: boolean }) {
  const t = useText();
  const when = useWhen();
  const zone = useTimeZone();
  const { query, items, saved } = useAgenda({ ...wanted, day });
  const isFailed = query.isError && !query.data && !saved;
  return (
    <section className={style.day} aria-labelledby="agenda-day">
      <h2 id="agenda-day">{when.dateOfDay(day)}</h2>
      {query.isPending && !isEmpty && <Skeleton height={96} />}
      {isFailed && !isEmpty && <LoadFailed error={query.error} onRetry={() => query.refetch()} />}
      {!query.isPending && items.length === 0 && (!isFailed || isEmpty) && (
        <p className={style.soft}>{t("agenda.noneOnDay")}</p>
      )}
      <ul className={style.rows}>
        {items.map((item) => (
          <AgendaRow
            key={item.date.id}
            item={item}
            when={when}
            isGoingOn={dayAt(item.date.startsAt, zoneOrOwn(zone)) < day}
          />
        ))}
      </ul>
      <MoreButton paging={query} />
    </section>
  );
}

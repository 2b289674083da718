import type { CalendarWords } from "@stoep/ui/calendar";
import { useText } from "../parts/words.ts";

export function useCalendarWords(): CalendarWords {
  const t = useText();
  const [previousMonth, nextMonth] = [t("own.calendar.previousMonth"), t("own.calendar.nextMonth")];
  return {
    name: t("own.tabs.calendar"),
    views: { month: t("own.calendar.month"), week: t("own.calendar.week"), agenda: t("own.calendar.agenda") },
    viewsLabel: t("own.calendar.view"),
    previous: { month: previousMonth, week: t("own.calendar.previousWeek"), agenda: previousMonth },
    next: { month: nextMonth, week: t("own.calendar.nextWeek"), agenda: nextMonth },
    today: t("own.calendar.today"),
    loading: t("own.calendar.loading"),
    close: t("own.close"),
    count: (count) => t("own.calendar.count", { count }),
    more: (count) => t("own.calendar.more", { count }),
    nothingOnDay: t("own.calendar.nothingOnDay"),
    nothing: t("own.calendar.nothing"),
  };
}

import { Button, SegmentedControl } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { Dialog, DialogActions, IconButton, useToday } from "../controls/index.ts";
import { daysOf, weeksOfMonth } from "../days/index.ts";
import { ChevronLeftIcon, ChevronRightIcon } from "../icons/index.ts";
import { useKitLocale, useKitZone } from "../theme/index.ts";
import { Agenda } from "./agenda.tsx";
import style from "./calendar.module.css";
import {
  type CalendarContent,
  type CalendarItem,
  type CalendarView,
  type CalendarWords,
  calendarViews,
} from "./calendar-item.ts";
import { DayGrid, isGrid } from "./day-grid.tsx";
import { DayList } from "./day-list.tsx";
import { type DragProps, useItemDrag } from "./use-item-drag.ts";
import { dayNames, itemsByDay, stepDay, viewPeriod } from "./view-days.ts";

type Props = {
  view: CalendarView;
  /** The day around which it is shown: "2026-11-21". */
  day: string;
  onShow: (change: { view?: CalendarView; day?: string }) => void;
  /** The items of the days shown, see `shownOf`; undefined while they load. */
  items: readonly CalendarItem[] | undefined;
  words: CalendarWords;
  /** Called when an item is dragged to another day. Without it nothing can be dragged. */
  onMove?: (item: CalendarItem, at: string) => void;
  menu?: CalendarContent["menu"];
  /** At the bottom of an open day: what can be created there. */
  dayActions?: (day: string) => ReactNode;
  /** Next to the choice of views. */
  tools?: ReactNode;
  /** Below the days: things without a day, which can be dragged onto one. */
  below?: (dragProps: DragProps) => ReactNode;
};

/** Items by month, by week or as an agenda. Under 768 px a week is a list, and a month shows dots for items. */
export function Calendar({ view, day, onShow, items, words, onMove, menu, dayActions, tools, below }: Props) {
  const zone = useKitZone();
  const names = dayNames(useKitLocale());
  const isNarrow = useMediaQuery("(max-width: 767px)", false, { getInitialValueInEffect: false });
  const byDay = useMemo(() => items && itemsByDay(items, zone), [items, zone]);
  const [opened, setOpened] = useState<string | null>(null);
  const drag = useItemDrag(onMove);
  const today = useToday();
  const todayRef = useTodayInView(byDay !== undefined && day === today);
  const shown = { byDay, words, menu, todayRef };
  const { from, until } = viewPeriod(view, day);
  const close = () => setOpened(null);
  return (
    <section className={style.calendar} aria-label={words.name}>
      <Bar
        view={view}
        day={day}
        onShow={onShow}
        words={words}
        tools={tools}
        today={today}
        title={names.title(view, day)}
      />
      {isGrid(view, isNarrow) ? (
        <DayGrid
          {...shown}
          view={view}
          day={day}
          today={today}
          drag={drag}
          weeks={view === "week" ? [daysOf(from, 7)] : weeksOfMonth(day)}
          onDay={(next) => onShow({ day: next })}
          onOpen={setOpened}
        />
      ) : (
        <Agenda {...shown} from={from} until={until} today={today} />
      )}
      {below?.(drag.dragProps)}
      <Dialog
        opened={opened !== null}
        onClose={close}
        title={opened && names.whole(opened)}
        closeButtonProps={{ "aria-label": words.close }}
        size="lg"
      >
        {opened && (
          <OpenedDay {...shown} day={opened} name={names.whole(opened)} close={close} actions={dayActions?.(opened)} />
        )}
      </Dialog>
    </section>
  );
}

/** When it opens on today, or goes back there, today comes into view, below the fold of a low screen too. */
function useTodayInView(isOnToday: boolean) {
  const today = useRef<HTMLElement | null>(null);
  useEffect(() => {
    // Absent in some simulated pages.
    if (isOnToday) today.current?.scrollIntoView?.({ block: "nearest" });
  }, [isOnToday]);
  return (element: HTMLElement | null) => {
    today.current = element;
  };
}

type BarProps = Pick<Props, "view" | "day" | "onShow" | "words" | "tools"> & { title: string; today: string };

function Bar({ view, day, onShow, words, tools, title, today }: BarProps) {
  return (
    <div className={style.bar}>
      <div className={style.steps}>
        <IconButton label={words.previous[view]} onClick={() => onShow({ day: stepDay(view, day, -1) })}>
          <ChevronLeftIcon aria-hidden />
        </IconButton>
        <IconButton label={words.next[view]} onClick={() => onShow({ day: stepDay(view, day, 1) })}>
          <ChevronRightIcon aria-hidden />
        </IconButton>
        <Button variant="default" size="sm" onClick={() => onShow({ day: today })}>
          {words.today}
        </Button>
      </div>
      <h2 className={style.title} aria-live="polite">
        {title}
      </h2>
      <div className={style.tools} data-screen-only>
        {tools}
        <SegmentedControl
          aria-label={words.viewsLabel}
          data={calendarViews.map((value) => ({ value, label: words.views[value] }))}
          value={view}
          onChange={(next) => onShow({ view: next as CalendarView })}
        />
      </div>
    </div>
  );
}

type OpenedProps = CalendarContent & { day: string; name: string; close: () => void; actions: ReactNode };

function OpenedDay({ byDay, words, menu, day, name, close, actions }: OpenedProps) {
  const items = byDay?.get(day) ?? [];
  return (
    <>
      {items.length > 0 ? (
        <DayList items={items} day={day} label={name} menu={menu} close={close} />
      ) : (
        <p className={style.nothing}>{words.nothingOnDay}</p>
      )}
      {actions && <DialogActions>{actions}</DialogActions>}
    </>
  );
}

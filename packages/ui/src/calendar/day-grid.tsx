import { useDayKeys } from "../days/index.ts";
import { useKitLocale, useOnPaper } from "../theme/index.ts";
import style from "./calendar.module.css";
import type { CalendarContent, CalendarItem, CalendarView } from "./calendar-item.ts";
import { Chip } from "./chip.tsx";
import type { ItemDrag } from "./use-item-drag.ts";
import { dayNames } from "./view-days.ts";

type Props = CalendarContent & {
  view: "month" | "week";
  /** In rows of seven. */
  weeks: string[][];
  day: string;
  today: string;
  onDay: (day: string) => void;
  onOpen: (day: string) => void;
  drag: ItemDrag;
};

/** How many items a day shows in a month; the others are behind "+4". */
const shownInMonth = 3;

/** Days in rows of a week, as a grid for navigation with the arrow keys. */
export function DayGrid(props: Props) {
  const { view, weeks, day, today, words, byDay, onDay } = props;
  const names = dayNames(useKitLocale());
  const keys = useDayKeys(view, day, onDay);
  return (
    <table
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table with keyboard navigation
      role="grid"
      className={style.grid}
      data-view={view}
      aria-label={words.name}
      aria-busy={!byDay}
    >
      <thead>
        <tr>
          {weeks[0]?.map((one) => (
            <th key={one} scope="col" abbr={names.weekday(one)}>
              {names.weekdayShort(one)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((one) => (
              <Day
                key={one}
                {...props}
                one={one}
                name={names.whole(one)}
                isToday={one === today}
                isOutside={view === "month" && one.slice(0, 7) !== day.slice(0, 7)}
                keys={keys}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type DayProps = Props & {
  one: string;
  name: string;
  isToday: boolean;
  isOutside: boolean;
  keys: ReturnType<typeof useDayKeys>;
};

function Day({ one, name, isToday, isOutside, keys, view, byDay, words, drag, onOpen, todayRef }: DayProps) {
  const items = byDay?.get(one) ?? [];
  const isActive = keys.active === one;
  const isOnPaper = useOnPaper();
  const shown = view === "month" && !isOnPaper && items.length > shownInMonth ? items.slice(0, shownInMonth) : items;
  const rest = items.length - shown.length;
  const cell = {
    ref: isToday ? todayRef : undefined,
    "data-today": isToday || undefined,
    "data-outside": isOutside || undefined,
    ...drag.dayProps(one),
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of the grid; the button in it takes the focus
    // biome-ignore lint/a11y/useFocusableInteractive: as above
    <td role="gridcell" {...cell}>
      <button
        type="button"
        className={style.number}
        data-printed
        ref={keys.refOf(one)}
        tabIndex={isActive ? 0 : -1}
        aria-current={isToday ? "date" : undefined}
        aria-label={byDay ? `${name}, ${words.count(items.length)}` : name}
        onFocus={() => keys.setActive(one)}
        onKeyDown={keys.onKeyDown}
        onClick={() => onOpen(one)}
      >
        {Number(one.slice(8))}
      </button>
      <Dots items={items} />
      {shown.length > 0 && (
        <ul className={style.chips}>
          {shown.map((item) => (
            <li key={item.id}>
              <Chip item={item} day={one} isReached={isActive} drag={drag} view={view} />
            </li>
          ))}
        </ul>
      )}
      {rest > 0 && (
        <button
          type="button"
          className={style.more}
          tabIndex={isActive ? 0 : -1}
          aria-label={words.more(rest)}
          onClick={() => onOpen(one)}
        >
          {`+${rest}`}
        </button>
      )}
    </td>
  );
}

/** For phones, which have no room for text. */
function Dots({ items }: { items: readonly CalendarItem[] }) {
  return (
    <span className={style.dots} aria-hidden>
      {items.slice(0, 3).map(({ id, look }) => (
        <span key={id} data-look={look} />
      ))}
      {items.length > 3 && "+"}
    </span>
  );
}

export const isGrid = (view: CalendarView, isNarrow: boolean): view is "month" | "week" =>
  view === "month" || (view === "week" && !isNarrow);

import { partsOf } from "../controls/date-format.ts";
import { KitLink, useKitZone } from "../theme/index.ts";
import style from "./calendar.module.css";
import type { CalendarItem } from "./calendar-item.ts";
import type { ItemDrag } from "./use-item-drag.ts";

type Props = { item: CalendarItem; day: string; isReached: boolean; drag: ItemDrag; view: "month" | "week" };

/** One item in its day's square: time and name on up to two lines, and its state as colour, icon and word. */
export function Chip({ item, day, isReached, drag, view }: Props) {
  const { icon: Icon, title, look, state, href, isCancelled } = item;
  const time = useTimeOn(item, day);
  return (
    <KitLink
      href={href}
      className={style.chip}
      data-look={look}
      data-view={view}
      title={`${time} ${title}, ${state}`}
      data-cancelled={isCancelled || undefined}
      tabIndex={isReached ? 0 : -1}
      {...drag.itemProps(item)}
    >
      <span className={style.chipText}>
        <Icon aria-hidden />
        <span className={style.chipTime}>{time}</span> <span className={style.chipTitle}>{title}</span>
      </span>
      <span className={style.spoken}>{`, ${state}`}</span>
    </KitLink>
  );
}

/** The start time on the first day; an arrow on later days. */
export function useTimeOn({ at }: CalendarItem, day: string): string {
  const first = partsOf(at, useKitZone());
  return first.day === day ? first.time : "→";
}

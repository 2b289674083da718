import { StatusBadge } from "../controls/index.ts";
import { Cut } from "../table/index.ts";
import { KitLink } from "../theme/index.ts";
import style from "./calendar.module.css";
import type { CalendarContent, CalendarItem } from "./calendar-item.ts";
import { useTimeOn } from "./chip.tsx";

type Props = Pick<CalendarContent, "menu"> & {
  items: readonly CalendarItem[];
  day: string;
  label: string;
  close: () => void;
};

/** All items of a day, each with its state in words and its actions. */
export function DayList({ items, day, label, menu, close }: Props) {
  return (
    <ul className={style.rows} aria-label={label}>
      {items.map((item) => (
        <Row key={item.id} item={item} day={day}>
          {menu?.(item, close)}
        </Row>
      ))}
    </ul>
  );
}

function Row({ item, day, children }: { item: CalendarItem; day: string; children: React.ReactNode }) {
  const { icon: Icon } = item;
  return (
    <li className={style.row}>
      <span className={style.rowTime}>{useTimeOn(item, day)}</span>
      <span className={style.rowIcon}>
        <Icon aria-hidden />
      </span>
      <KitLink href={item.href} className={style.rowTitle} data-cancelled={item.isCancelled || undefined}>
        <Cut>{item.title}</Cut>
      </KitLink>
      <span className={style.rowState}>
        <StatusBadge kind={item.look}>{item.state}</StatusBadge>
      </span>
      {children}
    </li>
  );
}

import type { ComponentType } from "react";
import { Tooltip } from "../controls/index.ts";
import { KitLink } from "../theme/index.ts";
import style from "./side-menu.module.css";

export type MenuItem = {
  key: string;
  label: string;
  href: string;
  icon: ComponentType<{ "aria-hidden"?: boolean }>;
  isActive: boolean;
  /** Entries of one group are shown together; those in `foot` at the bottom of the menu. */
  group?: string;
  /** The number of waiting things, and how screen readers say it: { value: 3, label: "3 new" }. */
  count?: { value: number; label: string };
  /** Entries within it, shown below it while the user is there. */
  parts?: MenuItem[];
};

type Props = { items: MenuItem[]; label: string; isFolded: boolean; onFollow?: () => void };

/** The menu, in separate groups. */
export function SideMenu({ items, label, isFolded, onFollow }: Props) {
  const groups = [...new Set(items.map(({ group = "" }) => group))];
  return (
    <nav aria-label={label} className={style.menu} data-folded={isFolded || undefined}>
      {groups.map((group) => (
        <Entries
          key={group}
          group={group}
          items={items.filter((item) => (item.group ?? "") === group)}
          isFolded={isFolded}
          onFollow={onFollow}
        />
      ))}
    </nav>
  );
}

type EntriesProps = { group: string; items: MenuItem[]; isFolded: boolean; onFollow: (() => void) | undefined };

function Entries({ group, items, isFolded, onFollow }: EntriesProps) {
  return (
    <ul className={style.entries} data-foot={group === "foot" || undefined}>
      {items.map((item) => (
        <li key={item.key}>
          <ItemLink item={item} isFolded={isFolded} onFollow={onFollow} />
          {item.parts && (
            <ul className={style.parts} aria-label={item.label}>
              {item.parts.map((part) => (
                <li key={part.key}>
                  <ItemLink item={part} isFolded={isFolded} onFollow={onFollow} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

type ItemProps = { item: MenuItem; isFolded: boolean; onFollow: (() => void) | undefined };

/** For an entry with parts, one of the parts is the current page. */
function ItemLink({ item: { href, icon: Icon, isActive, count, label, parts }, isFolded, onFollow }: ItemProps) {
  return (
    <Tooltip label={label} position="right" disabled={!isFolded}>
      <KitLink
        href={href}
        className={style.item}
        data-open={parts ? true : undefined}
        aria-current={isActive && !parts ? "page" : undefined}
        onClick={onFollow}
      >
        <Icon aria-hidden />
        <span className={style.label}>{label}</span>
        {count && count.value > 0 && (
          <span className={style.count}>
            <span aria-hidden>{count.value > 99 ? "99+" : count.value}</span>
            <span className={style.spoken}>, {count.label}</span>
          </span>
        )}
      </KitLink>
    </Tooltip>
  );
}

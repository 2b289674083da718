import { Tooltip } from "@mantine/core";
import type { ComponentType } from "react";
import { KitLink } from "../theme/index.ts";
import style from "./side-menu.module.css";

export type MenuItem = {
  key: string;
  label: string;
  href: string;
  icon: ComponentType<{ "aria-hidden"?: boolean }>;
  isActive: boolean;
  /** Things waiting behind this item, and how that is spoken: { value: 3, label: "3 new" }. */
  count?: { value: number; label: string };
};

type Props = { items: MenuItem[]; label: string; isFolded: boolean; onFollow?: () => void };

export function SideMenu({ items, label, isFolded, onFollow }: Props) {
  return (
    <nav aria-label={label} className={style.menu} data-folded={isFolded || undefined}>
      <ul>
        {items.map(({ key, href, icon: Icon, isActive, count, ...item }) => (
          <li key={key}>
            <Tooltip label={item.label} position="right" disabled={!isFolded}>
              <KitLink
                href={href}
                className={style.item}
                aria-current={isActive ? "page" : undefined}
                onClick={onFollow}
              >
                <Icon aria-hidden />
                <span className={style.label}>{item.label}</span>
                {count && count.value > 0 && (
                  <span className={style.count}>
                    <span aria-hidden>{count.value > 99 ? "99+" : count.value}</span>
                    <span className={style.spoken}>, {count.label}</span>
                  </span>
                )}
              </KitLink>
            </Tooltip>
          </li>
        ))}
      </ul>
    </nav>
  );
}

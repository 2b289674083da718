import { useId } from "react";
import { KitLink } from "../theme/index.ts";
import style from "./sub-menu.module.css";

export type SubMenuItem = { label: string; href: string; isActive: boolean };

type Props = { label: string; items: SubMenuItem[]; onChoose: (href: string) => void };

/** The pages of one part of the app, beside the page; on a phone a select above it. */
export function SubMenu({ label, items, onChoose }: Props) {
  const id = useId();
  const active = items.find(({ isActive }) => isActive);
  return (
    <nav aria-label={label} className={style.menu}>
      <ul className={style.entries}>
        {items.map(({ label: name, href, isActive }) => (
          <li key={href}>
            <KitLink href={href} className={style.item} aria-current={isActive ? "page" : undefined}>
              {name}
            </KitLink>
          </li>
        ))}
      </ul>
      <label className={style.spoken} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={style.select}
        value={active?.href ?? ""}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        {items.map(({ label: name, href }) => (
          <option key={href} value={href}>
            {name}
          </option>
        ))}
      </select>
    </nav>
  );
}

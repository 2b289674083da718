import { type ReactNode, useEffect, useRef } from "react";
import { BackIcon } from "../icons/index.ts";
import { KitLink } from "../theme/index.ts";
import style from "./page.module.css";

export type PageTab = { label: string; href: string; isActive: boolean; count?: number };

type Props = {
  title: string;
  /** What the window says before the title: the page among those that share it. */
  section?: string;
  /** One sentence under the title. */
  lead?: ReactNode;
  /** The one main action, and at most a quiet one beside it. */
  action?: ReactNode;
  back?: { label: string; href: string };
  tabs?: { label: string; items: PageTab[] };
  /** Lists and maps may use the whole width; 1280 px otherwise, 760 for reading and short forms; a message alone stands in the middle. */
  width?: "wide" | "normal" | "narrow" | "message";
  /** How many things the page lists, behind its title. */
  total?: string | undefined;
  /** `list`: title, tabs and action in one line where there is room, so that rows begin high up. */
  layout?: "list";
  children: ReactNode;
};

/** Title and one main action, tabs as links, content. Sets the window title too. */
export function Page({ title, section, total, lead, action, back, tabs, width = "normal", layout, children }: Props) {
  return (
    <div className={style.page} data-width={width} data-layout={layout}>
      <title>{[section, title, "Stoep"].filter(Boolean).join(" · ")}</title>
      {back && (
        <KitLink className={style.back} href={back.href}>
          <BackIcon aria-hidden />
          {back.label}
        </KitLink>
      )}
      <div className={style.head}>
        <div className={style.titles}>
          <div className={style.titleLine}>
            <h1 className={style.title}>{title}</h1>
            {total && <span className={style.total}>{total}</span>}
          </div>
          {lead && <div className={style.lead}>{lead}</div>}
        </div>
        {tabs && layout === "list" && <LinkTabs {...tabs} />}
        {action && <div className={style.action}>{action}</div>}
      </div>
      {tabs && layout !== "list" && <LinkTabs {...tabs} />}
      {children}
    </div>
  );
}

/** Tabs that are addresses of their own. */
export function LinkTabs({ label, items }: { label: string; items: PageTab[] }) {
  const row = useRef<HTMLElement>(null);
  const active = items.find((tab) => tab.isActive)?.href;
  useEffect(() => {
    if (active) scrollTabIntoView(row.current);
  }, [active]);
  return (
    <nav ref={row} aria-label={label} className={style.tabs}>
      {items.map((tab) => (
        <KitLink key={tab.href} href={tab.href} className={style.tab} aria-current={tab.isActive ? "page" : undefined}>
          {tab.label}
          {tab.count !== undefined && <span className={style.count}>{tab.count}</span>}
        </KitLink>
      ))}
    </nav>
  );
}

/** Scrolls sideways only. */
function scrollTabIntoView(row: HTMLElement | null): void {
  const tab = row?.querySelector<HTMLElement>("[aria-current]");
  if (!row || !tab) return;
  const [left, right] = [tab.offsetLeft - row.offsetLeft, tab.offsetLeft - row.offsetLeft + tab.offsetWidth];
  if (left < row.scrollLeft || right > row.scrollLeft + row.clientWidth) row.scrollLeft = right - row.clientWidth;
}

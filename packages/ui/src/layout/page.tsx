import { type ReactNode, useState } from "react";
import { BackIcon } from "../icons/index.ts";
import { KitLink } from "../theme/index.ts";
import { ListTotal } from "./list-total.ts";
import style from "./page.module.css";
import strip from "./strip.module.css";
import { useStrip } from "./use-strip.ts";

export type PageTab = { label: string; href: string; isActive: boolean; count?: number };

type Props = {
  title: string;
  /** What the window title says before the page's title: by default the active tab, except the first. */
  section?: string;
  /** One sentence under the title. */
  lead?: ReactNode;
  /** The one main action, with at most one secondary action. */
  action?: ReactNode;
  /** Rare actions behind one button, beside the title at any width. */
  menu?: ReactNode;
  back?: { label: string; href: string };
  tabs?: { label: string; items: PageTab[] };
  /** Lists and maps may use the whole width; 1280 px by default, 760 for reading and short forms; a lone message is centred. */
  width?: "wide" | "normal" | "narrow" | "message";
  /** The number of items the page lists, after its title; by default what its list reports (`useListed`). */
  total?: string | undefined;
  /** `list`: title, tabs and action in one line if there is room, so that rows start high up. */
  layout?: "list";
  children: ReactNode;
};

/** Title and one main action, tabs as links, content. Sets the window title too. */
export function Page({
  title,
  section,
  total,
  lead,
  action,
  menu,
  back,
  tabs,
  width = "normal",
  layout,
  children,
}: Props) {
  const [listed, setListed] = useState<string>();
  const count = total ?? listed;
  const part = section ?? tabs?.items.slice(1).find((tab) => tab.isActive)?.label;
  return (
    <div className={style.page} data-width={width} data-layout={layout}>
      <title>{[part, title, "Stoep"].filter(Boolean).join(" · ")}</title>
      {back && (
        <KitLink data-screen-only className={style.back} href={back.href}>
          <BackIcon aria-hidden />
          <span className={style.backLabel}>{back.label}</span>
        </KitLink>
      )}
      <div className={style.head}>
        <div className={style.titles}>
          <div className={style.titleLine}>
            <h1 className={style.title}>{title}</h1>
            {count && <span className={style.total}>{count}</span>}
            {menu && (
              <div className={style.menu} data-screen-only>
                {menu}
              </div>
            )}
          </div>
          {lead && <div className={style.lead}>{lead}</div>}
        </div>
        {tabs && layout === "list" && <LinkTabs {...tabs} />}
        {action && (
          <div className={style.action} data-screen-only>
            {action}
          </div>
        )}
      </div>
      {tabs && layout !== "list" && <LinkTabs {...tabs} />}
      <ListTotal value={setListed}>{children}</ListTotal>
    </div>
  );
}

/** Tabs with their own addresses. */
export function LinkTabs({ label, items }: { label: string; items: PageTab[] }) {
  const row = useStrip(
    items.findIndex((tab) => tab.isActive),
    items.length,
  );
  return (
    <nav ref={row} aria-label={label} className={`${strip.strip} ${style.tabs}`}>
      {items.map((tab) => (
        <KitLink key={tab.href} href={tab.href} className={style.tab} aria-current={tab.isActive ? "page" : undefined}>
          {tab.label}
          {tab.count !== undefined && <span className={style.count}>{tab.count}</span>}
        </KitLink>
      ))}
    </nav>
  );
}

import type { ComponentProps, ComponentType, ReactNode } from "react";
import { IconButton, Menu } from "../controls/index.ts";
import { MoreIcon } from "../icons/index.ts";
import { ListTotal, Page } from "../layout/index.ts";
import { KitLink } from "../theme/index.ts";
import style from "./record-page.module.css";
import { useFactsFolded } from "./use-facts-folded.ts";

/** One line of the rail: a label and its value. */
export type Fact = { key: string; label: string; value: ReactNode };

/** An action in the menu: a button, or with `href` a link. Destructive ones come last and are set apart. */
export type MenuAct = {
  key: string;
  label: string;
  icon: ComponentType<{ "aria-hidden"?: boolean }>;
  href?: string;
  onClick?: () => void;
  /** Why it is not possible now, shown under its name. It stays reachable by keyboard. */
  reason?: string | undefined;
  isDestructive?: boolean;
};

type Props = {
  title: string;
  /** Badges and one line of text under the title. */
  state: ReactNode;
  back: { label: string; href: string };
  /** The one main action. */
  action?: ReactNode;
  menu?: { label: string; acts: MenuAct[] };
  /** The rail next to the content; collapsed above it on narrow screens. */
  facts: { label: string; items: Fact[] };
  tabs?: ComponentProps<typeof Page>["tabs"];
  /** For tables and charts that need the whole width: the facts are collapsed above them. */
  isWide?: boolean;
  /** For a record beside a list, whose page has its own heading: the address of the record's own page. */
  besideHref?: string | undefined;
  children: ReactNode;
};

const sayNothing = () => {};

/** The page of one thing: header with its one main action and a menu, its facts in a rail, its content in one column. */
export function RecordPage(props: Props) {
  const { title, state, back, action, menu, facts, tabs, isWide = false, besideHref, children } = props;
  const isFolded = useFactsFolded();
  const more = menu && menu.acts.length > 0 && <ActMenu {...menu} />;
  const acts = (
    <>
      {action}
      {more}
    </>
  );
  if (besideHref !== undefined) {
    return (
      <article className={style.beside} aria-label={title}>
        <header className={style.besideHead}>
          <div>
            <h2 className={style.besideTitle}>
              <KitLink href={besideHref}>{title}</KitLink>
            </h2>
            <div className={style.besideState}>{state}</div>
          </div>
          <div className={style.besideActs}>{acts}</div>
        </header>
        <details className={style.folded}>
          <summary>{facts.label}</summary>
          <Facts items={facts.items} />
        </details>
        <ListTotal value={sayNothing}>
          <div className={style.main}>{children}</div>
        </ListTotal>
      </article>
    );
  }
  const head = action ? { action: acts } : { menu: more };
  return (
    <Page title={title} lead={state} back={back} {...head} tabs={tabs}>
      <div className={style.columns} data-wide={isWide || undefined}>
        {isFolded || isWide ? (
          <details className={style.folded}>
            <summary>{facts.label}</summary>
            <Facts items={facts.items} />
          </details>
        ) : (
          <aside className={style.rail} aria-label={facts.label}>
            <Facts items={facts.items} />
          </aside>
        )}
        {/* The number of items in a list here is not the total of the page. */}
        <ListTotal value={sayNothing}>
          <div className={style.main}>{children}</div>
        </ListTotal>
      </div>
    </Page>
  );
}

export function Facts({ items }: { items: Fact[] }) {
  return (
    <dl className={style.facts}>
      {items.map(({ key, label, value }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function ActMenu({ label, acts }: NonNullable<Props["menu"]>) {
  const plain = acts.filter(({ isDestructive }) => !isDestructive);
  const destructive = acts.filter(({ isDestructive }) => isDestructive);
  return (
    <Menu position="bottom-end" width={260}>
      <Menu.Target>
        <IconButton label={label} variant="default" size="input-sm">
          <MoreIcon aria-hidden />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        {plain.map((act) => (
          <Act key={act.key} act={act} />
        ))}
        {plain.length > 0 && destructive.length > 0 && <Menu.Divider />}
        {destructive.map((act) => (
          <Act key={act.key} act={act} />
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function Act({ act: { label, icon: Icon, href, onClick, reason, isDestructive } }: { act: MenuAct }) {
  const look = { leftSection: <Icon aria-hidden />, color: isDestructive ? "brick" : undefined };
  if (href !== undefined)
    return (
      <Menu.Item component={KitLink} href={href} {...look}>
        {label}
      </Menu.Item>
    );
  if (reason !== undefined)
    return (
      <Menu.Item {...look} aria-disabled closeMenuOnClick={false} className={style.refused}>
        {label}
        <span className={style.reason}>{reason}</span>
      </Menu.Item>
    );
  return (
    <Menu.Item {...look} onClick={onClick}>
      {label}
    </Menu.Item>
  );
}

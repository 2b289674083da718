import { ButtonLink, EmptyState, ListTotal, Page, SubMenu } from "@stoep/ui";
import { type ReactNode, useState } from "react";
import { useSettingsEntries } from "../entries.tsx";
import { useGo, usePath } from "../navigation.tsx";
import { useIsOwner } from "../session.tsx";
import { useMenuText } from "../shell/menu.ts";
import { useAppText, useRefusalText } from "../text.ts";
import style from "./settings-page.module.css";

type Props = {
  /** The key of its entry. */
  of: string;
  lead?: string;
  action?: ReactNode;
  children: ReactNode;
};

/**
 * The frame of a settings page, with the other pages at its side; title and width are the same on all. Administrators only: others
 * are told so, and the content is not rendered. S1 §6
 */
export function SettingsPage({ of, lead, action, children }: Props) {
  const t = useAppText();
  const menuText = useMenuText();
  const words = useRefusalText();
  const isOwner = useIsOwner();
  const [total, setTotal] = useState<string>();
  const title = menuText(`settings.${of}`);
  if (!isOwner) {
    return (
      <Page title={title} width="narrow">
        <EmptyState drawing="bench" action={<ButtonLink href="/">{t("notFound.home")}</ButtonLink>}>
          {words("owner_only")}
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page title={t("settings")} section={title} layout="list">
      <div className={style.columns}>
        <SettingsMenu />
        <section className={style.content} aria-label={title}>
          <div className={style.head}>
            <div>
              <h2 className={style.title}>
                {title} {total && <span className={style.total}>{total}</span>}
              </h2>
              {lead && <p className={style.lead}>{lead}</p>}
            </div>
            {action}
          </div>
          <ListTotal value={setTotal}>{children}</ListTotal>
        </section>
      </div>
    </Page>
  );
}

function SettingsMenu() {
  const t = useAppText();
  const menuText = useMenuText();
  const path = usePath();
  const go = useGo();
  const items = useSettingsEntries().map(({ key, href }) => ({
    label: menuText(`settings.${key}`),
    href,
    isActive: path === href,
  }));
  return <SubMenu label={t("settings")} items={items} onChoose={go} />;
}

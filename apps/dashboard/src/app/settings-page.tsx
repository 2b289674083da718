import { ButtonLink, EmptyState, Page, SubMenu } from "@stoep/ui";
import { createContext, type ReactNode, use } from "react";
import type { Feature } from "./feature.ts";
import { settingsEntries, useMenuText } from "./menu.ts";
import { useGo, usePath } from "./navigation.tsx";
import { useIsOwner } from "./session.tsx";
import style from "./settings-page.module.css";
import { useAppText, useRefusalText } from "./text.ts";

const EntriesContext = createContext<ReturnType<typeof settingsEntries>>([]);

/** Around the screens: which settings there are, of all features. */
export function SettingsProvider({ features, children }: { features: readonly Feature[]; children: ReactNode }) {
  return <EntriesContext value={settingsEntries(features)}>{children}</EntriesContext>;
}

type Props = {
  /** The key of its entry. */
  of: string;
  lead?: string;
  /** The one main action. */
  action?: ReactNode;
  children: ReactNode;
};

/**
 * One of the settings, with the others at its side: title and width are the same on all of them. Administrators only; others
 * are told so, and what is inside is not rendered. S1 §6
 */
export function SettingsPage({ of, lead, action, children }: Props) {
  const t = useAppText();
  const menuText = useMenuText();
  const words = useRefusalText();
  const isOwner = useIsOwner();
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
    <Page title={t("settings")} section={title}>
      <div className={style.columns}>
        <SettingsMenu />
        <section className={style.content} aria-label={title}>
          <div className={style.head}>
            <div>
              <h2 className={style.title}>{title}</h2>
              {lead && <p className={style.lead}>{lead}</p>}
            </div>
            {action}
          </div>
          {children}
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
  const items = use(EntriesContext).map(({ key, href }) => ({
    label: menuText(`settings.${key}`),
    href,
    isActive: path === href,
  }));
  return <SubMenu label={t("settings")} items={items} onChoose={go} />;
}

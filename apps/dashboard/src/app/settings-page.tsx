import { ButtonLink, EmptyState, Page } from "@stoep/ui";
import { createContext, type ReactNode, use } from "react";
import type { Feature } from "./feature.ts";
import { settingsEntries, useMenuText } from "./menu.ts";
import { usePath } from "./navigation.tsx";
import { useIsOwner } from "./session.tsx";
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
  width?: "wide" | "normal" | "narrow";
  children: ReactNode;
};

/** One of the settings with the way to the others. Administrators only; others are told so, and what is inside is not rendered. S1 §6 */
export function SettingsPage({ of, lead, action, width = "normal", children }: Props) {
  const t = useAppText();
  const menuText = useMenuText();
  const path = usePath();
  const words = useRefusalText();
  const isOwner = useIsOwner();
  const entries = use(EntriesContext);
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
  const items = entries.map(({ key, href }) => ({
    label: menuText(`settings.${key}`),
    href,
    isActive: path === href,
  }));
  return (
    <Page
      title={title}
      tabs={{ label: t("settings"), items }}
      width={width}
      {...(lead ? { lead } : {})}
      {...(action ? { action } : {})}
    >
      {children}
    </Page>
  );
}

import { Page } from "@stoep/ui";
import type { ReactNode } from "react";
import { useText } from "./words.ts";

const tabs = {
  profile: "/account",
  mails: "/account/mails",
  security: "/account/security",
  sessions: "/account/sessions",
};

/** The frame of the personal account, which is independent of the active organisation. S1 §3 */
export function AccountPage({ at, children }: { at: keyof typeof tabs; children: ReactNode }) {
  const t = useText();
  const items = Object.entries(tabs).map(([key, href]) => ({
    href,
    label: t(`account.tabs.${key as keyof typeof tabs}`),
    isActive: key === at,
  }));
  return (
    <Page
      title={t("account.title")}
      lead={t("account.lead")}
      tabs={{ label: t("account.tabsLabel"), items }}
      width="narrow"
    >
      {children}
    </Page>
  );
}

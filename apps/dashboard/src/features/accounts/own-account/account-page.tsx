import { Page } from "@stoep/ui";
import type { ReactNode } from "react";
import { useAccess } from "../../../app/index.ts";
import { useText } from "../parts/words.ts";

const tabs = {
  profile: "/account",
  notifications: "/account/notifications",
  mails: "/account/mails",
  security: "/account/security",
  sessions: "/account/sessions",
};

/** The frame of the personal account, which is independent of the active organisation. S1 §3 */
export function AccountPage({ at, children }: { at: keyof typeof tabs; children: ReactNode }) {
  const t = useText();
  const { read } = useAccess("notifications");
  const own = Object.entries(tabs).filter(([key]) => key !== "notifications" || read === true);
  const items = own.map(([key, href]) => ({
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

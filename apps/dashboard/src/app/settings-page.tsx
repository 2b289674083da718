import { ButtonLink, EmptyState, Page } from "@stoep/ui";
import type { ReactNode } from "react";
import { usePath } from "./navigation.tsx";
import { useIsOwner } from "./session.tsx";
import { useAppText, useRefusalText } from "./text.ts";

/** The pages of the settings, in their order. The features that have the screens are elsewhere. */
const pages = {
  organisation: "/settings",
  bottomUp: "/settings/bottom-up",
  members: "/settings/members",
  invitations: "/settings/invitations",
  security: "/settings/security",
  signOn: "/settings/sign-on",
  log: "/settings/log",
  licence: "/settings/licence",
} as const;

type Props = {
  of: keyof typeof pages;
  lead?: string;
  /** The one main action. */
  action?: ReactNode;
  width?: "wide" | "normal" | "narrow";
  children: ReactNode;
};

/** One of the settings with the way to the others. Administrators only; others are told so, and what is inside asks nothing. S1 §6 */
export function SettingsPage({ of, lead, action, width = "normal", children }: Props) {
  const t = useAppText();
  const path = usePath();
  const words = useRefusalText();
  const isOwner = useIsOwner();
  if (!isOwner) {
    return (
      <Page title={t(`settings.${of}`)} width="narrow">
        <EmptyState drawing="bench" action={<ButtonLink href="/">{t("notFound.home")}</ButtonLink>}>
          {words("owner_only")}
        </EmptyState>
      </Page>
    );
  }
  const items = Object.entries(pages).map(([key, href]) => ({
    label: t(`settings.${key as keyof typeof pages}`),
    href,
    isActive: path === href,
  }));
  return (
    <Page
      title={t(`settings.${of}`)}
      tabs={{ label: t("settings.label"), items }}
      width={width}
      {...(lead ? { lead } : {})}
      {...(action ? { action } : {})}
    >
      {children}
    </Page>
  );
}

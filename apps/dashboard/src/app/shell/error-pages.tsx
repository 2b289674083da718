import { Button, ButtonLink, EmptyState, Page } from "@stoep/ui";
import type { ErrorComponentProps } from "@tanstack/react-router";
import { useAppText } from "../text.ts";

export function NotFoundPage() {
  const t = useAppText();
  return (
    <Page title={t("notFound.title")} width="message">
      <EmptyState drawing="search" action={<ButtonLink href="/">{t("notFound.home")}</ButtonLink>}>
        {t("notFound.text")}
      </EmptyState>
    </Page>
  );
}

/** Shown in place of a screen that threw. The shell around it keeps working. */
export function ErrorPage({ reset }: ErrorComponentProps) {
  const t = useAppText();
  return (
    <Page title={t("broken.title")} width="message">
      <EmptyState drawing="broken" action={<Button onClick={reset}>{t("failed.retry")}</Button>}>
        {t("broken.text")}
      </EmptyState>
    </Page>
  );
}

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

/** Whether a part of the app is gone from the server because a newer version was deployed while this tab was open. */
function isOutdated(error: unknown): boolean {
  return error instanceof TypeError && /dynamically imported module|module script|preload/i.test(error.message);
}

/** Shown in place of a screen that threw. The shell around it keeps working. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const t = useAppText();
  const outdated = isOutdated(error);
  return (
    <Page title={t("broken.title")} width="message">
      <EmptyState
        drawing="broken"
        action={
          outdated ? (
            <Button onClick={() => window.location.reload()}>{t("broken.reload")}</Button>
          ) : (
            <Button onClick={reset}>{t("failed.retry")}</Button>
          )
        }
      >
        {outdated ? t("broken.outdated") : t("broken.text")}
      </EmptyState>
    </Page>
  );
}

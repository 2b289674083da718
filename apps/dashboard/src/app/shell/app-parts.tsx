import { askToLeave, Button, EmptyState, Notice, Page, toast, useKeptFocus } from "@stoep/ui";
import { type FailedPartProps, type PartProblem, PartsProvider } from "@stoep/ui/parts";
import { type ReactNode, useCallback } from "react";
import { useAppText } from "../text.ts";

const reload = async (): Promise<void> => {
  if (await askToLeave()) location.reload();
};

/** What can be done depends on the problem: some need the page to be reloaded. */
function useWay(problem: PartProblem, onRetry: () => void) {
  const t = useAppText();
  return problem === "failed"
    ? { label: t("failed.retry"), run: onRetry }
    : { label: t("broken.reload"), run: () => void reload() };
}

/** In place of a screen, or of a part of one, whose code could not be loaded. */
function FailedPart({ place, problem, onRetry }: FailedPartProps) {
  const t = useAppText();
  const { label, run } = useWay(problem, onRetry);
  if (place === "screen") {
    return (
      <Page title={t("failed.title")} width="message">
        <EmptyState drawing="broken" action={<Button onClick={run}>{label}</Button>}>
          {t(`part.${problem}`)}
        </EmptyState>
      </Page>
    );
  }
  return (
    <Notice tone="danger" title={t("failed.title")}>
      <p>{t(`part.${problem}`)}</p>
      <Button variant="default" size="sm" onClick={run}>
        {label}
      </Button>
    </Notice>
  );
}

/** Says it when code could not be loaded: in its place, or for what opens over the page, in a toast. And no act loses the focus. */
export function AppParts({ children }: { children: ReactNode }) {
  const t = useAppText();
  useKeptFocus();
  const tell = useCallback(
    (problem: PartProblem) => {
      const words = `${t("failed.title")}. ${t(`part.${problem}`)}`;
      if (problem === "failed") return toast(words, { tone: "danger" });
      toast(words, { tone: "danger", action: { label: t("broken.reload"), run: () => void reload() } });
    },
    [t],
  );
  return (
    <PartsProvider Failed={FailedPart} tell={tell}>
      {children}
    </PartsProvider>
  );
}

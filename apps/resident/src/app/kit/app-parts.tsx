import { AlertIcon } from "@stoep/ui/icons";
import { type FailedPartProps, type PartProblem, PartsProvider } from "@stoep/ui/parts";
import { type ReactNode, useCallback } from "react";
import { useAppText } from "../text.ts";
import { toast } from "../toast-store.ts";
import { Button } from "./button.tsx";
import { Notice } from "./notice.tsx";
import { EmptyState } from "./states.tsx";

/** Without a connection, code that was never loaded on this device is missing: nothing is wrong with it. */
const titleOf = () => (navigator.onLine ? "failed.title" : "unreachable.title");

/** In place of a screen, or of a part of one, whose code could not be loaded. */
function FailedPart({ place, problem, onRetry }: FailedPartProps) {
  const t = useAppText();
  const needsReload = problem !== "failed";
  const again = (
    <Button onClick={needsReload ? () => location.reload() : onRetry}>
      {t(needsReload ? "broken.reload" : "failed.retry")}
    </Button>
  );
  if (place === "screen") {
    return (
      <EmptyState isScreen icon={<AlertIcon aria-hidden />} title={t(titleOf())} action={again}>
        {t(`part.${problem}`)}
      </EmptyState>
    );
  }
  return (
    <Notice tone="warning" title={t(titleOf())} isLive>
      <p>{t(`part.${problem}`)}</p>
      {again}
    </Notice>
  );
}

/** Says it when code could not be loaded: in its place, or for what opens over the page, in a toast. */
export function AppParts({ children }: { children: ReactNode }) {
  const t = useAppText();
  const tell = useCallback((problem: PartProblem) => toast(`${t(titleOf())}. ${t(`part.${problem}`)}`, "danger"), [t]);
  return (
    <PartsProvider Failed={FailedPart} tell={tell}>
      {children}
    </PartsProvider>
  );
}

import { Refused } from "@stoep/contract/kernel";
import { AlertIcon, InboxIcon } from "@stoep/ui/icons";
import type { ReactNode } from "react";
import { useAppText, useRefusalText } from "../text.ts";
import { Button } from "./button.tsx";
import style from "./states.module.css";

export function Spinner() {
  const t = useAppText();
  return (
    <div className={style.waiting}>
      <div className={style.spinner} role="status" aria-label={t("loading")} />
    </div>
  );
}

/** Holds a place until what belongs there has come. */
export function Skeleton({ height }: { height: number }) {
  return <span className={style.bar} style={{ height }} aria-hidden data-waiting />;
}

interface EmptyProps {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  icon?: ReactNode;
  /** The heading of the screen, where it is all there is. */
  isScreen?: boolean;
}

export function EmptyState({ title, children, action, icon = <InboxIcon aria-hidden />, isScreen }: EmptyProps) {
  const Title = isScreen ? "h1" : "h2";
  return (
    <div className={style.empty}>
      {icon}
      <Title>{title}</Title>
      {children && <p>{children}</p>}
      {action}
    </div>
  );
}

interface FailedProps {
  error: unknown;
  onRetry: () => void;
  isScreen?: boolean;
}

/** A screen that could not be loaded, and the way to try again. */
export function LoadFailed({ error, onRetry, isScreen }: FailedProps) {
  const t = useAppText();
  const words = useRefusalText();
  const code = error instanceof Refused ? error.code : "unexpected";
  return (
    <EmptyState
      title={t("failed.title")}
      icon={<AlertIcon aria-hidden />}
      isScreen={isScreen ?? false}
      action={<Button onClick={onRetry}>{t("failed.retry")}</Button>}
    >
      {words(code)}
    </EmptyState>
  );
}

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

/** A card of a list: who, a title, a picture or not, and some lines. */
export function CardSkeleton({ hasPicture = false }: { hasPicture?: boolean }) {
  return (
    <div className={style.card} aria-hidden data-waiting>
      <div className={style.line}>
        <span className={style.round} />
        <span className={style.bar} style={{ height: 36, width: "40%" }} />
      </div>
      <span className={style.bar} style={{ height: 28, width: "75%" }} />
      {hasPicture && <span className={style.bar} style={{ aspectRatio: 1.6 }} />}
      {["100%", "94%", "60%"].map((width) => (
        <span key={width} className={style.bar} style={{ height: 16, width }} />
      ))}
    </div>
  );
}

/** A form in a card: a title, and some fields with their labels. */
export function FormSkeleton({ fields }: { fields: number }) {
  return (
    <div className={style.card} aria-hidden data-waiting>
      <span className={style.bar} style={{ height: 28, width: "50%" }} />
      {Array.from({ length: fields }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike
        <span key={index} className={style.field}>
          <span className={style.bar} style={{ height: 16, width: "30%" }} />
          <span className={style.bar} style={{ height: 44 }} />
        </span>
      ))}
    </div>
  );
}

/** Comments below each other: who, and what was said. */
export function TalkSkeleton({ count = 2 }: { count?: number }) {
  return (
    <div className={style.field} aria-hidden data-waiting>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike
        <span key={index} className={style.field}>
          <span className={style.line}>
            <span className={style.round} />
            <span className={style.bar} style={{ height: 32, width: "35%" }} />
          </span>
          <span className={style.bar} style={{ height: 16, width: "80%" }} />
        </span>
      ))}
    </div>
  );
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

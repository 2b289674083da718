import { Refused } from "@stoep/contract/kernel";
import { AlertIcon, InboxIcon } from "@stoep/ui/icons";
import type { ReactNode } from "react";
import { useAppText, useRefusalText } from "../text.ts";
import { Button } from "./button.tsx";
import style from "./states.module.css";

export function Spinner() {
  const t = useAppText();
  return (
    <div className={style.waiting} data-waiting>
      <div className={style.spinner} role="status" aria-label={t("loading")} />
    </div>
  );
}

/** Placeholder for content that is still loading. */
export function Skeleton({ height }: { height: number }) {
  return <span className={style.bar} style={{ height }} aria-hidden data-waiting />;
}

/** A card in a list: sender, title, optional picture, and some lines. */
export function CardSkeleton({ hasPicture = false }: { hasPicture?: boolean }) {
  return (
    <div className="card" aria-hidden data-waiting>
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

/** A list of cards. */
export function CardsSkeleton() {
  return (
    <>
      <CardSkeleton hasPicture />
      <CardSkeleton />
    </>
  );
}

/** A form in a card: a title, and some fields with their labels. */
export function FormSkeleton({ fields }: { fields: number }) {
  return (
    <div className="card" aria-hidden data-waiting>
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

/** A list of comments: author and text. */
export function CommentsSkeleton({ count = 2 }: { count?: number }) {
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
  /** It is the only content, so its heading is the screen's. */
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

interface ListProps {
  query: { isPending: boolean; isError: boolean; error: unknown; refetch: () => unknown };
  /** Everything has loaded, and the list is empty. */
  isEmpty: boolean;
  empty: ReactNode;
  /** Shown while it loads. */
  skeleton?: ReactNode;
  /** Older content is shown anyway. */
  hasContent?: boolean;
}

/** Replaces a list while it loads, when loading failed, and when it is empty. */
export function ListState({ query, isEmpty, empty, skeleton = <CardSkeleton />, hasContent = false }: ListProps) {
  if (query.isPending) return skeleton;
  if (isEmpty) return empty;
  if (query.isError && !hasContent) return <LoadFailed error={query.error} onRetry={() => query.refetch()} />;
  return null;
}

interface FailedProps {
  error: unknown;
  onRetry: () => void;
  isScreen?: boolean;
}

/** Says that a screen could not be loaded, with a button to try again. */
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

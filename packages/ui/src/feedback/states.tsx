import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { RefreshIcon } from "../icons/index.ts";
import { Drawing, type DrawingName } from "./drawings.tsx";
import style from "./states.module.css";

type EmptyProps = {
  /** What the list would show; omitted if the page's title says it. */
  title?: string;
  /** Why it is empty, and what to do. */
  children?: ReactNode;
  /** The next step: a button or a link. */
  action?: ReactNode;
  drawing?: DrawingName;
};

/** An empty list: what it is, why it is empty, and the next step. */
export function EmptyState({ title, children, action, drawing = "street" }: EmptyProps) {
  return (
    <div className={style.box}>
      <Drawing name={drawing} className={style.drawing} />
      {title && <p className={style.title}>{title}</p>}
      {children && <div className={style.text}>{children}</div>}
      {action}
    </div>
  );
}

type FailedProps = {
  labels: { title: string; text: string; retry: string };
  onRetry: () => void;
  isRetrying?: boolean;
};

/** A failed load, with a way to retry. */
export function LoadFailed({ labels, onRetry, isRetrying = false }: FailedProps) {
  return (
    <div className={style.box} role="alert">
      <Drawing name="broken" className={style.drawing} />
      <p className={style.title}>{labels.title}</p>
      <div className={style.text}>{labels.text}</div>
      <Button variant="default" leftSection={<RefreshIcon aria-hidden />} loading={isRetrying} onClick={onRetry}>
        {labels.retry}
      </Button>
    </div>
  );
}

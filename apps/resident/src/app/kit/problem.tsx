import { ErrorIcon } from "@stoep/ui/icons";
import type { ReactNode } from "react";
import style from "./field.module.css";

interface DescribedControl {
  id: string;
  hint?: ReactNode;
  error?: string | undefined;
}

/** Ids of the elements that describe a control. */
export function describedBy({ id, hint, error }: DescribedControl): string | undefined {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;
}

/** What is wrong with a field, below it. */
export function Problem({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <div className={style.error} id={`${id}-error`}>
      <ErrorIcon aria-hidden />
      {error}
    </div>
  );
}

import { Alert } from "@mantine/core";
import { useEffect, useRef } from "react";
import { ErrorIcon } from "../icons/index.ts";
import style from "./error-summary.module.css";
import { goTo, goToField } from "./go-to-field.ts";

type Props = {
  /** "3 things to correct" */
  title: string;
  /** A form's errors: path of the field → what is wrong, as text. */
  errors: Record<string, unknown>;
  /** Increases with every attempt, so that the summary is focused again; at 0 the summary is shown without focus. */
  attempt: number;
  /** Reveals a field that is on another tab or step. */
  beforeGo?: (path: string) => void;
};

/** All errors of a form, each line linking to its field. Put it above the form; without errors it shows nothing. */
export function ErrorSummary({ title, errors, attempt, beforeGo }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const lines = Object.entries(errors).filter(([, message]) => Boolean(message));
  const hasErrors = lines.length > 0;
  useEffect(() => {
    if (attempt > 0 && hasErrors) box.current?.focus();
  }, [attempt, hasErrors]);
  const follow = (path: string) => {
    beforeGo?.(path);
    if (beforeGo) goToField(path);
    else goTo(path);
  };
  if (!hasErrors) return null;
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      color="brick"
      title={title}
      icon={<ErrorIcon aria-hidden />}
      data-focus-target
      data-errors
    >
      <ul className={style.list}>
        {lines.map(([path, message]) => (
          <li key={path}>
            <button type="button" className={style.link} onClick={() => follow(path)}>
              {String(message)}
            </button>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

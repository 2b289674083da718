import { useEffect, useRef } from "react";
import type { Form } from "../form.ts";
import { useAppText } from "../text.ts";
import style from "./error-summary.module.css";
import { Notice } from "./notice.tsx";

/** Appears above a form after a refused attempt: says what is wrong, with links to the fields. */
export function ErrorSummary({ form }: { form: Pick<Form<never>, "errors" | "attempt"> }) {
  const t = useAppText();
  const box = useRef<HTMLDivElement>(null);
  const { attempt } = form;
  const problems = Object.entries(form.errors).sort(([a], [b]) => inPageOrder(a, b));
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (problems.length === 0) return null;
  return (
    <div ref={box} tabIndex={-1} data-focus-target role="alert">
      <Notice tone="danger" title={t("problems", { count: problems.length })}>
        <ul className={style.list}>
          {problems.map(([field, text]) => (
            <li key={field}>
              <a href={`#field-${field}`} onClick={(event) => focusField(event, field)}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}

const fieldOf = (path: string) => document.getElementById(`field-${path.split(".")[0]}`);

function inPageOrder(a: string, b: string): number {
  const [first, second] = [fieldOf(a), fieldOf(b)];
  if (!first || !second) return 0;
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

function focusField(event: { preventDefault: () => void }, field: string): void {
  event.preventDefault();
  fieldOf(field)?.focus();
}

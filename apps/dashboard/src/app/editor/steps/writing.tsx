import { ErrorSummary, SplitEditor, Stack } from "@stoep/ui";
import type { ReactNode } from "react";
import type { Problems } from "../use-problems.ts";
import { useText } from "../words.ts";
import style from "./writing.module.css";

type Props = {
  /** What is written: "Message". */
  name: string;
  problems: Problems;
  /** The faults of this step, with where each is. */
  faults: Record<string, string>;
  /** Before the summary of what is missing leads to a field: opens the place where it stands. */
  beforeGo: (path: string) => void;
  /** Something was left behind, by keyboard or pointer. */
  onLeaveField: () => void;
  /** As the reader will see it. */
  preview: ReactNode;
  footer: { status: ReactNode; keep: ReactNode; actions: ReactNode };
  children: ReactNode;
};

/** A step of writing: its fields, what is missing above them, and the reader's view beside them. */
export function Writing({ name, problems, faults, beforeGo, onLeaveField, preview, footer, children }: Props) {
  const t = useText();
  return (
    <SplitEditor
      labels={{ form: name, preview: t("steps.preview"), footer: t("steps.footer") }}
      footer={{ status: <Safety {...footer} />, actions: footer.actions }}
      preview={preview}
      form={
        <Stack gap="md" onBlur={onLeaveField}>
          <ErrorSummary
            title={t("problems", { count: Object.keys(faults).length })}
            errors={faults}
            attempt={problems.attempt}
            beforeGo={beforeGo}
          />
          {children}
        </Stack>
      }
    />
  );
}

/** The state of saving, beside what can be done about it. */
export function Safety({ status, keep }: { status: ReactNode; keep: ReactNode }) {
  return (
    <div className={style.keep}>
      {status}
      {keep}
    </div>
  );
}

import { afterPaint, ErrorSummary, SplitEditor, Stack } from "@stoep/ui";
import type { ReactNode } from "react";
import type { Problems } from "../use-problems.ts";
import { useText } from "../words.ts";
import style from "./writing-step.module.css";

type Props = {
  /** What is being written: "Message". */
  name: string;
  problems: Problems;
  /** The faults of this step, by path. */
  faults: Record<string, string>;
  /** Called before the summary jumps to a field, to open the part of the form that holds it. */
  beforeGo: (path: string) => void;
  onLeaveField: () => void;
  /** The document as readers will see it; absent where the fields need the whole width. */
  preview?: ReactNode;
  /** Buttons that save or discard, and those of the steps. */
  footer: { keep: ReactNode; actions: ReactNode };
  children: ReactNode;
};

/** A writing step: its fields, with a summary of what is missing above and the preview beside them. */
export function WritingStep({ name, problems, faults, beforeGo, onLeaveField, preview, footer, children }: Props) {
  const t = useText();
  return (
    <SplitEditor
      labels={{ form: name, preview: t("steps.preview"), footer: t("steps.footer") }}
      footer={{ status: <div className={style.keep}>{footer.keep}</div>, actions: footer.actions }}
      preview={preview}
      form={
        <Stack
          gap="md"
          // Waits until the browser has painted what was pressed.
          onBlur={() => afterPaint(onLeaveField)}
        >
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

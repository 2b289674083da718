import { ErrorSummary, SplitEditor, Stack } from "@stoep/ui";
import type { ReactNode } from "react";
import type { Problems } from "../use-problems.ts";
import { useText } from "../words.ts";
import { KeepButtons } from "./step-buttons.tsx";
import style from "./writing.module.css";

type Props = {
  /** What is written: "Message". */
  name: string;
  problems: Problems;
  /** Before the summary of what is missing leads to a field: opens the place where it stands. */
  beforeGo: (path: string) => void;
  /** Something was left behind, by keyboard or pointer. */
  onLeaveField: () => void;
  /** As the reader will see it. */
  preview: ReactNode;
  status: ReactNode;
  keep: Parameters<typeof KeepButtons>[0];
  actions: ReactNode;
  children: ReactNode;
};

/** The first step: the fields, what is missing above them, and the reader's view beside them. */
export function Writing({ name, problems, beforeGo, onLeaveField, preview, status, keep, actions, children }: Props) {
  const t = useText();
  const safety = (
    <div className={style.keep}>
      {status}
      <KeepButtons {...keep} />
    </div>
  );
  return (
    <SplitEditor
      labels={{ form: name, preview: t("steps.preview"), footer: t("steps.footer") }}
      footer={{ status: safety, actions }}
      preview={preview}
      form={
        <Stack gap="md" onBlur={onLeaveField}>
          <ErrorSummary
            title={t("problems", { count: Object.keys(problems.all).length })}
            errors={problems.all}
            attempt={problems.attempt}
            beforeGo={beforeGo}
          />
          {children}
        </Stack>
      }
    />
  );
}

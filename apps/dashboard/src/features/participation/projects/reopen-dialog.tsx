import { DateField, Text, useToday } from "@stoep/ui";
import { type FormEvent, useState } from "react";
import { api, FormDialog, useCalendarLabels, useCommand, useFieldText } from "../../../app/index.ts";
import { type Project, useKindText, useText } from "../parts/words.ts";
import type { ActedProject } from "./use-project-acts.tsx";

type Props = { project: ActedProject; onReopened?: ((project: Project) => void) | undefined; onClose: () => void };

/** Opens a project again that is over; where its last day has passed, with a new one. S1 §4 */
export function ReopenDialog({ project, onReopened, onClose }: Props) {
  const t = useText();
  const words = useKindText(project.kind);
  const fieldText = useFieldText();
  const labels = useCalendarLabels();
  const today = useToday();
  const [wasRefused, setRefused] = useState(false);
  const hasPassed = wasRefused || (project.endsOn !== null && project.endsOn < today);
  const [endsOn, setEndsOn] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const reopen = useCommand(api.participation.reopenProject, {
    done: words("reopened"),
    whenDone: (reopened) => {
      onReopened?.(reopened);
      onClose();
    },
    form: {
      setProblems: ({ endsOn: code }) => {
        setProblem(code ?? null);
        // Its last day passed while this was open, or was changed elsewhere: another one is asked after all.
        if (code) setRefused(true);
      },
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = hasPassed ? problemOf(endsOn, today) : null;
    setProblem(wrong);
    if (!wrong) void reopen.run({ params: { projectId: project.id }, body: { endsOn: hasPassed ? endsOn : null } });
  };
  return (
    <FormDialog
      title={t("reopen.title", { title: project.title })}
      cancel={t("cancel")}
      act={{ label: t("reopen.confirm"), isRunning: reopen.isRunning }}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text>{t(hasPassed ? "reopen.textPassed" : "reopen.text")}</Text>
      {hasPassed && (
        <DateField
          required
          label={t("reopen.endsOn")}
          labels={labels}
          minDate={today}
          value={endsOn}
          onChange={(day) => {
            setEndsOn(day);
            setProblem(null);
          }}
          error={problem ? fieldText(problem) : undefined}
        />
      )}
    </FormDialog>
  );
}

function problemOf(endsOn: string | null, today: string): string | null {
  if (endsOn === null) return "endRequired";
  return endsOn < today ? "endPassed" : null;
}

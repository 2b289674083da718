import type { BallotFileFault } from "@stoep/contract/budgets";
import { roundLimits } from "@stoep/contract/budgets/values";
import { FileDrop, Stack, Text } from "@stoep/ui";
import { useState } from "react";
import { api, notify, useCommand, useFormat } from "../../../app/index.ts";
import { useText } from "../parts/words.ts";

type Props = { projectId: string; phaseId: string };

/** Brings a vote that was held elsewhere into a phase, as a file. */
export function ImportPart({ projectId, phaseId }: Props) {
  const t = useText();
  const format = useFormat();
  const [problem, setProblem] = useState<string | null>(null);
  const faultText = ({ problem: what, line }: BallotFileFault) => {
    const text = t(`import.faults.${what}`, {
      ideas: format.number(roundLimits.ideas),
      ballots: format.number(roundLimits.fileBallots),
    });
    return line === 0 ? text : t("import.inLine", { line: format.number(line), text });
  };
  const bring = useCommand(api.budgets.importRound, {
    whenDone: ({ importedFrom }) => notify(t("import.done", { name: importedFrom ?? "" }), "done"),
    refused: ({ code, details }) => {
      if (code !== "ballot_file_wrong") return false;
      setProblem(faultText(details as BallotFileFault));
      return true;
    },
  });
  return (
    <Stack gap="sm">
      <Text>{t("import.text")}</Text>
      <Text c="dimmed" size="sm">
        {t("import.kept")}
      </Text>
      <FileDrop
        label={bring.isRunning ? t("import.reading") : t("import.choose")}
        hint={t("import.file", { megabytes: roundLimits.fileBytes / 1_000_000 })}
        accept={[".pb"]}
        maxBytes={roundLimits.fileBytes}
        maxFiles={1}
        disabled={bring.isRunning}
        error={problem}
        onFiles={([file]) => {
          setProblem(null);
          if (file?.size === 0) setProblem(t("import.refused.empty"));
          else if (file) void bring.run({ params: { projectId }, query: { phaseId }, file, fileName: file.name });
        }}
        onRejected={([first]) => setProblem(first ? t(`import.refused.${first.reason}`) : null)}
      />
    </Stack>
  );
}

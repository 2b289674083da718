import type { FileFault, FileLoss } from "@stoep/contract/surveys";
import { surveyLimits } from "@stoep/contract/surveys/values";
import { Button, ButtonLink, FileDrop, Group, Notice, Page, Segmented, Stack, Text } from "@stoep/ui";
import { useState } from "react";
import { Section, useFirstLanguage } from "../../../app/editor/index.ts";
import { api, useAccess, useCommand, useFormat, useRefusalText } from "../../../app/index.ts";
import { FaultList } from "./fault-list.tsx";
import { LossList } from "./loss-list.tsx";
import { useText } from "./words.ts";

const kinds = ["survey", "call"] as const;
const listPath = "/participation/surveys";

interface Imported {
  id: string;
  title: string;
  losses: FileLoss[];
}

/** Starts a draft with the questionnaire of a file. S1 §2 */
export function ImportScreen() {
  const t = useText();
  const { write } = useAccess("surveys");
  const refusalText = useRefusalText();
  const [imported, setImported] = useState<Imported | null>(null);
  return (
    <Page
      title={t("import.title")}
      lead={imported ? undefined : t("import.lead")}
      width="narrow"
      back={{ href: listPath, label: t("back") }}
    >
      {write !== true && <Notice tone="warning">{refusalText(write)}</Notice>}
      {write === true && !imported && <FileChoice onImported={setImported} />}
      {imported && <Outcome imported={imported} onAgain={() => setImported(null)} />}
    </Page>
  );
}

function FileChoice({ onImported }: { onImported: (imported: Imported) => void }) {
  const t = useText();
  const format = useFormat();
  const language = useFirstLanguage();
  const [kind, setKind] = useState<(typeof kinds)[number]>("survey");
  const [faults, setFaults] = useState<FileFault[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const bring = useCommand(api.surveys.importQuestionnaire, {
    whenDone: ({ survey, losses }) => onImported({ id: survey.id, title: survey.instrument.title, losses }),
    refused: ({ code, details }) => {
      if (code !== "questionnaire_file_wrong") return false;
      setFaults((details as { faults: FileFault[] }).faults);
      setProblem(t("import.wrong"));
      return true;
    },
  });
  const take = (file: File | undefined) => {
    setFaults([]);
    setProblem(file?.size === 0 ? t("import.refused.empty") : null);
    if (file && file.size > 0) void bring.run({ query: { kind, language }, file, fileName: file.name });
  };
  return (
    <Stack>
      <Segmented
        aria-label={t("import.kind")}
        value={kind}
        onChange={(chosen) => setKind(chosen === "call" ? "call" : "survey")}
        data={kinds.map((one) => ({ value: one, label: t(`import.kinds.${one}`) }))}
      />
      <FileDrop
        label={bring.isRunning ? t("import.reading") : t("import.choose")}
        hint={t("import.hint", { megabytes: format.number(surveyLimits.fileBytes / 1_000_000) })}
        accept={[".json", ".lss"]}
        maxBytes={surveyLimits.fileBytes}
        maxFiles={1}
        disabled={bring.isRunning}
        error={problem}
        onFiles={([file]) => take(file)}
        onRejected={([first]) => {
          setFaults([]);
          setProblem(first ? t(`import.refused.${first.reason}`) : null);
        }}
      />
      <FaultList faults={faults} />
    </Stack>
  );
}

function Outcome({ imported: { id, title, losses }, onAgain }: { imported: Imported; onAgain: () => void }) {
  const t = useText();
  return (
    <Section title={t("outcome.title", { title })}>
      <Stack>
        <Text>{t(losses.length === 0 ? "outcome.whole" : "outcome.partly")}</Text>
        <LossList losses={losses} />
        <Group>
          <ButtonLink href={`${listPath}/${id}/edit`}>{t("outcome.open")}</ButtonLink>
          <Button variant="default" onClick={onAgain}>
            {t("outcome.again")}
          </Button>
        </Group>
      </Stack>
    </Section>
  );
}

import { codeLimits } from "@stoep/contract/budgets/values";
import { FileDrop, Text } from "@stoep/ui";
import { type FormEvent, useState } from "react";
import { FormDialog, useFormat } from "../../../../app/index.ts";
import { DistrictChoice } from "../../parts/district-choice.tsx";
import type { Round } from "../../parts/words.ts";
import { ReadList, WrongRows } from "./read-list.tsx";
import { useCodeList } from "./use-code-list.ts";
import { firstDistrict, useDistrictCheck } from "./use-district-check.ts";
import { useNameOfDistrict } from "./use-name-of-district.ts";
import { useCodesText } from "./words.ts";

/** Makes letters from a list of names: it is read and shown first, then confirmed or discarded. */
export function LettersDialog({ round, onClose }: { round: Round; onClose: () => void }) {
  const t = useCodesText();
  const nameOf = useNameOfDistrict(round.districts);
  const [districtId, setDistrictId] = useState(firstDistrict(round));
  const { list, isReading, isMaking, read, make } = useCodeList(round.id, onClose);
  const batch = list?.batch ?? null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    make();
  };
  return (
    <FormDialog
      title={t("acts.letters")}
      cancel={t(batch ? "letters.discard" : "cancel")}
      act={{ label: t("letters.make"), isRunning: isMaking, isDisabled: batch === null }}
      onSubmit={submit}
      onClose={onClose}
    >
      {list && batch ? (
        <ReadList list={list} batch={batch} district={round.districts.length > 1 ? nameOf(districtId) : null} />
      ) : (
        <>
          <div>
            <Text>{t("letters.heading")}</Text>
            <Text>{t("letters.rows", { lines: codeLimits.lines, signs: codeLimits.line })}</Text>
          </div>
          <Choice
            round={round}
            districtId={districtId}
            onDistrict={setDistrictId}
            isReading={isReading}
            onFile={(file) => read(districtId, file)}
          />
          {list && <WrongRows rows={list.wrongRows} />}
        </>
      )}
      <Text size="sm" c="dimmed">
        {t("letters.kept")}
      </Text>
    </FormDialog>
  );
}

type ChoiceProps = {
  round: Round;
  districtId: string;
  onDistrict: (id: string) => void;
  isReading: boolean;
  onFile: (file: File) => void;
};

/** The district, and the file, which is read as soon as it is chosen. */
function Choice({ round, districtId, onDistrict, isReading, onFile }: ChoiceProps) {
  const t = useCodesText();
  const format = useFormat();
  const lackOf = useDistrictCheck();
  const [problem, setProblem] = useState<string | null>(null);
  const [lack, setLack] = useState<string | null>(null);
  const take = (file: File | undefined) => {
    const missing = lackOf(districtId);
    setLack(missing);
    setProblem(file?.size === 0 ? t("letters.refused.empty") : null);
    if (file && file.size > 0 && missing === null) onFile(file);
  };
  return (
    <>
      <DistrictChoice
        required
        districts={round.districts}
        value={districtId}
        onChange={(id) => {
          setLack(null);
          onDistrict(id ?? "");
        }}
        error={lack}
        data-path="districtId"
      />
      <FileDrop
        label={t(isReading ? "letters.reading" : "letters.choose")}
        hint={t("letters.files", { rows: format.number(codeLimits.codes) })}
        accept={[".csv", ".txt", ".tsv", ".xlsx"]}
        maxBytes={codeLimits.list}
        maxFiles={1}
        disabled={isReading}
        error={problem}
        onFiles={([file]) => take(file)}
        onRejected={([first]) => setProblem(first ? t(`letters.refused.${first.reason}`) : null)}
      />
    </>
  );
}

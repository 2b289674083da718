import { codeLimits } from "@stoep/contract/budgets/values";
import { NumberField, Text, useForm } from "@stoep/ui";
import { api, FormDialog, useCommand, useFieldText } from "../../../../app/index.ts";
import { wholeNumber } from "../../code-batches/asked-often.ts";
import { DistrictChoice } from "../../parts/district-choice.tsx";
import type { Round } from "../../parts/words.ts";
import { firstDistrict, useDistrictCheck } from "./use-district-check.ts";
import { useCodesText } from "./words.ts";

/** Makes codes for a district as a file for a printer. */
export function FileDialog({ round, onClose }: { round: Round; onClose: () => void }) {
  const t = useCodesText();
  const fieldText = useFieldText();
  const form = useForm<{ districtId: string; codes: number | string }>({
    initialValues: { districtId: firstDistrict(round), codes: "" },
    validate: {
      districtId: useDistrictCheck(),
      codes: (codes) => (isNumberOfCodes(codes) ? null : fieldText("codesNumber")),
    },
  });
  const make = useCommand(api.budgets.makeCodeFile, { form, done: t("file.begun"), whenDone: onClose });
  return (
    <FormDialog
      title={t("acts.file")}
      cancel={t("cancel")}
      act={{ label: t("file.make"), isRunning: make.isRunning }}
      onSubmit={form.onSubmit(({ districtId, codes }) =>
        make.run({ params: { roundId: round.id }, body: { districtId, codes: Number(codes) } }),
      )}
      onClose={onClose}
    >
      <Text>{t("file.text")}</Text>
      <DistrictChoice
        required
        districts={round.districts}
        {...form.getInputProps("districtId")}
        value={form.values.districtId}
        data-path="districtId"
      />
      <NumberField
        {...wholeNumber}
        isGrouped
        label={t("file.codes")}
        description={t("file.hint")}
        min={1}
        {...form.getInputProps("codes")}
        data-path="codes"
      />
      <Text size="sm" c="dimmed">
        {t("file.kept")}
      </Text>
    </FormDialog>
  );
}

const isNumberOfCodes = (codes: number | string): boolean =>
  typeof codes === "number" && Number.isInteger(codes) && codes >= 1 && codes <= codeLimits.codes;

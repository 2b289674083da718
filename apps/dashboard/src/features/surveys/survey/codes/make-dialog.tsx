import { surveyCodeForms, surveyCodeLimits } from "@stoep/contract/surveys/values";
import { Radio, Stack, Text, useForm } from "@stoep/ui";
import { api, FormDialog, useCommand, useFieldText } from "../../../../app/index.ts";
import { WholeNumberField } from "../../../budgets/index.ts";
import { useCodesText } from "./words.ts";

const { least, most, length, codes: mostCodes } = surveyCodeLimits;

const isWithin = (value: number | string, [from, to]: readonly [number, number]): boolean =>
  typeof value === "number" && Number.isInteger(value) && value >= from && value <= to;

/** Makes codes as letters, as cards or as a file for a printer. */
export function MakeDialog({ surveyId, onClose }: { surveyId: string; onClose: () => void }) {
  const t = useCodesText();
  const fieldText = useFieldText();
  const form = useForm<{ form: (typeof surveyCodeForms)[number]; codes: number | string; length: number | string }>({
    initialValues: { form: "letters", codes: "", length },
    validate: {
      codes: (codes) => (isWithin(codes, [1, mostCodes]) ? null : fieldText("surveyCodesNumber")),
      length: (signs) => (isWithin(signs, [least, most]) ? null : fieldText("codeLength")),
    },
  });
  const make = useCommand(api.surveys.makeSurveyCodes, { form, done: t("make.begun"), whenDone: onClose });
  return (
    <FormDialog
      title={t("make.title")}
      cancel={t("cancel")}
      act={{ label: t("make.act"), isRunning: make.isRunning }}
      onSubmit={form.onSubmit(({ codes, length: signs, form: chosen }) =>
        make.run({ params: { surveyId }, body: { form: chosen, codes: Number(codes), length: Number(signs) } }),
      )}
      onClose={onClose}
    >
      <Radio.Group label={t("make.form")} {...form.getInputProps("form")} data-path="form">
        <Stack gap="sm" mt="sm">
          {surveyCodeForms.map((one) => (
            <Radio key={one} value={one} label={t(`forms.${one}`)} description={t(`formHints.${one}`)} />
          ))}
        </Stack>
      </Radio.Group>
      <WholeNumberField
        isGrouped
        label={t("make.codes")}
        description={t("make.codesHint")}
        {...form.getInputProps("codes")}
        data-path="codes"
      />
      <WholeNumberField
        label={t("make.length")}
        description={t("make.lengthHint")}
        {...form.getInputProps("length")}
        data-path="length"
      />
      <Text size="sm" c="dimmed">
        {t("make.kept")}
      </Text>
    </FormDialog>
  );
}

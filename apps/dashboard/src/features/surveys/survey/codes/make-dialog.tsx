import { surveyCodeForms, surveyCodeLimits } from "@stoep/contract/surveys/values";
import { NumberField, Radio, Stack, Text, useForm } from "@stoep/ui";
import { api, FormDialog, useCommand, useFieldText } from "../../../../app/index.ts";
import { wholeNumber } from "../../../budgets/index.ts";
import { useText } from "../../parts/words.ts";

const { least, most, length, codes: mostCodes } = surveyCodeLimits;

const isWithin = (value: number | string, [from, to]: readonly [number, number]): boolean =>
  typeof value === "number" && Number.isInteger(value) && value >= from && value <= to;

/** Makes codes as letters, as cards or as a file for a printer. */
export function MakeDialog({ surveyId, onClose }: { surveyId: string; onClose: () => void }) {
  const t = useText();
  const fieldText = useFieldText();
  const form = useForm<{ form: (typeof surveyCodeForms)[number]; codes: number | string; length: number | string }>({
    initialValues: { form: "letters", codes: "", length },
    validate: {
      codes: (codes) => (isWithin(codes, [1, mostCodes]) ? null : fieldText("surveyCodesNumber")),
      length: (signs) => (isWithin(signs, [least, most]) ? null : fieldText("codeLength")),
    },
  });
  const make = useCommand(api.surveys.makeSurveyCodes, { form, done: t("codes.make.begun"), whenDone: onClose });
  return (
    <FormDialog
      title={t("codes.make.title")}
      cancel={t("codes.cancel")}
      act={{ label: t("codes.make.act"), isRunning: make.isRunning }}
      onSubmit={form.onSubmit(({ codes, length: signs, form: chosen }) =>
        make.run({ params: { surveyId }, body: { form: chosen, codes: Number(codes), length: Number(signs) } }),
      )}
      onClose={onClose}
    >
      <Radio.Group label={t("codes.make.form")} {...form.getInputProps("form")} data-path="form">
        <Stack gap="sm" mt="sm">
          {surveyCodeForms.map((one) => (
            <Radio key={one} value={one} label={t(`codes.forms.${one}`)} description={t(`codes.formHints.${one}`)} />
          ))}
        </Stack>
      </Radio.Group>
      <NumberField
        {...wholeNumber}
        isGrouped
        label={t("codes.make.codes")}
        description={t("codes.make.codesHint")}
        {...form.getInputProps("codes")}
        data-path="codes"
      />
      <NumberField
        {...wholeNumber}
        label={t("codes.make.length")}
        description={t("codes.make.lengthHint")}
        {...form.getInputProps("length")}
        data-path="length"
      />
      <Text size="sm" c="dimmed">
        {t("codes.make.kept")}
      </Text>
    </FormDialog>
  );
}

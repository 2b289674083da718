import { Refused } from "@stoep/contract/kernel";
import { Button, Group, NumberField, Stack, Text, useForm } from "@stoep/ui";
import { useState } from "react";
import { api, FormDialog, useCommand, useFieldText, useNotifyFailure, useRefusalText } from "../../../../app/index.ts";
import { wholeNumber } from "../../../budgets/index.ts";
import { useText } from "../../parts/words.ts";
import type { SurveyCodeState } from "./words.ts";

type Props = { surveyId: string; onClose: () => void };

/** Says by the serial number whether a code was used; one that nobody has used can be withdrawn. */
export function FindDialog({ surveyId, onClose }: Props) {
  const t = useText();
  const fieldText = useFieldText();
  const refusalText = useRefusalText();
  const notifyFailure = useNotifyFailure();
  const [found, setFound] = useState<SurveyCodeState | null>(null);
  const [isLooking, setLooking] = useState(false);
  const form = useForm<{ serial: number | string }>({
    initialValues: { serial: "" },
    validate: { serial: (serial) => (typeof serial === "number" ? null : t("codes.find.enter")) },
    onValuesChange: () => setFound(null),
  });
  const look = async (serial: number) => {
    setLooking(true);
    try {
      setFound(await api.surveys.findSurveyCode({ params: { surveyId, serial } }));
    } catch (error) {
      const isUnknown = error instanceof Refused && (error.code === "not_found" || error.code === "invalid_input");
      if (isUnknown) form.setFieldError("serial", fieldText("serialUnknown"));
      else notifyFailure(error);
    } finally {
      setLooking(false);
    }
  };
  const revoke = useCommand(api.surveys.revokeSurveyCode, {
    form,
    refused: ({ code }) => {
      const isOfCode = code === "survey_code_used" || code === "survey_code_revoked";
      if (isOfCode) form.setFieldError("serial", refusalText(code));
      return isOfCode;
    },
    whenDone: setFound,
  });
  return (
    <FormDialog
      title={t("codes.find.title")}
      cancel={t("codes.close")}
      act={{ label: t("codes.find.act"), isRunning: isLooking }}
      onSubmit={form.onSubmit(({ serial }) => look(Number(serial)))}
      onClose={onClose}
    >
      <Text>{t("codes.find.text")}</Text>
      <NumberField {...wholeNumber} label={t("codes.serial")} {...form.getInputProps("serial")} data-path="serial" />
      <Stack gap="sm" role="status">
        {found && <Text fw={600}>{t(`codes.find.states.${found.state}`, { serial: found.serial })}</Text>}
      </Stack>
      {found?.state === "open" && (
        <Group>
          <Button
            variant="default"
            color="brick"
            loading={revoke.isRunning}
            onClick={() => void revoke.run({ params: { surveyId }, body: { serial: found.serial } })}
          >
            {t("codes.find.revoke")}
          </Button>
        </Group>
      )}
    </FormDialog>
  );
}

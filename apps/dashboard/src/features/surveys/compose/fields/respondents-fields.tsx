import { respondents } from "@stoep/contract/surveys/values";
import { Card, Notice, Radio, Stack, Switch } from "@stoep/ui";
import { fieldAt } from "../../../../app/editor/index.ts";
import { useText } from "../../parts/words.ts";
import type { Draft, SurveyForm } from "../draft.ts";

/** Who answers; locked from the first answer, or the first codes. D §12 */
export function RespondentsFields({ form }: { form: SurveyForm }) {
  const t = useText();
  const { draft, change, locked, hasCodes } = form;
  const isLocked = locked !== null || hasCodes;
  if (draft.form !== null)
    return (
      <Card>
        <Stack gap="md">
          <Notice>{t("form.respondents")}</Notice>
          <ProofSwitch form={form} />
        </Stack>
      </Card>
    );
  return (
    <>
      {isLocked && <Notice>{t("locked.respondents")}</Notice>}
      <Card>
        <Stack gap="md">
          <Radio.Group
            label={t("fields.respondents")}
            value={draft.respondents}
            onChange={(respondents) => change({ respondents: respondents as Draft["respondents"] })}
            {...fieldAt(form, "respondents")}
          >
            <Stack gap="sm" mt="sm">
              {respondents.map((one) => (
                <Radio
                  key={one}
                  value={one}
                  label={t(`respondents.${one}`)}
                  description={t(`respondentHints.${one}`)}
                  disabled={isLocked}
                />
              ))}
            </Stack>
          </Radio.Group>
          {draft.respondents === "residents" && <ProofSwitch form={form} />}
          {draft.respondents !== "open" && (
            <Switch
              label={t("fields.canChange")}
              description={t("hints.canChange")}
              checked={draft.canChange}
              disabled={locked !== null}
              onChange={(event) => change({ canChange: event.currentTarget.checked })}
              data-path="canChange"
            />
          )}
        </Stack>
      </Card>
    </>
  );
}

function ProofSwitch({ form: { draft, change } }: { form: SurveyForm }) {
  const t = useText();
  return (
    <Switch
      label={t("fields.asksProof")}
      description={t("hints.asksProof")}
      checked={draft.asksProof}
      onChange={(event) => change({ asksProof: event.currentTarget.checked })}
      data-path="asksProof"
    />
  );
}

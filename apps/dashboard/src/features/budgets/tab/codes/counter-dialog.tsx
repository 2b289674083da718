import { Button, Dialog, DialogActions, Stack, Text, useForm } from "@stoep/ui";
import { useState } from "react";
import { api, useCommand } from "../../../../app/index.ts";
import { DistrictChoice } from "../../parts/district-choice.tsx";
import type { Round } from "../../parts/words.ts";
import style from "./codes.module.css";
import { IssuedCodePart } from "./issued-code.tsx";
import { firstDistrict, useDistrictCheck } from "./use-district-check.ts";
import { useNameOfDistrict } from "./use-name-of-district.ts";
import { type IssuedCode, useCodesText } from "./words.ts";

/** Issues a code to somebody who stands at the counter. It is kept nowhere, and gone when the dialog is. */
export function CounterDialog({ round, onClose }: { round: Round; onClose: () => void }) {
  const t = useCodesText();
  const nameOf = useNameOfDistrict(round.districts);
  const [issued, setIssued] = useState<IssuedCode | null>(null);
  const form = useForm({
    initialValues: { districtId: firstDistrict(round) },
    validate: { districtId: useDistrictCheck() },
  });
  const issue = useCommand(api.budgets.issueCode, { form, whenDone: setIssued });
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t("acts.counter")}
      closeButtonProps={{ "aria-label": t("close") }}
      // What is shown once does not vanish by a press beside it.
      closeOnClickOutside={issued === null}
      className={style.dialog ?? ""}
    >
      {issued ? (
        <IssuedCodePart
          issued={issued}
          round={round}
          district={round.districts.length > 1 ? nameOf(form.values.districtId) : null}
          onAnother={() => setIssued(null)}
          onClose={onClose}
        />
      ) : (
        <form noValidate onSubmit={form.onSubmit((body) => issue.run({ params: { roundId: round.id }, body }))}>
          <Stack>
            <Text>{t("counter.text")}</Text>
            <DistrictChoice
              required
              districts={round.districts}
              {...form.getInputProps("districtId")}
              value={form.values.districtId}
              data-path="districtId"
            />
            <DialogActions>
              <Button variant="default" onClick={onClose}>
                {t("cancel")}
              </Button>
              <Button type="submit" loading={issue.isRunning}>
                {t("counter.issue")}
              </Button>
            </DialogActions>
          </Stack>
        </form>
      )}
    </Dialog>
  );
}

import { useState } from "react";
import { api, ReasonDialog, useCommand, useFormat, useReason } from "../../../app/index.ts";
import { useText } from "../parts/words.ts";
import { type DateScope, DateScopeField, NotifiedNote } from "./date-scope.tsx";
import type { ActivityDate } from "./use-dates.ts";

type Props = { date: ActivityDate; dates: readonly ActivityDate[]; onClose: () => void };

/** Explains the consequences, and asks for the reason that readers will see. */
export function CancelDates({ date, dates, onClose }: Props) {
  const t = useText();
  const format = useFormat();
  const isSeries = dates.length > 1;
  const [which, setWhich] = useState<DateScope>("one");
  const form = useReason(null);
  const cancel = useCommand(api.publishing.cancelDates, {
    done: t("coming.cancel.done"),
    whenDone: onClose,
  });
  return (
    <ReasonDialog
      form={form}
      title={t("coming.cancel.title", { when: format.moment(date.startsAt) })}
      field={{ label: t("coming.cancel.reason"), hint: t("coming.cancel.reasonHint") }}
      outcome={<NotifiedNote date={date} dates={dates} which={which} />}
      act={{
        label: t(isSeries ? "coming.cancel.confirmSeries" : "coming.cancel.confirm"),
        isDestructive: true,
        isRunning: cancel.isRunning,
      }}
      cancel={t("coming.back")}
      onDecide={(reason) => void cancel.run({ params: { dateId: date.id }, body: { which, reason } })}
      onClose={onClose}
    >
      {isSeries ? <DateScopeField value={which} onChange={setWhich} /> : undefined}
    </ReasonDialog>
  );
}

import { useState } from "react";
import { api, ReasonDialog, useFormat, useReason } from "../../../app/index.ts";
import { useConfirmedCommand } from "../parts/consequences.tsx";
import { useText } from "../parts/words.ts";
import { type DateScope, DateScopeField } from "./date-scope.tsx";
import type { ActivityDate } from "./use-dates.ts";

type Props = { date: ActivityDate; dates: readonly ActivityDate[]; onClose: () => void };

/** Asks for the reason that readers will see; whom it reaches is confirmed then. */
export function CancelDates({ date, dates, onClose }: Props) {
  const t = useText();
  const format = useFormat();
  const isSeries = dates.length > 1;
  const [which, setWhich] = useState<DateScope>("one");
  const form = useReason(null);
  const cancel = useConfirmedCommand(api.publishing.cancelDates, {
    done: t("coming.cancel.done"),
    whenDone: onClose,
  });
  return (
    <ReasonDialog
      form={form}
      title={t("coming.cancel.title", { when: format.moment(date.startsAt) })}
      field={{ label: t("coming.cancel.reason"), hint: t("coming.cancel.reasonHint") }}
      act={{
        label: t(isSeries ? "coming.cancel.confirmSeries" : "coming.cancel.confirm"),
        isDestructive: true,
        isRunning: cancel.isRunning,
      }}
      cancel={t("coming.back")}
      onDecide={(reason) =>
        void cancel.send((confirmed) => ({ params: { dateId: date.id }, body: { which, reason, confirmed } }))
      }
      onClose={onClose}
    >
      {isSeries ? <DateScopeField value={which} onChange={setWhich} /> : undefined}
    </ReasonDialog>
  );
}

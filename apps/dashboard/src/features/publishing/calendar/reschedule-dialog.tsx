import { DateTimeField, NumberField, Segmented } from "@stoep/ui";
import { useState } from "react";
import { FormDialog, useMomentLabels } from "../../../app/index.ts";
import { useText } from "../parts/words.ts";

/** The new time, in the form that the server expects. */
export type Target = { at: string } | { days: number; minutes: number };

type Props = {
  title: string;
  /** The current time, or the one that the message was dropped on. */
  at: string | null;
  /** The label of its button. */
  confirm?: string;
  /** Offers to move several by the same number of days each. */
  hasShift?: boolean;
  onMove: (to: Target) => void;
  onClose: () => void;
};

/** Asks for the new time: a day and a time, or a number of days later or earlier. */
export function RescheduleDialog({ title, at: first, confirm, hasShift = false, onMove, onClose }: Props) {
  const t = useText();
  const labels = useMomentLabels();
  const [way, setWay] = useState<"shift" | "moment">(hasShift ? "shift" : "moment");
  const [at, setAt] = useState(first);
  const [days, setDays] = useState<number | string>(1);
  const isPast = way === "moment" && at !== null && new Date(at) <= new Date();
  const shift = Number(days);
  const isReady = way === "moment" ? at !== null && !isPast : days !== "" && Number.isInteger(shift) && shift !== 0;
  const move = () => onMove(way === "moment" ? { at: at ?? "" } : { days: shift, minutes: 0 });
  return (
    <FormDialog
      title={title}
      cancel={t("compose.cancel")}
      act={{ label: confirm ?? t("own.move.confirm"), isDisabled: !isReady }}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) move();
      }}
      onClose={onClose}
    >
      {hasShift && (
        <Segmented
          aria-label={title}
          value={way}
          onChange={(next) => setWay(next as typeof way)}
          data={[
            { value: "shift", label: t("own.move.byDays") },
            { value: "moment", label: t("own.move.toMoment") },
          ]}
        />
      )}
      {way === "shift" ? (
        <NumberField
          label={t("own.move.days")}
          description={t("own.move.daysHint")}
          value={days}
          onChange={setDays}
          min={-366}
          max={366}
          allowDecimal={false}
        />
      ) : (
        <DateTimeField
          label={t("own.move.moment")}
          labels={labels}
          value={at}
          onChange={setAt}
          minDate={new Date()}
          error={isPast && t("own.move.past")}
        />
      )}
    </FormDialog>
  );
}

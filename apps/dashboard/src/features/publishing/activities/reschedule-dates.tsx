import { wallClockAt } from "@stoep/contract/kernel";
import { Columns, DateField, TimeField, useForm, useKitZone } from "@stoep/ui";
import { useState } from "react";
import { api, FormDialog, useFormat, useMomentLabels, useSpan } from "../../../app/index.ts";
import { PlaceField } from "../../neighbourhoods/index.ts";
import { useConfirmedCommand } from "../parts/consequences.tsx";
import { useText } from "../parts/words.ts";
import { type DateScope, DateScopeField } from "./date-scope.tsx";
import type { ActivityDate } from "./use-dates.ts";

type Props = { date: ActivityDate; dates: readonly ActivityDate[]; onClose: () => void };

/** Moves dates to another day, time or place, in the network's local time. Whom that reaches is confirmed then. */
export function RescheduleDates({ date, dates, onClose }: Props) {
  const t = useText();
  const format = useFormat();
  const zone = useKitZone();
  const labels = useMomentLabels();
  const [which, setWhich] = useState<DateScope>("one");
  const form = useForm({ initialValues: whenOf(date, zone) });
  const move = useConfirmedCommand(api.publishing.moveDates, {
    form,
    done: t("coming.move.done"),
    whenDone: onClose,
  });
  const { move: moveStart, endDays } = useSpan({
    span: form.values,
    put: (span) => form.setValues(span),
    isEndNeeded: true,
  });
  const dayOf = (key: "fromDay" | "untilDay") => ({
    value: form.values[key],
    onChange: (day: string | null) => form.setFieldValue(key, day),
    error: form.errors[key],
  });
  const timeOf = (key: "fromTime" | "untilTime") => ({
    value: form.values[key],
    onChange: (time: string) => form.setFieldValue(key, time),
    error: form.errors[key],
  });
  const send = ({ place, fromDay, untilDay, ...times }: typeof form.values) => {
    const isElsewhere = place.address.trim() !== "";
    const body = {
      which,
      ...times,
      fromDay: fromDay ?? "",
      untilDay: untilDay ?? "",
      place: isElsewhere ? place : null,
    };
    return move.send((confirmed) => ({ params: { dateId: date.id }, body: { ...body, confirmed } }));
  };
  return (
    <FormDialog
      title={t("coming.move.title", { when: format.moment(date.startsAt) })}
      size="lg"
      cancel={t("coming.back")}
      act={{ label: t("coming.move.confirm"), isRunning: move.isRunning }}
      onSubmit={form.onSubmit((values) => void send(values))}
      onClose={onClose}
    >
      {dates.length > 1 && <DateScopeField value={which} onChange={setWhich} />}
      <Columns cols={{ base: 1, sm: 2 }}>
        <DateField
          label={t("compose.activity.fromDay")}
          labels={labels}
          {...dayOf("fromDay")}
          onChange={(fromDay) => moveStart({ fromDay })}
        />
        <TimeField
          label={t("compose.activity.fromTime")}
          labels={labels}
          day={form.values.fromDay}
          {...timeOf("fromTime")}
          onChange={(fromTime) => moveStart({ fromTime })}
        />
        <DateField label={t("compose.activity.untilDay")} labels={labels} {...dayOf("untilDay")} {...endDays} />
        <TimeField
          label={t("compose.activity.untilTime")}
          labels={labels}
          day={form.values.untilDay}
          {...timeOf("untilTime")}
        />
      </Columns>
      <PlaceField
        label={t("coming.move.place")}
        description={t("coming.move.placeHint")}
        maxLength={250}
        value={form.values.place}
        onChange={(place) => form.setFieldValue("place", place)}
        error={form.errors["place.address"] ?? form.errors.place}
      />
    </FormDialog>
  );
}

function whenOf({ startsAt, endsAt, isOpenEnded }: ActivityDate, zone: string) {
  const from = wallClockAt(new Date(startsAt), zone);
  // An open end is stored as midnight after its day.
  const until = wallClockAt(new Date(new Date(endsAt).getTime() - (isOpenEnded ? 1 : 0)), zone);
  return {
    fromDay: from.day as string | null,
    fromTime: from.time,
    untilDay: until.day as string | null,
    untilTime: isOpenEnded ? "" : until.time,
    place: { address: "", longitude: null as number | null, latitude: null as number | null },
  };
}

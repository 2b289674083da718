import type { ActivityDraft } from "@stoep/contract/publishing";
import { activityRepeats } from "@stoep/contract/publishing/values";
import { Columns, DateField, Select, TimeField } from "@stoep/ui";
import { fieldAt, Section } from "../../../../../app/editor/index.ts";
import { useDaySpan, useMembership, useMomentLabels, useSpan } from "../../../../../app/index.ts";
import { useText } from "../../../parts/words.ts";
import { LockReason } from "../lock.tsx";
import type { ActivityForm } from "./activity-form.ts";
import { SeriesDates } from "./series-dates.tsx";
import { useDateLock } from "./use-date-lock.ts";

/** Dates and times are in the network's local time. A time that its clocks skip is named; of one that comes twice the first counts. */
export function DateFields({ form }: { form: ActivityForm }) {
  const t = useText();
  const { activity, put } = form;
  const { name } = useMembership().network;
  const lock = useDateLock();
  return (
    <Section title={t("compose.activity.when")} lead={t("compose.activity.whenLead", { network: name })}>
      {lock && <LockReason>{lock.reason}</LockReason>}
      <StartAndEnd form={form} isLocked={lock?.isWhole === true} />
      <Columns cols={{ base: 1, sm: 2 }}>
        <Select
          label={t("compose.activity.repeat")}
          allowDeselect={false}
          disabled={lock !== null}
          data={activityRepeats.map((value) => ({ value, label: t(`compose.activity.repeats.${value}`) }))}
          value={activity.repeat}
          onChange={(repeat) => repeat && put({ repeat: repeat as ActivityDraft["repeat"] })}
          {...fieldAt(form, "activity.repeat")}
        />
        {activity.repeat !== "never" && <LastDay form={form} isLocked={lock !== null} />}
      </Columns>
      {activity.repeat !== "never" && <SeriesDates activity={activity} />}
    </Section>
  );
}

type PartProps = { form: ActivityForm; isLocked: boolean };

function StartAndEnd({ form, isLocked: disabled }: PartProps) {
  const t = useText();
  const labels = useMomentLabels();
  const { activity, put } = form;
  const { move, endDays } = useSpan({ span: activity, put, isEndNeeded: true });
  const series = useDaySpan({
    fromDay: activity.fromDay,
    untilDay: activity.repeatUntil,
    put: ({ untilDay }) => put({ repeatUntil: untilDay }),
  });
  return (
    <>
      <Columns cols={{ base: 1, sm: 2 }}>
        <DateField
          required
          label={t("compose.activity.fromDay")}
          disabled={disabled}
          labels={labels}
          value={activity.fromDay}
          onChange={(fromDay) => {
            move({ fromDay });
            series.move(fromDay);
          }}
          {...fieldAt(form, "activity.fromDay")}
        />
        <TimeField
          required
          label={t("compose.activity.fromTime")}
          labels={labels}
          day={activity.fromDay}
          disabled={disabled}
          value={activity.fromTime}
          onChange={(fromTime) => move({ fromTime })}
          {...fieldAt(form, "activity.fromTime")}
        />
      </Columns>
      <Columns cols={{ base: 1, sm: 2 }}>
        <DateField
          required
          label={t("compose.activity.untilDay")}
          disabled={disabled}
          labels={labels}
          value={activity.untilDay}
          onChange={(untilDay) => put({ untilDay })}
          {...endDays}
          {...fieldAt(form, "activity.untilDay")}
        />
        <TimeField
          label={t("compose.activity.untilTime")}
          labels={labels}
          day={activity.untilDay}
          disabled={disabled}
          description={t("compose.activity.untilTimeHint")}
          inputWrapperOrder={["label", "input", "description", "error"]}
          value={activity.untilTime}
          onChange={(untilTime) => put({ untilTime })}
          {...fieldAt(form, "activity.untilTime")}
        />
      </Columns>
    </>
  );
}

function LastDay({ form, isLocked: disabled }: PartProps) {
  const t = useText();
  const labels = useMomentLabels();
  const { activity, put } = form;
  return (
    <DateField
      required
      label={t("compose.activity.repeatUntil")}
      disabled={disabled}
      labels={labels}
      value={activity.repeatUntil}
      onChange={(repeatUntil) => put({ repeatUntil })}
      getDayProps={(day) => ({ disabled: activity.fromDay !== null && day < activity.fromDay })}
      {...fieldAt(form, "activity.repeatUntil")}
    />
  );
}

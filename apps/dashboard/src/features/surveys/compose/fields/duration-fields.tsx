import { surveyLimits } from "@stoep/contract/surveys/values";
import { Card, DateField, NumberField, Stack, Switch } from "@stoep/ui";
import { DaySpanFields, fieldAt, Section } from "../../../../app/editor/index.ts";
import { useCalendarLabels, useDaySpan } from "../../../../app/index.ts";
import { useText } from "../../parts/words.ts";
import type { SurveyForm } from "../draft.ts";

/** From which day until which it is answered, or without an end; and for how long personal answers are kept. S1 §4 */
export function DurationFields({ form, isLive }: { form: SurveyForm; isLive: boolean }) {
  const t = useText();
  const { draft, change } = form;
  return (
    <Stack gap="md">
      <Section title={t("days.legend")} lead={t(isLive ? "days.live" : "days.lead")}>
        <Days form={form} />
        <Switch
          label={t("fields.hasNoEnd")}
          description={t("hints.hasNoEnd")}
          checked={draft.hasNoEnd}
          onChange={(event) => change({ hasNoEnd: event.currentTarget.checked })}
          data-path="hasNoEnd"
        />
      </Section>
      <Card>
        <NumberField
          label={t("fields.keptMonths")}
          description={
            form.locked === null
              ? t("hints.keptMonths", { least: surveyLimits.keptLeast, most: surveyLimits.keptMost })
              : t("locked.keptMonths")
          }
          // What is out of bounds is said beside the field, not replaced while one looks away.
          clampBehavior="none"
          allowDecimal={false}
          allowNegative={false}
          min={surveyLimits.keptLeast}
          max={surveyLimits.keptMost}
          value={draft.keptMonths}
          onChange={(months) => change({ keptMonths: Number(months) })}
          {...fieldAt(form, "keptMonths")}
        />
      </Card>
    </Stack>
  );
}

function Days({ form }: { form: SurveyForm }) {
  const t = useText();
  const labels = useCalendarLabels();
  const { startsOn, endsOn, hasNoEnd } = form.draft;
  const put = (from: string | null, until: string | null) => form.change({ startsOn: from, endsOn: until });
  const { move } = useDaySpan({
    fromDay: startsOn,
    untilDay: endsOn,
    put: ({ fromDay, untilDay }) => put(fromDay, untilDay),
  });
  const first = { label: t("fields.startsOn"), value: startsOn, path: "startsOn" };
  if (hasNoEnd)
    return (
      <DateField
        required
        label={first.label}
        labels={labels}
        value={startsOn}
        onChange={move}
        {...fieldAt(form, "startsOn")}
      />
    );
  return (
    <DaySpanFields
      form={form}
      first={first}
      last={{ label: t("fields.endsOn"), value: endsOn, path: "endsOn" }}
      onChange={put}
    />
  );
}

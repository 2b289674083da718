import { activityLimits } from "@stoep/contract/publishing";
import { Columns, NumberField, Select, Switch } from "@stoep/ui";
import { fieldAt, Section } from "../../../../../app/editor/index.ts";
import { useText } from "../../../parts/words.ts";
import type { ActivityForm } from "./activity-form.ts";

const closings = ["0", "1", "2", "24", "48", "168"] as const;
type ClosingTime = (typeof closings)[number];

/** Whether residents can say that they are coming, the capacity, and the deadline. */
export function AttendanceFields({ form }: { form: ActivityForm }) {
  const t = useText();
  const { activity, put } = form;
  return (
    <Section title={t("compose.activity.coming")}>
      <Switch
        label={t("compose.activity.hasRegistration")}
        description={t("compose.activity.hasRegistrationHint")}
        checked={activity.hasRegistration}
        onChange={(event) => put({ hasRegistration: event.currentTarget.checked })}
        data-path="activity.hasRegistration"
      />
      {activity.hasRegistration && (
        <Columns cols={{ base: 1, sm: 2 }}>
          <NumberField
            label={t("compose.activity.capacity")}
            description={t("compose.activity.capacityHint")}
            inputWrapperOrder={["label", "input", "description", "error"]}
            min={1}
            max={activityLimits.capacity}
            allowDecimal={false}
            value={activity.capacity ?? ""}
            onChange={(value) => put({ capacity: typeof value === "number" ? value : null })}
            {...fieldAt(form, "activity.capacity")}
          />
          <ClosingField form={form} />
        </Columns>
      )}
    </Section>
  );
}

/** Offers common deadlines, and the current one. */
function ClosingField({ form }: { form: ActivityForm }) {
  const t = useText();
  const { closesHoursBefore } = form.activity;
  const chosen = String(closesHoursBefore);
  const isListed = closings.some((one) => one === chosen);
  const other = { value: chosen, label: t("compose.activity.closesOther", { count: closesHoursBefore }) };
  return (
    <Select
      label={t("compose.activity.closes")}
      description={t("compose.activity.closesHint")}
      inputWrapperOrder={["label", "input", "description", "error"]}
      allowDeselect={false}
      data={[
        ...closings.map((value) => ({ value, label: t(`compose.activity.closesWhen.${value as ClosingTime}`) })),
        ...(isListed ? [] : [other]),
      ]}
      value={chosen}
      onChange={(value) => value && form.put({ closesHoursBefore: Number(value) })}
      {...fieldAt(form, "activity.closesHoursBefore")}
    />
  );
}

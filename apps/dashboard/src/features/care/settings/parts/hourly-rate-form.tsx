import { currencies } from "@stoep/contract/neighbourhoods/values";
import { Button, Columns, Group, NumberField, Select, Stack, useForm } from "@stoep/ui";
import { api, useCommand, useFieldText, useLeaveQuestion } from "../../../../app/index.ts";
import { type Settings, settingsBody, useText } from "./words.ts";

/** The value of an hour of volunteering. S2 §2, §9 */
export function HourlyRateForm({ settings }: { settings: Settings }) {
  const t = useText();
  const fieldText = useFieldText();
  const { hourlyRateCents, currency } = settings;
  const form = useForm({
    initialValues: { currency, rate: (hourlyRateCents / 100) as number | string },
    validate: { rate: (rate) => (rate === "" ? fieldText("required") : null) },
  });
  useLeaveQuestion(form.isDirty());
  const save = useCommand(api.care.editCareSettings, {
    form,
    done: t("worth.saved"),
    whenDone: () => form.resetDirty(),
  });
  const submit = form.onSubmit(({ rate, ...body }) => {
    void save.run({ body: { ...settingsBody(settings), ...body, hourlyRateCents: Math.round(Number(rate) * 100) } });
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Columns cols={{ base: 1, sm: 2 }}>
          <NumberField
            label={t("worth.rate")}
            description={t("worth.rateHint")}
            min={0}
            max={1000}
            decimalScale={2}
            {...form.getInputProps("rate")}
          />
          <Select
            label={t("worth.currency")}
            description={t("worth.currencyHint")}
            allowDeselect={false}
            data={[...currencies]}
            {...form.getInputProps("currency")}
          />
        </Columns>
        <Group justify="end">
          <Button type="submit" loading={save.isRunning}>
            {t("save")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

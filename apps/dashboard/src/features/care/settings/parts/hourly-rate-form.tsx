import { currencies } from "@stoep/contract/neighbourhoods/values";
import { Button, Columns, Group, NumberField, Select, Stack, useForm } from "@stoep/ui";
import { useFieldText } from "../../../../app/index.ts";
import { useSaveSettings } from "./use-save-settings.ts";
import { type Settings, useText } from "./words.ts";

/** The value of an hour of volunteering. S2 §2, §9 */
export function HourlyRateForm({ settings }: { settings: Settings }) {
  const t = useText();
  const fieldText = useFieldText();
  const { hourlyRateCents, currency } = settings;
  const form = useForm({
    initialValues: { currency, rate: (hourlyRateCents / 100) as number | string },
    validate: { rate: (rate) => (rate === "" ? fieldText("required") : null) },
  });
  const { save, isSaving } = useSaveSettings(form, settings, t("worth.saved"));
  const submit = form.onSubmit(({ rate, ...body }) =>
    save({ ...body, hourlyRateCents: Math.round(Number(rate) * 100) }),
  );
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
          <Button type="submit" loading={isSaving}>
            {t("save")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

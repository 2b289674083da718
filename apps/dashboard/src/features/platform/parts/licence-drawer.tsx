import { modules } from "@stoep/contract/kernel";
import { DateField, Group, MultiSelect, Select, useForm, useKitZone } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import {
  api,
  FormDrawer,
  queryOf,
  useCalendarLabels,
  useCommand,
  useDaySpan,
  useLicensedKinds,
  usePastYear,
} from "../../../app/index.ts";
import { type Organisation, useText } from "../words.ts";
import { today } from "./days.ts";
import { type LicenceForm, licenceOf, nothingYet, type ScopeProps } from "./licence-form.ts";
import { ThingFields } from "./thing-fields.tsx";

/** Grants a licence. A one-off licence needs an end and something that it covers. D §4 */
export function LicenceDrawer({ organisation, onClose }: { organisation: Organisation; onClose: () => void }) {
  const t = useText();
  const zone = useKitZone();
  const initialValues: LicenceForm = { module: "network", level: "premium", from: today(), until: null, ...nothingYet };
  const form = useForm<LicenceForm>({ initialValues });
  const grant = useCommand(api.platform.grantLicence, {
    form,
    done: t("licences.granted"),
    whenDone: onClose,
  });
  const askPastYear = usePastYear();
  const submit = form.onSubmit(async (values) => {
    if (await askPastYear(values.from))
      void grant.run({ params: { organisationId: organisation.id }, body: licenceOf(values, zone) });
  });
  const { module, level } = form.values;
  const kinds = useLicensedKinds();
  const hasOneOffs = module === "network" || kinds.some((one) => one.module === module);
  const levels: LicenceForm["level"][] = ["essential", "premium", ...(hasOneOffs ? (["oneoff"] as const) : [])];
  const calendar = useCalendarLabels();
  const { move, endDays } = useDaySpan({
    fromDay: form.values.from,
    untilDay: form.values.until,
    put: ({ fromDay, untilDay }) => form.setValues({ from: fromDay, until: untilDay }),
  });
  return (
    <FormDrawer
      title={t("licences.grantTo", { name: organisation.name })}
      save={{ label: t("licences.grant"), isRunning: grant.isRunning }}
      cancel={t("cancel")}
      onSubmit={submit}
      onClose={onClose}
    >
      <Select
        label={t("licences.module")}
        data={modules.map((value) => ({ value, label: t(`modules.${value}`) }))}
        allowDeselect={false}
        {...form.getInputProps("module")}
        onChange={(next) => form.setValues({ module: modules.find((one) => one === next) ?? module, thing: null })}
      />
      <Select
        label={t("licences.level")}
        data={levels.map((value) => ({ value, label: t(`licences.states.${value}`) }))}
        allowDeselect={false}
        {...form.getInputProps("level")}
      />
      {level === "oneoff" && <ScopeFields form={form} organisation={organisation} />}
      <Group grow align="flex-start">
        <DateField
          label={t("licences.from")}
          labels={calendar}
          value={form.values.from}
          onChange={move}
          error={form.errors.from}
        />
        <DateField
          label={t(level === "oneoff" ? "licences.lastDay" : "licences.lastDayOptional")}
          labels={calendar}
          clearable
          value={form.values.until}
          onChange={(day) => form.setFieldValue("until", day)}
          error={form.errors.until}
          {...endDays}
        />
      </Group>
    </FormDrawer>
  );
}

function ScopeFields({ form, organisation }: ScopeProps) {
  const { module } = form.values;
  const kinds = useLicensedKinds().filter((one) => one.module === module);
  if (module === "network") return <NeighbourhoodsField form={form} organisation={organisation} />;
  return <ThingFields form={form} organisation={organisation} kinds={kinds} />;
}

function NeighbourhoodsField({ form, organisation }: ScopeProps) {
  const t = useText();
  const params = { networkSlug: organisation.network.slug };
  const { data } = useQuery(queryOf(api.neighbourhoods.listNeighbourhoods, { params }));
  return (
    <MultiSelect
      label={t("licences.neighbourhoods")}
      data={(data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      searchable
      {...form.getInputProps("neighbourhoodIds")}
      error={form.errors.scope ?? form.errors["scope.neighbourhoodIds"]}
    />
  );
}

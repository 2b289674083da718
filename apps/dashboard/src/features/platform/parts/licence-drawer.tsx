import { modules } from "@stoep/contract/kernel";
import { DateField, Group, MultiSelect, Select, TextField, useForm, useKitZone } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import {
  api,
  FormDrawer,
  queryOf,
  useCalendarLabels,
  useCommand,
  useDaySpan,
  usePastYear,
} from "../../../app/index.ts";
import { type Organisation, useText } from "../words.ts";
import { endOf, startOf, today } from "./days.ts";

type Module = (typeof modules)[number];
type Level = "essential" | "premium" | "oneoff";
const noScope = { neighbourhoodIds: [] as string[], covers: "project" as "project" | "survey", coveredId: "" };

type Values = typeof noScope & { module: Module; level: Level; from: string | null; until: string | null };

/** Converts the chosen days to times: from the start of the first to the end of the last. */
function licenceOf({ module, level, from, until, neighbourhoodIds, covers, coveredId }: Values, zone: string) {
  const paid =
    module === "network"
      ? { kind: "neighbourhoods" as const, neighbourhoodIds }
      : covers === "project"
        ? { kind: "project" as const, projectId: coveredId }
        : { kind: "survey" as const, surveyId: coveredId };
  const scope = level === "oneoff" ? paid : null;
  return { module, level, from: startOf(from, zone) ?? new Date().toISOString(), until: endOf(until, zone), scope };
}

/** Grants a licence. A one-off licence needs an end and something that it covers. D §4 */
export function LicenceDrawer({ organisation, onClose }: { organisation: Organisation; onClose: () => void }) {
  const t = useText();
  const zone = useKitZone();
  const initialValues: Values = { module: "network", level: "premium", from: today(), until: null, ...noScope };
  const form = useForm<Values>({ initialValues });
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
  const levels: Level[] = module === "care" ? ["essential", "premium"] : ["essential", "premium", "oneoff"];
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
      />
      <Select
        label={t("licences.level")}
        data={levels.map((value) => ({ value, label: t(`licences.states.${value}`) }))}
        allowDeselect={false}
        {...form.getInputProps("level")}
      />
      {level === "oneoff" && <ScopeFields form={form} slug={organisation.network.slug} />}
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

function ScopeFields({ form, slug }: { form: ReturnType<typeof useForm<Values>>; slug: string }) {
  const t = useText();
  const { data } = useQuery(queryOf(api.neighbourhoods.listNeighbourhoods, { params: { networkSlug: slug } }));
  const problem = form.errors.scope ?? form.errors["scope.neighbourhoodIds"] ?? form.errors["scope.projectId"];
  if (form.values.module === "network") {
    return (
      <MultiSelect
        label={t("licences.neighbourhoods")}
        data={(data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        searchable
        {...form.getInputProps("neighbourhoodIds")}
        error={problem}
      />
    );
  }
  return (
    <Group grow align="flex-start">
      <Select
        label={t("licences.covers")}
        data={(["project", "survey"] as const).map((value) => ({ value, label: t(`licences.${value}`) }))}
        allowDeselect={false}
        {...form.getInputProps("covers")}
      />
      <TextField label={t("licences.coveredId")} {...form.getInputProps("coveredId")} error={problem} />
    </Group>
  );
}

import { currencies } from "@stoep/contract/participation/values";
import { Card, Columns, Select, Stack, Switch } from "@stoep/ui";
import { fieldAt, fieldsFor, Section, ThemeFields } from "../../../../app/editor/index.ts";
import { useThemes } from "../../../publishing/index.ts";
import { useText } from "../../parts/words.ts";
import type { Draft, ProjectForm } from "../draft.ts";
import { AmountField } from "./amount-field.tsx";

const ThemesPart = fieldsFor<Draft>(["theme", "secondTheme"], Themes);
const BudgetPart = fieldsFor<Draft>(["budget", "currency"], Budget);
const BottomUpPart = fieldsFor<Draft>(["isBottomUpEnabled", "isReadFirst"], BottomUp);

/** What it is about, its money, and whether residents may add ideas. */
export function ExtraFields({ form }: { form: ProjectForm }) {
  return (
    <Stack gap="md">
      <ThemesPart form={form} />
      <BudgetPart form={form} />
      <BottomUpPart form={form} />
    </Stack>
  );
}

function Themes({ form }: { form: ProjectForm }) {
  return (
    <Card>
      <ThemeFields form={form} themes={useThemes()} isRequired />
    </Card>
  );
}

function Budget({ form }: { form: ProjectForm }) {
  const t = useText();
  const { draft, change } = form;
  return (
    <Section title={t("extras.budgetLegend")} lead={t("extras.budgetLead")}>
      <Columns cols={{ base: 1, sm: 2 }}>
        <AmountField
          label={t("fields.budget")}
          form={form}
          value={draft.budget}
          onChange={(budget) => change({ budget })}
          path="budget"
        />
        <Select
          label={t("fields.currency")}
          allowDeselect={false}
          data={currencies.map((value) => ({ value, label: t(`currencies.${value}`) }))}
          value={draft.currency}
          onChange={(currency) => change({ currency: currency as Draft["currency"] })}
          {...fieldAt(form, "currency")}
        />
      </Columns>
    </Section>
  );
}

function BottomUp({ form: { draft, change } }: { form: ProjectForm }) {
  const t = useText();
  return (
    <Card>
      <Stack gap="md">
        <Switch
          label={t("fields.isBottomUpEnabled")}
          description={t(draft.isPhased ? "extras.bottomUpOfPhases" : "extras.bottomUpHint")}
          checked={draft.isBottomUpEnabled}
          onChange={(event) => change({ isBottomUpEnabled: event.currentTarget.checked })}
          data-path="isBottomUpEnabled"
        />
        <Switch
          label={t("fields.isReadFirst")}
          description={t("extras.readFirstHint")}
          checked={draft.isReadFirst}
          onChange={(event) => change({ isReadFirst: event.currentTarget.checked })}
          data-path="isReadFirst"
        />
      </Stack>
    </Card>
  );
}

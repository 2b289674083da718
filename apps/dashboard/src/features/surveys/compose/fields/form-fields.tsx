import { ideaKinds } from "@stoep/contract/participation/values";
import { Fieldset, Select, Stack, Switch } from "@stoep/ui";
import { fieldAt } from "../../../../app/editor/index.ts";
import { useText } from "../../parts/words.ts";
import type { Draft, SurveyForm } from "../draft.ts";

type Taken = NonNullable<Draft["form"]>;

const switches = ["takesImages", "takesAttachments", "takesPlace", "takesSupport"] as const;

/** What comes in by a contribution form, and what it takes beside its questions. S1 §3 */
export function FormFields({ form, taken }: { form: SurveyForm; taken: Taken }) {
  const t = useText();
  const put = (patch: Partial<Taken>) => form.change((now) => ({ form: { ...(now.form ?? taken), ...patch } }));
  return (
    <Fieldset legend={t("form.legend")}>
      <Stack gap="md">
        <Select
          required
          allowDeselect={false}
          label={t("form.fields.type")}
          description={t("form.typeHint")}
          data={ideaKinds.map((value) => ({ value, label: t(`form.types.${value}`) }))}
          value={taken.type}
          onChange={(type) => put({ type: ideaKinds.find((one) => one === type) ?? null })}
          {...fieldAt(form, "form.type")}
        />
        {switches.map((one) => (
          <Switch
            key={one}
            label={t(`form.fields.${one}`)}
            description={t(`form.hints.${one}`)}
            checked={taken[one]}
            onChange={(event) => put({ [one]: event.currentTarget.checked })}
            data-path={`form.${one}`}
          />
        ))}
      </Stack>
    </Fieldset>
  );
}

import { Switch } from "@stoep/ui";
import type { SurveyForm } from "../../compose/draft.ts";
import { useText } from "../../parts/words.ts";

type Props = { form: SurveyForm; value: boolean; onChange: (hasOther: boolean) => void; path: string };

/** Whether something else may be answered, in one's own words. */
export function OtherSwitch({ form, value, onChange, path }: Props) {
  const t = useText();
  return (
    <Switch
      label={t("fields.hasOther")}
      checked={value}
      disabled={form.locked !== null}
      onChange={(event) => onChange(event.currentTarget.checked)}
      data-path={`${path}.hasOther`}
    />
  );
}

import { Columns, NumberField } from "@stoep/ui";
import { fieldAt } from "../../../../app/editor/index.ts";
import type { SurveyForm } from "../../compose/draft.ts";
import { useText } from "../../parts/words.ts";

type Props = {
  form: SurveyForm;
  label: string;
  description?: string;
  value: number | null;
  onChange: (value: number | null) => void;
  isWhole?: boolean;
  path: string;
};

/** A number of a question, which stays as it is while there are answers. What is out of bounds is said beside it. */
export function OwnNumber({ form, label, description, value, onChange, isWhole = true, path }: Props) {
  return (
    <NumberField
      label={label}
      description={description}
      clampBehavior="none"
      allowDecimal={!isWhole}
      readOnly={form.locked !== null}
      value={value ?? ""}
      onChange={(given) => onChange(typeof given === "number" ? given : null)}
      {...fieldAt(form, path)}
    />
  );
}

type Several = { atLeast: number; atMost: number | null };

/** How many may be chosen. */
export function SeveralFields({
  form,
  question: { atLeast, atMost },
  put,
  path,
}: {
  form: SurveyForm;
  question: Several;
  put: (patch: Partial<Several>) => void;
  path: string;
}) {
  const t = useText();
  return (
    <Columns cols={{ base: 1, sm: 2 }}>
      <OwnNumber
        form={form}
        label={t("fields.atLeast")}
        value={atLeast}
        onChange={(least) => put({ atLeast: least ?? 0 })}
        path={`${path}.atLeast`}
      />
      <OwnNumber
        form={form}
        label={t("fields.atMost")}
        description={t("hints.atMost")}
        value={atMost}
        onChange={(most) => put({ atMost: most })}
        path={`${path}.atMost`}
      />
    </Columns>
  );
}

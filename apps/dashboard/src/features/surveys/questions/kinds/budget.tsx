import { instrumentLimits } from "@stoep/instrument";
import { Columns, Switch, TextField } from "@stoep/ui";
import { fieldAt } from "../../../../app/editor/index.ts";
import { useText } from "../../parts/words.ts";
import { ChoiceList, freshChoice } from "./choice-list.tsx";
import type { KindEditor, KindFieldsProps } from "./kind.ts";
import { OwnNumber } from "./number-fields.tsx";

function Fields({ form, question, path, put, change }: KindFieldsProps<"budget">) {
  const t = useText();
  return (
    <>
      <Columns cols={{ base: 1, sm: 2 }}>
        <OwnNumber
          form={form}
          label={t("fields.amount")}
          value={question.amount}
          onChange={(amount) => put({ amount: amount ?? 0 })}
          path={`${path}.amount`}
        />
        <TextField
          label={t("fields.unit")}
          description={t("hints.unit")}
          maxLength={instrumentLimits.option}
          value={question.unit}
          onChange={(event) => put({ unit: event.currentTarget.value })}
          lang={form.draft.language}
          {...fieldAt(form, `${path}.unit`)}
        />
      </Columns>
      <Switch
        label={t("fields.isSpentWhole")}
        checked={question.isSpentWhole}
        disabled={form.locked !== null}
        onChange={(event) => put({ isSpentWhole: event.currentTarget.checked })}
        data-path={`${path}.isSpentWhole`}
      />
      <ChoiceList
        form={form}
        path={`${path}.options`}
        of="options"
        items={question.options}
        fresh={freshChoice}
        most={instrumentLimits.options}
        onChange={(changed, how) => change(({ options: now }) => ({ options: changed(now) }), how)}
      />
    </>
  );
}

const usualAmount = 100;

/** An amount that is spread over options. */
export const budget: KindEditor<"budget"> = {
  fresh: () => ({
    kind: "budget",
    options: [freshChoice(), freshChoice()],
    amount: usualAmount,
    unit: "",
    isSpentWhole: false,
  }),
  Fields,
};

import { instrumentLimits } from "@stoep/instrument";
import { ChoiceList, freshChoice } from "./choice-list.tsx";
import type { KindEditor, KindFieldsProps } from "./kind.ts";

function Fields({ form, question, path, change }: KindFieldsProps<"ranking">) {
  return (
    <ChoiceList
      form={form}
      path={`${path}.options`}
      of="options"
      items={question.options}
      fresh={freshChoice}
      most={instrumentLimits.options}
      onChange={(changed, how) => change(({ options: now }) => ({ options: changed(now) }), how)}
    />
  );
}

/** All options in an order. */
export const ranking: KindEditor<"ranking"> = {
  fresh: () => ({ kind: "ranking", options: [freshChoice(), freshChoice()] }),
  Fields,
};

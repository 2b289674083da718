import { instrumentLimits } from "@stoep/instrument";
import { ChoiceList, freshChoice } from "./choice-list.tsx";
import type { KindEditor, KindFieldsProps } from "./kind.ts";
import { SeveralFields } from "./number-fields.tsx";
import { OtherSwitch } from "./other-switch.tsx";

function Fields({ form, question, path, put, change }: KindFieldsProps<"multiple">) {
  return (
    <>
      <ChoiceList
        mayGrow
        form={form}
        path={`${path}.options`}
        of="options"
        items={question.options}
        fresh={freshChoice}
        most={instrumentLimits.options}
        onChange={(changed, how) => change(({ options: now }) => ({ options: changed(now) }), how)}
      />
      <OtherSwitch form={form} value={question.hasOther} onChange={(hasOther) => put({ hasOther })} path={path} />
      <SeveralFields form={form} question={question} put={put} path={path} />
    </>
  );
}

/** Several of the options. */
export const multiple: KindEditor<"multiple"> = {
  fresh: () => ({
    kind: "multiple",
    options: [freshChoice(), freshChoice()],
    hasOther: false,
    atLeast: 0,
    atMost: null,
  }),
  Fields,
};

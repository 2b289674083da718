import { instrumentLimits } from "@stoep/instrument";
import { ChoiceList, freshChoice } from "./choice-list.tsx";
import type { KindEditor, KindFieldsProps } from "./kind.ts";
import { OtherSwitch } from "./other-switch.tsx";

function Fields({ form, question, path, put, change }: KindFieldsProps<"single">) {
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
    </>
  );
}

/** One of several options. */
export const single: KindEditor<"single"> = {
  fresh: () => ({ kind: "single", options: [freshChoice(), freshChoice()], hasOther: false }),
  Fields,
};

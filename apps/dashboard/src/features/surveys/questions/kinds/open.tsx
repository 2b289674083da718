import { Columns, Select } from "@stoep/ui";
import { fieldAt } from "../../../../app/editor/index.ts";
import { useText } from "../../parts/words.ts";
import type { KindEditor, KindFieldsProps } from "./kind.ts";
import { OwnNumber } from "./number-fields.tsx";

const forms = ["short", "long", "number", "date", "email"] as const;

function Fields({ form, question, path, put }: KindFieldsProps<"open">) {
  const t = useText();
  return (
    <>
      <Select
        label={t("fields.openForm")}
        allowDeselect={false}
        readOnly={form.locked !== null}
        data={forms.map((value) => ({ value, label: t(`openForms.${value}`) }))}
        value={question.form}
        onChange={(chosen) => chosen && put({ form: chosen as (typeof forms)[number] })}
        {...fieldAt(form, `${path}.form`)}
      />
      {question.form === "number" && (
        <Columns cols={{ base: 1, sm: 2 }}>
          <OwnNumber
            form={form}
            isWhole={false}
            label={t("fields.smallest")}
            value={question.smallest}
            onChange={(smallest) => put({ smallest })}
            path={`${path}.smallest`}
          />
          <OwnNumber
            form={form}
            isWhole={false}
            label={t("fields.largest")}
            value={question.largest}
            onChange={(largest) => put({ largest })}
            path={`${path}.largest`}
          />
        </Columns>
      )}
    </>
  );
}

/** In one's own words, or a number, a day, an address. */
export const open: KindEditor<"open"> = {
  fresh: () => ({ kind: "open", form: "short", smallest: null, largest: null }),
  Fields,
};

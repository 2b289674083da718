import { instrumentLimits } from "@stoep/instrument";
import { Columns } from "@stoep/ui";
import { CountedField, fieldAt } from "../../../../app/editor/index.ts";
import { useFieldText } from "../../../../app/index.ts";
import { useText } from "../../parts/words.ts";
import type { KindEditor, KindFieldsProps } from "./kind.ts";

const sides = ["left", "right"] as const;

function Fields({ form, question, path, put }: KindFieldsProps<"score">) {
  const t = useText();
  const fieldText = useFieldText();
  return (
    <Columns cols={{ base: 1, sm: 2 }}>
      {sides.map((side) => (
        <CountedField
          key={side}
          required
          label={t(`fields.${side}`)}
          max={instrumentLimits.option}
          tooLong={fieldText("tooLong")}
          value={question[side]}
          onChange={(text) => put({ [side]: text }, "typed")}
          lang={form.draft.language}
          {...fieldAt(form, `${path}.${side}`)}
        />
      ))}
    </Columns>
  );
}

/** From 0 to 10, with words at both ends. */
export const score: KindEditor<"score"> = { fresh: () => ({ kind: "score", left: "", right: "" }), Fields };

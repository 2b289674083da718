import { instrumentLimits } from "@stoep/instrument";
import { useText } from "../../parts/words.ts";
import type { KindEditor, KindFieldsProps } from "./kind.ts";
import { OwnNumber } from "./number-fields.tsx";

function Fields({ form, question, path, put }: KindFieldsProps<"files">) {
  const t = useText();
  return (
    <OwnNumber
      form={form}
      label={t("fields.filesMost")}
      description={t("hints.filesMost", { most: instrumentLimits.files })}
      value={question.atMost}
      onChange={(atMost) => put({ atMost: atMost ?? 0 })}
      path={`${path}.atMost`}
    />
  );
}

const usualMost = 3;

/** Photos and documents. */
export const files: KindEditor<"files"> = { fresh: () => ({ kind: "files", atMost: usualMost }), Fields };

import type { Choice } from "@stoep/instrument";
import { TextArea } from "@stoep/ui";
import { fieldAt, newId } from "../../../../app/editor/index.ts";
import { useText } from "../../parts/words.ts";
import type { KindEditor, KindFieldsProps } from "./kind.ts";
import { OtherSwitch } from "./other-switch.tsx";

/** Each line keeps its id: where its words stood before, else the one at its place whose words are gone. Pure. */
export function optionsOf(text: string, before: readonly Choice[]): Choice[] {
  const lines = text === "" ? [] : text.split("\n");
  const left = [...before];
  const take = (is: (choice: Choice) => boolean): Choice | undefined => {
    const at = left.findIndex(is);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  const same = lines.map((line) => take((choice) => choice.text === line));
  return lines.map((line, place) => {
    const known = same[place] ?? take(({ id }) => id === before[place]?.id);
    return { id: known?.id ?? newId(), text: line };
  });
}

function Fields({ form, question, path, put }: KindFieldsProps<"dropdown">) {
  const t = useText();
  const { options } = question;
  return (
    <>
      <TextArea
        required
        autosize
        minRows={4}
        maxRows={14}
        label={t("fields.lines")}
        description={t(form.locked === null ? "hints.lines" : "locked.lines")}
        readOnly={form.locked !== null}
        value={options.map(({ text }) => text).join("\n")}
        onChange={(event) => put({ options: optionsOf(event.currentTarget.value, options) })}
        onBlur={() => {
          const filled = options.filter(({ text }) => text.trim() !== "");
          if (filled.length < options.length) put({ options: filled });
        }}
        lang={form.draft.language}
        {...fieldAt(form, `${path}.options`)}
      />
      <OtherSwitch form={form} value={question.hasOther} onChange={(hasOther) => put({ hasOther })} path={path} />
    </>
  );
}

/** One of many, one option a line. */
export const dropdown: KindEditor<"dropdown"> = {
  fresh: () => ({ kind: "dropdown", options: [], hasOther: false }),
  Fields,
};

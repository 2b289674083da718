import { limits } from "@stoep/contract/publishing";
import { CountedField, fieldAt, RichTextField } from "../../../../app/editor/index.ts";
import { useText } from "../../parts/words.ts";
import type { ComposeForm } from "../draft.ts";

type Props = { form: ComposeForm };

/** The title of the original. */
export function OwnTitle({ form }: Props) {
  const t = useText();
  const { draft, change } = form;
  return (
    <CountedField
      required
      max={limits.title}
      tooLong={t("compose.text.titleTooLong", { max: limits.title })}
      label={t("compose.text.title")}
      value={draft.title}
      onChange={(title) => change({ title }, "typed")}
      lang={draft.language}
      ref={form.titleField}
      {...fieldAt(form, "title")}
    />
  );
}

/** The text of the original. */
export function OwnText({ form }: Props) {
  const t = useText();
  const { draft, change } = form;
  return (
    <RichTextField
      required
      label={t("compose.text.text")}
      value={draft.textHtml}
      onChange={(textHtml) => change({ textHtml })}
      lang={draft.language}
      {...fieldAt(form, "textHtml")}
    />
  );
}

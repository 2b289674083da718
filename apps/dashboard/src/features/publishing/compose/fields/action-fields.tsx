import { limits } from "@stoep/contract/publishing";
import { Columns, TextField } from "@stoep/ui";
import { fieldAt, Section } from "../../../../app/editor/index.ts";
import { useText } from "../../parts/words.ts";
import type { ComposeForm } from "../model.ts";

/** A custom button under the message. S1 §5: a link needs a label. */
export function ActionFields({ form }: { form: ComposeForm }) {
  const t = useText();
  const { draft, change } = form;
  return (
    <Section title={t("compose.action.legend")} lead={t("compose.action.lead")}>
      <Columns cols={{ base: 1, sm: 2 }}>
        <TextField
          type="url"
          inputMode="url"
          label={t("compose.action.link")}
          placeholder="https://"
          value={draft.ctaLink}
          maxLength={limits.ctaLink}
          onChange={(event) => change({ ctaLink: event.currentTarget.value })}
          {...fieldAt(form, "ctaLink")}
        />
        <TextField
          label={t("compose.action.text")}
          placeholder={t("compose.action.textExample")}
          lang={draft.language}
          value={draft.ctaText}
          maxLength={limits.ctaText}
          onChange={(event) => change({ ctaText: event.currentTarget.value })}
          {...fieldAt(form, "ctaText")}
        />
      </Columns>
      <TextField
        label={t("compose.action.description")}
        description={t("compose.action.descriptionHint")}
        lang={draft.language}
        value={draft.ctaDescription}
        maxLength={limits.ctaDescription}
        onChange={(event) => change({ ctaDescription: event.currentTarget.value })}
        {...fieldAt(form, "ctaDescription")}
      />
    </Section>
  );
}

import { limits } from "@stoep/contract/publishing";
import { Columns, Select, TextField } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { fieldAt, Section } from "../../../../app/editor/index.ts";
import { api, queryOf, useAccess, useMembership } from "../../../../app/index.ts";
import { useText } from "../../parts/words.ts";
import type { ComposeForm, Draft } from "../draft.ts";

/** A custom button under the message. S1 §5: a link needs a label. */
export function ActionFields({ form }: { form: ComposeForm }) {
  const t = useText();
  const { draft, change } = form;
  const hasForm = useHasForm();
  const isForm = draft.ctaType === "contact-form";
  return (
    <Section title={t("compose.action.legend")} lead={t("compose.action.lead")}>
      {(hasForm || isForm) && (
        <Select
          label={t("compose.action.type")}
          description={isForm ? t("compose.action.formHint") : undefined}
          allowDeselect={false}
          data={(["link", "contact-form"] as const).map((value) => ({
            value,
            label: t(`compose.action.types.${value}`),
          }))}
          value={draft.ctaType}
          onChange={(ctaType) => change({ ctaType: ctaType as Draft["ctaType"] })}
          {...fieldAt(form, "ctaType")}
        />
      )}
      <Columns cols={{ base: 1, sm: isForm ? 1 : 2 }}>
        {!isForm && (
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
        )}
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

/** Whether the organisation has care, and its form is on. */
function useHasForm(): boolean {
  const { network, organisation } = useMembership();
  const { read } = useAccess("tickets");
  const params = { networkSlug: network.slug };
  const forms = useQuery({ ...queryOf(api.care.listHelpForms, { params }), enabled: read === true });
  return forms.data?.items.some(({ id }) => id === organisation.id) ?? false;
}

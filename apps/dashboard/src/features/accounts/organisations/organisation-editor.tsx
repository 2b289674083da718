import { Button, ErrorSummary, type Form, Heading, SplitEditor, Stack } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { api, FormPlaceholder, QueryContent, queryOf } from "../../../app/index.ts";
import { type Organisation, useText } from "../settings/words.ts";

/** The organisation, once it is loaded. */
export function OrganisationContent({ children }: { children: (organisation: Organisation) => ReactNode }) {
  const query = useQuery(queryOf(api.accounts.getOrganisation));
  return (
    <QueryContent query={query} waiting={<FormPlaceholder />}>
      {children}
    </QueryContent>
  );
}

type Props<Values extends object> = {
  part: "profile" | "bottomUp";
  form: Form<Values>;
  changes: { status: string; isDirty: boolean };
  isSaving: boolean;
  onSave: (values: Values) => void;
  preview: ReactNode;
  /** Before the button that saves. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A form beside a preview of what residents see. */
export function OrganisationEditor<Values extends object>({
  part,
  form,
  changes: { status, isDirty },
  isSaving,
  onSave,
  preview,
  actions,
  children,
}: Props<Values>) {
  const t = useText();
  const [attempt, setAttempt] = useState(0);
  return (
    <form onSubmit={form.onSubmit(onSave, () => setAttempt(attempt + 1))} noValidate>
      <SplitEditor
        labels={{ form: t(`${part}.form`), preview: t(`${part}.preview`), footer: t("footer") }}
        form={
          <>
            <ErrorSummary
              title={t("wrong", { count: Object.keys(form.errors).length })}
              errors={form.errors}
              attempt={attempt}
            />
            {children}
          </>
        }
        preview={
          <Stack gap="sm">
            <Heading order={2}>{t(`${part}.preview`)}</Heading>
            {preview}
          </Stack>
        }
        footer={{
          status,
          actions: (
            <>
              {actions}
              <Button type="submit" loading={isSaving} disabled={!isDirty}>
                {t("save")}
              </Button>
            </>
          ),
        }}
      />
    </form>
  );
}

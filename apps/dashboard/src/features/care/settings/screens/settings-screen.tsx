import { Card, EmptyState, Heading, Page, Stack, Text } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import { api, FormWaiting, Loaded, queryOf, useAccess, useRefusalText } from "../../../../app/index.ts";
import { Categories } from "../parts/categories.tsx";
import { Colleagues } from "../parts/colleagues.tsx";
import { FormSettings } from "../parts/form-settings.tsx";
import { Functions } from "../parts/functions.tsx";
import { useText } from "../parts/words.ts";
import { WorthForm } from "../parts/worth-form.tsx";

/** For administrators of care; others are told so. */
export function CareSettingsScreen() {
  const t = useText();
  const words = useRefusalText();
  const { manage } = useAccess("tickets");
  const settings = useQuery({ ...queryOf(api.care.getCareSettings), enabled: manage === true });
  if (manage !== true)
    return (
      <Page title={t("title")} width="narrow">
        <EmptyState drawing="bench">{words(manage)}</EmptyState>
      </Page>
    );
  return (
    <Page title={t("title")} width="narrow">
      <Stack gap="lg">
        <Part title={t("categories.title")} lead={t("categories.lead")}>
          <Categories />
        </Part>
        <Part title={t("functions.title")} lead={t("functions.lead")}>
          <Functions />
        </Part>
        <Part title={t("colleagues.title")} lead={t("colleagues.lead")}>
          <Colleagues />
        </Part>
        <Part title={t("form.title")} lead={t("form.lead")}>
          <Loaded query={settings} waiting={<FormWaiting />}>
            {(data) => <FormSettings settings={data} />}
          </Loaded>
        </Part>
        <Part title={t("worth.title")} lead={t("worth.lead")}>
          <Loaded query={settings} waiting={<FormWaiting />}>
            {(data) => <WorthForm settings={data} />}
          </Loaded>
        </Part>
      </Stack>
    </Page>
  );
}

function Part({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card>
      <section aria-labelledby={id}>
        <Stack gap="sm">
          <div>
            <Heading order={2} size="h4" id={id}>
              {title}
            </Heading>
            <Text c="dimmed">{lead}</Text>
          </div>
          {children}
        </Stack>
      </section>
    </Card>
  );
}

import { EmptyState, Page, Stack } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { api, FormWaiting, Loaded, queryOf, useAccess, useRefusalText } from "../../../../app/index.ts";
import { PartCard } from "../../parts/part-card.tsx";
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
        <PartCard gap="sm" title={t("categories.title")} lead={t("categories.lead")}>
          <Categories />
        </PartCard>
        <PartCard gap="sm" title={t("functions.title")} lead={t("functions.lead")}>
          <Functions />
        </PartCard>
        <PartCard gap="sm" title={t("colleagues.title")} lead={t("colleagues.lead")}>
          <Colleagues />
        </PartCard>
        <PartCard gap="sm" title={t("form.title")} lead={t("form.lead")}>
          <Loaded query={settings} waiting={<FormWaiting />}>
            {(data) => <FormSettings settings={data} />}
          </Loaded>
        </PartCard>
        <PartCard gap="sm" title={t("worth.title")} lead={t("worth.lead")}>
          <Loaded query={settings} waiting={<FormWaiting />}>
            {(data) => <WorthForm settings={data} />}
          </Loaded>
        </PartCard>
      </Stack>
    </Page>
  );
}

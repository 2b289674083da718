import { EmptyState, Page, Stack } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { api, FormPlaceholder, QueryContent, queryOf, useAccess, useRefusalText } from "../../../../app/index.ts";
import { PartCard } from "../../parts/part-card.tsx";
import { Categories } from "../parts/categories.tsx";
import { Colleagues } from "../parts/colleagues.tsx";
import { Functions } from "../parts/functions.tsx";
import { HourlyRateForm } from "../parts/hourly-rate-form.tsx";
import { IntakeFormSettings } from "../parts/intake-form-settings.tsx";
import { useText } from "../parts/words.ts";

/** For administrators of care; others see that it is for them only. */
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
        <PartCard anchor="helpCategories" gap="sm" title={t("categories.title")} lead={t("categories.lead")}>
          <Categories />
        </PartCard>
        <PartCard anchor="positions" gap="sm" title={t("functions.title")} lead={t("functions.lead")}>
          <Functions />
        </PartCard>
        <PartCard anchor="careColleagues" gap="sm" title={t("colleagues.title")} lead={t("colleagues.lead")}>
          <Colleagues />
        </PartCard>
        <PartCard anchor="intakeForm" gap="sm" title={t("form.title")} lead={t("form.lead")}>
          <QueryContent query={settings} waiting={<FormPlaceholder />}>
            {(data) => <IntakeFormSettings settings={data} />}
          </QueryContent>
        </PartCard>
        <PartCard anchor="worth" gap="sm" title={t("worth.title")} lead={t("worth.lead")}>
          <QueryContent query={settings} waiting={<FormPlaceholder />}>
            {(data) => <HourlyRateForm settings={data} />}
          </QueryContent>
        </PartCard>
      </Stack>
    </Page>
  );
}

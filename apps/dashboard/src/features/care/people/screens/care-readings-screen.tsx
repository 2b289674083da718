import { Page } from "@stoep/ui";
import { api } from "../../../../app/index.ts";
import { ReadingList, useAuditText } from "../../../audit/index.ts";
import { personHref } from "../parts/words.ts";

/** Who viewed contact details of members and helpers: for administrators of care. S2 §3 */
export function CareReadingsScreen() {
  const t = useAuditText();
  return (
    <Page title={t("readings.table")} lead={t("readings.careLead")} width="wide" layout="list">
      <ReadingList route={api.care.listCareReadings} hrefOf={personHref} />
    </Page>
  );
}

import { api, SettingsPage } from "../../../app/index.ts";
import { ReadingList } from "../parts/reading-list.tsx";
import { useText } from "../words.ts";

/** Who in the organisation viewed contact details of people, in every module: for owners. */
export function ReadingsScreen() {
  const t = useText();
  return (
    <SettingsPage of="readings" lead={t("readings.lead")}>
      <ReadingList route={api.audit.listReadings} />
    </SettingsPage>
  );
}

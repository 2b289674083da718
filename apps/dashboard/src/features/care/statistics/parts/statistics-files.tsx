import { Button, Group } from "@stoep/ui";
import { PrintIcon } from "@stoep/ui/icons";
import { api, FileMenu, useSpreadsheets } from "../../../../app/index.ts";
import { type Statistics, useText } from "./words.ts";

/** Downloads the same statistics as a file, and prints them. */
export function StatisticsFiles({ period }: Pick<Statistics, "period">) {
  const t = useText();
  const sheets = useSpreadsheets()((file) => api.care.exportCareStatistics({ query: { period, ...file } }));
  const report = {
    ending: "pdf",
    label: t("files.pdf"),
    load: () => api.care.reportCareStatistics({ query: { period } }),
  };
  return (
    <Group gap="xs">
      <Button variant="default" leftSection={<PrintIcon />} onClick={() => window.print()}>
        {t("print")}
      </Button>
      <FileMenu
        files={[...sheets, report]}
        name={`${t("title")} ${t(`periods.${period}`)}`}
        filteredBy={[t(`periods.${period}`)]}
      />
    </Group>
  );
}

import { Button, Group } from "@stoep/ui";
import { PrintIcon } from "@stoep/ui/icons";
import { api, FileMenu } from "../../../../app/index.ts";
import { type Statistics, useText } from "./words.ts";

/** Downloads the same statistics as a file, and prints them. */
export function StatisticsFiles({ period }: Pick<Statistics, "period">) {
  const t = useText();
  const sheet = (format: "csv" | "xlsx") => ({
    ending: format,
    label: t(`files.${format}`),
    load: () => api.care.exportCareStatistics({ query: { period, format } }),
  });
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
      <FileMenu files={[sheet("csv"), sheet("xlsx"), report]} name={`${t("title")} ${t(`periods.${period}`)}`} />
    </Group>
  );
}

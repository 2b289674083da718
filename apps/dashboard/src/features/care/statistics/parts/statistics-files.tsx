import { Button, Group } from "@stoep/ui";
import { PrintIcon } from "@stoep/ui/icons";
import { api, FileMenu, useSpreadsheets } from "../../../../app/index.ts";
import { type Statistics, useText } from "./words.ts";

type Props = {
  filters: { period: Statistics["period"]; neighbourhoodId?: string | undefined; tagId?: string | undefined };
  selection: Statistics["selection"];
};

/** Downloads the same statistics as a file, and prints them. */
export function StatisticsFiles({ filters, selection }: Props) {
  const t = useText();
  const { period } = filters;
  const sheets = useSpreadsheets()((file) => api.care.exportCareStatistics({ query: { ...filters, ...file } }));
  const report = {
    ending: "pdf",
    label: t("files.pdf"),
    load: () => api.care.reportCareStatistics({ query: filters }),
  };
  return (
    <Group gap="xs">
      <Button variant="default" leftSection={<PrintIcon />} onClick={() => window.print()}>
        {t("print")}
      </Button>
      <FileMenu
        files={[...sheets, report]}
        name={`${t("title")} ${t(`periods.${period}`)}`}
        filteredBy={[t(`periods.${period}`), ...selection]}
      />
    </Group>
  );
}

import type { SpreadsheetFormat } from "@stoep/contract/files";
import { api, type OfferedFile, useAccess, useSpreadsheets } from "../../../../app/index.ts";
import type { ticketQuery } from "./filters.ts";
import { useText } from "./words.ts";

/** The filtered list as files: as shown, with appointment times, and repeating help only. undefined for members who may not export. */
export function useTicketFiles(asked: ReturnType<typeof ticketQuery>): readonly OfferedFile[] | undefined {
  const t = useText();
  const spreadsheets = useSpreadsheets();
  const { read } = useAccess("careExports");
  const { write } = useAccess("tickets");
  if (read !== true || write !== true) return undefined;
  const kinds = [
    { key: "list", load: (format: SpreadsheetFormat) => api.care.exportTickets({ query: { ...asked, format } }) },
    {
      key: "times",
      load: (format: SpreadsheetFormat) => api.care.exportTickets({ query: { ...asked, format, times: "yes" } }),
    },
    {
      key: "recurring",
      name: t("exports.recurringName"),
      load: (format: SpreadsheetFormat) => api.care.exportRecurring({ query: { ...asked, format } }),
    },
  ] as const;
  return kinds.flatMap(({ key, load, ...named }) =>
    spreadsheets(load).map((file) => ({ ...file, ...named, label: t(`exports.${key}`, { format: file.label }) })),
  );
}

import { type AskedFile, api, type OfferedFile, useAccess, useSpreadsheets } from "../../../../app/index.ts";
import type { ticketFilter } from "./filters.ts";
import { useText } from "./words.ts";

/** The filtered list as files: as shown, with appointment times, and repeating help only. undefined for members who may not export. */
export function useTicketFiles(asked: ReturnType<typeof ticketFilter>): readonly OfferedFile[] | undefined {
  const t = useText();
  const spreadsheets = useSpreadsheets();
  const { read } = useAccess("careExports");
  const { write } = useAccess("tickets");
  if (read !== true || write !== true) return undefined;
  const kinds = [
    { key: "list", load: (file: AskedFile) => api.care.exportTickets({ query: { ...asked, ...file } }) },
    { key: "times", load: (file: AskedFile) => api.care.exportTickets({ query: { ...asked, ...file, times: "yes" } }) },
    {
      key: "recurring",
      name: t("exports.recurringName"),
      load: (file: AskedFile) => api.care.exportRecurring({ query: { ...asked, ...file } }),
    },
  ] as const;
  return kinds.flatMap(({ key, load, ...named }) =>
    spreadsheets(load).map((file) => ({ ...file, ...named, label: t(`exports.${key}`, { format: file.label }) })),
  );
}

import { api, type OfferedFile, useAccess } from "../../../../app/index.ts";
import type { ticketQuery } from "./filters.ts";
import { useText } from "./words.ts";

const formats = [
  { format: "csv", label: "CSV" },
  { format: "xlsx", label: "Excel" },
] as const;

/** The filtered list as files: as shown, with appointment times, and repeating help only. undefined for members who may not export. */
export function useTicketFiles(asked: ReturnType<typeof ticketQuery>): readonly OfferedFile[] | undefined {
  const t = useText();
  const { read } = useAccess("careExports");
  const { write } = useAccess("tickets");
  if (read !== true || write !== true) return undefined;
  const kinds = [
    { key: "list", load: (format: "csv" | "xlsx") => api.care.exportTickets({ query: { ...asked, format } }) },
    {
      key: "times",
      load: (format: "csv" | "xlsx") => api.care.exportTickets({ query: { ...asked, format, times: "yes" } }),
    },
    {
      key: "recurring",
      name: t("exports.recurringName"),
      load: (format: "csv" | "xlsx") => api.care.exportRecurring({ query: { ...asked, format } }),
    },
  ] as const;
  return kinds.flatMap(({ key, load, ...named }) =>
    formats.map(({ format, label }) => ({
      ...named,
      ending: format,
      label: t(`exports.${key}`, { format: label }),
      load: () => load(format),
    })),
  );
}

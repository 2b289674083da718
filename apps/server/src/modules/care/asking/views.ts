import type { Match, MatchReason } from "@stoep/contract/care";
import type { ShownRow } from "./store/helpers.ts";

const nameOf = ({ firstName, lastName, companyName }: Pick<ShownRow, "firstName" | "lastName" | "companyName">) =>
  companyName || `${firstName} ${lastName}`.trim();

export const viewMatch = (row: ShownRow, distanceKm: number | null, reasons: MatchReason[]): Match => ({
  id: row.id,
  name: nameOf(row),
  kind: row.kind,
  isProfessional: row.isProfessional,
  neighbourhoodId: row.neighbourhoodId,
  categoryIds: row.categoryIds ?? [],
  transport: row.transport,
  hasEmail: row.email !== null,
  hasPhone: row.phone !== null,
  distanceKm,
  reasons,
});

/** What the outside sees of a licence. */
import type { LicenceView } from "@stoep/contract/licences";
import { type LicenceRow, licenceState } from "#modules/accounts/index.ts";

export const viewLicence = (row: LicenceRow, now: Date): LicenceView => ({
  module: row.module,
  state: licenceState(row, now),
  level: row.level,
  from: row.fromAt.toISOString(),
  until: row.untilAt?.toISOString() ?? null,
});

/** Which place a new session activates. D §1: staff and resident never mix in one session. */
interface PlaceCandidate {
  id: string;
  lastUsedAt: Date | null;
}
interface Places {
  /** Last used first. */
  memberships: PlaceCandidate[];
  residences: PlaceCandidate[];
}

/** The only one, or the last used; null when there are several that were never used, so that the person chooses. */
const obviousPlace = ([first, second]: PlaceCandidate[]): string | null =>
  first && (!second || first.lastUsedAt) ? first.id : null;

export function firstPlace(client: string, { memberships, residences }: Places) {
  const membershipId = client === "resident" ? null : obviousPlace(memberships);
  const mayBeResident = client === "resident" || (client !== "dashboard" && memberships.length === 0);
  return { membershipId, residentId: mayBeResident ? obviousPlace(residences) : null };
}

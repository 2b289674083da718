/** Which place a new session activates. D §1: staff and resident never mix in one session. */
interface Candidate {
  id: string;
  lastUsedAt: Date | null;
}
interface Places {
  /** Last used first. */
  memberships: Candidate[];
  residences: Candidate[];
}

/** The only one, or the last used; null when there are several that were never used, so that the person chooses. */
const obvious = ([first, second]: Candidate[]): string | null =>
  first && (!second || first.lastUsedAt) ? first.id : null;

export function firstPlace(client: string, { memberships, residences }: Places) {
  const membershipId = client === "resident" ? null : obvious(memberships);
  const mayBeResident = client === "resident" || (client !== "dashboard" && memberships.length === 0);
  return { membershipId, residentId: mayBeResident ? obvious(residences) : null };
}

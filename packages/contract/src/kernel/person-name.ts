interface PersonNames {
  firstName: string | null | undefined;
  lastName: string | null | undefined;
  /** For a company, or someone known through one. */
  companyName?: string | null | undefined;
}

/** The name that is shown: first and last name; for a company, its name and its contact. Empty for someone who was deleted. */
export function personName({ firstName, lastName, companyName }: PersonNames): string {
  const name = `${firstName ?? ""} ${lastName ?? ""}`.trim();
  if (!companyName) return name;
  return name === "" ? companyName : `${companyName} (${name})`;
}

interface PersonNames {
  firstName: string | null | undefined;
  lastName: string | null | undefined;
  /** Of somebody who is known as a company, or for one. */
  companyName?: string | null | undefined;
}

/** As everybody is shown it: first and last name; a company with whom one speaks there. Empty for somebody who was deleted. */
export function personName({ firstName, lastName, companyName }: PersonNames): string {
  const name = `${firstName ?? ""} ${lastName ?? ""}`.trim();
  if (!companyName) return name;
  return name === "" ? companyName : `${companyName} (${name})`;
}

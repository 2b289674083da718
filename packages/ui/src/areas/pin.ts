/** Whether a pin still belongs to an address that is being edited. Pure. */

/** "Muidelaan 12", from "Muidelaan 12, 9000 Gent". */
const houseOf = (address: string): string => (address.split(",")[0] ?? "").trim().toLocaleLowerCase();

/** Additions to an address leave the pin in place; another street or number removes it. */
export function isSamePlace(before: string, after: string): boolean {
  const house = houseOf(before);
  return house === "" || after.toLocaleLowerCase().includes(house);
}

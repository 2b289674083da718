/** Finds a home address in the columns of a table. Pure. */

export interface HouseAddress {
  street: string;
  houseNumber: string;
  postcode: string;
  municipality: string;
}

type AddressColumns = Partial<Record<"street" | "houseNumber" | "postalCode" | "city" | "address", string>>;

/** "Muidelaan 12 bus 3": the street, and the number with what follows it. In one pass, also over a thousand commas. */
function splitAtNumber(text: string): { name: string; number: string } {
  const at = text.search(/\W\d/);
  if (at === -1) return { name: text, number: "" };
  let end = at + 1;
  while (end > 0 && /[\s,]/.test(text.charAt(end - 1))) end -= 1;
  return { name: text.slice(0, end), number: text.slice(at + 1) };
}

/** null: the row names no house. `incomplete`: the street or the number is missing. */
export function houseAddressOf({
  street,
  houseNumber,
  postalCode,
  city,
  address,
}: AddressColumns): HouseAddress | "incomplete" | null {
  const read = street ? { street, houseNumber, postalCode, city } : address ? splitAddress(address) : null;
  if (read === null) return houseNumber ? "incomplete" : null;
  const written = read.street ?? "";
  const { name, number } = read.houseNumber ? { name: written, number: read.houseNumber } : splitAtNumber(written);
  const house = {
    street: name.trim(),
    houseNumber: number.trim().slice(0, 20).toWellFormed(),
    postcode: (read.postalCode ?? postalCode ?? "").trim(),
    municipality: (read.city ?? city ?? "").trim(),
  };
  return house.street === "" || !/^\d/.test(house.houseNumber) ? "incomplete" : house;
}

/** "Muidelaan 12, 9000 Gent" */
function splitAddress(address: string): AddressColumns {
  const [street = "", ...rest] = address.split(/[,\n]/).map((part) => part.trim());
  const last = rest.join(" ").trim();
  const [, postalCode, city] = /^(?:[A-Z]{1,2}-)?(\d{4,5}(?:\s?[A-Z]{2})?)\s*(.*)$/i.exec(last) ?? [];
  return {
    street,
    postalCode,
    ...(city ? { city } : last && !postalCode ? { city: last } : {}),
  };
}

/** Finds a home address in the columns of a table. Pure. */

export interface HouseAddress {
  street: string;
  houseNumber: string;
  postcode: string;
  municipality: string;
}

type AddressColumns = Partial<Record<"street" | "houseNumber" | "postalCode" | "city" | "address", string>>;

/** "Muidelaan 12 bus 3" or "12, rue Neuve": the street, and the number with what follows it. In one pass, also over a thousand commas. */
function splitAtNumber(text: string): { name: string; number: string } {
  const at = text.search(/\W\d/);
  const [, first = "", rest = ""] = (at === -1 && /^(\d+\s?[a-z]?)[\s,]+(\p{L}.*)$/iu.exec(text)) || [];
  if (first) return { name: rest, number: first };
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

/**
 * "Muidelaan 12, 9000 Gent", "Muidelaan 12 9000 Gent", "9000 Gent, Muidelaan 12", or in lines, as address books have it. What follows the
 * town is its country.
 */
function splitAddress(address: string): AddressColumns {
  const parts = address
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter(Boolean);
  const at = parts.findLastIndex((part) => townIn(part) !== null);
  const town = townIn(parts[at] ?? "");
  const withoutDigits = (part = "") => (/\d/.test(part) ? undefined : part || undefined);
  if (!town) {
    // The first part after the street that has no digit is the town: "Rue Neuve, 12, Bruxelles".
    const found = parts.findIndex((part, place) => place > 0 && !/\d/.test(part));
    const street = (found === -1 ? parts : parts.slice(0, found)).join(" ");
    return { street, city: parts[found] };
  }
  const before = parts.slice(0, at);
  const { postalCode } = town;
  if (at === 0 && !town.street) return { street: parts.slice(1).join(" "), postalCode, city: town.city };
  const above = before.length > 1 && !town.city ? withoutDigits(before.at(-1)) : undefined;
  const streets = above ? before.slice(0, -1) : before;
  const city = town.city || above || withoutDigits(parts[at + 1]);
  return { street: [...streets, town.street].filter(Boolean).join(" "), postalCode, city };
}

/** What stands in a part of an address beside the postcode; null if it has none. Four digits after a street without a number are its number. */
function townIn(part: string): { street: string; postalCode: string; city: string } | null {
  const [, before = "", digits, rest = ""] =
    /^(?:(.*)\s)?(?:[A-Z]{1,2}-)?(\d{4,5})(?=\D|$)((?:\s?\p{L}.*)?)$/iu.exec(part) ?? [];
  if (!digits || (before !== "" && (rest === "" || !/\d/.test(before)))) return null;
  const { letters, city } = splitLetters(rest);
  return { street: before.trim(), postalCode: digits + letters, city };
}

/** Words with which towns begin, which two letters of a postcode may look like in capitals: "8420 DE HAAN". */
const articles = /^(?:de|la|le)$/i;

/** " AB Amsterdam" has the letters of a Dutch postcode; " Gent" and " De Haan" are towns. */
function splitLetters(rest: string): { letters: string; city: string } {
  const [, letters = "", more = ""] = /^\s?([A-Z]{2}|[a-z]{2})(?!\p{L})(.*)$/u.exec(rest) ?? [];
  const city = more.trim();
  const isCapital = letters === letters.toUpperCase();
  const isInTownsCase = city === (isCapital ? city.toUpperCase() : city.toLowerCase());
  const isTown = articles.test(letters) && city !== "" && isInTownsCase;
  const isAttached = !/^\s/.test(rest);
  if (letters === "" || isTown || (city === "" && !isCapital && !isAttached)) return { letters: "", city: rest.trim() };
  return { letters: `${isAttached ? "" : " "}${letters}`, city };
}

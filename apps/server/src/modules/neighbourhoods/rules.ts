/** Names and addresses as people type them. Pure. */
import { fold } from "@stoep/contract/search-words";

export interface StreetName {
  street: string;
  postcode: string;
  municipality: string;
}

/** Folded as all that is searched; anything but letters and digits becomes a space. */
export const foldAddress = (text: string): string => fold(text).trim();

/** The text that typed words are matched against. Includes names as they are spoken: d'Hondt also as dhondt. */
export function searchText({ street, postcode, municipality }: StreetName): string {
  const joined = foldAddress(street.replace(/['’.-]/g, ""));
  const names = joined === foldAddress(street) ? [joined] : [foldAddress(street), joined];
  return foldAddress([...names, postcode, municipality].join(" "));
}

export const addressLabel = ({ street, houseNumber, postcode, municipality }: StreetName & { houseNumber: string }) =>
  `${street} ${houseNumber}, ${postcode} ${municipality}`;

/** One way to read what was typed: each word is the start of a word of the street, the number the start of the house number. */
export interface AddressReading {
  words: string[];
  houseNumber: string | null;
}

const maxWords = 8;

/**
 * "9000 Veldstr 12" may mean house 12 or house 9000: each number is tried as the house, the last first, then none.
 * A box or floor after the number is ignored, because the list of addresses has none.
 */
export function readingsOf(typed: string): AddressReading[] {
  const words = wordsOfAddress(typed);
  const numbers = words.flatMap((word, at) => (/^\d/.test(word) ? [at] : [])).reverse();
  const asHouse = numbers.map((at) => ({
    words: words.filter((_, other) => other !== at),
    houseNumber: words[at] ?? null,
  }));
  return [...asHouse, { words, houseNumber: null }].filter((reading) => reading.words.length > 0);
}

/** Folded; a box or a floor is left out, and a letter stands with its number: "12 A bus 3" is 12a. */
export function wordsOfAddress(typed: string): string[] {
  return foldAddress(typed.replace(/(\d\s*[a-z]?)\s*(?:\/|,?\s*\b(?:bus|bte|boîte|boite|box)\b)\s*\w+/i, "$1"))
    .replace(/\b(\d+) ([a-z])\b/, "$1$2")
    .split(" ")
    .filter(Boolean)
    .slice(0, maxWords);
}

/** The name of a network's schema. */
export const schemaOf = (slug: string) => `n_${slug.replaceAll("-", "_")}`;

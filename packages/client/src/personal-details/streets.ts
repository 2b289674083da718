/** A network's own streets, and the houses in a text that are named by one of them. */
import { fold } from "@stoep/contract/search-words";

/** Street names as they are compared, made by `indexStreets`. */
export interface Streets {
  names: ReadonlySet<string>;
  /** The most words that one of them has. */
  longest: number;
}

const inFull: [abbreviated: RegExp, full: string][] = [
  [/^st$/, "sint"],
  [/str$/, "straat"],
  [/stwg$/, "steenweg"],
  [/^av$/, "avenue"],
  [/^(?:bd|bld|blvd)$/, "boulevard"],
];
const plain = (word: string): string =>
  inFull.reduce((text, [short, full]) => text.replace(short, full), fold(word).trim());
const wordsOf = (text: string) => [...text.matchAll(/[\p{L}\p{M}\d]+/gu)].map(([word]) => word);

export function indexStreets(names: readonly string[]): Streets {
  const folded = names.map((name) => wordsOf(name).map(plain));
  return {
    names: new Set(folded.map((words) => words.join(" "))),
    longest: Math.max(0, ...folded.map(({ length }) => length)),
  };
}

/** Shorter names are words of the language as well: they are streets where they have a capital. */
const shortName = 6;
const isNumber = /^\d{1,4}\p{L}?$/u;
const isNumberSign = /^(?:nr|no|n|nummer|numero)$/i;
/** An hour, an amount of money, a share: no house. */
const isAmount = /^(?:[.:,]\d|\s*(?:uur|u|h|heures?|saat|euros?|eur|km|m|keer|fois|kez|am|pm)(?![\p{L}\d])|\s*[€%°])/iu;
/** Between the words of an address. */
const isGap = /^[\s.,°'’-]{1,3}$/;

interface Word {
  text: string;
  from: number;
  until: number;
}

/** "Coupure 55", "coupure nr. 55", "55, Coupure": as they were written. */
export function findHouses(text: string, streets: Streets): string[] {
  if (streets.longest === 0) return [];
  const words = [...text.matchAll(/[\p{L}\p{M}\d]+/gu)].map(
    ({ 0: word, index }): Word => ({ text: word, from: index, until: index + word.length }),
  );
  return words.flatMap((word, at) => {
    if (!isNumber.test(word.text) || isAmount.test(text.slice(word.until))) return [];
    const before = isNumberSign.test(words[at - 1]?.text ?? "") ? at - 1 : at;
    const named = streetIn(text, words.slice(Math.max(0, before - streets.longest), before), streets, "end");
    if (named && isGap.test(text.slice(words[before - 1]?.until, words[before]?.from)))
      return [text.slice(named.from, word.until)];
    const next = words[at + 1];
    if (word.text.length > 3 || !next || !/^,?\s?$/.test(text.slice(word.until, next.from))) return [];
    const following = streetIn(text, words.slice(at + 1, at + 1 + streets.longest), streets, "start");
    return following ? [text.slice(word.from, following.until)] : [];
  });
}

/** Streets by their name alone, with or without a house: as they were written. */
export function findStreets(text: string, streets: Streets): string[] {
  const words = [...text.matchAll(/[\p{L}\p{M}\d]+/gu)].map(
    ({ 0: word, index }): Word => ({ text: word, from: index, until: index + word.length }),
  );
  return words.flatMap((_, at) => {
    const found = streetIn(text, words.slice(at, at + streets.longest), streets, "start");
    return found ? [text.slice(found.from, found.until)] : [];
  });
}

/** The longest street that these words have at their end or start. */
function streetIn(text: string, words: readonly Word[], streets: Streets, where: "end" | "start"): Word | null {
  for (let count = words.length; count > 0; count -= 1) {
    const some = where === "end" ? words.slice(-count) : words.slice(0, count);
    const [first, last] = [some[0], some.at(-1)];
    if (!first || !last || !streets.names.has(some.map((word) => plain(word.text)).join(" "))) continue;
    const isWhole = some.every((word, at) => at === 0 || isGap.test(text.slice(some[at - 1]?.until, word.from)));
    const isWord = last.until - first.from <= shortName && !/^\p{Lu}/u.test(first.text);
    if (isWhole && !isWord) return { text: "", from: first.from, until: last.until };
  }
  return null;
}

/** How texts are compared in searches: the one fold. The database's function `public.folded` gives the same for texts that are searched. */
import { sumOf } from "./kernel/tallies.ts";

/** Letters that Unicode does not take apart. */
const wholeLetters = "ÆŒÞẞØĐÐĦŁŦŊIıȷĸøđðħłŧŋςʼ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹";
const plainLetters = "æœþßoddhltniijkoddhltnσ'01234567890123456789";
const letters = new Map([...wholeLetters].map((letter, at) => [letter, plainLetters[at] ?? letter]));
const twoLetters: Record<string, string> = { ß: "ss", æ: "ae", œ: "oe", þ: "th" };

/** Combining marks, also of Arabic and Hebrew, and characters that nobody sees, such as soft hyphens and joiners. */
const unseen = new RegExp(
  `[${[
    "\\u0300-\\u036f\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\u3099\\u309a\\ufe00-\\ufe0f\\ufe20-\\ufe2f",
    "\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7",
    "\\u0610-\\u061a\\u0640\\u064b-\\u065f\\u0670\\u06d6-\\u06dc\\u06df-\\u06e4\\u06e7\\u06e8\\u06ea-\\u06ed",
    "\\u00ad\\u061c\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2064\\ufeff",
  ].join("")}]`,
  "g",
);

/**
 * "Crème brûlée!" → " creme brulee ": small letters without accents, one space before every word. All four i of Turkish are i; œ, æ and
 * ß are two letters.
 */
export function fold(text: string): string {
  const bare = text.normalize("NFKD").replace(unseen, "").toLowerCase();
  const plain = bare.replace(/[^\0-\x7f]/g, (letter) => letters.get(letter) ?? letter);
  return ` ${plain
    .replace(/[ßæœþ]/g, (letter) => twoLetters[letter] ?? letter)
    .replace(/[^\p{Alphabetic}\p{Nd}]+/gu, " ")
    .trim()}`;
}

const mostWords = 8;

/** A character that no folded text contains. */
const unmatchableWord = ".";

/** The typed text as folded words; at most eight. Punctuation alone gives a word that matches nothing. */
export function searchWords(typed: string): string[] {
  const words = fold(typed).split(" ").filter(Boolean).slice(0, mostWords);
  return words.length > 0 || typed.trim() === "" ? words : [unmatchableWord];
}

/** How far two folded words are apart: letters added, missing, replaced, or swapped with their neighbour. `most`: further is not counted. */
export function slipsBetween(typed: string, word: string, most = 2): number {
  if (Math.abs(typed.length - word.length) > most) return most + 1;
  let [before, last] = [[] as number[], Array.from({ length: word.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= typed.length; row++) [before, last] = [last, nextRow(typed, word, row, before, last)];
  return Math.min(last[word.length] ?? 0, most + 1);
}

/** The distances of the first `row` letters from each beginning of the word, from those of one and two letters fewer. */
function nextRow(typed: string, word: string, row: number, before: readonly number[], last: readonly number[]) {
  const own = [row];
  for (let at = 1; at <= word.length; at++) {
    const isSame = typed[row - 1] === word[at - 1];
    const isSwapped = row > 1 && at > 1 && typed[row - 1] === word[at - 2] && typed[row - 2] === word[at - 1];
    const plain = Math.min((own[at - 1] ?? 0) + 1, (last[at] ?? 0) + 1, (last[at - 1] ?? 0) + (isSame ? 0 : 1));
    own.push(isSwapped ? Math.min(plain, (before[at - 2] ?? 0) + 1) : plain);
  }
  return own;
}

/** Words that are shorter are taken as typed. */
const shortestMistyped = 4;
const slipCost = 10;

/** How far a typed word is from the nearest word of a folded text: 0 the same, 1 its beginning, 2 within it, from 10 with slips. */
export function distanceTo(typed: string, folded: string): number {
  const words = folded.trim().split(" ");
  if (words.includes(typed)) return 0;
  if (folded.includes(` ${typed}`)) return 1;
  if (folded.includes(typed)) return 2;
  if (typed.length < shortestMistyped) return Number.POSITIVE_INFINITY;
  const most = typed.length < 7 ? 1 : 2;
  // What was typed may be the beginning of a word, with a slip in it.
  const slips = words.flatMap((word) =>
    [word, word.slice(0, typed.length), word.slice(0, typed.length + 1)].map((part, at) => {
      const between = slipsBetween(typed, part, most);
      return between > most ? Number.POSITIVE_INFINITY : between * slipCost + Math.min(at, 1);
    }),
  );
  return Math.min(...slips);
}

/**
 * The items that have every typed word in one of their texts, the nearest first: as typed before as other words, then those with a slip
 * if there are no others. The first text is the name, the others are further words for it. All, in their order, while nothing is typed.
 */
export function findNamed<T>(items: readonly T[], textsOf: (item: T) => readonly string[], typed: string): T[] {
  const words = searchWords(typed);
  if (words.length === 0) return [...items];
  const rated = items.map((item) => {
    const texts = textsOf(item).map(fold);
    const far = words.map((word) => Math.min(...texts.map((text, at) => distanceTo(word, text) + (at > 0 ? 3 : 0))));
    const isWhole = texts[0]?.trim() === words.join(" ");
    return { item, worst: Math.max(...far), sum: isWhole ? -1 : sumOf(far, (one) => one) };
  });
  const exact = rated.filter(({ worst }) => worst < slipCost);
  const found = exact.length > 0 ? exact : rated.filter(({ worst }) => Number.isFinite(worst));
  return found.toSorted((a, b) => a.sum - b.sum).map(({ item }) => item);
}

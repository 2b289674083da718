/** Words that differ from a typed word by one slip. Pure. */

const alphabet = [..."abcdefghijklmnopqrstuvwxyz"];
/** In a word up to this length one slip changes most trigrams, so each one-slip variant is looked up. */
const short = 8;

/** The word's one-slip variants: two letters swapped; for a short word also a letter added, missing or replaced. */
export function slipsOf(word: string): string[] {
  const parts = Array.from({ length: word.length + 1 }, (_, at) => [word.slice(0, at), word.slice(at)] as const);
  const swapped = parts.flatMap(([before, after]) =>
    after.length > 1 ? [`${before}${after[1]}${after[0]}${after.slice(2)}`] : [],
  );
  if (word.length > short) return otherThan(word, swapped);
  const others = parts.flatMap(([before, after]) => [
    ...(after ? [before + after.slice(1)] : []),
    ...alphabet.map((letter) => before + letter + after),
    ...(after ? alphabet.map((letter) => before + letter + after.slice(1)) : []),
  ]);
  return otherThan(word, [...swapped, ...others]);
}

const otherThan = (word: string, others: string[]) => [...new Set(others)].filter((other) => other !== word);

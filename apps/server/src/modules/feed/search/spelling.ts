/** Words that differ by one slip from what was typed. Pure. */

const alphabet = [..."abcdefghijklmnopqrstuvwxyz"];
/** In a word up to this length one slip changes most of its trigrams, so these are looked up slip by slip. */
const short = 8;

/** Every word that one slip makes of it: two letters swapped; in a short word also one too many, one missing, or another one. */
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

/** The difference between two texts, word by word. Pure. */

export type Piece = { kind: "same" | "inserted" | "deleted"; text: string };

/** Words with the space after them, so that joined pieces give the original text. */
const wordsOf = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? [];

/** Beyond this the table of all pairs would be too large; the texts are then shown one after the other. */
const mostPairs = 4_000_000;

/** What was deleted from `before` and inserted into `after`, word by word, in reading order. */
export function wordDiff(before: string, after: string): Piece[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const start = commonStart(old, now);
  const end = commonStart(old.slice(start).reverse(), now.slice(start).reverse());
  const middle = betweenOf(old.slice(start, old.length - end), now.slice(start, now.length - end));
  const same = (words: string[]): Piece[] => words.map((text) => ({ kind: "same", text }));
  return joinPieces([...same(now.slice(0, start)), ...middle, ...same(now.slice(now.length - end))]);
}

function commonStart(old: string[], now: string[]): number {
  let count = 0;
  while (count < old.length && count < now.length && isSame(old[count], now[count])) count += 1;
  return count;
}

/** A word at the end of a text has no space after it. */
const isSame = (one = "", other = "") => one.trimEnd() === other.trimEnd();

function betweenOf(old: string[], now: string[]): Piece[] {
  if (old.length * now.length > mostPairs) return [piece("deleted", old), piece("inserted", now)];
  const longest = commonLengths(old, now);
  const pieces: Piece[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && isSame(old[i], now[j])) {
      pieces.push({ kind: "same", text: now[j] ?? "" });
      i += 1;
      j += 1;
    } else if (j >= now.length || (i < old.length && at(longest, i + 1, j) >= at(longest, i, j + 1))) {
      pieces.push({ kind: "deleted", text: old[i] ?? "" });
      i += 1;
    } else {
      pieces.push({ kind: "inserted", text: now[j] ?? "" });
      j += 1;
    }
  }
  return pieces;
}

const piece = (kind: Piece["kind"], words: string[]): Piece => ({ kind, text: words.join("") });
const at = (table: Uint32Array[], i: number, j: number): number => table[i]?.[j] ?? 0;

/** For every pair of positions, the number of words that the remainders of both texts have in common. */
function commonLengths(old: string[], now: string[]): Uint32Array[] {
  const table = Array.from({ length: old.length + 1 }, () => new Uint32Array(now.length + 1));
  for (let i = old.length - 1; i >= 0; i -= 1) {
    const row = table[i];
    for (let j = now.length - 1; row && j >= 0; j -= 1) {
      row[j] = isSame(old[i], now[j]) ? at(table, i + 1, j + 1) + 1 : Math.max(at(table, i + 1, j), row[j + 1] ?? 0);
    }
  }
  return table;
}

function joinPieces(pieces: Piece[]): Piece[] {
  const result: Piece[] = [];
  for (const { kind, text } of pieces) {
    const last = result.at(-1);
    if (text !== "" && last?.kind === kind) last.text += text;
    else if (text !== "") result.push({ kind, text });
  }
  return result;
}
